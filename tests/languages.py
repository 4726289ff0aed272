"""The languages of tests."""

COMPLETE = ("en", "ja")
"""Those of Parlour itself in which no text may be missing."""
DEEP = ("en", "ja")
"""Those in which tests go that take long: two that differ in letters, plurals and the order of words."""
