"""Messages made of Discord's components, a feature a file."""
