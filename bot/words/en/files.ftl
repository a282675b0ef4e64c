### A set-up that its host has written as a file, and what comes of trying it out.

button-upload = Upload a role file
button-file = Get the file
file-choose = Choose a set-up for { $fewest } to { $most } players
file-players = { $players } players{ $gm ->
        [none] { "" }
       *[needed] , and a GM who doesn't play
    }
file-label = Your role file
file-note = A TOML file of up to { $most } KB. The hosts' page about role files builds one in ten minutes.
file-given = These are the roles of { $title }, as a file. Whoever opens a game can use it, or change it.

denied-file-large = That file is too large; { $most } KB are the most that I take.
denied-file-gone = Discord doesn't give me that file any more; please send it again.
denied-file-mistake =
    { $place ->
        [none] In line { $line } of that file: { $problem }.
       *[named] In line { $line } of that file, { $place }: { $problem }.
    }{ $others ->
        [none] { "" }
       *[some] { " " }Please look at these lines, too:{ $others }
    }

## Trying it out

button-try-out = Try it out
try-out-begun = I'm trying it out. That takes about ten seconds.
tried-title = { $title }, tried out in { $games } games
tried-side = { $side } won { $percent } % of them.
tried-never =
    { $count ->
        [one] { $sides } never won. Perhaps it needs another member, or an ability.
       *[other] { $sides } never won. Perhaps they need other members, or abilities.
    }
tried-note = Give or take { $margin } in a hundred. These are simulated players, who know what their own seat knows and don't talk, so take it as a difference between two set-ups and not as a forecast. Where nobody could win any more, a game counts for none.

denied-try-out-busy = I'm trying out another set-up right now; please press again in a few seconds.
denied-try-out-slow = I couldn't try this one out in time, and nothing has changed. `brehon simulate` on a computer takes all the time that it needs.
