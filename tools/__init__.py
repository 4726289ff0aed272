"""Tools for developers of Parlour; not installed."""
