"""The state of the sandbox: its stored world, with ids, clocks and permissions."""
