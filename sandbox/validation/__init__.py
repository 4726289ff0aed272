"""What Discord asks of commands, components, modals and images beyond the limits of each part."""
