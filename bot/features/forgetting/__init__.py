"""Being forgotten."""
