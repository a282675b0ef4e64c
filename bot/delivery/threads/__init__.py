"""Private threads and speech under aliases: what they are owed, and how it is sent."""
