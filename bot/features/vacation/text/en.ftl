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

# Slash commands

command-vacation = Take days off: your clocks stand still
command-vacation-action = Start a vacation, or end the one you have
command-vacation-days = How many days, if you start one
command-vacation-first-day = The first day, such as 2030-12-24; empty: now
vacation-began = Your time was about to run out, so a vacation has begun automatically. It lasts until { $end } and leaves you { $days ->
    [one] 1 day
   *[other] { $days } days
} this year. /vacation ends it early.

# Errors

error-no-vacation = You are not on vacation and have none planned.
error-on-vacation = You are already on vacation. End it first.
error-unknown-day = A vacation cannot begin on that day. Enter a date such as 2030-12-24, today or later.
error-vacation-too-long = You have { $left } days of vacation left in that year.
