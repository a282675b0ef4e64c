"""From what is owed to messages on Discord: sent in order, once, and within Discord's budget."""
