# Allgemeines

language-name = Deutsch
nameless = Jemand
former-name = Jemand von früher
computer-name = CPU { $number }
quoted-name = „{ $name }“
computer-for = { $name } (CPU)
the-computer = der Computer
list-and = { " und " }
list-comma = { ", " }
labelled = { $label }: { $value }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
effort-tap = nur einmal tippen
moved-here = Die Partie geht in diesem Kanal weiter.
table-points = Punkte
number-decimal = { NUMBER($number, useGrouping: 0) }

# Knöpfe

button-join = Mitspielen
button-leave = Verlassen
button-accept = Annehmen
button-refuse = Ablehnen
button-computer = Computer dazu
button-dismiss = Computer raus
button-write-clock = Andere Bedenkzeit
button-options = Optionen
button-start = Starten
button-hosting = { $host }: starten …
button-back-to-lobby = Deine Lobby
button-to-match = Zur Partie
button-remove = { $player } entfernen
button-cancel = Lobby schließen
button-variants = Regelvarianten
button-all-options = Alle Optionen
button-invite-friends = Freunde einladen
button-play = Spielen
button-view = Meine Ansicht
button-whole = Spielplan
button-share = Im Kanal posten
button-more = Mehr
button-what-next = Lernen, spielen, einladen
button-back = Zurücknehmen
button-done = Fertig
button-kinds = Zurück
button-text = Spielplan als Text
button-concede = Aufgeben
button-wait = 24 h mehr
button-wait-for = 24 h mehr für { $player }
button-playon = Computer spielt weiter
button-playon-for = Computer für { $player } spielen lassen
button-end = Partie beenden
button-end-for = Partie beenden ({ $player })
button-sit = Platz übernehmen
button-sit-for = Platz von { $player } übernehmen
button-refuse-for = Platz von { $player } ablehnen
button-decide = Änderung vorschlagen
button-see-proposal = Vorschlag ansehen
button-undo = Zug zurücknehmen
button-pause = Pause
button-resume = Fortsetzen
button-finish = Mit jetzigem Ergebnis beenden
button-annul = Ohne Ergebnis beenden
button-unrate = Nicht werten
button-replace = { $player } ersetzen
button-offer-seat = Platz anbieten
button-by-computer = Der Computer
button-propose = Vorschlagen
button-at-once = Ausführen
button-agree = Zustimmen
button-seat = Platz nehmen
button-decline = Ablehnen
button-older = Ältere
button-newer = Neuere

# Hilfe

help-title = Brettspiele mit Parlour
help-about = { $games }: Spiel sie hier mit Freunden, an einem Abend oder über mehrere Tage, oder gegen den Computer.
help-new = **/new** eröffnet eine Lobby: Du wählst ein Spiel, andere steigen ein.
help-play = **/play** zeigt dir, was du tun kannst, wie der Knopf „Spielen“ unter einem Spielplan.
help-install = Du willst in jedem Chat spielen, auch wo Parlour kein Mitglied ist? [Füg es zu deinen Apps hinzu]({ $link }).
help-rest = Für alles andere gibt es Knöpfe, wo du sie brauchst. Gib / ein, um alle Befehle zu sehen.

# Begrüßung

welcome-title = Hallo! Brettspiele mit Freunden über mehrere Tage oder gegen den Computer
help-nothing = Keine deiner Partien wartet auf dich

# Eine Lobby eröffnen

opening-title = Eine Lobby eröffnen
opening-explained = Wähl ein Spiel: Seine Lobby öffnet sich in diesem Kanal.
challenge-title = { $player } herausfordern
challenge-explained = Wähl ein Spiel: Seine Lobby öffnet sich in diesem Kanal, mit einem reservierten Platz. Den kann die Person annehmen oder ablehnen.

# Die Lobby

game-seats = { $fewest }–{ $most }
game-seats-fixed = { $most }
game-minutes = { $minutes } Min.
lobby-facts-untimed = { $fewest } bis { $most } Personen · per Nachricht ein paar Tage
lobby-facts = { $fewest } bis { $most } Personen · am Tisch etwa { $minutes } Minuten, per Nachricht ein paar Tage
lobby-seats = Dabei ({ $taken } von { $most })
lobby-options = Optionen
lobby-variants = Regelvarianten
lobby-variants-applying = -# Varianten, die hier nichts ändern würden, sind ausgeblendet.
lobby-variants-explained = /rules erklärt die Standardregeln. Eine Variante, die auf „Nach den gewählten Regeln“ steht, richtet sich nach den Regeln, die du hier wählst.
lobby-usual-options = Standard
lobby-host = { $host } (Gastgeber)
lobby-started = Die Partie hat begonnen: { $channel }
lobby-cancelled = Diese Lobby wurde vor dem Start geschlossen.
lobby-reserved = { $player } · eingeladen
lobby-asked-again = { $player } · noch einmal gefragt, weil sich etwas geändert hat
draws-checkable = Ziehungen sind prüfbar: `{ $fingerprint }`
verify-fair = Der Geheimwert hat diesen Hash; Plätze und Ziehungen folgen daraus; das Protokoll mit { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
} folgt aus den Ziehungen und den Regeln.
verify-fair-late = Der Geheimwert hat diesen Hash, und das Protokoll mit { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
} folgt aus ihm und den Regeln.
verify-fair-rematch = Der Geheimwert hat diesen Hash; die Ziehungen folgen daraus; das Protokoll mit { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
} folgt aus den Ziehungen und den Regeln. Die Plätze wurden nicht ausgelost, wie bei einer Revanche üblich.
verify-fair-contest = Der Geheimwert hat diesen Hash; die Ziehungen folgen daraus; das Protokoll mit { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
} folgt aus den Ziehungen und den Regeln. Die Plätze sind die der Paarung.
lobby-unanswered = Es kann losgehen, sobald alle Eingeladenen geantwortet haben.
lobby-rematch = Es geht los, sobald alle Eingeladenen angenommen haben.
lobby-invitation = { $guests }: Einladung von { $host } zu einer Partie { $game }.
invitation-joined = { $guest } spielt mit.
invitation-out = { $guest } spielt nicht mit.
lobby-changed = { $guests }: In der Partie { $game } von { $host } hat sich etwas geändert. Bitte ansehen, dann annehmen oder ablehnen.
lobby-players = Freunde einladen
lobby-players-explained = Wähl jemanden aus: Die Person wird einmal erwähnt und kann annehmen oder ablehnen. Oder gib den Link weiter: { $place }. Wen du entfernst, der kann nur mit einer neuen Einladung zurückkommen.
lobby-invite = Jemanden einladen
lobby-joined = Du hast einen Platz. Du wirst erwähnt, wenn du am Zug bist.
chat-posting = Einen Moment …
chat-install = Parlour kann dir noch nicht schreiben: Es ist in diesem Chat kein Mitglied. [Füg es zu deinen Apps hinzu]({ $link }) und nutze hier einmal /turns, dann erinnert es dich per Direktnachricht an deine Züge. Spielen kannst du auch ohne das.
lobby-begins = Du hast einen Platz, und die Partie beginnt.
lobby-terms-changed = Die Lobby ist nicht mehr so, wie du sie gesehen hast, deshalb bist du noch nicht dabei. Nimm an, wenn es dir so passt.
lobby-declined = Du hast abgelehnt. Die Lobby zeigt es an.
clock-label = Stunden am Anfang + pro Zug: 48+12
lobby-left = Du hast die Lobby verlassen.
lobby-link = Gib diesen Link weiter, und deine Freunde können mitspielen: { $place }
hosting-title = Deine Lobby: { $taken } von { $most } dabei
hosting-missing = { $count ->
    [one] Es fehlt noch eine Person: Lade jemanden ein oder nimm einen Computer dazu.
   *[other] Es fehlen noch { $count }: Lade Freunde ein oder nimm Computer dazu.
}
hosting-ready = Starte jetzt, oder warte, bis noch andere einsteigen.
hosting-full = Alle sind da: Du kannst starten!
option-clock = Bedenkzeit
option-absence = Wenn die Zeit abläuft
option-absence-ask = entscheiden die anderen
option-absence-computer = übernimmt der Computer
option-absence-wait = wartet die Partie
option-absence-end = endet die Partie
option-note-absence-end = spielen mehrere weiter, übernimmt der Computer
option-language = Sprache der Partie
option-level = Computer
option-level-normal = normal
option-level-easy = leicht
option-level-hard = schwer
option-level-expert = Experte
option-note-level-expert = denkt am längsten
option-level-own = mein Niveau
option-note-level-own = folgt deinen Ergebnissen
option-pace = Tempo der Computer
option-pace-human = kurze Pause
option-note-pace-human = vor jedem Zug
option-pace-quick = keine Pause
option-hints = Tipps vom Computer
option-hints-allowed = erlaubt
option-note-hints-allowed = danach steigt deine Wertung in dieser Partie nicht mehr
option-hints-off = aus
option-rated = Wertung
option-rated-yes = gewertet
option-rated-no = nicht gewertet
option-with-note = { $value } ({ $note })

# Abwesenheit

absence-late = Die Zeit von { $player } ist abgelaufen.
absence-gone = { $player } ist nicht mehr auf diesem Server.
absence-away = Der Computer spielt für { $player }. Mit „Spielen“ geht es zurück an den Tisch.
absence-stands-in = { $player } springt ein. Mit „Spielen“ bekommt { $owner } den Platz zurück.
absence-invited = { $guest }, du kannst den Platz von { $player } übernehmen.
absence-idle = Seit Langem hat niemand gezogen. Die Partie endet { $when } von selbst, wenn es dabei bleibt.
absence-choose = Alle anderen am Tisch können das mit einem Knopfdruck entscheiden. /propose findet jemand anderen für den Platz.
absence-choose-rated = Die Partie wird weiter gewertet, auch wenn der Computer gewinnt.
absence-noted = Erledigt. Das steht gleich im Kanal.
absence-seated = Willkommen! Der Platz gehört dir. „Spielen“ zeigt dir, was zu tun ist, sobald du am Zug bist.
absence-back = Deine Zeit war abgelaufen, deshalb hat der Computer für dich gespielt. Du hast deinen Platz zurück.
absence-back-from-person = Du warst abwesend, deshalb hat jemand anderes für dich gespielt. Du hast deinen Platz zurück.

# Bedenkzeit

clock-none = ohne Bedenkzeit
clock-off = keine
clock-fast = schnell ({ $bank } h + { $increment } h pro Zug)
clock-normal = normal ({ $bank } h + { $increment } h pro Zug)
clock-slow = langsam ({ $bank } h + { $increment } h pro Zug)
clock-custom = { $bank } h + { $increment } h pro Zug
clock-until = ⏳ Zeit läuft { $when } ab
clock-of = ⏳ { $player }: Zeit läuft { $when } ab

# Beiträge im Kanal

post-turn = Am Zug: { $players }.
post-turn-task = { $turn } { $task }
post-computer = Überlegt: { $players }
post-played = Die Partie ist vorbei.
post-absent = Die Partie endete vorzeitig, weil jemand abwesend war. Die Punkte bis dahin:
post-idle = Die Partie endete von selbst: 30 Tage lang hat niemand gezogen. Die Punkte bis dahin:
post-stopped = Die Serverleitung hat die Partie beendet. Die Punkte bis dahin:
post-deadline = Die Zeit dieser Partie ist vorbei. Sie zählt, wie sie steht:
post-agreed = Alle waren sich einig: Die Partie endet mit dem jetzigen Ergebnis.
post-annulled = Alle waren sich einig: Die Partie endet ohne Ergebnis.
clock-paused = ⏸️ Pause: Alle Uhren stehen.
clock-paused-until = ⏸️ Pause: Alle Uhren stehen. Sie laufen { $when } weiter.
post-conceded = (aufgegeben)
post-tie-break = (bei Gleichstand: { $what })
post-round = Runde { $round }: { $points }
result-total = Punkte
result-curve = Punkte, Zug für Zug
result-curve-rounds = Punkte, Runde für Runde
result-curve-numbered = Punkte, Zug für Zug; Zahlen sind Runden
round-name = Runde { $round }
post-more-story = … { $count } mehr im *Verlauf*
panel-more-news = … { $count } mehr
post-no-image = Das Bild hat diesmal nicht geklappt. „Meine Ansicht“ zeigt dir den Spielplan.

# Eine Ansicht

match-begun = Deine Partie **{ $game }**: { $place }
match-link = Partie öffnen
panel-dropped = { $count ->
    [one] Eine deiner Aktionen passt nicht mehr und fällt weg.
   *[other] { $count } deiner Aktionen passen nicht mehr und fallen weg.
}
panel-choose = Wähl aus …
panel-choose-part = Ab { $first } …
panel-final = ⚠️ lässt sich nicht zurücknehmen, und alles davor auch nicht.
panel-more-refusals = und { $count } weitere Gründe
panel-ready = **Fertig?**
panel-done = Fertig.
panel-unseen = Fertig, aber der Kanal zeigt es nicht an. Wer jetzt dran ist, bekommt eine Direktnachricht von Parlour.
panel-unseen-chat = Fertig.
panel-untold = Fertig, aber Parlour kann es den anderen nicht mitteilen.
panel-waiting = Warten auf { $players }.
panel-yours = Du bist am Zug.
panel-over = Die Partie ist vorbei.
panel-lost = Der Kanal dieser Partie wurde gelöscht, oder jemand am Tisch sieht ihn nicht. Die Partie steht still, und nichts wird gepostet. Mit /turns holst du die Partie in einen Kanal, den alle am Tisch sehen.
panel-spectator = Du spielst in dieser Partie nicht mit. Das hier ist der öffentliche Spielplan.
panel-text-attached = Der Spielplan in Worten ist zu lang für eine Nachricht: Er steht in der Datei.
unposted-turn = Du bist am Zug, aber der Kanal zeigt es nicht an.
unposted-over = In der Partie gibt es Neues, aber der Kanal zeigt es nicht an.
unposted-turn-chat = Du bist am Zug.
unposted-over-chat = Die Partie ist vorbei.
unposted-unseen = Der Kanal dieser Partie, { $channel }, zeigt dir das nicht an. /turns zeigt dir deine Partien überall.
unposted-above = { $players }: Eine deiner Partien wartet in einem Kanal auf dich, den du nicht sehen kannst, und Parlour konnte dir keine Direktnachricht schicken. Alle deine Partien stehen in /turns.
deleted-news = Der Kanal dieser Partie wurde gelöscht, deshalb steht sie still.
deleted-terms = Bis dahin stehen alle Uhren. Wenn niemand sie innerhalb von 30 Tagen fortsetzt, endet sie ohne Ergebnis.
unseen-news = Was Parlour in { $channel } postet, erreicht { $players } nicht. Deshalb steht die Partie still.
unseen-news-you = Was Parlour in { $channel } postet, erreicht dich nicht. Deshalb steht die Partie still.
unseen-hint = Alle am Tisch können sie fortsetzen: mit /turns in einem Kanal, den alle sehen.
unseen-clocks = Bis dahin stehen alle Uhren. Wer danach am Zug ist, hat beim ersten Mal noch mindestens einen Tag.
unseen-turn = Du kannst ihren Kanal nicht sehen, aber darauf hat die Partie einen Tag gewartet und geht weiter. Du kannst hier spielen.
unseen-day = Auf jemanden, der sie nicht sieht, wartet die Partie insgesamt einen Tag. Danach kann sie in jedem Textkanal weitergehen, und die Uhr dieser Person läuft. Sie erfährt jeden Zug per Direktnachricht. Setzt sie 30 Tage lang niemand fort, endet sie, und auf wen sie gewartet hat, hat verloren.
archived-soon = Du bist am Zug. Discord archiviert bald den Thread dieser Partie, weil seit Tagen niemand gespielt hat. Seine Knöpfe tun dann vielleicht nichts mehr.
archived-now = Du bist am Zug. Der Thread dieser Partie wurde archiviert, und seine Knöpfe tun vielleicht nichts.
archived-open = Spiel hier, oder schreib etwas in { $channel }: Das öffnet den Thread.
archived-locked = Spiel hier. Nur wer Threads verwalten darf, kann { $channel } öffnen, denn er ist gesperrt.
obstacle-locked = Parlour kann in { $channel } nichts posten: Der Thread ist gesperrt. Wer Threads verwalten darf, kann ihn entsperren.
obstacle-permission = Parlour kann in { $channel } nichts posten: Dort fehlt ihm eine Berechtigung. Die Serverleitung kann sie erteilen.
obstacle-hidden = Parlour sieht { $channel } nicht. Die Serverleitung kann ihm den Kanal zeigen; in einen privaten Thread kommt es, sobald es dort jemand erwähnt.
obstacle-gone = Der Kanal dieser Partie wurde gelöscht, oder jemand am Tisch sieht ihn nicht. Mit /turns in einem anderen Kanal holst du die Partie dorthin.
obstacle-chat = Parlour ist in { $channel } kein Mitglied und kann dort nicht von sich aus posten. Der Spielplan folgt spätestens beim nächsten Knopfdruck dort.
obstacle-other = Discord weist ab, was Parlour in { $channel } postet. Parlour versucht es mindestens einmal pro Stunde wieder, und beim nächsten Zug.

# Was Möglichkeiten kosten und bringen

button-effects = ?
effect-then = { " · " }
effect-option = { $option } — { $effect }
effect-question = dann: { $question }
effect-again = dann wählst du noch einmal
effect-turn = beendet deinen Zug
effect-chance = dann entscheidet der Zufall
effect-secret = dann wird etwas aufgedeckt
effect-end = beendet die Partie
holding-points = { $sign }{ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

# Warum etwas besser ist als etwas anderes

why-than = Verglichen mit { $other }, in den nächsten Zügen: { $reasons }.
why-and = { " und " }
why-but = { " Aber: " }{ $reasons }.
why-equal = Etwa so gut wie { $other }: Kein Unterschied ist sicher.
why-whole = Verglichen mit { $other } macht nichts Einzelnes den Unterschied.
why-points = { $sign }{ $points } für „{ $category }“{ $when }
why-rival = { $player } { $reason }
why-win = +{ $count } % Siegchance
why-lead = { $points } mehr Vorsprung
why-opens = { $move } wird möglich
why-denies = { $move } geht für { $player } nicht mehr
why-at-end = { " (am Ende)" }
why-at-end-of = { " (am Ende von " }{ $round })
why-in = { " (" }{ $round })

# Vorschläge

decide-title = Änderung vorschlagen
decide-explained = Dein Vorschlag erscheint im Kanal. Er gilt, sobald alle Betroffenen zugestimmt haben; eine einzige Ablehnung genügt, und er ist vom Tisch. Computer stimmen immer zu.
ended-early = Eine Partie, die ihr einvernehmlich vorzeitig beendet, zählt in keiner Bilanz und keiner Wertung.
proposal-TakeBack = { $player } möchte Züge zurücknehmen
proposal-Finish = { $player } schlägt vor, die Partie mit dem jetzigen Ergebnis zu beenden
proposal-Annul = { $player } schlägt vor, die Partie ohne Ergebnis zu beenden
proposal-Pause = { $player } schlägt eine Pause vor: Alle Uhren stehen; ziehen darf man trotzdem
proposal-Resume = { $player } setzt die Partie fort: Alle Uhren laufen wieder
resume-notice = Du kannst die Pause allein beenden: Sie endet 24 Stunden nach deinem Knopfdruck, oder sofort, wenn alle zustimmen.
resume-noticed = Die Pause endet { $when }, oder sofort, wenn alle zustimmen. Ablehnen verlängert sie nicht.
resume-noted = Die Pause endet { $when }, oder sofort, wenn alle zustimmen. Der Kanal zeigt es an.
proposal-Unrate = { $player } schlägt vor, diese Partie nicht zu werten
proposal-Replace = { $player } schlägt vor: { $taker } übernimmt für { $seat }
undo-chance = { $draws ->
    [one] Seitdem gab es 1 Zufallsziehung.
   *[other] Seitdem gab es { $draws } Zufallsziehungen.
} Nichts wird neu gezogen: Dieselben Züge führen zu denselben Ziehungen.
undo-no-chance = Seitdem gab es keine Zufallsziehung.
undo-shown = 👁️ war vorher verdeckt; jetzt wissen es alle.
undo-seen = Haben seitdem Verdecktes gesehen: { $players }
undo-further = Zurück bis vor …
offer-moved-on = Die Partie ist inzwischen weitergegangen. Das wäre jetzt die Folge.
offer-asks = Zustimmen müssten: { $players }.
offer-alone = Sonst muss niemand zustimmen.
replace-explained = Wer soll für { $player } übernehmen? Die Person muss den Platz annehmen, und die anderen müssen zustimmen. Auch { $player } muss zustimmen, außer bei Abwesenheit: Dann genügt eine Nachricht 24 Stunden vorher, und „Spielen“ gibt den Platz zurück.
replace-opens = { $player }, du bist abwesend. Dein Platz wird frei: { $when }. Bis dahin behältst du ihn, wenn du mit „Spielen“ zurückkommst oder ablehnst. Danach holst du ihn mit „Spielen“ zurück.
replace-opens-late = { $player }, du bist abwesend. Dein Platz wird frei: { $when }. Bis dahin behältst du ihn, wenn du deinen Zug beendest oder ablehnst. Danach holst du ihn mit „Spielen“ zurück.
offer-seat-explained = Wer soll für dich weiterspielen? Die Person bekommt einen Knopf für deinen Platz; bis sie ihn drückt, bleibt er deiner. Wählst du den Computer, müssen die anderen zustimmen.
replace-by = Wähl eine Person
proposal-missing = Es fehlt noch die Zustimmung von: { $players }
proposal-one = Eine dieser Personen muss zustimmen: { $players }
proposal-seat = Muss noch Platz nehmen: { $players }
proposal-absent = Zustimmen, ablehnen oder zurückkommen kann noch: { $players }. Bleibt die Antwort aus, lässt er sich { $when } mit *Zustimmen* ausführen.
proposal-agreed = ✅ Angenommen.
shared-by = Gepostet von { $player }.
proposal-declined = ❌ { $player } hat abgelehnt.
proposal-withdrawn = ↩️ { $player } hat den Vorschlag zurückgezogen.
proposal-done = ✅ Erledigt.
proposal-lapsed = 💨 Die Partie ist weitergegangen, der Vorschlag ist hinfällig.
proposal-again = Der Beitrag zu diesem Vorschlag wurde gelöscht. Wer abwesend ist, weiß vielleicht nichts davon. Er wird noch einmal gepostet, und die Frist beginnt neu: Sie endet { $when }.
proposal-settled = Dieser Vorschlag ist erledigt.
proposed-noted = Vorgeschlagen. Die anderen sehen es im Kanal; dort kannst du es mit „Ablehnen“ zurückziehen.
agreed-noted = Du hast zugestimmt. Jetzt fehlen noch die anderen.
outcome-agreed = Angenommen. Der Kanal zeigt es gleich an.
outcome-declined = Abgelehnt. Das steht gleich im Kanal.
outcome-withdrawn = Zurückgezogen. Das steht gleich im Kanal.
outcome-lapsed = Die Partie ist weitergegangen, der Vorschlag ist hinfällig.
notice-TakenBack = ↩️ Wie vereinbart hat { $seat } die Partie auf einen früheren Zug zurückgesetzt.
notice-CameBack = 🪑 { $seat } ist wieder da.
notice-Seated = 🪑 { $seat } übernimmt für { $former }.

# Aufgeben

concede-sure = Willst du wirklich aufgeben? Zu zweit gewinnt die andere Person. Zu mehreren übernimmt der Computer deinen Platz, und du landest auf dem letzten Rang.
concede-done = Du hast aufgegeben.
leave-seat-sure = Du springst für jemanden ein. Willst du den Platz verlassen? Der Computer spielt, bis die Person zurück ist.
leave-seat-done = Du hast den Platz verlassen.

# Wiederholungen

try-posted = Eine Stellung, die du noch einmal spielst, gegen Computer ({ $level }). Das Ergebnis zählt nicht. Nach einer Woche ohne Zug ist Schluss.

# Vorbereitete Züge

prepare-final = ⚠️ hängt vom Zufall ab oder deckt etwas auf; danach lässt sich nichts mehr vorbereiten.
prepare-ready = **Dein Zug ist vorbereitet.** Wähl, was passiert, wenn er kommt.

# Ziehungen prüfen

verify-fault-rules = Diese Partie wurde mit einer anderen Fassung der Regeln gespielt und lässt sich hier nicht nachspielen. Mit der damaligen Version von Parlour geht es.
verify-fault-secret = Der Geheimwert hat nicht den veröffentlichten Hash.
verify-fault-seats = Die Plätze haben nicht die ausgeloste Reihenfolge.
verify-fault-added = Etwas wurde beigetragen, das weder ein Knopfdruck noch der Hash von Wörtern ist.
verify-fault-key = Die Ziehungen folgen nicht aus dem Geheimwert.
verify-fault-log = Das Protokoll folgt nicht aus den Ziehungen und den Regeln: { $detail }.
verify-fault-position = Das Protokoll führt nicht zu dieser Stellung.
verify-fault-end = Das Protokoll bricht vor dem Ende der Partie ab.

# Verlauf

story-by-order = ⏱️ { $line }
story-prepared = 🗓️ { $line }
story-continued = { $line } · { $more }

# Berechtigungen, in Discords Worten

permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-read-messages = Kanäle anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden

# Fehler

error-already-agreed = Du hast schon zugestimmt. Jetzt fehlen noch die anderen.
error-already-proposed = Es gibt schon einen offenen Vorschlag. Stimm ihm erst zu oder lehn ihn ab: im Kanal, oder unter „Mehr“, „Änderung vorschlagen“.
error-computer-plays = Für diesen Platz spielt schon der Computer.
error-no-proposal = In dieser Partie gibt es keinen offenen Vorschlag.
error-nobody-there = Dieser Platz gehört dem Computer. Ersetzen lassen sich nur Personen.
error-no-vote = Das entscheiden andere.
error-not-in-play = Hier läuft keine Partie.
error-older-rules = Diese Partie begann nach älteren Regeln und lässt sich nicht nachspielen: Frühere Spielpläne sind nicht zu sehen, und fertige Züge lassen sich nicht zurücknehmen.
error-log-differs = Das Protokoll dieser Partie lässt sich nicht nachspielen: Frühere Spielpläne sind nicht zu sehen, und fertige Züge lassen sich nicht zurücknehmen. Die Partie selbst geht weiter.
error-own-proposal = Das ist dein eigener Vorschlag. Jetzt sind die anderen gefragt.
error-proposal-closed = Dieser Vorschlag ist schon erledigt.
error-already-given = Du hast für diesen Zug schon 24 Stunden gegeben. Die anderen können es noch.
error-others-wait = Auch andere warten auf diese Person. Wenn ihre Zeit um ist, könnt ihr ihr je 24 Stunden geben.
error-already-joined = Du bist schon dabei.
error-terms-changed = Gerade wurden die Optionen oder die Computer geändert, deshalb bist du noch nicht dabei. Die Lobby zeigt sie gleich: Schau sie dir an und drück noch einmal „Mitspielen“.
error-already-invited = Diese Person ist schon eingeladen.
error-already-seated = Diese Person spielt schon in dieser Partie.
error-had-another-seat = Diese Person hatte in dieser Partie einen anderen Platz und weiß, was dort verdeckt war.
error-stands-in = Du springst für jemanden ein und kannst den Platz nicht weitergeben. Unter „Mehr“ verlässt du ihn mit „Aufgeben“.
error-no-help-for-others = Diese gewertete Partie zählt für jemand anderen, für den du spielst. Ein Tipp oder ein neuer Versuch würde der Person ihren möglichen Gewinn nehmen, deshalb gibt es das hier nicht. Entscheide selbst.
error-seat-opens-later = Wer diesen Platz hat, weiß Bescheid und kann noch zurückkommen. Du kannst ihn <t:{ $when }:R> übernehmen.
error-seat-stands-still = Die Partie steht still. Sobald sie weitergeht, bleibt dem, dem dieser Platz gehört, so viel Zeit wie zuvor, um zurückzukommen.
error-already-started = Diese Partie hat schon begonnen. Sie läuft in ihrem Thread.
error-session-quarantined = Die Daten dieser Partie sind nicht lesbar. Sie liegen jetzt beiseite, es geht also nichts verloren; wer diesen Bot betreibt, findet den Grund im Log des Bots. Andere Partien gehen weiter.
error-game-gone = Das Spiel dieser Partie ist bei diesem Bot nicht mehr installiert, deshalb kann niemand weiterspielen. Nichts ist verloren: Die Partie geht weiter, sobald es wieder installiert ist.
error-channel-taken = Du spielst hier schon, oder dieser Thread gehört zu einer anderen Partie. Nimm einen anderen Kanal. Wo Parlour Threads erstellen darf, bekommt jede Partie ihren eigenen.
error-discord = Discord hat die Antwort nicht angenommen. Nichts ist verloren: Bitte versuch es noch einmal. (Kennung { $reference })
error-host-only = Das kann nur der Gastgeber.
error-host-leaves = Diese Lobby hast du eröffnet. Um sie zu verlassen oder zu schließen, drück „Mehr“.
error-lobby-closed = Diese Lobby ist geschlossen. /new eröffnet eine neue.
error-just-taken-over = Dieser Platz hat gerade gewechselt. Wer ihn jetzt hat, zieht zuerst.
error-managers-only = Das kann nur, wer diesen Server verwalten darf (Berechtigung „Server verwalten“).
error-missing-permissions = Parlour fehlen in diesem Kanal Berechtigungen: { $permissions }. Die Serverleitung kann sie erteilen.
error-moved-on = Die Partie ist inzwischen weitergegangen, deshalb ist nichts passiert.
error-direct-with-others = In Direktnachrichten würde sonst niemand die Partie sehen. Spiel hier allein oder gegen Computer, oder nutze /new auf einem Server.
error-no-bots = Andere Bots können nicht mitspielen. Wähl Personen, oder nimm Computer dazu.
error-no-computer = In dieser Lobby ist kein Computer.
error-private-thread = Parlour ist in diesem privaten Thread kein Mitglied und könnte hier keine Spielpläne posten. Erwähne es hier einmal und nutze dann /new noch einmal.
error-no-place = Parlour kann in { $channel } nichts posten: Ihm fehlt die Berechtigung, oder der Kanal wurde gelöscht.
error-command-gone = /{ $command } ist jetzt ein Knopf oder Teil eines anderen Befehls. /help zeigt, wo es losgeht. Starte Discord neu, um die neue Liste der Befehle zu sehen.
error-no-sight = Du siehst den Kanal dieser Partie nicht.
error-player-without-sight = { $player } sieht diesen Kanal nicht. Setz die Partie dort fort, wo alle am Tisch sie sehen.
error-not-in-personal-channel = Diese Partie geht in keinem privaten Thread oder Sprachkanal weiter, denn wem er gehört, der kann ihn vor anderen verbergen. Setzt sie in einem Textkanal oder einem öffentlichen Thread fort.
error-others-play-on = In dieser Partie spielen andere weiter. Lass den Computer für die abwesende Person spielen, oder schlag allen vor, die Partie zu beenden.
error-left-server = Du bist nicht auf dem Server dieser Partie und kannst nur deinen eigenen Platz spielen.
error-share-elsewhere = Das kannst du im Kanal der Partie posten: { $channel }. Hat die Partie einen Thread, geht auch der Kanal darüber.
error-share-locked = Dieser Thread ist gesperrt, hier lässt sich nichts posten.
error-share-in-server = Das lässt sich nur auf einem Server posten.
error-shared-already = Das hast du hier gerade erst gepostet.
error-shared-too-often = In kurzer Zeit wurde viel gepostet. Das nächste Mal geht es <t:{ $until }:R>.
error-not-in-chat = { $player } ist nicht in diesem Chat und würde die Partie nicht sehen.
error-only-in-chat = Drück das im Chat der Partie: { $channel }
error-answers-private = Dieser Server zeigt Antworten nicht eingeladener Apps nur dir, deshalb würde sonst niemand die Partie sehen. Spielt in einem Gruppenchat, oder bitte die Serverleitung, Parlour einzuladen oder *Externe Apps verwenden* zu erlauben.
error-may-not-post = Du darfst in diesem Kanal nicht schreiben, deshalb schreibt Parlour hier auch nicht für dich.
error-removed-from-lobby = Du wurdest aus dieser Lobby entfernt. Nur der Gastgeber kann dich wieder einladen.
error-rematch-of-others = Diese Revanche ist für die, die zuletzt gespielt haben. Einladen kann, wer sie vorgeschlagen hat.
error-unanswered = Eine Einladung ist noch offen. Warte auf die Antwort, oder nimm die Einladung zurück: „Freunde einladen“.
error-excluded = Die Serverleitung hat dich von Lobbys und Partien ausgeschlossen. Deine Plätze in laufenden Partien behältst du.
error-guest-excluded = Die Serverleitung hat diese Person ausgeschlossen, deshalb lässt sie sich nicht einladen.
error-lobby-excluded = Die Serverleitung hat { $player } ausgeschlossen. Nimm diese Person erst aus der Lobby.
error-lobby-left = { $player } hat den Server verlassen. Wer die Lobby eröffnet hat, kann diese Person herausnehmen.
error-forbidden-game = Die Serverleitung erlaubt dieses Spiel hier nicht.
error-forbidden-channel = Die Serverleitung erlaubt das in anderen Kanälen: { $channels }
error-too-many-of-these = Mehr als { $most } gehen nicht. Entfern erst etwas.
error-no-such-player = Diese Person hat keinen Platz in dieser Partie.
error-only-a-lobby = Die Partie hat noch nicht begonnen. Ihre Lobby ist hier: { $place }
error-no-session = Hier gibt es keine Partie. /new eröffnet eine Lobby, /turns zeigt deine Partien.
error-not-done = Dein Zug ist noch nicht vollständig: Du musst noch etwas wählen.
error-others-first = Übernimm den Platz, sobald alle anderen zugestimmt haben.
error-half-between = Seit dieser Platz angeboten wurde, ist die Hälfte der Partie vorbei, und er würde jetzt für jemand anderen zählen. Er muss noch einmal angeboten werden.
error-guest-too-new = { $player } ist erst seit weniger als einem Tag auf diesem Server und kann deshalb noch keinen Platz in einer gewerteten Partie übernehmen.
error-too-new = Du bist erst seit weniger als einem Tag auf diesem Server und kannst deshalb noch keinen Platz in einer gewerteten Partie übernehmen.
error-not-invited = Du bist hier nicht eingeladen.
error-not-joined = Du bist in dieser Lobby nicht dabei.
error-not-playing = Du spielst hier in keiner Partie.
error-not-late = Das geht erst, wenn die Zeit von jemandem abgelaufen ist, und nicht, wenn die Partie dann warten soll.
error-not-paused = Die Uhren laufen schon.
error-not-running = Es laufen keine Uhren, die eine Pause anhalten könnte.
error-not-started = Diese Partie hat noch nicht begonnen.
error-not-lost = Diese Partie hat einen Kanal. Vielleicht wurde sie gerade verlegt: /turns führt dich hin.
error-not-your-turn = Du bist nicht am Zug. Du wirst erwähnt, wenn es so weit ist.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen.
error-own-seat = Über deinen Platz entscheiden die anderen. Unter /settings findest du Urlaub, und mit /propose kannst du deinen Platz jemandem anbieten.
error-database-unavailable = Parlour erreicht gerade seine Datenbank nicht. Nichts ist verloren: Bitte versuch es in ein paar Sekunden noch einmal.
error-no-hints = In dieser Partie sind Tipps ausgeschaltet.
error-no-direct = Parlour kann dir nicht schreiben. Erlaube Direktnachrichten von Mitgliedern dieses Servers und versuch es noch einmal.
file-no-record = sie enthält keine Partie oder ist beschädigt
file-format = sie hat das Format { $format }, und diese Version von Parlour liest 1 bis { $newest }
file-game = hier gibt es kein Spiel { $game }
file-number = ihre Stellung enthält eine Zahl über { $most }
file-seats = dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $seats }
file-options = sie hat eine Option, die das Spiel nicht hat
file-key = ihr Schlüssel ist nicht hexadezimal
file-key-length = ihr Schlüssel hat { $bytes } statt { $needed } Bytes
file-hash = ihr veröffentlichter Hash ist kein hexadezimaler SHA-256
file-start = ihr Anfang liegt nach Zeile { $line } eines Protokolls mit { $lines } Zeilen
file-players = sie nennt { $names } Namen für { $seats } Plätze
file-nothing = sie hat weder Schlüssel noch Stellung
file-setup = der Aufbau gehört in die erste Zeile eines Protokolls, und nur dorthin
file-withheld = ihr Schlüssel fehlt mit Absicht, deshalb folgt die Partie nicht aus ihrem Protokoll
file-made-by-hand = sie beginnt mit einer von Hand gebauten Stellung; `parlour show` kann sie vielleicht lesen
file-unplayable = die Stellung am Anfang ist nicht spielbar
file-length = ihr Protokoll hat { $lines } Zeilen statt 1 bis { $most }
file-rules = sie wurde mit Fassung { $version } der Regeln gespielt, und dieses Parlour hat Fassung { $today }
file-illegal = Zeile { $line } des Protokolls ist nicht erlaubt
file-broken = nach Zeile { $line } des Protokolls kann das Spiel nicht weitergehen
file-line = nach heutigen Regeln wäre Zeile { $line } des Protokolls eine andere
file-position = nach heutigen Regeln führt das Protokoll zu einer anderen Stellung
error-no-board = Diese Nachricht ist kein Spielplan einer Partie.
error-challenge-self = Du kannst dich nicht selbst herausfordern. /new eröffnet eine Lobby.
error-guest-gone = Diese Person ist nicht mehr auf diesem Server.
error-not-a-player = Du spielst in dieser Partie nicht mit. „Meine Ansicht“ zeigt dir den öffentlichen Spielplan; /new beginnt eine eigene Partie.
error-lobby-full = Die Lobby ist voll: { $most } können mitspielen.
error-nothing-published = Diese Lobby stammt aus einer früheren Version von Parlour, deine Wörter ließen sich also nicht beweisen. Eröffne eine neue mit /new.
error-too-often = Das war in kurzer Zeit zu oft. Weiter geht es <t:{ $until }:R>.
error-too-many-lobbies = Hier wurden in kurzer Zeit viele Lobbys eröffnet. Die nächste geht <t:{ $until }:R>.
error-guest-called-often = Diese Person wurde in kurzer Zeit oft gerufen. Du kannst sie <t:{ $until }:R> wieder fragen, jemand anderen sofort.
error-too-many-proposals = In kurzer Zeit wurde viel vorgeschlagen, und jeder Vorschlag ruft die anderen. Der nächste geht <t:{ $until }:R>.
error-too-many-matches = Du bist in { $most } Partien, mehr auf einmal geht nicht. Beende erst eine oder gib sie auf: /turns zeigt, welche auf dich warten.
error-player-in-too-many-matches = { $player } ist in { $most } Partien, mehr auf einmal geht nicht. Es klappt, sobald eine davon vorbei ist, oder mit jemand anderem.
error-too-busy = Zu viele haben gleichzeitig gedrückt. Bitte versuch es noch einmal.
error-too-few = Mindestens { $fewest } müssen mitspielen. Lade jemanden ein oder nimm einen Computer dazu.
error-unexpected = In Parlour ist etwas schiefgegangen. Nichts ist verloren: Die Partie ist unverändert. Bitte versuch es noch einmal. Passiert es wieder, melde die Kennung { $reference } an die Leute, die diesen Bot betreiben.
error-broken-game = So kann das Spiel nicht weitergehen: In seinen Regeln steckt ein Fehler. Nichts ist verloren: Die Partie ist unverändert. Wähl etwas anderes und melde die Kennung { $reference } an die Leute, die diesen Bot betreiben.
error-unknown-button = Diesen Knopf gibt es nicht, oder er ist aus einer älteren Version. /play zeigt dir, was du tun kannst.
error-unknown-choice = Das steht nicht zur Wahl. /play zeigt dir, was du tun kannst.
error-unknown-clock = { $value } ist keine Bedenkzeit. Wähl eine aus der Liste, oder gib Stunden am Anfang und pro Zug ein, etwa 48+12.
error-no-game-chosen = Welches Spiel? Gib es mit an, oder gib nur /new ein: Dann wählst du es mit Knöpfen.
error-unknown-game = Ein Spiel { $game } gibt es nicht.
error-option-without-effect = Diese Variante macht hier keinen Unterschied, deshalb bleibt alles, wie es war.
error-unknown-option = Die Option { $option } = { $value } gibt es nicht.
error-unknown-quiet = Gib Ruhezeiten als zwei Stunden des Tages ein, etwa 22-7, höchstens { $most } Stunden auseinander; oder none für keine.
error-unknown-zone = Das ist keine Zeitzone. Wähl eine aus der Liste, etwa Europe/Berlin oder Asia/Tokyo.
error-wrong-seat = Diese Ansicht gehört zu einem anderen Platz. /play zeigt dir deine.
error-no-ratings = Die Serverleitung hat Wertungen ausgeschaltet.
error-no-ratings-in-personal-channel = Eine Partie in einem privaten Thread oder Sprachkanal wird nicht gewertet, denn wem er gehört, der kann ihn vor anderen verbergen. Nutze /new in einem Textkanal, wenn sie gewertet werden soll.
error-not-rated = Diese Partie wird ohnehin nicht gewertet.

# Befehle

suggestions-too-many = Zu viele Vorschläge auf einmal. Warte ein paar Sekunden und schreib dann weiter.
command-help = Sieh, was Parlour ist und wo es losgeht
command-new = Eröffne eine Lobby: Spiel per Knopf wählen oder Spiel und Leute hier angeben
command-new-game = Das Spiel; leer: per Knopf wählen
command-new-second = Wer mit dir spielt
command-new-third = Wer noch mitspielt
command-new-fourth = Wer noch mitspielt
command-new-computers = Wie viele Computer
command-new-level = Wie stark die Computer sind
command-new-language = Sprache der Partie
command-new-clock = Bedenkzeit für alle, etwa 48+12: 48 Stunden, und 12 mehr pro Zug
command-play = Sieh, was du tun kannst, oder antworte gleich
command-play-option = Deine Antwort oder ihre Nummer
command-play-match = Welche Partie, wenn nicht die in diesem Kanal
command-propose = Schlag eine Änderung an einer Partie vor
command-propose-what = Was du vorschlägst
command-propose-match = Welche Partie, wenn nicht die in diesem Kanal
menu-challenge = Herausfordern
