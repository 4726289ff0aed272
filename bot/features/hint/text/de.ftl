# Tipps

hint-price = 💡 Diese Partie wird gewertet. Nach einem Tipp kann dieser Platz keine Wertung mehr gewinnen, auch nicht durch einen Sieg, aber noch welche verlieren. Weitere Tipps kosten nichts mehr. Die anderen werden gewertet wie immer, nur verlieren sie nichts an diesen Platz.
hint-limit = Du hattest in kurzer Zeit Tipps für mehrere Züge. Den nächsten gibt es <t:{ $until }:R>; weiterspielen kannst du sofort.
hint-turn = 💡 Der Computer würde so ziehen: { $turn }
hint-ahead = Er sieht dich dann etwa { points } vor der stärksten Konkurrenz.
hint-behind = Er sieht dich dann etwa { points } hinter der stärksten Konkurrenz.
hint-level = Er sieht dich dann gleichauf mit der stärksten Konkurrenz.
hint-why = Warum? { $why }
hint-others = Nächstbeste: { $options }
hint-other = { $option } { $points ->
    [0] (etwa genauso gut)
   *[other] (etwa { points } schlechter)
}

# Knöpfe

button-hint = Tipp
button-take-hint = Tipp übernehmen

# Fehler

error-nothing-to-choose = Du hast gerade nichts zu entscheiden, also gibt es keinen Tipp.
