"""The slash commands of the Great Table, and its vote book."""
