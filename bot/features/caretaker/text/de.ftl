# Was liest, wem der Bot gehört

caretaker-well = 🟢 Parlour geht es gut
caretaker-troubled = 🔴 Parlour braucht dich
caretaker-backup-title = Die letzte Sicherung ist fehlgeschlagen
caretaker-backup = Das war { $when }; sie wird jede Stunde neu versucht. Den Grund findest du im Log (`backup failed`).
caretaker-drill-title = Die letzte Sicherung bringt vielleicht nicht alles zurück
caretaker-drill = Probeweise wiederhergestellt ({ $when }), war sie nicht gleich dem, was gesichert wurde. Den Grund findest du im Log (`restore for trial failed`). Mach eine neue: `parlour backup`.
caretaker-disk-title = Die Festplatte läuft voll
caretaker-disk = { $free } GB sind frei. { $days ->
    [-1] Wenn nichts mehr frei ist, bleibt die Datenbank stehen.
    [0] Wenn es so weitergeht, ist in weniger als einem Tag nichts mehr frei.
    [one] Wenn es so weitergeht, ist in einem Tag nichts mehr frei.
   *[other] Wenn es so weitergeht, ist in { $days } Tagen nichts mehr frei.
} Schaff Platz, oder leg die Sicherungen woanders ab (`PARLOUR_BACKUP_FOLDER`).
caretaker-writes-title = Die Datenbank nimmt nichts mehr an
caretaker-writes = Bis sie es wieder tut, kann niemand ziehen. Sieh dir ihren Speicher und ihre Festplatte an; `parlour doctor` hilft.
caretaker-silent-title = Die Datenbank antwortet nicht
caretaker-silent = Seit { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} kann niemand ziehen. Sieh dir ihr Log und ihre Festplatte an.
caretaker-runs = **Laufend**: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $lobbies ->
    [one] eine Lobby
   *[other] { $lobbies } Lobbys
}, auf { $servers ->
    [one] einem Server
   *[other] { $servers } Servern
}
caretaker-waits = **Wartend**: { $seconds ->
    [0] keine Beiträge
   *[other] ein Beitrag, seit { $minutes ->
        [0] weniger als einer Minute
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
}, { $computers ->
    [0] keine Computerzüge
    [one] ein Computerzug
   *[other] { $computers } Computerzüge
}
caretaker-made = **Letzte Sicherung**: { $when }, { $size } mit { $matches ->
    [one] einer Lobby oder Partie
   *[other] { $matches } Lobbys und Partien
}. { $drill }
caretaker-drill-equal = Probeweise wiederhergestellt: Alles war da.
caretaker-drill-differs = Probeweise wiederhergestellt: Nicht alles war da.
caretaker-drill-no-server = Sie wurde nicht probeweise wiederhergestellt, denn auf diesem Rechner gibt es keinen valkey-server.
caretaker-no-backup = **Letzte Sicherung**: noch keine
caretaker-backups-off = **Letzte Sicherung**: keine, denn PARLOUR_BACKUP_HOURS ist 0
caretaker-space = **Festplatte**: { $free } von { $total } GB frei{ $days ->
    [-1] {""}
    [0] , so in weniger als einem Tag voll
    [one] , so in einem Tag voll
   *[other] , so in { $days } Tagen voll
}
caretaker-version = **Version**: { $version }, gestartet { $started }
caretaker-foot = Das bekommt nur die Person, der dieser Bot gehört: jede Woche, und sofort, wenn sie gebraucht wird, aber nie öfter als einmal am Tag.
caretaker-off = Du bekommst keine Nachrichten mehr über diesen Bot, auch nicht, wenn du gebraucht wirst. `parlour doctor` und das Log sagen es weiterhin.
caretaker-on = Du bekommst jede Woche eine Nachricht, und sofort eine, wenn du gebraucht wirst.
button-caretaker-off = Keine Nachrichten mehr
button-caretaker-on = Wieder schicken
error-owner-only = Das kann nur die Person, der dieser Bot gehört.
