### The GM's own words for moments of the game, written before it begins.

button-prose = Your own words
desk-own-words = Words, title, picture
prose-opening = The opening
prose-dusk = Each dusk
prose-dawn = Each dawn
prose-death = Each death
prose-end = The end
prose-mark = In the GM's own words
prose-written = Your own words, just before my news: { $moments }.
denied-prose-too-long = That's { $given } characters, and the limit is { $most }, so nothing was saved; please shorten them.

## The GM's own words for roles

button-roles = Words for roles
role-prose-text = Words of your own for a role stand above what I tell its player by DM. Nobody else reads them.
role-prose-choose = Choose a role to write for
role-prose-title = { $role }
role-prose-label = Your own words
role-prose-note = Only those who have this role read them, above what I tell them of it. Empty: no words.
role-prose-of = { $role }: { $text }
role-prose-unused = { $role }, which isn't in this set-up, so nobody reads this: { $text }
role-prose-written = Your own words for roles: { $roles }.
denied-role-gone = That role isn't in this set-up any more, so nothing was saved; please choose another.

## The title and the cover of a game

button-title = Title and picture
cover-kept = Your own picture is on the card.
cover-present = The picture on the card
cover-keep = It stays, unless you choose another
cover-remove = Take it away
denied-no-cover = You've described a picture, but there's none on the card and none in the form, so nothing was saved. Please choose one.
title-title = The title of this game
title-credit = Who came up with it
game-titled =
    { $credit ->
        [no] **{ $title }**
       *[other] **{ $title }**, by { $credit }
    }
game-by = By { $credit }
denied-title-too-long = That's { $given } characters, and the limit is { $most }, so nothing was saved; please shorten it.
