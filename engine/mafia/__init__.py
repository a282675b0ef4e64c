"""Holds the pieces that mafia games share: days and nights, the votes for a lynch, and their count."""
