"""Prepared turns."""
