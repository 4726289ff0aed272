"""What a designer wants to know of a game: many games by search and at random, and what stands out in them."""
