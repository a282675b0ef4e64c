### The GM's own words for moments of the game, written before it begins.

button-prose = Your own words
prose-opening = The opening
prose-dusk = Each dusk
prose-dawn = Each dawn
prose-death = Each death
prose-end = The end
prose-mark = In the GM's own words
prose-written = Your own words, just before my news: { $moments }.
denied-prose-too-long = That's { $given } characters, and the words for a moment can have { $most }; please shorten them. Nothing was saved.
