### Players who do not answer in time: reminders, who is away, and what the table does then.

## Reminders

reminder = **{ $game }** in { $room } is waiting for you until { $when }:
turn-in-dm = **{ $game }** in { $room }: it's your turn.
offer-asks = **{ $game }** in { $room } has a question for you:
reminder-to-all = Time for { $wait } is up { $when }. Not answered yet? "What may I do?" on the pinned card shows what to do.
gm-late = Time for { $wait } in { $room } is up { $when }.
gm-late-names = No answer yet: { $names }.
gm-late-orders = { $orders ->
        [one] One secret order is missing.
       *[other] { $orders } secret orders are missing.
    }
gm-late-away = Away: { $names }.

## Away

away = { $name } is away until { $when }, and gets no reminders.
away-patience = If a deadline passes before then, the table first waits for them, up to { $length }.
away-answered = { $late ->
        [ask] If a deadline passes before then, I ask the GM, who can let this happen:
       *[auto] If a deadline passes before then, this happens:
    }
    .then = { $late ->
        [ask] Then I ask the GM, who can let this happen:
       *[auto] Then this happens:
    }
card-away = Away
card-away-until = { $name } until { $when }
away-back = { $name } is back.
away-held = This table waits for players who are away. Away: { $names }.
away-told = The table knows you're away until { $when }. When you're back, use the command again without a time.
away-over = Welcome back! The table knows.

## Missed waits

seat-sought = { $name } has missed { $count ->
        [one] a deadline
       *[other] { $count } deadlines in a row
    }, so we're looking for a substitute.
seat-removed = { $name } has missed too many deadlines in a row and is out of the game, as this table chose.

## The page of the set-up

button-absence = Absence
absence-title = Absence
setup-escalation-first = The first reminder
setup-escalation-second = The second reminder
setup-escalation-gm = When the GM hears who's missing
setup-escalation-patience = How long to wait for players who are away
setup-escalation-substitute = When to look for a substitute
setup-escalation-removal = When to modkill an absent player
setup-escalation-first-choice = { $choice ->
        [never] No first reminder
       *[other] First reminder { escalation-when }
    }
setup-escalation-second-choice = { $choice ->
        [never] No second reminder
       *[other] Second reminder { escalation-when }
    }
setup-escalation-gm-choice = { $choice ->
        [never] The GM isn't told who's missing
       *[other] The GM hears who's missing { escalation-when }
    }
escalation-when = { $choice ->
        [half] halfway through the wait
        [quarter] when a quarter of the wait is left
        [tenth] when a tenth of the wait is left
        [hours-6] six hours before the end
        [hours-2] two hours before the end
       *[hours-1] an hour before the end
    }
setup-escalation-patience-choice = { $choice ->
        [0] The table doesn't wait for players who are away
       *[other] The table waits up to { $length } for players who are away
    }
setup-escalation-substitute-choice = { $choice ->
        [0] Never look for a substitute
        [1] Look for a substitute after one missed deadline
       *[other] Look for a substitute after { $choice } missed deadlines in a row
    }
setup-escalation-removal-choice = { $choice ->
        [0] Never modkill an absent player
        [1] Modkill after one missed deadline
       *[other] Modkill after { $choice } missed deadlines in a row
    }
