"""The database: sessions, their indexes, people, and the Redis that Parlour starts itself."""
