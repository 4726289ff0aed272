# Being forgotten

forget-title = What is stored about you
forget-stored = Your settings, vacations, records and usual hours of playing, and your id, name and notes in { $matches ->
    [one] 1 match or lobby
   *[other] { $matches } matches and lobbies
}, { $running } of them going on.
forget-explained = The button deletes all of this and cannot be undone. You leave lobbies and concede matches: with two players the other one wins, with more the computer plays on. In every match, “{ former-name }” takes the place of your name. Messages already in Discord stay there.
forget-begun = Everything about you is being deleted. With many matches it takes a few minutes.

# Buttons

button-my-data = My data
button-forget = Forget me
