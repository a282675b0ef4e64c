"""Opening games: how a new game begins, saved set-ups and their codes, and the queue of each server."""
