# What could have been better

mistakes-title = What could have been better
mistakes-none = Nothing for sure: two searches have found no choice of yours that gave away anything worth mentioning. Mistake score: 0.
mistakes-score = Only you see this. Mistake score: **{ $score }** (mistakes by size for each ten choices; 0 is best). Only mistakes that are beyond doubt count, so a low score does not mean nearly perfect play.
mistakes-how = Each was found by two searches that knew no more than you did then, and confirmed by a direct comparison of both choices.
mistake-1 = small
mistake-2 = medium
mistake-3 = large
mistake-chosen = You chose: { $choice }
mistake-better = Better: { $choice }
mistake-points = about { points } better
mistake-chance = a better chance to win

# Analysis

analysis-title = Analysis
analysis-under-way = The match is being analysed: about { $percent } % is done. It goes on while no computer player is thinking, and takes some minutes. Then this button shows the analysis, and the result in the channel shows everybody’s best choice.
analysis-best = Best choices: how many points better than the next best
analysis-own-best = Your best choices: how many points better than the next best
analysis-wins = for the win
analysis-late = hard to find
analysis-curve = Expected lead over the best rival
analysis-curve-numbered = Expected lead over the best rival; numbers are rounds
analysis-begin = Beginning
analysis-end = End
analysis-lead-of = { $player } { $lead }
analysis-shares = Luck or skill?
analysis-share = { $player } **{ $lead }** = luck { $luck }, play { $play }
analysis-share-alone = { $player } **{ $lead }** = expected at first { $begin }, luck { $luck }, play { $play }
analysis-shares-how = Luck: the set-up, and what was drawn or revealed, as a search estimates it. Play: the rest of the lead at the end.
analysis-what-won = What would have won
analysis-won-by = { $better }: about { $points } better, and you ended { $behind } behind.
analysis-lost-by = No single choice: you ended { $behind } behind. Most was lost here: { $better } was about { $points } better.
analysis-no-mistake = No choice of yours for sure: you ended { $behind } behind, with luck at { $luck }.
analysis-turning-point = 🔄 Turning point: { $when }. From then on { $player } was expected to win.
analysis-then = line { $line } of the log
analysis-moments = Key moments
analysis-moment-draw = 🎲 chance: expected lead of { $player } { $lead }
analysis-moment-best = ✨ { points } better than the next best choice
analysis-moment-wins = ✨ a better chance to win than by any other choice
analysis-moment-mark = 🤔 { points } less than the best choice; only you see this

# Buttons

button-analysis = Analysis
button-mistakes = What could have been better

# Errors

error-analysis-later = A match is analysed once it is over.
error-analysis-of-file = A match from a file is not analysed: nobody here has played it.
error-analysis-not-ready = There is no analysis of this match yet. “Analysis” begins it.
error-analysis-annulled = This match was ended without a result, so there is nothing to analyse.
error-analysis-older-rules = This match began under older rules, by which it cannot be played again, so it cannot be analysed.
error-analysis-failed = This match could not be analysed. The error was logged.
error-analysis-off = Analyses are switched off in this Parlour.
error-mistakes-not-judged = Your choices were not judged, because the computer or somebody else made a part of them.
