### House players: seats that the bot plays.

button-house = Add a house player

house-name = { $name } (house)

# Names for house players where the theme has too few, separated by commas: as many as the largest game has players.
house-names =
    Abel, Beata, Caleb, Dora, Ezra, Flora, Gilbert, Hanna, Isaac, Judith, Kaspar, Linda, Moses, Naomi, Oscar, Paula

house-title = House players
house-text =
    I'll play { $names }. They know what their seats know, play by the rules, and don't talk. To let one go: `/{ name-gm } { name-gm-take-off }`.
