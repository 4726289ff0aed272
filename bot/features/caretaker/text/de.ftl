# Was der Besitzer des Bots liest

caretaker-well = 🟢 Parlour geht es gut
caretaker-troubled = 🔴 Parlour braucht dich
caretaker-backup-title = Die letzte Sicherung ist gescheitert
caretaker-backup = Das war { $when }; stündlich wird es wieder versucht. Der Grund steht im Protokoll (`backup failed`).
caretaker-drill-title = Die letzte Sicherung bringt vielleicht nicht alles zurück
caretaker-drill = Zur Probe wiederhergestellt, war es nicht das, was gesichert wurde, { $when }. Der Grund steht im Protokoll (`restore for trial failed`). Mach eine neue: `parlour backup`.
caretaker-disk-title = Die Festplatte wird voll
caretaker-disk = { $free } GB sind frei. { $days ->
    [-1] Ist nichts mehr frei, hält die Datenbank an.
    [0] Geht es so weiter, ist in weniger als einem Tag nichts mehr frei.
    [one] Geht es so weiter, ist in einem Tag nichts mehr frei.
   *[other] Geht es so weiter, ist in { $days } Tagen nichts mehr frei.
}
caretaker-writes-title = Die Datenbank nimmt nichts mehr an
caretaker-writes = Bis dahin kann niemand ziehen. Sieh nach ihrem Speicher und ihrer Festplatte; `parlour doctor` hilft.
caretaker-silent-title = Die Datenbank antwortet nicht
caretaker-silent = Seit { $minutes } Minuten kann niemand ziehen. Sieh in ihr Protokoll und nach ihrer Festplatte.
caretaker-runs = **Es laufen**: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $lobbies ->
    [one] eine Lobby
   *[other] { $lobbies } Lobbys
}, auf { $servers ->
    [one] einem Server
   *[other] { $servers } Servern
}
caretaker-waits = **Es warten**: { $seconds ->
    [0] kein Beitrag
   *[other] ein Beitrag, seit { $minutes ->
        [0] weniger als einer Minute
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
}, { $computers ->
    [0] kein Zug eines Computers
    [one] ein Zug eines Computers
   *[other] { $computers } Züge von Computern
}
caretaker-made = **Letzte Sicherung**: { $when }, { $size } mit { $matches ->
    [one] einer Lobby oder Partie
   *[other] { $matches } Lobbys und Partien
}. { $drill }
caretaker-drill-equal = Zur Probe wiederhergestellt, war alles da.
caretaker-drill-differs = Zur Probe wiederhergestellt, war nicht alles da.
caretaker-drill-no-server = Sie wurde nicht zur Probe wiederhergestellt, weil es auf diesem Rechner keinen valkey-server gibt.
caretaker-no-backup = **Letzte Sicherung**: noch keine
caretaker-backups-off = **Letzte Sicherung**: keine, denn PARLOUR_BACKUP_HOURS ist 0
caretaker-space = **Festplatte**: { $free } von { $total } GB frei{ $days ->
    [-1] {""}
    [0] , so in weniger als einem Tag voll
    [one] , so in einem Tag voll
   *[other] , so in { $days } Tagen voll
}
caretaker-version = **Version**: { $version }, gestartet { $started }
caretaker-foot = Das bekommt nur, wem dieser Bot gehört: jede Woche, und sofort, wenn er dich braucht, aber höchstens einmal am Tag.
caretaker-off = Du bekommst keine Nachrichten über diesen Bot mehr, auch wenn er dich braucht. `parlour doctor` und das Protokoll sagen es weiterhin.
caretaker-on = Du bekommst jede Woche eine Nachricht, und sofort, wenn der Bot dich braucht.
button-caretaker-off = Keine Nachrichten mehr
button-caretaker-on = Wieder senden
error-owner-only = Das kann nur, wem dieser Bot gehört.
