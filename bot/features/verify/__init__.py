"""Checking the chance of a match."""
