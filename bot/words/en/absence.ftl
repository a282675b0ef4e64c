### Those who do not answer in time: reminders, who is away, and what a table does then.

## Reminders

reminder = **{ $game }** in { $room } waits for you until { $when }:
reminder-to-all = { $wait } will be over { $when }. Whoever has not answered yet: "What may I do?" on the pinned card shows it.
gm-late = In { $room } the time for { $wait } is up { $when }.
gm-late-names = No answer yet: { $names }.
gm-late-orders = { $orders ->
        [one] One secret order is missing.
       *[other] { $orders } secret orders are missing.
    }
gm-late-away = Away: { $names }.

## Away

away = { $name } is away until { $when }, and is not reminded.
away-patience = If a deadline passes meanwhile, the table waits first, up to { $length } of the absence.
away-answered = { $late ->
        [ask] If a deadline passes meanwhile, the GM is asked, who may let this be answered:
       *[auto] If a deadline passes meanwhile, this is answered:
    }
    .then = { $late ->
        [ask] Then the GM is asked, who may let this be answered:
       *[auto] Then this is answered:
    }
card-away = Away
card-away-until = { $name } until { $when }
away-back = { $name } is back.
away-held = Whoever is away is waited for, as this table has chosen. Away: { $names }.
away-told = The table knows that you are away until { $when }. Give the command again without a time when you are back.
away-over = The table knows that you are back.

## Missed waits

seat-sought = { $name } has let { $count ->
        [one] a wait
       *[other] { $count } waits in a row
    } pass without an answer, so a substitute is sought.
seat-removed = { $name } has let so many waits pass without an answer that this table ends the game for them.

## The page of the set-up

button-absence = Absence
absence-title = Absence
setup-escalation-first = The first reminder
setup-escalation-second = The second reminder
setup-escalation-gm = When the GM hears who is missing
setup-escalation-patience = How long whoever is away is waited for
setup-escalation-substitute = When a substitute is sought
setup-escalation-removal = When somebody is modkilled for being absent
setup-escalation-first-choice = { $choice ->
        [never] No first reminder
       *[other] First reminder { escalation-when }
    }
setup-escalation-second-choice = { $choice ->
        [never] No second reminder
       *[other] Second reminder { escalation-when }
    }
setup-escalation-gm-choice = { $choice ->
        [never] The GM is not told who is missing
       *[other] The GM hears who is missing { escalation-when }
    }
escalation-when = { $choice ->
        [half] at half of the wait
        [quarter] when a quarter of the wait is left
        [tenth] when a tenth of the wait is left
        [hours-6] six hours before the end
        [hours-2] two hours before the end
       *[hours-1] an hour before the end
    }
setup-escalation-patience-choice = { $choice ->
        [0] The table does not wait for whoever is away
       *[other] The table waits up to { $length } for whoever is away
    }
setup-escalation-substitute-choice = { $choice ->
        [0] No substitute is sought
        [1] A substitute is sought after a missed wait
       *[other] A substitute is sought after { $choice } missed waits in a row
    }
setup-escalation-removal-choice = { $choice ->
        [0] Nobody is modkilled for being absent
        [1] A modkill after a missed wait
       *[other] A modkill after { $choice } missed waits in a row
    }
