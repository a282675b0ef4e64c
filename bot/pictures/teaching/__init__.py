"""The pictures that teach: *How to play*, a player's own card, and the banner of a sign-up."""
