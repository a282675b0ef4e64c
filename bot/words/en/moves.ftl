### Moves that are shown before they count, and forms that hold a part of what may be chosen.

ask-part = { $ask }: { $first } to { $last }

preview = { $move }: this is not made yet. Do you mean it?
preview-of = { $player } may choose: { $move }. It is not made yet.
button-do = Confirm
button-back = Back
setup-preview = Moves with consequences
setup-preview-on = Moves with consequences are shown before they count
setup-preview-off = Every move counts at once
signup-preview = Moves with consequences
signup-preview-text = They count at once, and are not shown before.
