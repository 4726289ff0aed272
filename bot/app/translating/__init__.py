"""Translating without git: a page with every text, where it stands, and checks; files of translations."""
