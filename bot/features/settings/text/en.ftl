# Settings

settings-title = Your settings
settings-explained = For all your matches. In quiet hours your clocks stand still and you get no reminders. /settings sets other hours, too.
settings-value = { $name }: { $value }
settings-auto = as in Discord
settings-language = My language
settings-mention = When it is my turn
settings-mention-true = mention me
settings-mention-false = do not mention me
settings-text-board = Boards
settings-text-board-true = as image and as text
settings-text-board-false = as image
settings-colours = Colours of my boards
settings-colours-usual = as usual
settings-colours-contrast = strong contrast
settings-colours-safe = for colour-blind eyes
settings-colours-unchanged = In { $games } you see the usual colours: they suit colour-blind eyes already, and each has a shape of its own.
settings-reminders = Reminders
settings-reminders-channel = in the channel
settings-reminders-direct = by direct message
settings-reminders-off = none
settings-weekends = Weekends
settings-weekends-true = my clocks run
settings-weekends-false = my clocks stand still
settings-quiet = Quiet hours
settings-no-quiet = none
settings-hours = { $first } to { $last } o’clock
settings-zones = Your time zone
settings-zone = Choose an area, then the city. Now: { $zone }
help-settings = **/settings**: language, mentions, reminders, quiet hours.

# Areas of time zones

area-Africa = Africa
area-America = America
area-Antarctica = Antarctica
area-Asia = Asia
area-Atlantic = Atlantic
area-Australia = Australia
area-Europe = Europe
area-Indian = Indian Ocean
area-Pacific = Pacific
area-UTC = UTC

# Buttons

button-settings = Settings
button-all-settings = All settings
button-time-zone = Time zone: { $zone }

# Slash commands

command-settings = Set your language, mentions, reminders and hours
command-settings-language = Language of private answers
command-settings-mention = Whether to mention you when it is your turn
command-settings-text-board = Whether to show boards as text too
command-settings-colours = Colours of your private boards: usual, strong contrast, or for colour-blind eyes
command-settings-reminders = Where to remind you of your turns
command-settings-time-zone = Your time zone, such as Europe/Berlin
command-settings-quiet = Hours without clocks and reminders, such as 22-7, or none
command-settings-weekends = Whether your clocks run on Saturdays and Sundays
