"""Turns a submitted move into a saved step, judged under the game's lock and saved with the messages it owes."""
