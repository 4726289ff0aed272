"""Tools for those who work on Parlour; not part of what is installed."""
