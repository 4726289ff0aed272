"""Discord's REST API as a bot uses it: one module for each area."""
