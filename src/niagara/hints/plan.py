"""What the champion's policy would do with a tile, if its turn came at once."""

from random import Random

from niagara.bots.champion import Champion
from niagara.exercises.puzzles.whole_turns import WholeTurn, turn_with
from niagara.hints.insight import Insight
from niagara.rules import Action, Event, Player, Position, stage, view
from niagara.rules.board import Tile


def planned_turn(
    insight: Insight, position: Position, tile: Tile, champion: Champion, rng: Random
) -> WholeTurn | None:
    """The likeliest turn with a tile, on the table as it lies; None if the tile does nothing."""
    seat = insight.view.seat
    begun = turn_with(_with_choices(insight, position, rng), seat, tile)
    if begun is None:
        return None
    actions: list[Action] = []
    events: list[Event] = []
    staged = stage(begun, seat, actions)
    while not staged.is_whole:
        likeliest, _ = champion.proposed(view(staged.position, seat), staged.legal)
        actions.append(likeliest[0])
        staged = stage(staged.position, seat, actions[-1:])
        events += staged.events
    return WholeTurn(tuple(actions), staged.position, tuple(events))


def _with_choices(insight: Insight, position: Position, rng: Random) -> Position:
    """The position with a tile of each rival face down, as the policy expects it of them."""
    players = []
    for rival, player in enumerate(position.players):
        if rival != insight.view.seat:
            tile = insight.beliefs.choose(rival, player.hand, rng)
            hand = tuple(each for each in player.hand if each != tile)
            player = Player(hand, player.played, tile, player.gems, player.canoes)  # noqa: PLW2901
        players.append(player)
    return Position(
        *(position.options, position.round, position.phase, position.start, position.turn),
        *(position.pending, position.weather, position.next_arm, position.sites, ()),
        tuple(players),
    )
