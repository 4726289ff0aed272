# Verifying the draws

verify-published = SHA-256 of the secret, fixed when the lobby was opened: `{ $hash }`
verify-published-contest = SHA-256 of the secret of this match, which follows from that of its league or tournament: `{ $hash }`
verify-published-message = SHA-256 of the secret, fixed when pairs and options were known already: `{ $hash }`
verify-contest = Fingerprint of the secret of the league or tournament, fixed before anybody could enter: `{ $fingerprint }`
verify-published-late = SHA-256 of the secret, fixed with the first board: `{ $hash }`
verify-fingerprint = Its beginning, the fingerprint that first post and result show: `{ $fingerprint }`
verify-nothing-published = This lobby was opened by an earlier version of Parlour, which published no hash in it.
verify-unproved = Somebody who played here has deleted their data, and what the draws came from held their id. So the published hash cannot be compared any more. The log can still be checked.
verify-lesson = This match began as a lesson. Its first moves and what its draws come from are part of Parlour, so they are no secret: the log follows from them, but nothing was drawn for this match.
verify-press = { $player }: press `{ $press }`
verify-press-and-words = { $player }: press `{ $press }`, words `{ $hash }…`
verify-lobby = When the match starts, the secret is mixed with what each player has added, and with game, options and seats. All random draws follow from the mixture. Add words of your own when all have joined. Only their SHA-256 is stored.
verify-words-added = Your words are added: keep them. They hold unless you add others or leave the lobby. Their SHA-256: `{ $hash }`
verify-words-label = Words that nobody can guess
verify-secret = Secret: `{ $secret }`
verify-later = The secret is shown when the match is over. Then everybody can replay the match with it.
verify-file = Compare the fingerprint with the one in the lobby, and your words with yours. You can repeat this without this server: `parlour verify FILE --published { $fingerprint }`
verify-file-contest = When the league or tournament is over, it shows its secret. Then you can check everything without this server: `parlour verify FILE --published { $fingerprint } --contest-secret SECRET`. Compare the press of yours with the one that you saw when you entered.
verify-file-late = You can repeat this without this server: `parlour verify FILE`
verify-limits = Verifying shows that the secret is that of the lobby, and that seats, draws and log follow from it. It does not show that nobody looked: the host of this bot can read the secret during the match. Discord chooses the ids of presses, but you cannot see yours, so only your own words are sure not to be invented, and they decide only if nobody adds anything after them.
verify-limits-contest = Verifying shows that draws and log follow from the secret. That this one follows from the secret of the league or tournament can be verified once that is shown at its end; if it is closed early, it never is. It does not show that nobody looked, nor that the ids of presses are true: you see yours, but not that of others.
verify-limits-message = Verifying shows that draws and log follow from the secret. It does not show that nobody chose it: it was drawn when pairs and options were known, and nobody could add anything. Nor does it show that nobody looked at it.
verify-limits-late = Verifying shows that nobody changed the secret or the log since the first board. It does not show that the secret was drawn at random, nor that nobody looked at it.

# Buttons

button-write-words = Add words
button-verify = Verify fairness

# Errors

error-nothing-to-verify = This is no match that people began in a lobby, so there is nothing to verify.
error-unusable-words = Write 1 to { $most } characters.
