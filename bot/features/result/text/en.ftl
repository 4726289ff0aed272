# Results

lead = In the lead after each round: { $runs }
lead-one = { $players } ({ $round })
lead-several = { $players } ({ $first }–{ $last })
lead-nobody = nobody
best-turns = Most points in one turn
best-rounds = Most points in one round

# Titles

titles = Titles
title-shared-win = Shared victory
title-tie-break = Won by a tie-break
title-one-point = Photo finish: won by 1 point
title-comeback = Comeback: last at half-time, { $count } behind the leader
title-start-to-finish = From start to finish: never lost the lead after the first round
title-runaway = Clear victory: { $count } ahead
title-every-round = Steady: gained points in every round
title-every-category = All-rounder: points in every category
title-big-turn = Big turn: { points-at-once } in one
title-strong-finish = Strong finish: { points-at-once } in the last round
title-early-lead = Fast start: led at half-time
title-second-half = Chase: most points of all in the second half ({ $count })
title-best-round = Best round of all: { points-at-once }
title-best-category = Specialist: { points-at-once } for “{ $category }”
title-close-second = Close behind: only { $count } short
points-at-once = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# Buttons

button-result = Result

# Errors

error-no-result = This match has no result yet, or was ended without one. “More” shows the points so far.
