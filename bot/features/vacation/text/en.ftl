# Vacation

vacation-title = Your vacation
vacation-none = You are not on vacation.
vacation-on = You are on vacation until { $end }.
vacation-planned = Your vacation begins { $start } and ends { $end }.
vacation-left = { $days ->
    [one] You have 1 day
   *[other] You have { $days } days
} left this year.
vacation-explained = During a vacation your clocks stand still and you get no reminders; you can still play. If a clock is about to run out, up to three days begin automatically.

vacation-cut = This match does not wait that long: its time runs out { $when }.
vacation-began = Your time was about to run out, so a vacation has begun automatically. It lasts until { $end } and leaves you { $days ->
    [one] 1 day
   *[other] { $days } days
} this year. The button ends it early.
vacation-length = How many days from { $first ->
    [now] now
   *[other] { $first }
}?
vacation-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
vacation-first-day = First day, such as 2030-12-24

# Buttons

button-vacation = Vacation
button-another-day = Another first day
button-end-vacation = End the vacation
button-drop-vacation = Drop the plan

# Errors

error-no-vacation = You are not on vacation and have none planned.
error-on-vacation = You are already on vacation. End it first.
error-unknown-day = A vacation cannot begin on that day. Enter a date such as 2030-12-24, today or later.
error-vacation-too-long = You have { $left } days of vacation left in that year.
