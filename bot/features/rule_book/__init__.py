"""Rule books."""
