"""R2: the round."""

import json

import pytest

from niagara.rules import Malformed, Memory, Position, new_game, seen_by, view
from niagara.rules.board import CLOUD as CLOUD_TILE
from niagara.rules.board import LEFT, RIGHT
from niagara.rules.codec import event_to_json, position_from_json, position_to_json, view_to_json
from niagara.rules.events import (
    HIDDEN,
    Chosen,
    Flowed,
    HandsRefilled,
    Pushed,
    Revealed,
    StartPassed,
)
from niagara.rules.legal import acting
from rules.tables import (
    ALL_TILES,
    ASHORE,
    CLOUD,
    Json,
    Seated,
    Tile,
    choosing,
    happened,
    legal,
    played,
    refuses,
    table,
)

ROUND_OF_TWOS = "a2 b2 c2 a0>2 b0>2 c0>2"


def seen(position: Position, seat: int) -> Json:
    return view_to_json(view(position, seat))


@pytest.mark.parametrize("order", ["a3 b3 c3", "b3 c3 a3", "c3 a3 b3"])
def test_r2_1_everybody_picks_at_the_same_time(order: str) -> None:
    position = choosing()
    waiting = {0, 1, 2}
    for move in order.split():
        assert set(acting(position)) == waiting
        assert position.phase == "paddle"
        position = played(position, move)
        waiting.remove("abc".index(move[0]))
    assert position == played(choosing(), "a3 b3 c3")
    assert (position.phase, position.turn) == ("canoes", 0)


def test_r2_1_a_tile_is_picked_once_and_for_all() -> None:
    position = played(choosing(), "b3")
    assert legal(position, 1) == set()
    refuses(position, 1, "3", "R2.1")
    refuses(position, 1, "4", "R2.1")
    refuses(table(), 0, "5", "R2.1")  # phase II: too late


@pytest.mark.parametrize("round", range(1, 8), ids=lambda n: f"R2.1 round {n}")
def test_r2_1_a_tile_once_played_is_out(round: int) -> None:  # noqa: A002
    position = choosing(round=round)
    out, hand = ALL_TILES[: round - 1], ALL_TILES[round - 1 :]
    assert legal(position) == {"~" if tile == CLOUD else str(tile) for tile in hand}
    for tile in out:
        refuses(position, 0, str(tile), "R2.1")


@pytest.mark.parametrize("round", [1, 5, 6, 7, 8, 14, 15], ids=lambda n: f"R2.1 round {n}")
def test_r2_1_hands_refill_after_every_seventh_round(round: int) -> None:  # noqa: A002
    position = played(table(tile=6, round=round, start=1), "a0>6L")
    for player in position_to_json(position)["players"]:
        assert player["paddle"] is None
        if round % 7 == 0:
            assert (player["hand"], player["played"]) == (list(ALL_TILES), [])
        else:
            assert player["played"][-1] == 6  # it joins the end of the pile
            assert len(player["played"]) == round % 7
            assert sorted(map(str, player["hand"] + player["played"])) == sorted(
                map(str, ALL_TILES)
            )


def test_r2_1_events_of_the_refill() -> None:
    log = happened(table(tile=6, round=7, start=1), "a0>6L")
    assert log[-2:] == [StartPassed(2, 8), HandsRefilled()]
    log = happened(table(tile=6, round=6, start=1), "a0>6L")
    assert HandsRefilled() not in log


@pytest.mark.parametrize(
    ("hand", "played_tiles", "paddle"),
    [
        ([1, 2, 3, 4, 5, 6], [], None),
        ([1, 2, 3, 4, 5, 6, CLOUD], [], 4),
        ([2, 3, 4, 5, 6, CLOUD], [1], None),
    ],
    ids=["R2.1 a tile missing", "R2.1 a tile twice", "R2.1 a pile too high"],
)
def test_r2_1_seven_tiles_in_one_place_each(
    hand: list[Tile], played_tiles: list[Tile], paddle: Tile | None
) -> None:
    given = position_to_json(new_game(3, 0, LEFT))
    given["players"][0] |= {"hand": hand, "played": played_tiles, "paddle": paddle}
    with pytest.raises(Malformed, match=r"R2\.1"):
        position_from_json(given)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("start", [0, 1, 2])
def test_r2_2_turns_go_clockwise_from_the_start_player(seats: int, start: int) -> None:
    position = new_game(seats, start, LEFT)
    for seat in range(seats):
        position = played(position, "abcde"[seat] + "1")
    for place in range(seats):
        seat = (start + place) % seats
        assert (position.phase, position.turn, acting(position)) == ("canoes", seat, (seat,))
        for other in range(seats):
            assert (legal(position, other) != set()) == (other == seat)
        refuses(position, (seat + 1) % seats, "0>1", "R2.2")
        position = played(position, "abcde"[seat] + "0>1")
    assert (position.phase, position.round) == ("paddle", 2)


def test_r2_2_no_canoe_and_no_weather_moves_in_phase_one() -> None:
    position = played(choosing(), "a4 b~")
    for action in ("0>4", "w+", "."):
        refuses(position, 0, action, "R2.2")
    refuses(position, 1, "w+", "R2.2")


def test_r2_2_a_number_moves_canoes_and_not_the_weather() -> None:
    refuses(table(tile=4), 0, "w+", "R2.2")


def test_r2_2_a_tile_is_hidden_until_its_owners_turn() -> None:
    position = choosing(start=1)
    assert [p["paddle"] for p in seen(position, 0)["players"]] == [None, None, None]
    position = played(position, "a3 c5")
    assert [p["paddle"] for p in seen(position, 0)["players"]] == [3, None, "hidden"]
    position = played(position, "b1")  # phase II: seat 1 reveals
    assert [p["paddle"] for p in seen(position, 0)["players"]] == [3, 1, "hidden"]
    assert [p["paddle"] for p in seen(position, 1)["players"]] == ["hidden", 1, "hidden"]
    position = played(position, "b0>1")
    assert [p["paddle"] for p in seen(position, 1)["players"]] == ["hidden", 1, 5]
    position = played(position, "c0>5")
    for seat in (0, 1, 2, -1):
        assert [p["paddle"] for p in seen(position, seat)["players"]] == [3, 1, 5]


def test_r2_2_events_of_a_round() -> None:
    log = happened(choosing(start=1), "c5 a3 b~ bw- c0>5 a0>3")
    assert log[:4] == [Chosen(2, 5), Chosen(0, 3), Chosen(1, CLOUD_TILE), Revealed(1, CLOUD_TILE)]
    reveals = [event for event in log if isinstance(event, Revealed)]
    assert reveals == [Revealed(1, CLOUD_TILE), Revealed(2, 5), Revealed(0, 3)]
    assert [type(event) for event in log[-4:]] == [Flowed, Pushed, Pushed, StartPassed]
    hidden = [Chosen(2, HIDDEN), Chosen(0, 3), Chosen(1, HIDDEN)]
    assert seen_by(log, 0) == [*hidden, *log[3:]]
    assert event_to_json(seen_by(log)[0]) == {"type": "chosen", "seat": 2, "tile": "hidden"}


def test_r2_3_only_the_top_of_a_pile_is_visible() -> None:
    position = choosing(round=4)  # everybody has played 1, 2 and 3
    players = seen(position, 1)["players"]
    assert [player["played"] for player in players] == [[3], [1, 2, 3], [3]]
    assert [player["hand"] for player in players] == [None, [4, 5, 6, CLOUD], None]
    assert [player.get("hand_count") for player in players] == [4, None, 4]
    for player in seen(position, -1)["players"]:  # a spectator
        assert (player["hand"], player["hand_count"], player["played"]) == (None, 4, [3])


def test_r2_3_open_piles_is_an_option() -> None:
    for player in seen(choosing(round=4, rules={"open_piles": True}), -1)["players"]:
        assert (player["hand"], player["played"]) == (None, [1, 2, 3])


def with_tiles(position: Position, seat: int, **tiles: object) -> Position:
    """The same table with other tiles in a seat's hand, pile or paddle."""
    given = position_to_json(position)
    given["players"][seat] |= tiles
    return position_from_json(given)


PILES = choosing(round=3)  # everybody has played 1, then 2
CHOSEN = played(choosing(start=2), "a2 b1")
TURNS = played(choosing(start=2), "a2 b1 c4")  # seat 2 is on turn


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (PILES, with_tiles(PILES, 0, played=[5, 2], hand=[1, 3, 4, 6, CLOUD])),
        (CHOSEN, with_tiles(CHOSEN, 0, paddle=CLOUD, hand=[1, 2, 3, 4, 5, 6])),
        (TURNS, with_tiles(TURNS, 1, paddle=6, hand=[1, 2, 3, 4, 5, CLOUD])),
    ],
    ids=["R2.3 a covered tile", "R2.1 a chosen tile", "R2.2 a tile not revealed"],
)
@pytest.mark.parametrize("seat", [2, -1], ids=["seat", "spectator"])
def test_r2_3_secrets_change_nothing_in_the_view(one: Position, other: Position, seat: int) -> None:
    assert one != other
    assert json.dumps(seen(one, seat)) == json.dumps(seen(other, seat))


def test_r2_3_who_remembers_knows() -> None:
    position, memory = choosing(), Memory(3)
    for moves in (ROUND_OF_TWOS, "a1 b3 c3 b0>1 b. c0>1 c. a0>3 a."):
        memory.watch(seen_by(happened(position, moves), 2))
        position = played(position, moves)
    assert memory.may_hold(0) == (3, 4, 5, 6, CLOUD_TILE)
    assert memory.may_hold(1) == (1, 4, 5, 6, CLOUD_TILE)
    assert memory.is_complete(view(position, 2))
    newcomer = Memory.of(view(position, 2))  # sees the top tiles and its own
    assert newcomer.may_hold(0) == (2, 3, 4, 5, 6, CLOUD_TILE)
    assert not newcomer.is_complete(view(position, 2))


@pytest.mark.parametrize(
    ("seats", "start", "following"),
    [(3, 0, 1), (3, 1, 2), (3, 2, 0), (4, 3, 0), (5, 3, 4), (5, 4, 0)],
)
def test_r2_4_the_life_preserver_goes_clockwise(seats: int, start: int, following: int) -> None:
    position = new_game(seats, start, RIGHT)
    order = [(start + place) % seats for place in range(seats)]
    moves = " ".join("abcde"[s] + "1" for s in order) + " "
    moves += " ".join("abcde"[s] + "0>1" for s in order)
    assert happened(position, moves)[-1] == StartPassed(following, 2)
    position = played(position, moves)
    assert (position.start, position.round, position.phase) == (following, 2, "paddle")


def test_r2_4_the_river_flows_when_all_have_had_their_turn() -> None:
    position = table("3 lost", 1, rivals=[Seated("4 lost", 6), ASHORE])
    log = happened(position, "a0>2 b0>s")
    assert not any(isinstance(event, Flowed) for event in log)
    log = happened(position, "a0>2 b0>s c0>6L")
    assert [type(event) for event in log[-3:]] == [Flowed, Pushed, StartPassed]
