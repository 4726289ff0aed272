"""What people do, a feature a file, without discord.py."""
