"""Board images: a view of a game in, a picture out."""
