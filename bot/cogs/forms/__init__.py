"""Parts of forms that several handlers share: reasons, and pictures that are sent in."""
