# Being forgotten

forget-title = What is stored about you
forget-stored = Your settings, vacations, records and usual hours of playing, and your id, name and notes in { $matches ->
    [one] 1 match or lobby
   *[other] { $matches } matches and lobbies
}, { $running } of them going on.
forget-explained = **Forget me** deletes all of this and cannot be undone. You leave lobbies and concede matches: with two players the other one wins, with more the computer plays on. In every match, “{ former-name }” takes the place of your name. Messages already in Discord stay there.
forget-begun = Everything about you is being deleted. With many matches it takes a few minutes.

# Buttons

button-my-data = My data
button-forget = Forget me

my-data-title = What Parlour stores about you
my-data-about = Everything that this Parlour stores about you: each part with what it is, why it is there, and your data. my-data.md is to read, and my-data.json says the same to programs. What others keep to themselves, and what running matches hide, is not in it.
my-data-offered = **Take it with me** gives you all of this as a file to keep, with every match that is still stored and your moves in it.
my-data-here = Here it is. Only you get this file.
my-data-short = Discord takes no larger file, so your moves in { $matches ->
    [one] your oldest match are
   *[other] your { $matches } oldest matches are
} left out.
button-take-my-data = Take it with me
