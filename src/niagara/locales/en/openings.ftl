# Openings: what strong play does in the first three rounds. $share is a percentage, $place the place in the order of round 1.

openings = Openings
openings-lead = Strong players mostly begin with 1, 2 or the cloud, and keep the high tiles for bringing gems home.
openings-by = Whose games
openings-bot = { $bot ->
    [ranger] Strong bots
   *[champion] The champion
}
openings-round = Round { $round }
openings-order = Turn order
openings-tile = { $tile ->
    [cloud] the cloud
   *[other] { $tile }
}
openings-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
   *[other] 5th
}
openings-tiles = Tiles of the first three rounds
openings-tiles-text = The rows show who goes first, second and so on in round 1. In each later round, the next player goes first.
openings-lines = Common beginnings
openings-share = { $share } of players
openings-win-share = { $share } wins
openings-wins = Who wins, by turn in round 1
openings-fair = A fair share would be { $share }.
openings-facts = Meanwhile on the river
openings-speed = How far the river flows, in discs
openings-loaded = Gems loaded, per player
openings-landed = Gems brought ashore, per player
openings-stolen = Thefts, per player
openings-how = { $bot ->
    [champion] Counted in { $games } games between champions of different temperaments, thinking only briefly. How each of them begins is partly a matter of temperament.
   *[ranger] Counted in { $games } games of a strong bot, trained by self-play, against itself.
}
