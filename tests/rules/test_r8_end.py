"""R8: the end of the game."""

import pytest

from niagara.rules import SPECTATOR, Options, view
from niagara.rules.board import CLOUD as CLOUD_TILE
from niagara.rules.events import (
    Event,
    Flowed,
    GameOver,
    GoalReached,
    Landed,
    Pushed,
    Travelled,
    Victory,
)
from niagara.rules.legal import acting
from niagara.rules.scoring import FIVE_KINDS, FOUR_OF_A_KIND, SEVEN_IN_ALL, is_one_short
from rules.tables import (
    ASHORE,
    CLOUD,
    Json,
    Seated,
    canoes,
    happened,
    heap,
    legal,
    owns,
    played,
    refuses,
    table,
)

FOUR_RUBIES = heap(ruby=4)
FOUR_AMETHYSTS = heap(amethyst=4)
ALL_KINDS = "amethyst diamond amber sapphire ruby"


def is_over(log: list[Event]) -> bool:
    return any(isinstance(event, GameOver) for event in log)


@pytest.mark.parametrize(
    ("had", "is_short"),
    [
        (heap(ruby=3), True),
        ("amethyst diamond amber ruby", True),
        (heap(amber=3, ruby=3), True),
        (heap(amber=2, ruby=2), False),
        (heap(ruby=4), False),
        ("", False),
    ],
)
def test_r8_1_one_gem_short(had: str, is_short: bool) -> None:
    assert is_one_short(table(owns=had).players[0].gems) is is_short


@pytest.mark.parametrize(
    ("had", "lands", "goals"),
    [
        pytest.param(heap(ruby=3), "ruby", (FOUR_OF_A_KIND,), id="R8.1 four of one kind"),
        pytest.param(
            "amethyst diamond amber sapphire", "ruby", (FIVE_KINDS,), id="R8.1 five kinds"
        ),
        pytest.param(heap(amber=3, ruby=3), "diamond", (SEVEN_IN_ALL,), id="R8.1 seven in all"),
        pytest.param(
            heap(amber=3, ruby=3),
            "ruby",
            (FOUR_OF_A_KIND, SEVEN_IN_ALL),
            id="R8.1 two goals at once",
        ),
        pytest.param(
            heap(amethyst=3, diamond=1, amber=1, sapphire=1),
            "ruby",
            (FIVE_KINDS, SEVEN_IN_ALL),
            id="R8.1 kinds",
        ),
        pytest.param(
            heap(amethyst=3, diamond=2, amber=1, ruby=1),
            "sapphire",
            (FIVE_KINDS, SEVEN_IN_ALL),
            id="R8.1 eight",
        ),
        pytest.param(heap(ruby=2), "ruby", (), id="R8.1 three of one kind are too few"),
        pytest.param("amethyst diamond amber", "ruby", (), id="R8.1 four kinds are too few"),
        pytest.param(heap(amber=3, ruby=2), "diamond", (), id="R8.1 six in all are too few"),
        pytest.param(heap(amber=2, ruby=3), "amber", (), id="R8.1 three and three are too few"),
        pytest.param("", "ruby", (), id="R8.1 one gem"),
    ],
)
def test_r8_1_what_wins(had: str, lands: str, goals: tuple[str, ...]) -> None:
    position = table(f"1:{lands} lost", 1, had, start=1)
    after, log = played(position, "a0>s"), happened(position, "a0>s")
    if goals:
        assert (after.phase, after.winners) == ("over", (0,))
        assert log[-1] == GameOver((Victory(0, goals),), round_limit=False)
    else:
        assert (after.phase, after.winners, after.round) == ("paddle", (), 2)
        assert not is_over(log)


def test_r8_1_gems_afloat_do_not_count() -> None:
    position = table("2:ruby 3", 1, heap(ruby=3), start=1)
    assert not is_over(happened(position, "a0>1 a1>2"))


def test_r8_1_no_river_and_no_next_round() -> None:
    position = table(
        "1:ruby 7L", 1, heap(ruby=3), rivals=["5:amber 7L", ASHORE], start=1, weather=2
    )
    after, log = played(position, "a1>6L a0>s"), happened(position, "a1>6L a0>s")
    assert [canoes(after, seat) for seat in (0, 1)] == ["shore 6L", "5:amber 7L"]
    assert (after.round, after.start, after.next_arm) == (1, 1, position.next_arm)
    assert not any(isinstance(event, Flowed | Pushed) for event in log)
    assert log == [
        *(Travelled(0, 1, (8, 6)), Travelled(0, 0, (1, 0)), Landed(0, 0, 4)),
        GoalReached(0, (FOUR_OF_A_KIND,), ()),
        GameOver((Victory(0, (FOUR_OF_A_KIND,)),), round_limit=False),
    ]


def test_r8_1_nothing_is_played_after_the_end() -> None:
    after = played(table("1:ruby lost", 1, heap(ruby=3), start=1), "a0>s")
    assert acting(after) == ()
    for seat in (0, 1, 2):
        assert legal(after, seat) == set()
        for action in ("4", "0>1", "w+", ".", "$1R"):
            refuses(after, seat, action, "R8.1")


@pytest.mark.parametrize(
    ("had", "rules"),
    [
        pytest.param(heap(ruby=3), {}, id="R8.1 won"),
        pytest.param("", {"round_limit": 3}, id="R8.3 the round limit"),
    ],
)
def test_r8_the_tiles_of_the_last_round_stay_in_paddle_revealed(had: str, rules: Json) -> None:
    rivals = [Seated(tile=5), Seated(tile=CLOUD)]
    position = table("1:ruby lost", 1, had, rivals=rivals, start=1, round=3, rules=rules)
    after = played(position, "a0>s")
    assert (after.phase, after.round) == ("over", 3)
    for now, was in zip(after.players, position.players, strict=True):
        assert (now.paddle, now.hand, now.played) == (was.paddle, was.hand, was.played)
    for watcher in (SPECTATOR, 0, 1, 2):
        assert [player.paddle for player in view(after, watcher).players] == [1, 5, CLOUD_TILE]


def test_r8_1_phase_two_is_played_to_its_end() -> None:
    position = table("1:ruby lost", 1, heap(ruby=3), rivals=[Seated("1:amber 2", 2), ASHORE])
    after = played(position, "a0>s")
    assert (after.phase, after.turn, after.winners) == ("canoes", 1, ())
    after = played(after, "b0>s b1>4 c0>6L")
    assert (after.phase, after.winners, owns(after, 1)) == ("over", (0,), "amber")


def test_r8_1_a_goal_is_told_at_once_with_those_still_to_move() -> None:
    rivals = (Seated("1:amber lost", 2, heap(amber=3)), Seated(), Seated())
    position = table("1:ruby 2:ruby", 2, heap(ruby=3), rivals=rivals, start=3)
    log = happened(position, "a0>s a1>s b0>s")
    told = [event for event in log if isinstance(event, GoalReached)]
    assert told == [
        GoalReached(0, (FOUR_OF_A_KIND,), (1, 2)),  # the second ruby changes nothing
        GoalReached(1, (FOUR_OF_A_KIND,), (2,)),
    ]
    assert log[log.index(told[0]) - 1] == Landed(0, 0, 4)


def test_r8_1_a_later_seat_may_win_in_the_same_phase() -> None:
    position = table(
        "1:ruby lost", 1, heap(ruby=3), rivals=[Seated("1:amber lost", 2, heap(amber=3)), ASHORE]
    )
    after, log = played(position, "a0>s b0>s c0>6L"), happened(position, "a0>s b0>s c0>6L")
    assert after.winners == (0, 1)
    assert log[-1] == GameOver(
        (Victory(0, (FOUR_OF_A_KIND,)), Victory(1, (FOUR_OF_A_KIND,))), round_limit=False
    )


def test_r8_1_a_turn_goes_on_after_the_winning_gem() -> None:
    position = table("1:ruby 3", 1, heap(ruby=3), start=1)
    after = played(position, "a0>s")
    assert (after.phase, legal(after)) == ("canoes", {"1>2", "1>4"})  # R3.3 still holds


@pytest.mark.parametrize(
    ("tiebreak", "first", "second", "winners"),
    [
        pytest.param("shared", FOUR_RUBIES, FOUR_AMETHYSTS, (0, 1), id="R8.2 shared"),
        pytest.param("gem-value", FOUR_RUBIES, FOUR_AMETHYSTS, (0,), id="R8.2 rubies are worth 5"),
        pytest.param("gem-value", FOUR_AMETHYSTS, ALL_KINDS, (1,), id="R8.2 4 against 15"),
        pytest.param("gem-value", heap(sapphire=4), ALL_KINDS, (0,), id="R8.2 16 against 15"),
        pytest.param(
            *("gem-value", heap(diamond=4, ruby=1), heap(amethyst=5, diamond=1, amber=2), (0, 1)),
            id="R8.2 13 against 13: shared",
        ),
        pytest.param(
            *("gem-value", heap(amber=4), heap(amethyst=5, diamond=3), (0,)),
            id="R8.2 the value, not the number",
        ),
        pytest.param(
            "gem-value", FOUR_AMETHYSTS, heap(ruby=3), (0,), id="R8.2 only who meets R8.1"
        ),
        pytest.param("shared", FOUR_AMETHYSTS, heap(ruby=3, amber=3), (0,), id="R8.2 the one"),
    ],
)
def test_r8_2_winners(tiebreak: str, first: str, second: str, winners: tuple[int, ...]) -> None:
    rules: Json = {"tiebreak": tiebreak}
    position = table(tile=1, owns=first, rivals=[Seated(owns=second), ASHORE], start=1, rules=rules)
    assert played(position, "a0>1").winners == winners


LIMIT: Json = {"round_limit": 3}


@pytest.mark.parametrize(
    ("bags", "winners"),
    [
        pytest.param(["", "", ""], (0, 1, 2), id="R8.3 nobody has anything"),
        pytest.param(["ruby", "", ""], (0,), id="R8.3 one gem"),
        pytest.param([heap(ruby=2), "ruby amber", ""], (0,), id="R8.3 2/4 beats 2/5"),
        pytest.param(["ruby amber", heap(diamond=2), ""], (1,), id="R8.3 seat order is no matter"),
        pytest.param(
            ["amethyst diamond amber sapphire", heap(ruby=3), ""], (0,), id="R8.3 4/5 beats 3/4"
        ),
        pytest.param(
            [heap(ruby=3, amber=3), "amethyst diamond sapphire amber", ""],
            (0,),
            id="R8.3 6/7 beats 4/5",
        ),
        pytest.param(
            [heap(ruby=3), heap(amber=3), heap(diamond=2)], (0, 1), id="R8.3 a tie of progress"
        ),
        pytest.param(
            [heap(ruby=3), heap(amber=3, diamond=1), heap(diamond=2)], (1,), id="R8.3 most gems"
        ),
        pytest.param(
            [heap(ruby=3, sapphire=1), heap(amber=3, diamond=1), heap(amethyst=3)],
            (0, 1),
            id="R8.3 equal progress, equal gems",
        ),
        pytest.param(
            [heap(ruby=3, sapphire=2), heap(amethyst=2, diamond=2, amber=1, sapphire=1), ""],
            (1,),
            id="R8.3 six gems beat three of a kind",
        ),
    ],
)
def test_r8_3_the_round_limit(bags: list[str], winners: tuple[int, ...]) -> None:
    rivals = [Seated(owns=bag) for bag in bags[1:]]
    position = table(tile=1, owns=bags[0], rivals=rivals, round=3, start=1, rules=LIMIT)
    after, log = played(position, "a0>1"), happened(position, "a0>1")
    assert (after.phase, after.winners, after.round) == ("over", winners, 3)
    assert canoes(after) == "1 shore"  # no river
    assert log[1:] == [GameOver(tuple(Victory(seat, ()) for seat in winners), round_limit=True)]


def test_r8_3_not_before_the_limit() -> None:
    position = table(tile=1, round=2, start=1, rules=LIMIT)
    assert played(position, "a0>1").phase == "paddle"


def test_r8_3_no_limit_by_default() -> None:
    assert Options().round_limit is None
    assert played(table(tile=1, round=1000, start=1), "a0>1").round == 1001


@pytest.mark.parametrize("tiebreak", ["shared", "gem-value"])
def test_r8_3_a_real_win_in_the_limit_round(tiebreak: str) -> None:
    rivals = [Seated(owns=heap(diamond=3, amber=3)), Seated()]  # more gems, worth more, no win
    rules: Json = {"round_limit": 3, "tiebreak": tiebreak}
    position = table(
        "1:amethyst lost", 1, heap(amethyst=3), rivals=rivals, round=3, start=1, rules=rules
    )
    assert played(position, "a0>s").winners == (0,)
    game_over = happened(position, "a0>s")[-1]
    assert game_over == GameOver((Victory(0, (FOUR_OF_A_KIND,)),), round_limit=False)


def test_r8_3_the_limit_round_ends_with_a_cloud_or_a_stranded_seat_too() -> None:
    position = table(tile=CLOUD, round=3, start=1, rules=LIMIT)
    assert played(position, "aw+").phase == "over"
    last = Seated("lost lost", 1, "ruby")
    position = table(tile=1, rivals=[ASHORE, last], round=3, start=0, rules=LIMIT)
    after = played(position, "a0>1 b0>6L")
    assert (after.phase, after.winners) == ("over", (2,))
