### How to play at the open table, in four pages. Below each picture's signs stand the captions.

how-1 = You get a secret role on a side. A role says what you can do; a side says how you win, and perhaps who else is on it. All roles of this table are in the rules. Only you know yours.
    .title = The goal
    .first = Your role
    .second = Your side
how-2 = By day everybody talks and votes, at most tables in the open. There, more than half of the living lynch a player at once. Then all may learn what the dead were. Who accuses whom, and who keeps quiet?
    .title = The day
    .first = Talk
    .second = Vote
    .third = Somebody dies
how-3 = At nightfall I tell you in private what you may do: protect, find out, or kill. Choose in secret, and change your mind until dawn. Then all orders work at once, in a fixed order. What you learn is yours; so is the choice to tell.
    .title = The night
    .first = Choose in secret
    .second = Orders work
    .third = Dawn shows who died
how-4 = Most sides win when their rivals are dead, or when they are half of the living. Your role card says how yours does. If you die, you lose your voice, but you still win with your side.
    .title = The end
    .first = Rivals dead
    .second = Half of the living
    .third = The dead win too

length = It takes about an hour by voice, or one to two weeks with a day for each wait.

## Tips for the first move of a kind

tip-vote =
    -# Tip: { $ballots ->
        [secret] Nobody sees your vote, and you can change it until the time is up.
       *[open] Everybody sees your vote, and you can change it as long as the day lasts.
    }
tip-use = -# Tip: You can change your order until dawn. What you say about it by day is up to you.
