"""`parlour workbench GAME`: a page on which the author of a game sees and changes everything in a match.

One process serves the page and keeps the record of the match (`bench`, `server`). The rules run in another (`worker`),
which is started again whenever a file is saved, so that it never holds old code and its errors are only shown.
"""
