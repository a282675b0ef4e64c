### The Open Table: the long table of an inn, where whoever has a story writes the roles, and nobody leaves before the end.

## What people may do

-swap = Swap
-jail = Lock up
-block = Stop
-redirect = Lure
-protect = Protect
-bind = Bind
-mark = Mark
-silence = Silence
-double-vote = Lend weight
-take-vote = Hush a vote
-give = Give
-take = Take away
-copy = Mimic
-kill = Kill
-save = Save
-convert = Turn
-recruit = Win over
-learn-side = See a side
-learn-role = See a role
-learn-alike = Compare
-learn-count = Count
-learn-visitors = Watch
-learn-visits = Follow
-reveal = Unmask
-win = Win
-by-hand = By hand
-none = Visit

## Flavour

-opening = The innkeeper bars the door, and reads out a list. "One of these is you," he says. "Don't tell."

-flavour = A folded slip of paper, in the innkeeper's hand. Read it, and keep your face still.

## Drama. One of a moment's lines is said under its title, in italics, and again only when all have been.

-drama-story =
    A long table, a barred door, and a list of roles in somebody's handwriting.
    One of the names on it is yours. Who are the others?

-drama-lynch-few =
    For once, the finger pointed the right way.
    They kept their face still until the very end.
    There was something up that sleeve after all.
    So that is who it was.
    The table was right, and a little surprised.
    One liar fewer at the table.
    Nobody asks how they knew.
    The loudest theory of the day was true.

-drama-lynch-many =
    The wrong one. The silence is long.
    They said so all along.
    Somebody at the table is trying not to smile.
    That was a friend.
    A good argument, and a bad end.
    It sounded so convincing an hour ago.
    The table looks at its hands.
    Nobody remembers who started it.

-drama-lynch =
    The table has spoken.
    A chair scrapes, and somebody is gone.
    It is done, whatever it was.
    The vote is over. The doubt is not.
    One seat fewer to suspect.
    Nobody meets anybody's eye.
    What they were goes with them.
    Somebody pours another round.

-drama-no-lynch =
    So much talk, and everybody keeps their seat.
    Nobody hangs. Somebody exhales.
    The table cannot agree, and it grows dark.
    Tomorrow, they say. Some of them will see it.
    A merciful day, or a lazy one.
    All that shouting, and no rope.
    They let it rest. It will not rest.
    The day is over, and nothing is decided.

-drama-death-at-dawn =
    One bed is cold this morning.
    A door stands open that was shut.
    The breakfast is laid for one too many.
    Nobody heard a thing. Nobody ever does.
    The candle burned down to the end.
    They were going to say something today.
    The dog would not stop barking.
    Somebody got up very quietly last night.

-drama-quiet-night =
    Everybody comes down to breakfast. Everybody is surprised.
    They count twice. It is all of them.
    Somebody was lucky, or somebody was careful.
    A good night's sleep, for once.
    All of them are here, and one of them is annoyed.
    The innkeeper lays every plate.
    No scream, no blood, no answers.
    The night keeps what it knows.

-drama-own-death =
    Your slip of paper burns with a small blue flame.
    The last thing you hear is your own chair.
    You knew something. It stays with you.
    They will talk about you for a day.
    From up here, it is all quite plain.
    The story goes on without its best part.
    You were right about one of them.
    Your cup is still warm.

-drama-shown =
    A slip of paper lies face up on the table.
    So much for keeping a straight face.
    Everybody reads it, and then reads it again.
    There are no secrets in handwriting.
    Well. Now everybody knows.
    The candle is held close, and the ink is dry.
    A hand was quicker than a pocket.
    That changes a few faces.

-drama-victory-few =
    They lay down their slips, and the others see at last.
    Too few are left to say no.
    They wrote this ending long ago.
    The last lie was the best one.
    Now they can laugh out loud.
    The door is unbarred, for some.
    Nobody is left to be fooled.
    They raise their cups, and nobody raises theirs back.

-drama-victory-many =
    The door is unbarred, and morning comes in.
    Somebody starts to laugh, and cannot stop.
    They look at each other, and nobody lies.
    It was a near thing. They will tell it differently.
    Nobody left at this table has anything to hide.
    The innkeeper burns the list.
    No more slips, no more lies, until tomorrow.
    They sit in the sun, and count who is missing.

-drama-victory-odd =
    Nobody had reckoned with them.
    They wanted one thing, and they got it.
    The others were busy with each other.
    A quiet game, well played.
    Who had them on the list? Nobody.
    They smile for the first time all evening.
    It was never about what the others thought.
    They get up, bow, and leave.
