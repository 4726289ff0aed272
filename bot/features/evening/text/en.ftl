# An evening at the table

evening-follows = Everybody is here: your next question appears here by itself.
