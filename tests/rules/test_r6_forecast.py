"""R6: the forecast of the river names all that could come, from a view alone, and nothing else."""

from collections.abc import Iterator
from itertools import chain, product
from random import Random

import pytest

from niagara.rules import (
    DONE,
    SPECTATOR,
    Action,
    Game,
    Options,
    Paddle,
    Player,
    Position,
    View,
    Weather,
    acting,
    legal_actions,
    play,
    stage,
    view,
)
from niagara.rules.board import D7L, D7R, FALLS, LOST, NO_TILE, SHORE, TILES
from niagara.rules.events import HIDDEN, Event, Flowed, Swept
from niagara.rules.forecast import (
    CERTAIN,
    NO_DANGER,
    POSSIBLE,
    Forecast,
    forecast,
    may_play,
    possible_speeds,
)
from niagara.rules.position import CANOE_PHASE, OVER
from niagara.rules.view import is_revealed
from play import NAMES, positions, some_game, steps
from rules.tables import CLOUD, Seated, Tile, choosing, table

NATURAL = {"fork": "natural"}


def told(position: Position, seat: int = 0) -> Forecast:
    found = forecast(view(position, seat))
    assert found is not None
    return found


# Every position that fits a view, played on in every way that matters to the river.


def fitting(position: Position, watcher: int) -> Iterator[tuple[Position, tuple[int, ...]]]:
    """Every choice of tiles that the watcher cannot rule out, and a position with those tiles."""
    seen = view(position, watcher)
    choices: list[tuple[int, ...]] = []
    for player in seen.players:
        if player.paddle not in (NO_TILE, HIDDEN):
            choices.append((player.paddle,))
        elif player.hand is not None:
            choices.append(player.hand)
        else:
            choices.append(tuple(tile for tile in TILES if tile not in player.played))
    for tiles in product(*choices):
        players = tuple(map(_holding, position.players, tiles, _in_sight(seen)))
        world = Position(*position.key()[:-1], players)  # type: ignore[call-arg, arg-type]
        assert view(world, watcher) == seen, "it fits"
        yield world, tiles


def _in_sight(seen: View) -> list[tuple[int, ...]]:
    return [player.played for player in seen.players]


def _holding(player: Player, tile: int, in_sight: tuple[int, ...]) -> Player:
    """The same player with a tile, in hand or chosen, as far as the number of its tiles goes."""
    paddle = tile if player.paddle != NO_TILE else NO_TILE
    rest = [other for other in TILES if other != tile and other not in in_sight]
    count = len(player.hand) - (paddle == NO_TILE)
    hand = rest[:count] + ([tile] if paddle == NO_TILE else [])
    played = (*rest[count:], *in_sight)
    return Player(tuple(sorted(hand)), played, paddle, player.gems, player.canoes)


def ways_on(
    position: Position, tiles: tuple[int, ...], arms: tuple[int, ...] = ()
) -> Iterator[list[Event]]:
    """What happens until the round is over, under every choice of weather; trips are the first."""
    todo: list[tuple[Position, list[Event]]] = [(position, [])]
    while todo:
        before, log = todo.pop()
        if before.round > position.round or before.phase == OVER:
            yield log
            continue
        seat = acting(before)[0]
        for action in _ways(before, seat, tiles[seat]):
            told: list[Event] = []
            draw = lambda _next, pushes: arms[:pushes]  # noqa: E731
            after = play(before, seat, action, draw, told)
            todo.append((after, log + told))


def _ways(position: Position, seat: int, tile: int) -> list[Action]:
    legal = legal_actions(position, seat)
    weather: list[Action] = [action for action in legal if isinstance(action, Weather)]
    return weather or [Paddle(tile) if Paddle(tile) in legal else legal[-1]]


def some_positions(seed: int, options: Options) -> list[Position]:
    """A few positions of a game of three."""
    game = Game(NAMES[:3], Random(seed), options)
    played = [step.after for step in steps(game, seed, rounds=16)]
    return Random(seed).sample(played, 5)


@pytest.mark.parametrize("open_piles", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_r6_1_exactly_the_speeds_of_all_positions_that_fit_the_view(
    seed: int, open_piles: bool
) -> None:
    for position in some_positions(seed, Options(open_piles=open_piles)):
        for watcher in (SPECTATOR, 0, 1, 2):
            ends = [
                {event.speed for event in log if isinstance(event, Flowed)}
                for world, tiles in fitting(position, watcher)
                for log in ways_on(world, tiles)
            ]
            speeds = set(chain.from_iterable(ends))
            found = forecast(view(position, watcher))
            if found is None:
                assert not speeds, "R8.1: it ends before the river flows"
            elif all(ends):
                assert speeds == set(found.speeds)
            else:
                assert speeds <= set(found.speeds), "R8.1: some ways end the game"


@pytest.mark.parametrize("fork", ["alternate", "natural"])
@pytest.mark.parametrize("seed", range(4))
def test_r6_2_r6_5_a_canoe_comes_where_the_forecast_has_it(seed: int, fork: str) -> None:
    """For a seat that has acted: nothing but the river moves its canoes any more."""
    for position in some_positions(seed, Options(fork=fork)):
        watcher = position.start
        found = forecast(view(position, watcher))
        if found is None or not is_revealed(position, watcher) or position.turn == watcher:
            continue
        canoes = position.players[watcher].canoes
        swept: dict[int, list[bool]] = {0: [], 1: []}
        for world, tiles in fitting(position, watcher):
            for arms in product((0, 1), repeat=8) if fork == "natural" else [()]:
                for log in ways_on(world, tiles, arms):
                    flow = next((event for event in log if isinstance(event, Flowed)), None)
                    lost = {e.canoe for e in log if isinstance(e, Swept) and e.seat == watcher}
                    for canoe in (0, 1) if flow else ():
                        swept[canoe].append(canoe in lost)
                        if flow and fork == "alternate" and canoes[canoe].at != LOST:
                            end = found.canoes[canoe].ends[found.speeds.index(flow.speed)]
                            assert (end == FALLS) == (canoe in lost)
        for canoe, falls in swept.items():
            danger = CERTAIN if all(falls) else POSSIBLE if any(falls) else NO_DANGER
            assert not falls or found.canoes[canoe].danger == danger


# A few views, by hand.

LAST, SECOND = 1, 2  # who starts if seat 0 is the last to act, or has seat 1 after it


@pytest.mark.parametrize(
    ("start", "tiles", "weather", "speeds"),
    [
        pytest.param(LAST, [3, 5, 6], 0, [3], id="R6.1 all tiles lie open"),
        pytest.param(LAST, [CLOUD, 1, 6], 0, [0, 2], id="R5.1 a cloud on turn must move it"),
        pytest.param(LAST, [CLOUD, 1, 6], 2, [2], id="R5.1 from +2 only down"),
        pytest.param(LAST, [CLOUD, 4, 6], -1, [4], id="R5.1 from −1 only up"),
        pytest.param(LAST, [4, CLOUD, 6], 1, [5], id="R5.1 a cloud that has acted moves no more"),
        pytest.param(LAST, [CLOUD] * 3, 0, [0, 1], id="R6.1 only clouds"),
        pytest.param(SECOND, [3, 5, 6], 0, [1, 2, 3, 4], id="R2.2 a tile is hidden"),
        pytest.param(SECOND, [1, 5, 6], 2, [2, 3], id="R2.2 it may be a cloud"),
    ],
)
def test_r6_1_the_speeds_that_are_possible(
    start: int, tiles: list[Tile], weather: int, speeds: list[int]
) -> None:
    rivals = [Seated(tile=tile) for tile in tiles[1:]]
    position = table(tile=tiles[0], rivals=rivals, weather=weather, start=start)
    assert list(told(position).speeds) == speeds


def test_r6_1_before_anybody_has_chosen_almost_anything_may_come() -> None:
    assert told(choosing(), SPECTATOR).speeds == tuple(range(9))


def test_r6_1_the_others_alone_are_forecast_until_the_own_tile_is_chosen() -> None:
    """Everybody holds 6 and the cloud, which two others play each half of the time."""
    position = choosing(round=6, rules={"open_piles": True})
    found = told(position).others
    assert dict(found) == {0: 3 / 16, 2: 1 / 16, 5: 1 / 4, 6: 1 / 4, 7: 1 / 4}
    assert list(found) == sorted(found)
    assert told(position, SPECTATOR).others == ()
    assert told(stage(position, 0, (Paddle(6),)).position).others == ()


def test_r2_3_only_a_tile_in_sight_is_ruled_out() -> None:
    """Tiles 1 and 2 were played by all; only 2 lies on top of the piles."""
    covered, spread = (choosing(round=3, rules={"open_piles": each}) for each in (False, True))
    assert may_play(view(covered, 0).players[1]) == (1, 3, 4, 5, 6, 7)
    assert may_play(view(spread, 0).players[1]) == (3, 4, 5, 6, 7)


@pytest.mark.parametrize(
    ("start", "tiles", "lowest"),
    [
        pytest.param(LAST, [3, 5, 2], 2, id="R2.2 what lies open"),
        pytest.param(SECOND, [3, 1, 4], 3, id="R2.2 not what is hidden"),
        pytest.param(SECOND, [CLOUD, 1, CLOUD], NO_TILE, id="R6.1 a cloud is no number"),
    ],
)
def test_r6_1_the_lowest_number_a_seat_knows(start: int, tiles: list[Tile], lowest: int) -> None:
    rivals = [Seated(tile=tile) for tile in tiles[1:]]
    assert told(table(tile=tiles[0], rivals=rivals, start=start)).lowest == lowest


def test_r2_1_the_last_tile_of_a_hand_is_known_though_it_lies_face_down() -> None:
    rivals = [Seated(tile=4), Seated(tile=5)]
    position = table(tile=6, rivals=rivals, start=SECOND, round=7, rules={"open_piles": True})
    found = told(position)
    assert found.speeds == (4,)
    assert found.lowest == 4, "the number that the speed comes from"


@pytest.mark.parametrize(("weather", "then"), [(-1, (0,)), (0, (-1, 1)), (2, (1,))])
def test_r5_1_a_cloud_still_to_act_must_change_the_weather(
    weather: int, then: tuple[int, ...]
) -> None:
    rivals = [Seated(tile=2), Seated(tile=5)]
    assert told(table(tile=CLOUD, rivals=rivals, start=LAST, weather=weather)).weathers == then


@pytest.mark.parametrize(
    ("at", "rules", "round_", "end", "danger"),
    [
        pytest.param("7L", {}, 2, FALLS, CERTAIN, id="R6.2 this arm shifts"),
        pytest.param("7R", {}, 2, D7R, NO_DANGER, id="R6.2 the other stands still"),
        pytest.param("7L", NATURAL, 2, FALLS, POSSIBLE, id="R6.4 the arm is likely"),
        pytest.param("7R", NATURAL, 2, D7R, POSSIBLE, id="R6.4 the other is possible"),
        pytest.param("7L", NATURAL, 1, FALLS, CERTAIN, id="D4 the first push, this arm"),
        pytest.param("7R", NATURAL, 1, D7R, NO_DANGER, id="D4 the first push, the other"),
        pytest.param("6L", NATURAL, 2, D7L, NO_DANGER, id="R6.2 too far to fall"),
        pytest.param("shore", {}, 2, SHORE, NO_DANGER, id="R6.2 the shore is dry"),
        pytest.param("lost", {}, 2, LOST, NO_DANGER, id="R6.5 a lost canoe falls no more"),
    ],
)
def test_r6_5_the_danger_of_a_canoe_at_speed_one(
    at: str, rules: dict[str, str], round_: int, end: int, danger: str
) -> None:
    rivals = [Seated(tile=1)] * 2
    found = told(table(f"{at} 1", rivals=rivals, start=LAST, rules=rules, round=round_))
    assert found.speeds == (1,)
    assert (found.canoes[0].ends, found.canoes[0].danger) == ((end,), danger)


def test_a_spectator_has_no_canoes() -> None:
    assert told(choosing(), SPECTATOR).canoes == ()


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(table(owns="ruby ruby ruby ruby"), id="R8.1 somebody has won"),
        pytest.param(table(round=9, rules={"round_limit": 9}), id="R8.3 the last round"),
    ],
)
def test_r8_no_river_flows_once_the_game_is_to_end(position: Position) -> None:
    assert forecast(view(position, 0)) is None


@pytest.mark.parametrize("at", ["shore lost", "lost shore"])
@pytest.mark.parametrize("tile", range(1, 7))
def test_d1_a_canoe_that_stays_ashore_is_in_no_danger(tile: Tile, at: str) -> None:
    """Whether the turn is staged whole or still to come."""
    position = table(at, tile, rivals=[Seated(tile=CLOUD)] * 2, weather=2, start=LAST)
    staged = stage(position, 0, [DONE])
    assert (staged.is_whole, staged.position, staged.events) == (True, position, ())
    speed = (2 + int(tile),)
    for found in (told(position), forecast(view(staged.position, 0), is_turn_over=True)):
        assert found is not None
        assert (found.speeds, found.lowest) == (speed, tile)
        assert [canoe.ends for canoe in found.canoes] == [
            (SHORE,) if space == "shore" else (LOST,) for space in at.split()
        ]
        assert {canoe.danger for canoe in found.canoes} == {NO_DANGER}


# In play.


@pytest.mark.parametrize("seed", range(20))
def test_r6_1_the_speed_that_comes_was_always_possible(seed: int) -> None:
    """At tables of any size."""
    seen: list[tuple[int, ...]] = []
    for step in steps(some_game(seed), seed):
        watchers = (SPECTATOR, *range(len(step.before.players)))
        seen.extend(possible_speeds(view(step.before, seat)) for seat in watchers)
        speed = next((event.speed for event in step.events if isinstance(event, Flowed)), None)
        if speed is not None:
            assert all(speed in speeds for speeds in seen)
            seen = []


def test_r5_1_a_staged_cloud_has_moved_the_weather_once_and_not_again() -> None:
    moved = 0
    for position in chain.from_iterable(positions(seed) for seed in range(10)):
        seat = position.turn
        for action in legal_actions(position, seat) if position.phase == CANOE_PHASE else ():
            log: list[Event] = []
            if isinstance(action, Weather):
                play(position, seat, action, lambda arm, pushes: [arm] * pushes, log)
                flows = [event.speed for event in log if isinstance(event, Flowed)]
                staged = stage(position, seat, [action])
                speeds = possible_speeds(view(staged.position, seat), is_turn_over=staged.is_whole)
                if flows:  # it was the last turn of the round: nothing is open any more
                    assert speeds == tuple(flows)
                    moved += 1
    assert moved


def test_chances_count_every_tile_that_may_be_played_and_both_ways_of_a_cloud() -> None:
    # Of the lowest tile, 3 at most, and the weather only what seat 1 plays is open.
    position = table("7L shore", 3, rivals=(Seated(tile=5), Seated(tile=6)), start=2)
    found = told(position)
    assert dict(zip(found.speeds, found.chances, strict=True)) == pytest.approx(
        {1: 2 / 14, 2: 3 / 14, 3: 8 / 14, 4: 1 / 14}
    )
    assert sum(found.chances) == pytest.approx(1)


@pytest.mark.parametrize("seed", range(5))
def test_the_risk_of_a_canoe_fits_its_danger(seed: int) -> None:
    for position in positions(seed):
        for seat in range(len(position.players)):
            found = forecast(view(position, seat))
            for canoe in found.canoes if found else ():
                if canoe.danger == NO_DANGER:
                    assert canoe.risk == 0
                elif canoe.danger == CERTAIN:
                    assert canoe.risk == pytest.approx(1)
                else:
                    assert 0 < canoe.risk <= 1.001
