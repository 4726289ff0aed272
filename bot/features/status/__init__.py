"""How Parlour is."""
