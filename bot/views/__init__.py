"""Messages made of Discord's components, one feature per file."""
