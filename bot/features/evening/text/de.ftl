# Ein Abend am Tisch

evening-follows = Alle sind da: Was du als Nächstes entscheidest, erscheint hier von selbst.
