### Teaching newcomers: the pages of "How to play", and who has read them.

button-how = How to play
button-read = I've read it
how-back = Back
how-next = Next
how-read = ✓ Noted: you've read how to play. The GM can see that too.
setup-readers =
    { $count ->
        [0] Nobody has said yet that they've read it.
       *[other] Who has read it: { $names }.
    }
desk-has-read = has read how to play
how-picture = { $title }, in signs: { $signs }.
how-picture-course = , then { "" }
how-picture-beside = ; { "" }

## The sign-up

drama-story = { -drama-story }
banner = The banner of { $game }.

## The picture of one's own card

own-card-role = Your role
own-card-day = Your card today
own-card-picture = { $heading }: { $name }.
own-card-picture-side = { $heading }: { $name }. Side: { $side }.
