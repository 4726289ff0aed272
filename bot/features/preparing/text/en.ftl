# Prepared turns

prepare-explained = **Your turn has not come.** You prepare it on the board as it is now, as if the turns before yours were over.
prepared-title = Prepared:
prepared-at-once = Parlour does this for you as soon as your turn comes. If it would no longer do the same, or something hidden was revealed, you see it first. Nobody else sees it before.
prepared-despite-news = Parlour does this for you as soon as your turn comes. If it would no longer do the same, you see it first. Nobody else sees it before.
prepared-offered-later = You see this when your turn comes, and one press ends the turn. Nobody else sees it before.
prepared-dropped = What you had prepared is dropped.
prepared-wanted = You have prepared this turn.
prepared-news = You have prepared this turn. Something was revealed since: look again before you end it.
prepared-changed = You have prepared this turn, but it would do something else by now: look again before you end it.
prepared-question = You have prepared this turn, but there is something more to choose.
prepared-illegal = You have prepared this turn, but not all of it is possible any more.
prepared-illegal-from = No longer possible from here on:
prepared-final-left = This is left, which cannot be taken back:
prepared-done = Parlour has done what you had prepared: { $moves }
prepared-branch = What you had prepared had become something else, just as after { $turn }. So Parlour has done what you had chosen for that: { $moves }

# Branches

branches-title = If something changes
branches-none = No likely turn of the others makes something else of what you have prepared.
branches-explained = Each of these is done only if it is exactly so by then, whoever brings it about, and still does what you were shown. In all other cases you are asked. Nobody else sees any of this.
branches-news = **If something hidden is revealed** before your turn:
    ❔ You see it first.
branches-despite-news = **If something hidden is revealed** before your turn:
    ✅ It is done even so, as long as it does the same.
branch-illegal = If **{ $move }** is no longer possible, for instance after { $turn }
branch-changed = If your turn does something else by then, for instance after { $turn }
branch-turn = “{ $moves }” by { $player }
branch-then = Then: { $moves }
branch-asks = You are asked.
branch-explained = **Your turn has not come.** This is the board as it would be after { $turn }. What do you do then?

# Buttons

button-prepare = Prepare my turn
button-change-prepared = Change what I prepared
button-drop-prepared = Drop it
button-carry-out = Do it on my turn
button-offer-later = Show me first
button-branches = If something changes
button-open-branch = Choose
button-change-branch = Change
button-ask-then = Ask me then
button-despite-news = Do it even so
button-mind-news = Show me first
button-to-board = Board

# Errors

error-prepare-your-turn = It is your turn: there is nothing to prepare. Use /play.
error-prepare-ordered = One of your standing orders answers your next turn. Cancel it (“More”, “Standing orders”) before you prepare that turn yourself.
error-prepare-not-now = Your next turn cannot be prepared now: it depends on chance, or on what others are choosing at this moment. You can look again after their turn.
error-prepare-no-branch = The match has moved on, so the board of this case cannot be shown any more. What you had chosen for it still holds.
