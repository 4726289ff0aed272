"""Reminders of turns."""
