# Bemerkungen zu Zügen

remarks-title = Bemerkungen zu diesem Zug
remarks-none = Dazu hat noch niemand etwas gesagt.
remarks-players = Hier schreibt nur, wer mitspielt.
remarks-explained = Nach dem Ende lesen alle alles. Bis dahin liest außer dir niemand, was für später ist. Zuschauer könnten etwas weitersagen.
remarks-partners = Wer zusammenspielt, darf vor dem Ende nicht reden; was du schreibst, erscheint erst dann.
remarks-praised = Züge mit Reaktionen
remark-said = { $player }: { $text }
remark-earlier = { $player }, zu einem früheren Zug: { $text }
remark-form = Bemerkung zu diesem Zug
remark-to-all = Alle sehen sie sofort
remark-to-watchers = Zuschauer jetzt, der Tisch nach dem Ende
remark-to-later = Alle sehen sie nach dem Ende
remark-remove = Bemerkung entfernen
reaction-bravo = Bravo
reaction-ha = Haha
reaction-wow = Wow
reaction-hm = Hm
reaction-luck = Glück

# Einen Server verwalten

manage-remarks = Bemerkungen zu Zügen: an. Wer mitspielt, kann Bemerkungen und Reaktionen hinterlassen.
manage-no-remarks = Bemerkungen zu Zügen: aus. Niemand kann neue hinterlassen.

# Knöpfe

button-remarks = Bemerkungen
button-remark = Schreiben
button-remark-all = Für alle
button-remark-watchers = Für Zuschauer
button-remark-later = Für später
button-allow-remarks = Bemerkungen einschalten
button-forbid-remarks = Bemerkungen ausschalten

# Menü einer Nachricht

menu-remark = Bemerkung zu diesem Zug

# Fehler

error-remark-empty = Darin gibt es nichts zu lesen, also wurde nichts gespeichert.
error-remark-partners = Du spielst in dieser Partie zusammen mit jemandem, und vor dem Ende dürft ihr nicht reden. Schreib etwas für später.
error-remarks-on-move = Du hast zu diesem Zug schon { $most } Bemerkungen. Schreib lieber zu einem anderen etwas.
error-remarks-in-match = Du hast in dieser Partie schon { $most } Bemerkungen. Entfern eine, um eine neue zu schreiben.
error-reactions-in-match = Du hast in dieser Partie schon { $most } Reaktionen. Nimm eine zurück, um eine neue zu geben.
error-remarks-off = Die Serverleitung hat Bemerkungen zu Zügen ausgeschaltet.
