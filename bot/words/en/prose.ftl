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

## The title of a game

button-title = Title
title-title = The title of this game
title-credit = Who has thought of it
game-titled =
    { $credit ->
        [no] **{ $title }**
       *[other] **{ $title }**, by { $credit }
    }
game-by = By { $credit }
denied-title-too-long = That's { $given } characters, and a title or a name here can have { $most }; please shorten it. Nothing was saved.
