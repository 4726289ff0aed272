"""Board images: a view of a game in, an image out."""
