"""Puzzles, found in matches in a process that ends with its work."""
