"""Decides who sits where: sign-up, the bench, replacement, and absence."""
