"""The slash commands of games with lynches, and their vote book."""
