"""Pages in a browser, made from the words and pictures that Discord gets, and styled as Discord shows them."""
