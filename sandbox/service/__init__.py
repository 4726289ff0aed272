"""What the sandbox does: messages, channels, commands, interactions, and who is notified of a change."""
