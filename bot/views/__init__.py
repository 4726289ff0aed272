"""Messages made of Discord's components, and the pictures in them."""
