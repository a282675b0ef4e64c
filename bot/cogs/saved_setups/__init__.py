"""Set-ups under names and as codes: saving, loading, sharing, and the list of them."""
