### The pace of a table, chosen in one press, and what an evening by voice adds.

## The presets

setup-pace = Pace
button-preset-evening = Evening by voice
button-preset-day = A day a wait
button-preset-weeks = Two weeks
preset-evening = **Evening by voice**: everybody is there. Waits last minutes, and there are no quiet hours, reminders or aliases.
preset-day = **A day a wait**: everybody has a day for each answer, and gets reminders.
preset-weeks = **Two weeks**: waits are shorter, and nobody who's late holds the game up. It takes about two weeks.
preset-none = You've set the pace by hand, under Deadlines. Each button below sets all of it again.

## Its settings

setup-escalation-ping = Whether missing players are called just before the end
setup-escalation-ping-off = Nobody is called just before the end
setup-escalation-ping-30 = Players who are publicly missing are called 30 seconds before the end
setup-calling = Who the post of a wait mentions
setup-calling-all = A post mentions everybody it waits for
setup-calling-one = A post mentions a player only if it waits for nobody else

## During the game

button-minute = +1 minute
prompt-countdown = -# Deadline: { $when }.
call-everybody = Everybody
last-call = { $names }, time for { $wait } is up { $when }.
