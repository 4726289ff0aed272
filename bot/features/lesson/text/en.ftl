# Lessons

lesson-title = Learn { $game } · { $stage }/{ $stages }
lesson-choose = Here, choose **{ $option }**
lesson-otherwise = **{ $option }** is allowed too, and in a match it is up to you. This lesson goes on from another choice: please press the blue button.
lesson-consequence = Nothing has changed. It would do this:
lesson-earlier = … and { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}
lesson-which = Which game do you want to learn?
lesson-begun = Your match goes on here: { $place }

# Buttons

button-continue = Continue
button-learn = Learn (3 minutes)
button-go-on = Go on against the computer
button-again = From the start
button-previous = Back

# Slash commands

command-learn = Learn a game in three minutes by playing
command-learn-game = Which game
post-lesson = This match began as a lesson, so its cards and dice could be known in advance.

# Errors

error-no-lesson = There is no lesson for this game yet. /rules explains it.
