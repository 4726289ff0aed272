# Was besser gegangen wäre

mistakes-title = Was besser gegangen wäre
mistakes-none = Nichts Sicheres: Zwei Suchen haben keine Entscheidung von dir gefunden, die Nennenswertes verschenkt hat. Fehlerwert: 0.
mistakes-score = Das siehst nur du. Fehlerwert: **{ $score }** (Fehler nach Größe je zehn Entscheidungen; 0 ist am besten). Nur zweifelsfreie Fehler zählen; ein niedriger Wert heißt also nicht, dass fast alles perfekt war.
mistakes-how = Jeden fanden zwei Suchen, die nicht mehr wussten als du damals, und ein direkter Vergleich beider Möglichkeiten hat ihn bestätigt.
mistake-1 = klein
mistake-2 = mittel
mistake-3 = groß
mistake-chosen = Deine Wahl: { $choice }
mistake-better = Besser: { $choice }
mistake-points = etwa um { points } besser
mistake-chance = eine bessere Siegchance

# Analyse

analysis-title = Analyse
analysis-under-way = Die Partie wird analysiert: Etwa { $percent } % sind fertig. Es geht weiter, solange kein Computer überlegt, und dauert ein paar Minuten. Dann zeigt dieser Knopf die Analyse, und das Ergebnis im Kanal zeigt für alle am Tisch die jeweils beste Entscheidung.
analysis-best = Beste Entscheidungen: um wie viele Punkte besser als die nächstbeste
analysis-own-best = Deine besten Entscheidungen: um wie viele Punkte besser als die nächstbeste
analysis-wins = für den Sieg
analysis-late = schwer zu finden
analysis-curve = Erwarteter Vorsprung vor der stärksten Konkurrenz
analysis-curve-numbered = Erwarteter Vorsprung vor der stärksten Konkurrenz; Zahlen sind Runden
analysis-begin = Anfang
analysis-end = Ende
analysis-lead-of = { $player } { $lead }
analysis-shares = Glück oder Können?
analysis-share = { $player } **{ $lead }** = Glück { $luck }, Spiel { $play }
analysis-share-alone = { $player } **{ $lead }** = anfangs erwartet { $begin }, Glück { $luck }, Spiel { $play }
analysis-shares-how = Glück: der Aufbau und was gezogen oder aufgedeckt wurde, so wie eine Suche es schätzt. Spiel: der Rest des Vorsprungs am Ende.
analysis-what-won = Was gewonnen hätte
analysis-won-by = { $better }: etwa um { $points } besser, und am Ende lagst du { $behind } zurück.
analysis-lost-by = Keine einzelne Entscheidung: Am Ende lagst du { $behind } zurück. Am meisten ging hier verloren: { $better } war etwa um { $points } besser.
analysis-no-mistake = Bei keiner deiner Entscheidungen ist es sicher: Am Ende lagst du { $behind } zurück, bei Glück { $luck }.
analysis-turning-point = 🔄 Wendepunkt: { $when }. Ab da war ein Sieg von { $player } zu erwarten.
analysis-then = Zeile { $line } des Protokolls
analysis-moments = Schlüsselmomente
analysis-moment-draw = 🎲 Zufall: erwarteter Vorsprung von { $player } { $lead }
analysis-moment-best = ✨ um { points } besser als die nächstbeste Möglichkeit
analysis-moment-wins = ✨ eine bessere Siegchance als mit jeder anderen Möglichkeit
analysis-moment-mark = 🤔 um { points } schlechter als die beste Möglichkeit; das siehst nur du

# Knöpfe

button-analysis = Analyse
button-mistakes = Was besser gegangen wäre

# Fehler

error-analysis-later = Eine Partie wird analysiert, wenn sie vorbei ist.
error-analysis-of-file = Eine Partie aus einer Datei wird nicht analysiert: Hier hat sie niemand gespielt.
error-analysis-not-ready = Von dieser Partie gibt es noch keine Analyse. „Analyse“ beginnt sie.
error-analysis-annulled = Diese Partie endete ohne Ergebnis, es gibt also nichts zu analysieren.
error-analysis-older-rules = Diese Partie begann nach älteren Regeln und lässt sich nicht nachspielen, also auch nicht analysieren.
error-analysis-failed = Diese Partie ließ sich nicht analysieren. Der Fehler steht im Log des Bots.
error-analysis-off = Analysen sind bei diesem Parlour ausgeschaltet.
error-mistakes-not-judged = Deine Entscheidungen wurden nicht beurteilt, weil der Computer oder jemand anderes einen Teil davon getroffen hat.
