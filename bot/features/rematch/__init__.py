"""Rematches."""
