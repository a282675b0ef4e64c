"""The parts that the pictures of all board games share: frame, colours, and sticks."""
