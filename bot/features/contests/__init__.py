"""Leagues and tournaments."""
