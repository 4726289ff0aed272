"""Discord's rules for commands, components, modals and images beyond the limits of single fields."""
