"""Puzzles, found in matches between computers, in a process that ends with its work."""
