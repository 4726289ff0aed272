"""First steps."""
