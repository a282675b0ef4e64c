"""What a GM does, and what the managers of a server may do in his place."""
