"""Replays, animations, files, and positions tried again."""
