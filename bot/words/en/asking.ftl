### A player's question to the GM, and the answer.

button-ask = Ask the GM
button-reply = Answer
button-rule = Answer to all

## The player

ask-title = Ask the GM
ask-label = Your question
ask-note = Only GMs who don't play read it. It changes nothing in the game.
asked = The GM has your question. { $answered ->
        [dm] The answer comes by DM, and also stands behind "My secrets".
       *[answers] You'll find the answer behind "My secrets".
    }
answer-title = The GM's answer
ruling-title = A ruling of the GM
own-remarks-title = You and the GM
own-question = **You asked:**
own-answer = **The GM answered:**
own-ruling = **The GM answered to all:**

own-replay = The game again, from every seat, with what you and the GM have written to each other. Only you get this file.

## The GM

gm-question = { $name } asks you in **{ $game }**, { $room }:
gm-question-title = A question
gm-question-note = Nobody else knows of it. "Answer" goes to this player alone; "Answer to all" is posted as a ruling, without their name.
reply-title = Answer { $name }
reply-note = Only this player reads it
rule-title = Answer to all
rule-note = Posted for everybody, without the asker's name
reply-label = Your answer
replied = { $name } gets your answer, and nobody else does.
ruled = I'm posting your ruling for everybody, without the asker's name.

inbox-title = Inbox: { $game }
inbox-empty = Nobody has asked you anything yet.
inbox-question = { $name } asked { $when }: { $text }
inbox-open = ● { $name } asked { $when }, and waits: { $text }
inbox-answer = ↳ You answered them alone: { $text }
inbox-ruling = ↳ You answered to all: { $text }
inbox-choose = Choose a question to answer
inbox-choice = { $name }: { $text }
