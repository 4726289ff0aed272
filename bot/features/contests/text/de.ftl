# Ligen und Turniere

contests-league = Ligen auf diesem Server
contests-tournament = Turniere auf diesem Server
contests-about-league = In einer Liga spielst du gegen alle in deiner Division, alle Partien gleichzeitig, in Saisons von einigen Wochen. Am Ende einer Saison steigen die Besten eine Division auf und die Letzten ab. Ligen eröffnet die Serverleitung.
contests-about-tournament = Ein Turnier läuft Runde für Runde. Im Schweizer System spielen alle immer weiter, gegen andere mit etwa gleich vielen Punkten. Im K.-o.-Turnier kommt weiter, wer die Partie gewinnt. Eröffnen kann es, wer hier posten darf.
contests-none = Im Moment gibt es keine.
contest-phase-open = Anmeldung offen
contest-phase-running = läuft
contest-phase-over = vorbei
contest-title-league = { $game }: Liga, Saison { $number }
contest-title-swiss = { $game }: Turnier im Schweizer System
contest-title-knockout = { $game }: K.-o.-Turnier
contest-kind-league = Liga
contest-kind-swiss = Schweizer System
contest-kind-knockout = K.-o.-Turnier
contest-days = { $days } Tage pro Saison
contest-round-days = { $days ->
    [one] 1 Tag pro Runde
   *[other] { $days } Tage pro Runde
}
contest-rounds = bis zu { $rounds } Runden
contest-seats = { $seats } Plätze pro Partie
contest-division = Division { $number }
contest-season = Saison { $number }
contest-standing = Stand
contest-bracket = Turnierbaum
contest-progress = { $decided } von { $matches } Partien
contest-round = Runde { $number }
contest-round-of = Runde { $number } von { $rounds }
contest-final = Endstand
contest-final-round = Finale
contest-semi-finals = Halbfinale
contest-quarter-finals = Viertelfinale
contest-bye = Freilos
contest-versus = { " – " }
contest-ends = { $progress } entschieden. Frist: { $when }. Eine Partie, die dann nicht vorbei ist, zählt nach ihrem Stand.
contest-hidden = ⚠️ Sehen diesen Kanal nicht, deshalb beginnen ihre Partien nicht: { $players }. Die Serverleitung kann das ändern.
contest-hidden-you = Du kannst den Kanal von { $contest } auf { $server } nicht sehen, deshalb beginnen deine Partien dort nicht. Das ist deine Zeit: Ist dein Anteil vorbei, verlierst du sie. Wende dich an die Serververwaltung, oder zieh dich dort mit /tournament zurück.
contest-hidden-you-league = Du kannst den Kanal von { $contest } auf { $server } nicht sehen, deshalb beginnen deine Partien dort nicht. Das ist deine Zeit: Ist dein Anteil vorbei, verlierst du sie. Wende dich an die Serververwaltung, oder zieh dich dort mit /league zurück.
contest-next-season = Zur nächsten Saison kannst du dich ab der Halbzeit anmelden ({ $when }). Bisher angemeldet: { $count }.
contest-movers = Am Ende steigt etwa jede sechste Person eine Division auf, und ebenso viele steigen ab.
contest-is-over = **Das ist vorbei.**
contest-first = { $where }: vorn { $names } ({ $points }).
contest-won-by = { $where }: am Ende vorn { $names } ({ $points }).
contest-begins = Die nächste Saison beginnt { $when } von selbst, wenn mindestens { $fewest } angemeldet sind.
contest-host-begins = Der Gastgeber kann beginnen, sobald mindestens { $fewest } angemeldet sind.
contest-consent-league = Mit der Anmeldung sagst du zu, gegen alle in deiner Division zu spielen. Die Partien beginnen von selbst, jede in einem Thread hier, und deine Züge werden angekündigt wie immer. Läuft deine Zeit ab, verlierst du die Partie.
contest-consent = Mit der Anmeldung sagst du zu, in jeder Runde eine Partie mit bis zu { $size } Personen zu spielen. Sie beginnt von selbst, in einem Thread hier. Läuft deine Zeit ab oder machst du deinen ersten Zug nicht innerhalb von zwei Tagen, verlierst du die Partie.
contest-secret = Der Geheimwert der Ziehungen: `{ $secret }`. Sein Fingerabdruck war `{ $fingerprint }`.
contest-draws-next = Ziehungen nach dem nächsten Start sind prüfbar: `{ $fingerprint }`
contest-deadline = Runden und Saisons enden pünktlich. In einer Partie haben alle den gleichen Anteil dieser Zeit für ihre Züge, Ruhezeiten und Urlaub eingerechnet: Wer ihn aufbraucht, verliert. Eine Partie, die dann nicht vorbei ist, zählt nach ihrem Stand.
contest-entered-list = Angemeldet ({ $count }): { $names }
contest-one-division = Mit weniger als zwölf Leuten gibt es eine einzige Division, und niemand steigt auf oder ab.
contest-you-left = Du hast dich zurückgezogen. Deine noch offenen Partien verlierst du; die anderen Ergebnisse bleiben.
contest-you-play = Du spielst mit.
contest-you-entered = Du bist für den nächsten Start angemeldet.
contest-bye-own = Du hast ein Freilos, das zählt als Sieg.
contest-against = gegen { $others }
contest-won = gewonnen
contest-lost = verloren
contest-tied = unentschieden
contest-late = Wer sich jetzt anmeldet, spielt ab Runde 2 von { $rounds } mit und beginnt ohne Punkte.
contest-you-are-new = Du warst noch keinen Tag auf diesem Server, als du dich angemeldet hast. Deshalb ändert keine dieser Partien deine Wertung; in der Tabelle zählen sie. Sollen sie gewertet werden, nimm die Anmeldung vor dem Beginn zurück und melde dich einen Tag nach deinem Beitritt neu an.
contest-you-are-in = Du bist dabei: { $contest }. Deine Partien beginnen von selbst, und du wirst erwähnt, wenn du am Zug bist. Zurückziehen kannst du dich jederzeit. Zu den Ziehungen trägst du die ID dieses Knopfdrucks bei: `{ $press }`.
contest-not-in-any-more = Du hast deine Anmeldung zurückgenommen: { $contest }.
contest-withdraw-sure-league = Willst du dich wirklich zurückziehen: { $contest }? Du verlierst alle deine noch offenen Partien und kannst erst in der nächsten Saison zurückkommen. Deine fertigen Partien zählen.
contest-withdraw-sure-tournament = Willst du dich wirklich zurückziehen: { $contest }? Du verlierst alle deine noch offenen Partien und kannst nicht zurückkommen. Deine fertigen Partien zählen.
contest-withdrew = Du hast dich zurückgezogen: { $contest }. Deine offenen Partien enden gleich.
contest-begun =
    Es geht los: { $contest }. { $seeded ->
        [yes] Wer eine Wertung hat, wird danach gesetzt, die Besten zuerst. Die anderen folgen in ausgeloster Reihenfolge.{" "}
       *[no] { "" }
    }Die ersten Partien erscheinen gleich hier.
contest-close-sure = Wirklich schließen: { $contest }? Damit ist Schluss. Begonnene Partien könnt ihr zu Ende spielen, sie zählen aber nicht mehr dafür.
contest-closed-now = Geschlossen: { $contest }.
contest-share-used = Zeit für die eigenen Züge aufgebraucht und damit verloren: { $players }.
contest-finished = Sie wird nach dem Stand von jetzt entschieden, als hätten alle anderen aufgegeben, und ändert keine Wertung.
contest-annulled = Sie zählt dann in ihrer Liga oder ihrem Turnier als unentschieden. Bei K.-o. kommt weiter, wer für die eigenen Züge weniger Zeit brauchte; ist das gleich, wer höher gesetzt ist.
contest-unseen = Bis dahin läuft die Zeit für alle, die ihn nicht sehen: Sie geht von ihrem Anteil an der Runde ab.
contest-moved = Die nächsten Nachrichten und Partien erscheinen in diesem Kanal.
contest-replaced = { $contest }. Der neueste Stand: { $place }
contest-half = { $contest }: Halbzeit, ihr könnt euch für die nächste Saison anmelden.
contest-result = Ergebnis: { $contest }
contest-reminder = { $people } { $contest } hat begonnen, und Partien warten auf den ersten Zug: { $place }

# Tabellen

table-wins = S
table-draws = U
table-losses = N
table-ranks = Mögl. Ränge
table-rounds = Runden
table-opponents = Gegner
table-line = { $place }. { $name }: { $points } ({ $wins } gewonnen, { $draws } unentschieden, { $losses } verloren)
table-line-swiss = { $place }. { $name }: { $points } (Gegner { $opponents })
table-left = { $line }, zurückgezogen
table-possible = noch Rang { $best } bis { $worst } möglich
table-certain = Rang { $best } ist sicher
table-in-words = { $title }, { $note }:
    { $lines }

# Wie Partien entschieden wurden

match-bye = { $name }: Freilos
match-open = { $people }: offen
match-won = { $people }: weiter kommt { $winner } ({ $how })
how-played = gespielt
how-deadline = bei Ablauf der Frist
how-forfeit = kampflos
how-void = ohne Ergebnis
how-bye = Freilos

# Planung

plan-title = Planen: { $kind }
plan-about-league = Saisons mit Divisionen von etwa acht Personen. Jede Saison beginnt mit allen, die dafür angemeldet sind.
plan-about-swiss = Alle spielen in jeder Runde, gegen andere mit etwa gleich vielen Punkten.
plan-about-knockout = Wer seine Partie gewinnt, kommt in die nächste Runde.
plan-clock-fits = Die Bedenkzeit ist nie länger als ein gleicher Anteil der Runde, hier also: { $clock }.
plan-game = Spiel
plan-format = Art des Turniers
plan-seats = Plätze pro Partie
plan-days = Dauer
plan-clock = Bedenkzeit
plan-weeks = { $weeks ->
    [one] 1 Woche pro Saison
   *[other] { $weeks } Wochen pro Saison
}

# Knöpfe

button-leagues = Ligen
button-tournaments = Turniere
button-plan = Planen
button-plan-league = Liga planen
button-plan-tournament = Turnier planen
button-open-contest = In diesem Kanal eröffnen
button-enter = Anmelden
button-withdraw = Zurückziehen
button-contest = Stand und meine Partien
button-begin = Beginnen
button-close-contest = Schließen
button-move-contest = In diesen Kanal verlegen

# Befehle

command-league = Ligen auf diesem Server: ansehen, eröffnen, anmelden, zurückziehen
command-league-action = Was zu tun ist; leer: zeigen
command-league-league = Welche Liga, wenn nicht die in diesem Kanal
command-league-game = Für „open“: welches Spiel; leer: Menüs fragen nach allem
command-league-weeks = Für „open“: wie viele Wochen eine Saison dauert
command-league-clock = Für „open“: die Bedenkzeit in den Partien
command-tournament = Turniere auf diesem Server: ansehen, eröffnen, anmelden, zurückziehen
command-tournament-action = Was zu tun ist; leer: zeigen
command-tournament-tournament = Welches Turnier, wenn nicht das in diesem Kanal
command-tournament-game = Für „open“: welches Spiel; leer: Menüs fragen nach allem
command-tournament-kind = Für „open“: Schweizer System oder K.-o.
command-tournament-people = Für „open“: wie viele höchstens in einer Partie spielen
command-tournament-days = Für „open“: wie viele Tage eine Runde dauert
command-tournament-rounds = Für „open“: Runden im Schweizer System; leer: so viele wie nötig
command-tournament-clock = Für „open“: die Bedenkzeit in den Partien

# Fehler

error-which-contest = Es gibt mehrere: Wähl aus der Liste aus.
error-contest-in-server = Ligen und Turniere gehören zu einem Server. Nutze diesen Befehl dort.
error-contest-managers = Ligen eröffnet die Serverleitung (Berechtigung „Server verwalten“). /tournament steht allen offen.
error-contest-host-only = Das kann nur der Gastgeber oder die Serverleitung.
error-contest-entered = Du bist schon angemeldet.
error-contest-withdrawn = Du hast dich hier zurückgezogen und kannst dich nicht wieder anmelden.
error-contest-not-in = Du bist nicht dabei.
error-contest-closed = Im Moment ist keine Anmeldung möglich. Eine Liga öffnet sie wieder zur Halbzeit ihrer Saison, ein Turnier im Schweizer System nimmt in der ersten Runde Nachzügler auf.
error-contest-full = Voll: Höchstens { $most } können sich anmelden.
error-contest-over = Das ist schon vorbei.
error-contest-out-of-sight = Du kannst den Kanal nicht sehen, in dem das jetzt gespielt wird, und würdest von deinen Partien nichts erfahren. Frag nach, wer es leitet.
error-contest-runs = Das hat schon begonnen.
error-contest-begins-later = Die nächste Saison beginnt <t:{ $when }:R> von selbst, damit alle Zeit haben, sich anzumelden.
error-contest-too-few = Erst müssen sich mindestens { $fewest } anmelden.
error-contest-too-many = Davon gibt es im Moment genug. Warte, bis eine Liga oder ein Turnier vorbei ist, oder schließ eins davon.
error-contest-game-seats = Dieses Spiel geht nicht mit { $seats } Personen pro Partie.
error-contest-length = Wähl eine Dauer von { $fewest } bis { $most } Tagen.
error-contest-no-rounds = Eine Zahl von Runden, { $fewest } bis { $most }, gibt es nur im Schweizer System.
error-contest-clock = Eine Liga oder ein Turnier braucht eine Bedenkzeit, damit niemand ewig wartet.
error-contest-channel = Die Partien bekommen Threads, deshalb braucht es einen normalen Textkanal auf einem Server.
error-contest-without-sight = { $player } spielt hier mit und sieht diesen Kanal nicht. Wähl einen, den alle sehen, die dabei sind.
error-contest-close-own = Du spielst hier selbst mit, deshalb beendest du es nicht, solange andere spielen. Das kann jemand aus der Serverleitung, der nicht mitspielt, und von selbst endet es auch.
error-contest-move-entered = Andere nehmen schon teil, deshalb kann es nur in einen anderen Kanal verlegen, wer den Server verwaltet und nicht mitspielt.
error-contest-pause = Eine Partie in einer Liga oder einem Turnier macht keine Pause, denn ihre Runde endet pünktlich.
error-contest-seats = Diese Partie gehört zu einer Liga oder einem Turnier, deshalb kann niemand anderes ihre Plätze übernehmen.
error-no-contest = Diese Liga oder dieses Turnier gibt es hier nicht. /league und /tournament zeigen, was es auf diesem Server gibt.
