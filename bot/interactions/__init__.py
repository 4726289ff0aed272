"""Interactions as discord.py delivers them: acknowledged, handed to a handler, answered."""
