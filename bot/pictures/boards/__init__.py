"""What the pictures of all games on a board have alike: their frame, their colours, and how sticks lie."""
