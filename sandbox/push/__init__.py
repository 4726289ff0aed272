"""What the sandbox sends by itself: the bot's gateway events and the people's live updates."""
