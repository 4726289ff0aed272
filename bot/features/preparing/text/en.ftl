# Prepared turns

prepare-explained = **Your turn has not come.** You prepare it on the board as it is now, as if the turns before yours were over.
prepared-title = Prepared:
prepared-at-once = Parlour does this for you as soon as your turn comes. If it would no longer do the same, or something hidden was revealed, you see it first. Nobody else sees it before.
prepared-offered-later = You see this when your turn comes, and one press ends the turn. Nobody else sees it before.
prepared-dropped = What you had prepared is dropped.
prepared-wanted = You have prepared this turn.
prepared-news = You have prepared this turn. Something was revealed since: look again before you end it.
prepared-changed = You have prepared this turn, but it would do something else by now: look again before you end it.
prepared-question = You have prepared this turn, but there is something more to choose.
prepared-illegal = You have prepared this turn, but not all of it is possible any more.
prepared-illegal-from = No longer possible from here on:
prepared-final-left = This is left, which cannot be taken back:

# Buttons

button-prepare = Prepare my turn
button-change-prepared = Change what I prepared
button-drop-prepared = Drop it
button-carry-out = Do it on my turn
button-offer-later = Show me first

# Errors

error-prepare-your-turn = It is your turn: there is nothing to prepare. Use /play.
error-prepare-ordered = One of your standing orders answers your next turn. Cancel it (“More”, “Standing orders”) before you prepare that turn yourself.
error-prepare-not-now = Your next turn cannot be prepared now: it depends on chance, or on what others are choosing at this moment. You can look again after their turn.
