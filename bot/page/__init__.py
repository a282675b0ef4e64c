"""Pages in a browser, made from the same words and pictures that Discord gets, and shown as Discord shows them."""
