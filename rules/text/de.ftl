# Was mehrere Spiele sagen. Hat ein Spiel einen Text desselben Namens, gilt dieser.

option-ruleset = Regeln
option-ruleset-standard = Standard
option-ruleset-publisher = Wie gedruckt
