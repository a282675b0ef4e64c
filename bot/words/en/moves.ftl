### Moves that are shown before they count, and forms that hold a part of what may be chosen.

ask-part = { $ask }: { $first } to { $last }

preview = { $move }. This doesn't count yet. Do you mean it?
preview-of = { $player } is thinking about this: { $move }. It doesn't count yet.
button-do = Confirm
button-back = Back
setup-preview = Moves with consequences
setup-preview-on = Players see moves with consequences before they count
setup-preview-off = Every move counts at once
setup-moving = Great moments
setup-moving-on = Fights, fireballs, lifted cups and won races move in their pictures
setup-moving-off = All pictures stand still
setup-choiceless = Throws and other moves without a choice
setup-choiceless-itself = They happen by themselves
setup-choiceless-hand = Players make each by hand
signup-preview = Moves with consequences
signup-preview-text = They count at once, with no preview.
