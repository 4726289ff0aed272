"""`parlour doctor`: looks at everything that an installation needs, and says what to do about what is wrong."""
