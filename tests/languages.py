"""The languages of tests."""

COMPLETE = ("en", "de", "ja")
"""Those in which no text of Parlour may be missing. A game may have fewer, but whole ones."""
TRANSLATED = 5
"""How many games have all of these."""
DEEP = ("en", "ja")
"""Those in which tests go that take long: two that differ in letters, plurals and the order of words."""
