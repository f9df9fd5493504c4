"""One game of a batch (a lane) as a `Position` of the rules and back, and a record out of it."""

from collections.abc import Iterable, Sequence

import jax
import numpy as np

from niagara.rules.board import (
    CANOES,
    MIN_WEATHER,
    NO_TILE,
    TILES,
    Seat,
)
from niagara.rules.canoes_to_move import Turn, turn_of
from niagara.rules.errors import Malformed
from niagara.rules.events import Event
from niagara.rules.play import Draw, play
from niagara.rules.position import (
    CANOE_PHASE,
    OVER,
    PADDLE_PHASE,
    Player,
    Position,
    canoe_at,
)
from niagara.rules.position import (
    NOBODY as NO_TURN,
)
from niagara.rules.record import Move, Record, recorded
from niagara.rules.scoring import winners
from niagara.sim.batch.river import NO_FLOW
from niagara.sim.batch.rules import DEFAULT, Rules
from niagara.sim.batch.state import (
    ACTOR,
    ARM,
    BAG_BITS,
    BEGAN,
    CARGOES,
    GEMS,
    HAND_BITS,
    HANDS_IN_WORD,
    HAS_FLOWED,
    IS_TURN,
    LAST_HAND,
    LAST_SITE,
    MOVED,
    NOBODY,
    ROUND,
    SPACES,
    START,
    TILE,
    WEATHER,
    State,
)
from niagara.sim.flat_actions import decode
from niagara.sim.next_to_act import next_to_act
from niagara.sim.tables import arms_of


def lane(state: State, index: int | tuple[int, ...] = ()) -> State:
    """One game of a batch, as a state of shape ()."""
    found: State = jax.tree.map(lambda words: np.asarray(words)[index], state)
    return found


def to_positions(state: State, rules: Rules = DEFAULT) -> list[Position]:
    """The games of a batch (of one dimension) as positions of the rules.

    The order of tiles in a pile is not kept in a batch: covered tiles are listed ascending,
    the tile on top last.
    """
    columns = [np.asarray(words).ravel().tolist() for words in jax.tree.leaves(state)]
    shape = jax.tree.structure(state)
    return [_position(jax.tree.unflatten(shape, row), rules) for row in zip(*columns, strict=True)]


def to_position(state: State, rules: Rules = DEFAULT) -> Position:
    """A single game as a position of the rules; see `to_positions`."""
    (position,) = to_positions(state, rules)
    return position


def _position(words: State, rules: Rules) -> Position:
    """``words`` holds Python integers."""
    rest = int(words.rest)
    actor = ACTOR.of(rest)
    phase = OVER if actor == NOBODY else CANOE_PHASE if IS_TURN.of(rest) else PADDLE_PHASE
    players = tuple(_player(words, seat) for seat in range(len(words.players)))
    sites = [word >> shift & GEMS.most for word in words.sites for shift in (0, BAG_BITS)]
    is_turn = phase == CANOE_PHASE
    return Position(
        rules.options,
        ROUND.of(words.clock),
        phase,
        START.of(rest),
        actor if is_turn else NO_TURN,
        _pending(words) if is_turn else None,
        WEATHER.of(rest) + MIN_WEATHER,
        ARM.of(rest),
        (*sites, LAST_SITE.of(rest)),
        winners(rules.options, players) if phase == OVER else (),
        players,
    )


def _pending(words: State) -> Turn | None:
    moved = MOVED.of(words.rest)
    began = tuple(field.of(words.clock) for field in BEGAN)
    return turn_of(began, tuple(bool(moved >> canoe & 1) for canoe in range(CANOES)))


def _player(words: State, seat: Seat) -> Player:
    word = words.players[seat]
    bits = words.hands >> HAND_BITS * seat if seat < HANDS_IN_WORD else LAST_HAND.of(words.piles)
    hand = tuple(tile for tile in TILES if bits >> tile - 1 & 1)
    tile, top = TILE.of(word), words.piles >> 3 * seat & 7
    covered = [t for t in TILES if t not in hand and t not in (tile, top)]
    played = (*covered, top) if top != NO_TILE else ()
    canoes = tuple(
        canoe_at(SPACES[canoe].of(word), CARGOES[canoe].of(word)) for canoe in range(CANOES)
    )
    return Player(hand, played, tile, GEMS.of(word), canoes)


def from_positions(
    positions: Sequence[Position], *, has_flowed: Iterable[bool] | None = None
) -> State:
    """Positions of equally many seats as a batch.

    ``has_flowed`` says of each whether a disc was ever pushed, which a position does not tell
    and only the natural fork asks (D4); left out, it is taken for true after the first round.
    Raises ValueError for a position of phase I in which the seats have not chosen one after
    the other from the start player: a batch has no place for it.
    """
    if not positions:
        raise ValueError("a batch has at least one game")
    if len({len(position.players) for position in positions}) > 1:
        raise ValueError("the games of a batch have equally many seats")
    if has_flowed is None:
        has_flowed = [position.round > 1 for position in positions]
    states = [_state(p, flowed=f) for p, f in zip(positions, has_flowed, strict=True)]
    found: State = jax.tree.map(lambda *words: np.array(words, np.uint32), *states)
    return found


def from_position(position: Position, *, has_flowed: bool | None = None) -> State:
    """A position as a state of shape (); see `from_positions`."""
    known = None if has_flowed is None else [has_flowed]
    return lane(from_positions([position], has_flowed=known), 0)


def _state(position: Position, *, flowed: bool) -> State:
    """The words of one game, as Python integers."""
    players = position.players
    hands = [sum(1 << tile - 1 for tile in player.hand) for player in players]
    tops = [player.played[-1] if player.played else NO_TILE for player in players]
    pending = position.pending
    sites = position.sites
    last_hand = hands[HANDS_IN_WORD] if len(players) > HANDS_IN_WORD else 0
    moved = sum(1 << canoe for canoe in range(CANOES) if pending and pending.moved[canoe])
    began = [field.put(pending.began[c]) if pending else 0 for c, field in enumerate(BEGAN)]
    return State(
        players=tuple(_word(player) for player in players),
        hands=sum(hand << HAND_BITS * seat for seat, hand in enumerate(hands[:HANDS_IN_WORD])),
        piles=sum(top << 3 * seat for seat, top in enumerate(tops)) | LAST_HAND.put(last_hand),
        sites=(sites[0] | sites[1] << BAG_BITS, sites[2] | sites[3] << BAG_BITS),
        rest=LAST_SITE.put(sites[4])
        | WEATHER.put(position.weather - MIN_WEATHER)
        | ARM.put(position.next_arm)
        | HAS_FLOWED.put(int(flowed))
        | START.put(position.start)
        | ACTOR.put(_actor(position))
        | MOVED.put(moved)
        | IS_TURN.put(int(position.phase == CANOE_PHASE)),
        clock=ROUND.put(position.round) | sum(began),
    )


def _word(player: Player) -> int:
    word: int = GEMS.put(player.gems) | TILE.put(player.paddle)
    for canoe, at, cargo in zip(player.canoes, SPACES, CARGOES, strict=True):
        word |= at.put(canoe.at) | cargo.put(canoe.gem)
    return word


def _actor(position: Position) -> int:
    """The seat to act, or NOBODY; raises ValueError if seats have chosen out of turn."""
    if position.phase == PADDLE_PHASE:
        _check_order(position)
    return next_to_act(position) & NOBODY  # of the rules' NOBODY, −1, all bits are set


def _check_order(position: Position) -> None:
    seats = len(position.players)
    order = [(position.start + place) % seats for place in range(seats)]
    early = [seat for seat in order if position.players[seat].paddle]
    if early != order[: len(early)]:
        raise ValueError(
            "in a batch the seats choose one after the other from the start player, seat"
            f" {position.start}; here seats {early} have chosen"
        )


def to_record(
    opening: Position, actions: Iterable[int], flows: Iterable[int], names: Sequence[str]
) -> Record:
    """The record of a game played in a batch.

    ``opening`` is its first position, ``actions`` and ``flows`` what `transition` was given and
    answered, step by step. Raises `Malformed` if that is no game by the rules.
    """
    if len(names) != len(opening.players):
        raise ValueError(f"{len(opening.players)} names expected, got {len(names)}")
    record = Record(opening.options, tuple(names), opening.start, opening.next_arm)
    position = opening
    for action, number in zip(actions, flows, strict=True):
        if position.phase == OVER:
            raise Malformed("actions", "the game is over before the actions are")
        seat = next_seat(position)
        move = Move(seat, decode(position, seat, int(action)))
        log: list[Event] = []
        position = play(position, seat, move.action, _drawn(int(number)), log)
        record = record.grown(recorded(move, log))
    return record


def _drawn(flow: int) -> Draw:
    """The draw that has already taken the arms of a flow."""
    arms = arms_of(flow) if flow != NO_FLOW else ()
    return lambda _arm, _pushes: arms


def next_seat(position: Position) -> Seat:
    """The seat that a batch asks next; raises ValueError when the game is over."""
    seat = _actor(position)
    if seat == NOBODY:
        raise ValueError("the game is over: nobody acts")
    return seat
