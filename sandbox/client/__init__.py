"""What a person's Discord app does: the paths under /client, for the page and for the driver."""
