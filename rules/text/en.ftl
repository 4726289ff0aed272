# What several games say. A game that has a text of the same name says that instead.

option-ruleset = Rules
option-ruleset-standard = Standard
option-ruleset-publisher = As printed
