### A move that its player asks back: the post in which the others are asked, its buttons, and what is denied.

button-retract = Take my move back
button-agree = Agree
button-refuse = Refuse

retraction-asks = { $names }, { $name } would like to take this move back: { $move }. It is taken back if all agree; once the game goes on, it stands.
retraction-agreed = Agreed so far: { $names }.
retraction-taken = { $name } takes this move back: { $move }.
retraction-refused = { $name } has to let this move stand, for not everybody agrees: { $move }.
retraction-lapsed = { $name } has to let this move stand, for the game has gone on: { $move }.
retraction-asked = The others are asked in the channel. Until all have agreed the move counts, and once anybody moves it stands.
retraction-you-agree = You agree.
retraction-you-refuse = You refuse: the move stands.
retraction-reason = { $name } did not mean the move, and all the others agree.

denied-nothing-to-retract = You have no move to take back: it must be your own, and nobody may have moved or thrown after it.
denied-drawn-already = Only a move that you have chosen can be taken back; what was thrown, shown or given up stays.
denied-retraction-open = The others are asked about this move already; please wait for their answers.
denied-retraction-refused = Not everybody has agreed to this, so the move stands.
