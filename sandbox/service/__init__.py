"""What the sandbox does: messages, channels, commands, interactions, and the publication of changes."""
