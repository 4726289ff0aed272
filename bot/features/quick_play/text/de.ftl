# Sofort gegen den Computer

alone-posted = Du gegen den Computer, nicht gewertet.
solo-choose = Spiel jetzt ein Spiel deiner Wahl

# Knöpfe

button-play-computer = Jetzt gegen Computer
button-play-shortest = { button-play-computer }: { $game }
