# Rematches

rematch-begun = The rematch has started: { $place }.
rematch-waits = The rematch waits for the others, who are invited: { $place }. They accept there, or with the same button as you.
rematch-waits-for-host = You have a seat in the rematch. Its host starts it: { $place }.

# Buttons

button-rematch = Rematch

# Errors

error-not-over = This match is not over yet, so there is no rematch.
error-rematch-on = There is a rematch already: { $place }
