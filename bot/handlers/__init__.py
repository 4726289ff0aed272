"""Handles what people do in every match, without discord.py."""
