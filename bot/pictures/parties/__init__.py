"""The parts that the pictures of all party games share."""
