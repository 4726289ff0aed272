# What the owner of the bot reads

caretaker-well = 🟢 Parlour is well
caretaker-troubled = 🔴 Parlour needs you
caretaker-backup-title = The last backup failed
caretaker-backup = That was { $when }; it is tried again each hour. The log has the reason (`backup failed`).
caretaker-drill-title = The last backup may not bring everything back
caretaker-drill = A trial restore, { $when }, brought back something else. The log has the reason (`restore for trial failed`). Make another one: `parlour backup`.
caretaker-disk-title = The disk is filling up
caretaker-disk = { $free } GB are free. { $days ->
    [-1] Parlour's database stops when nothing is left.
    [0] If it goes on like this, nothing is left within a day.
    [one] If it goes on like this, nothing is left in a day.
   *[other] If it goes on like this, nothing is left in { $days } days.
} Make room on it, or keep the backups elsewhere (`PARLOUR_BACKUP_FOLDER`).
caretaker-writes-title = The database refuses to write
caretaker-writes = Nobody can move until it does. Look at its memory and its disk; `parlour doctor` helps.
caretaker-silent-title = The database does not answer
caretaker-silent = Nobody has been able to move for { $minutes } minutes. Look at its log, and at its disk.
caretaker-runs = **Running**: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $lobbies ->
    [one] one lobby
   *[other] { $lobbies } lobbies
}, on { $servers ->
    [one] one server
   *[other] { $servers } servers
}
caretaker-waits = **Waiting**: { $seconds ->
    [0] no posts
   *[other] a post, for { $minutes ->
        [0] less than a minute
        [one] a minute
       *[other] { $minutes } minutes
    }
}, { $computers ->
    [0] no computer turns
    [one] one computer turn
   *[other] { $computers } computer turns
}
caretaker-made = **Last backup**: { $when }, { $size } with { $matches ->
    [one] one lobby or match
   *[other] { $matches } lobbies and matches
}. { $drill }
caretaker-drill-equal = Restored for trial, it was all there.
caretaker-drill-differs = Restored for trial, it was not all there.
caretaker-drill-no-server = It was not restored for trial, as no valkey-server is on this machine.
caretaker-no-backup = **Last backup**: none yet
caretaker-backups-off = **Last backup**: none, as PARLOUR_BACKUP_HOURS is 0
caretaker-space = **Disk**: { $free } of { $total } GB free{ $days ->
    [-1] {""}
    [0] , full within a day at this rate
    [one] , full in a day at this rate
   *[other] , full in { $days } days at this rate
}
caretaker-version = **Version**: { $version }, started { $started }
caretaker-foot = Only the owner of this bot gets this: each week, and at once if something needs you, but never more than once a day.
caretaker-off = You get no more messages about this bot, even if something needs you. `parlour doctor` and the log still tell.
caretaker-on = You get a message each week, and at once if something needs you.
button-caretaker-off = Stop these messages
button-caretaker-on = Send them again
error-owner-only = Only the owner of this bot can do that.
