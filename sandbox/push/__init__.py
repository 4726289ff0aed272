"""What the sandbox sends unrequested: gateway events to the bot and live updates to people."""
