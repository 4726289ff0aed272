# Vergessen werden

forget-title = Was über dich gespeichert ist
forget-stored = Deine Einstellungen, dein Urlaub, deine Bilanz und wann du meistens spielst, außerdem deine ID, dein Name und deine Notizen in { $matches ->
    [one] 1 Partie oder Lobby
   *[other] { $matches } Partien und Lobbys
}; davon laufen noch { $running }.
forget-explained = **Vergiss mich** löscht das alles, und das lässt sich nicht zurücknehmen. Du verlässt Lobbys und gibst Partien auf: Zu zweit gewinnt die andere Person, zu mehreren spielt der Computer weiter. In jeder Partie steht statt deines Namens „{ former-name }“. Nachrichten, die schon in Discord stehen, bleiben dort.
forget-begun = Alles über dich wird jetzt gelöscht. Bei vielen Partien dauert das ein paar Minuten.

# Knöpfe

button-my-data = Meine Daten
button-forget = Vergiss mich

my-data-title = Was Parlour über dich gespeichert hat
my-data-about = Alles, was dieses Parlour über dich gespeichert hat: zu jedem Teil, was es ist, wozu es da ist, und deine Daten. Die Beschreibungen und die Namen der Felder sind auf Englisch. my-data.md ist zum Lesen, my-data.json sagt Programmen dasselbe. Was andere für sich behalten und was laufende Partien verbergen, steht nicht darin.
my-data-offered = **Mitnehmen** gibt dir das alles als Datei, mit jeder Partie, die noch gespeichert ist, und deinen Zügen darin.
my-data-here = Hier ist sie. Diese Datei bekommst nur du.
my-data-short = Größere Dateien nimmt Discord nicht an. Deshalb fehlen deine Züge in { $matches ->
    [one] deiner ältesten Partie
   *[other] deinen { $matches } ältesten Partien
}.
button-take-my-data = Mitnehmen
