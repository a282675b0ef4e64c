"""A result that a GM sees first: publishing it, writing beside it, and taking the step back."""
