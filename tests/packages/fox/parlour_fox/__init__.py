"""Fox, a game for Parlour."""

CONTRACT = 2
"""The version of Parlour's contract that the game was written for."""
