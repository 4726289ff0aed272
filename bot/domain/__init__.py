"""Sessions and what changes them. Pure: no Discord, no Redis, no clock and no chance of its own."""
