### A move that its player asks back: the post in which the others are asked, its buttons, and what is denied.

button-retract = Take my move back
button-undo = Undo
button-agree = Agree
button-refuse = Refuse

retraction-asks = { $names }, { $name } would like to take this move back: { $move }. That happens if you all agree before the game goes on.
retraction-agreed = Agreed so far: { $names }.
retraction-taken = { $name } takes this move back: { $move }.
retraction-refused = Not everybody agrees, so { $name }'s move stands: { $move }.
retraction-lapsed = The game has gone on, so { $name }'s move stands: { $move }.
retraction-asked = I'm asking the others in the channel. Your move counts until they all agree, and stands once anybody moves.
retraction-you-agree = You agree.
retraction-you-refuse = You refuse: the move stands.
retraction-undone = Your move is taken back.
retraction-undo-reason = Nothing new had been shown since.
retraction-reason = Everybody else agreed.

denied-nothing-to-retract = You have no move to take back: it must be your own, and the last one made.
denied-drawn-already = You can only take back a move you chose; a throw, shown dice and giving up stay.
denied-retraction-open = I've already asked the others about this move; please wait for their answers.
denied-retraction-refused = Not everybody agreed, so the move stands.
