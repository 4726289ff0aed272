"""Powers over a server."""
