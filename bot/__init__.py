"""The Discord bot: sessions, clocks, languages and everything else that is not rules or drawing."""
