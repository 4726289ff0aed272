"""Handles what people do, one feature per file, without discord.py."""
