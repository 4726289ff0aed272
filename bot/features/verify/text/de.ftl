# Ziehungen prüfen

verify-published = SHA-256 des Geheimwerts, festgelegt beim Eröffnen der Lobby: `{ $hash }`
verify-published-contest = SHA-256 des Geheimwerts dieser Partie, der aus dem ihrer Liga oder ihres Turniers folgt: `{ $hash }`
verify-published-message = SHA-256 des Geheimwerts, festgelegt, als Paarungen und Optionen schon bekannt waren: `{ $hash }`
verify-contest = Fingerabdruck des Geheimwerts der Liga oder des Turniers, festgelegt vor der ersten Anmeldung: `{ $fingerprint }`
verify-published-late = SHA-256 des Geheimwerts, festgelegt mit dem ersten Spielplan: `{ $hash }`
verify-fingerprint = Sein Anfang, der Fingerabdruck, den der erste Beitrag und das Ergebnis zeigen: `{ $fingerprint }`
verify-nothing-published = Diese Lobby stammt aus einer früheren Version von Parlour, die darin keinen Hash veröffentlicht hat.
verify-unproved = Jemand aus dieser Partie hat die eigenen Daten gelöscht, und das, woraus die Ziehungen kamen, enthielt die ID dieser Person. Deshalb lässt sich der veröffentlichte Hash nicht mehr vergleichen. Das Protokoll ist weiterhin prüfbar.
verify-lesson = Diese Partie begann als Lektion. Ihre ersten Züge und der Ursprung ihrer Ziehungen sind ein Teil von Parlour und deshalb kein Geheimnis: Das Protokoll folgt daraus, aber für diese Partie wurde nichts gezogen.
verify-press = { $player }: Knopfdruck `{ $press }`
verify-press-and-words = { $player }: Knopfdruck `{ $press }`, Wörter `{ $hash }…`
verify-lobby = Beim Start wird der Geheimwert mit dem vermischt, was alle beigetragen haben, und mit Spiel, Optionen und Plätzen. Alle Ziehungen folgen aus dieser Mischung. Gib eigene Wörter dazu, wenn alle da sind. Nur ihr SHA-256 wird gespeichert.
verify-words-added = Deine Wörter sind dabei: Heb sie auf. Sie gelten, bis du andere dazugibst oder die Lobby verlässt. Ihr SHA-256: `{ $hash }`
verify-words-label = Wörter, die niemand erraten kann
verify-secret = Geheimwert: `{ $secret }`
verify-later = Der Geheimwert erscheint, wenn die Partie vorbei ist. Dann können alle die Partie damit nachspielen.
verify-file = Vergleich den Fingerabdruck mit dem in der Lobby, und die Wörter mit deinen. Das geht auch ohne diesen Server: `parlour verify FILE --published { $fingerprint }`
verify-file-contest = Wenn die Liga oder das Turnier vorbei ist, erscheint auch deren Geheimwert. Dann lässt sich alles ohne diesen Server prüfen: `parlour verify FILE --published { $fingerprint } --contest-secret SECRET`. Vergleich deinen Knopfdruck mit dem, den du bei der Anmeldung gesehen hast.
verify-file-late = Das geht auch ohne diesen Server: `parlour verify FILE`
verify-limits = Die Prüfung zeigt, dass der Geheimwert der aus der Lobby ist und dass Plätze, Ziehungen und Protokoll daraus folgen. Sie zeigt nicht, dass niemand nachgesehen hat: Wer diesen Bot betreibt, kann den Geheimwert während der Partie lesen. Die IDs der Knopfdrücke wählt Discord, aber deinen siehst du nicht. Sicher nicht erfunden sind also nur deine eigenen Wörter, und sie entscheiden nur, wenn danach niemand mehr etwas beiträgt.
verify-limits-contest = Die Prüfung zeigt, dass Ziehungen und Protokoll aus dem Geheimwert folgen. Ob er aus dem der Liga oder des Turniers folgt, ist prüfbar, sobald dieser am Ende erscheint; bei vorzeitigem Schließen erscheint er nie. Sie zeigt nicht, dass niemand nachgesehen hat, und auch nicht, dass die IDs der Knopfdrücke echt sind: Deinen siehst du, die der anderen nicht.
verify-limits-message = Die Prüfung zeigt, dass Ziehungen und Protokoll aus dem Geheimwert folgen. Sie zeigt nicht, dass ihn niemand ausgesucht hat: Er wurde gezogen, als Paarungen und Optionen bekannt waren, und niemand konnte etwas beitragen. Sie zeigt auch nicht, dass niemand nachgesehen hat.
verify-limits-late = Die Prüfung zeigt, dass seit dem ersten Spielplan niemand Geheimwert oder Protokoll geändert hat. Sie zeigt nicht, dass der Geheimwert zufällig gezogen wurde, und auch nicht, dass niemand nachgesehen hat.

# Knöpfe

button-write-words = Wörter dazugeben
button-verify = Fairness prüfen

# Fehler

error-nothing-to-verify = Diese Partie hat nicht in einer Lobby begonnen, es gibt also nichts zu prüfen.
error-unusable-words = Schreib 1 bis { $most } Zeichen.
