# Einstellungen

settings-title = Deine Einstellungen
settings-explained = Sie gelten für alle deine Partien. In Ruhezeiten stehen deine Uhren, und du bekommst keine Erinnerungen. Andere Zeiten stellst du mit /settings ein.
settings-value = { $name }: { $value }
settings-auto = wie in Discord
settings-language = Meine Sprache
settings-mention = Wenn ich am Zug bin
settings-mention-true = erwähne mich
settings-mention-false = ohne Erwähnung
settings-text-board = Spielpläne
settings-text-board-true = als Bild und als Text
settings-text-board-false = als Bild
settings-colours = Spielplanfarben
settings-colours-usual = wie üblich
settings-colours-contrast = starker Kontrast
settings-colours-safe = bei Farbenblindheit
settings-colours-unchanged = In { $games } siehst du die üblichen Farben: Sie eignen sich schon bei Farbenblindheit, und jede hat ihre eigene Form.
settings-reminders = Erinnerungen
settings-reminders-channel = im Kanal
settings-reminders-direct = per Direktnachricht
settings-reminders-off = keine
settings-weekends = Wochenende
settings-weekends-true = meine Uhren laufen
settings-weekends-false = meine Uhren stehen
settings-quiet = Ruhezeiten
settings-no-quiet = keine
settings-hours = { $first } bis { $last } Uhr
settings-zones = Deine Zeitzone
settings-zone = Wähl ein Gebiet, dann die Stadt. Jetzt: { $zone }
help-settings = **/settings**: Sprache, Erwähnungen, Erinnerungen, Ruhezeiten.

# Gebiete der Zeitzonen

area-Africa = Afrika
area-America = Amerika
area-Antarctica = Antarktis
area-Asia = Asien
area-Atlantic = Atlantik
area-Australia = Australien
area-Europe = Europa
area-Indian = Indischer Ozean
area-Pacific = Pazifik
area-UTC = UTC

# Knöpfe

button-settings = Einstellungen
button-all-settings = Alles einstellen
button-time-zone = Zeitzone: { $zone }

# Befehle

command-settings = Stell Sprache, Erwähnungen, Erinnerungen und Zeiten ein
command-settings-language = Sprache privater Antworten
command-settings-mention = Ob du erwähnt wirst, wenn du am Zug bist
command-settings-text-board = Ob Spielpläne auch als Text erscheinen
command-settings-colours = Farben deiner privaten Spielpläne: üblich, starker Kontrast oder bei Farbenblindheit
command-settings-reminders = Wo du an deine Züge erinnert wirst
command-settings-time-zone = Deine Zeitzone, etwa Europe/Berlin
command-settings-quiet = Stunden ohne Uhren und Erinnerungen, etwa 22-7, oder none für keine
command-settings-weekends = Ob deine Uhren samstags und sonntags laufen
