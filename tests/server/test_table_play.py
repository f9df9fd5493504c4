"""A running table: tiles, ransoms, whole turns, clocks; nothing is ever half applied."""

from random import Random

import pytest
from msgspec import Raw

from niagara.rules import DONE, Paddle, Ransom, Trip, acting, legal_actions, stage
from niagara.rules.board import NO_TILE
from niagara.rules.events import Chosen
from niagara.server.commands import Act, AnyCommand, Join, Rematch, Resign, Return, Start, Vote
from niagara.server.entries import Acted
from niagara.server.playing import acted, check_rematch
from niagara.server.refusal import Refusal
from niagara.server.setup import STAND_IN, Seat
from niagara.server.state import AWAY_MS
from server.tables import (
    ANN,
    BEN,
    BOT,
    CEM,
    ME,
    NOON,
    OPEN_SEAT,
    STRANGER,
    Story,
    a_table,
    act_of,
    choose_all,
    play_on,
    whole_turn,
    written,
)

PEOPLE = (ANN, BEN, CEM)


def running(rng: Random | None = None, clock: int | None = None, **rules: object) -> Story:
    """Ann, Ben and Cem at seats 0, 1 and 2."""
    story = a_table(ME, OPEN_SEAT, OPEN_SEAT, rng=rng, rules=rules, clock=clock)
    story.do(BEN, Join(1))
    story.do(CEM, Join(2))
    story.do(ANN, Start())
    return story


def on_turn(seed: int = 3) -> tuple[Story, int]:
    """A game in the middle of a round, and whose turn it is."""
    story = running(Random(seed))
    play_on(story, Random(seed), PEOPLE, most=20)
    while story.position.phase != "canoes":
        play_on(story, Random(seed), PEOPLE, most=1)
    return story, story.position.turn


# Tiles.


def test_a_tile_is_chosen_and_chosen_again_until_all_have_chosen() -> None:
    story = running()
    story.act(ANN, 0, Paddle(3))
    story.act(ANN, 0, Paddle(5))
    story.act(ANN, 0, Paddle(5))
    assert story.position.players[0].paddle == 5
    story.act(BEN, 1, Paddle(2))
    story.act(ANN, 0, Paddle(4))
    story.act(CEM, 2, Paddle(1))
    assert story.position.phase == "canoes"
    assert [player.paddle for player in story.position.players] == [4, 2, 1]


def test_a_tile_chosen_again_is_no_event() -> None:
    story = running()
    first = story.act(ANN, 0, Paddle(3))
    again = story.act(ANN, 0, Paddle(5))
    assert first.events == (Chosen(0, 3),)
    assert again.events == ()


def test_no_tile_is_chosen_again_once_all_have_chosen() -> None:
    story = running()
    choose_all(story, Random(1))
    waiting = next(seat for seat in range(3) if seat != story.position.turn)
    assert story.refused(PEOPLE[waiting], act_of(story.table, waiting, Paddle(6))) == "illegal"


def test_two_tiles_at_once_are_refused() -> None:
    story = running()
    assert story.refused(ANN, act_of(story.table, 0, Paddle(3), Paddle(4))) == "illegal"


# Ransoms.


def with_a_lost_canoe() -> tuple[Story, int]:
    """A game at a moment when somebody may ransom a canoe."""
    for seed in range(100):
        story = running(Random(seed), round_limit=60)
        rng = Random(seed)
        while story.table.status == "running":
            for seat in acting(story.position):
                legal = legal_actions(story.position, seat)
                if any(isinstance(action, Ransom) for action in legal):
                    return story, seat
            play_on(story, rng, PEOPLE, most=1)
    raise AssertionError("nobody ever lost a canoe and owned a gem")


def test_a_canoe_is_ransomed_with_or_without_the_tile() -> None:
    story, seat = with_a_lost_canoe()
    ransom = next(a for a in legal_actions(story.position, seat) if isinstance(a, Ransom))
    story.act(PEOPLE[seat], seat, ransom)
    assert story.position.players[seat].paddle == NO_TILE
    tile = next(a for a in legal_actions(story.position, seat) if isinstance(a, Paddle))
    story.act(PEOPLE[seat], seat, tile)

    other, seat = with_a_lost_canoe()
    other.act(PEOPLE[seat], seat, ransom, tile)
    assert other.position.players == story.position.players


def test_a_ransom_after_the_tile_takes_the_tile_back() -> None:
    """R7.1: before choosing; so whoever thinks of it later has to choose again."""
    story, seat = with_a_lost_canoe()
    legal = legal_actions(story.position, seat)
    tile = next(action for action in legal if isinstance(action, Paddle))
    ransom = next(action for action in legal if isinstance(action, Ransom))
    if len(acting(story.position)) == 1:
        pytest.fail("the story is meant to have others who still choose")
    story.act(PEOPLE[seat], seat, tile)
    story.act(PEOPLE[seat], seat, ransom)
    assert story.position.players[seat].paddle == NO_TILE
    assert seat in acting(story.position)
    assert story.told_again().position == story.position


# Whole turns.


def optional_trip() -> tuple[Story, int, Trip]:
    """A turn that is not over after a trip: another trip, or to be done, is still to be said."""
    for seed in range(60):
        story = running(Random(seed))
        rng = Random(seed)
        for _ in range(60):
            play_on(story, rng, PEOPLE, most=1)
            if story.table.status != "running" or story.position.phase != "canoes":
                continue
            seat = story.position.turn
            for action in legal_actions(story.position, seat):
                if isinstance(action, Trip) and not stage(story.position, seat, [action]).is_whole:
                    return story, seat, action
    raise AssertionError("no such turn was met")


def test_an_unfinished_turn_is_refused() -> None:
    story, seat, trip = optional_trip()
    assert story.refused(PEOPLE[seat], act_of(story.table, seat, trip)) == "unfinished"


def test_a_turn_is_committed_whole() -> None:
    story, seat, trip = optional_trip()
    rest = stage(story.position, seat, [trip]).legal
    story.act(PEOPLE[seat], seat, trip, DONE if DONE in rest else rest[0])
    assert (story.position.phase, story.position.turn) != ("canoes", seat)


def test_a_turn_that_is_too_long_is_refused() -> None:
    story, seat = on_turn()
    turn = whole_turn(story.table, seat, Random(1))
    assert story.refused(PEOPLE[seat], act_of(story.table, seat, *turn, DONE)) == "illegal"
    assert story.refused(PEOPLE[seat], act_of(story.table, seat, *turn, *turn)) == "illegal"


def test_an_illegal_end_of_a_turn_undoes_its_beginning() -> None:
    story, seat, trip = optional_trip()
    assert story.refused(PEOPLE[seat], act_of(story.table, seat, trip, trip)) == "illegal"
    assert story.refused(PEOPLE[seat], act_of(story.table, seat, trip, Paddle(1))) == "illegal"


def test_an_illegal_action_names_its_rule() -> None:
    story = running()
    with pytest.raises(Refusal, match=r"^R2\.2") as caught:
        story.table.decide(ANN, act_of(story.table, 0, DONE))
    assert caught.value.code == "illegal"


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "[]",
        "3",
        '"done"',
        "null",
        '{"type": "fly"}',
        '{"type": "paddle"}',
        '{"type": "paddle", "tile": 9}',
        '{"type": "paddle", "tile": 1, "secret": 2}',
        '{"type": "trip", "canoe": 2, "before": [], "to": "3", "after": []}',
        '{"type": "ransom", "canoe": 0, "gem": "gold"}',
        "[" * 5000 + "]" * 5000,
    ],
)
def test_what_is_no_action_is_malformed(text: str) -> None:
    story = running()
    assert story.refused(ANN, Act(0, written(text), story.table.sequence)) == "malformed"


def test_actions_are_read_however_they_are_spaced() -> None:
    story = running()
    spaced = Raw(b'{ "tile" : 4, "type":"paddle" }')
    story.do(ANN, Act(0, (spaced,), story.table.sequence))
    assert story.position.players[0].paddle == 4


# Who may, and when.


def test_nobody_acts_for_anothers_seat() -> None:
    story = running()
    for who in (BEN, STRANGER):
        assert story.refused(who, act_of(story.table, 0, Paddle(3))) == "not-yours"
    assert story.refused(ANN, act_of(story.table, 4, Paddle(3))) == "not-yours"


def test_nobody_acts_for_a_bot() -> None:
    story = a_table(ME, BOT, BOT)
    story.do(ANN, Start())
    assert story.refused(ANN, act_of(story.table, 1, Paddle(3))) == "not-yours"


def test_whose_turn_it_is_not_waits() -> None:
    story, seat = on_turn()
    other = (seat + 1) % 3
    assert story.refused(PEOPLE[other], act_of(story.table, other, DONE)) == "illegal"


def test_a_decision_on_what_was_before_is_stale() -> None:
    story = running()
    early = story.table.sequence
    choose_all(story, Random(1))
    seat = story.position.turn
    turn = whole_turn(story.table, seat, Random(1))
    stale = Act(seat, act_of(story.table, seat, *turn).actions, early)
    assert story.refused(PEOPLE[seat], stale) == "stale"
    story.act(PEOPLE[seat], seat, *turn)


def test_anothers_tile_makes_no_decision_stale() -> None:
    story = running()
    seen = story.table.sequence
    story.act(ANN, 0, Paddle(3))
    story.do(BEN, Act(1, act_of(story.table, 1, Paddle(3)).actions, seen))
    assert story.position.players[1].paddle == 3


def test_the_own_tile_chosen_meanwhile_on_another_device_makes_it_stale() -> None:
    story = running()
    seen = story.table.sequence
    story.act(ANN, 0, Paddle(3))
    again = Act(0, act_of(story.table, 0, Paddle(4)).actions, seen)
    assert story.refused(ANN, again) == "stale"


GAME_COMMANDS: list[AnyCommand] = [
    Act(0, written('{"type": "paddle", "tile": 3}'), 99),
    Return(),
    Resign(0),
    Vote(yes=True),
]


@pytest.mark.parametrize("command", GAME_COMMANDS)
def test_nothing_is_played_before_the_start(command: AnyCommand) -> None:
    story = a_table()
    for who in (ANN, BEN):
        assert story.refused(who, command) == "not-now"


@pytest.mark.parametrize("command", GAME_COMMANDS)
def test_nothing_is_played_after_the_end(command: AnyCommand) -> None:
    story = running(round_limit=1)
    play_on(story, Random(1), PEOPLE)
    assert story.table.status == "over"
    for who in (ANN, BEN, STRANGER):
        assert story.refused(who, command) == "not-now"


@pytest.mark.parametrize("command", [*GAME_COMMANDS[:1], *GAME_COMMANDS[2:]])
def test_strangers_play_nothing(command: AnyCommand) -> None:
    assert running().refused(STRANGER, command) == "not-yours"


# Resigning, voting, playing again.


def test_who_resigns_gives_the_seat_to_a_bot_for_good() -> None:
    story = running()
    story.do(BEN, Resign(1, "hard"))
    assert story.table.seats[1] == Seat("bot", None, "hard", "hard")
    assert story.table.resigned == {1: Seat("person", BEN.session, "Ben")}
    assert story.refused(BEN, act_of(story.table, 1, Paddle(1))) == "not-yours"
    assert story.refused(BEN, Resign(1)) == "not-yours"
    assert [duty.seat for duty in story.table.duties()] == [1]


def test_a_seat_is_resigned_to_a_level_there_is() -> None:
    assert running().refused(ANN, Resign(0, "genius")) == "malformed"


def test_a_game_is_abandoned_when_all_people_want_it() -> None:
    story = running()
    story.do(ANN, Vote(yes=True))
    story.do(BEN, Vote(yes=True))
    assert story.table.status == "running"
    assert story.refused(BEN, Vote(yes=True)) == "not-now"
    story.do(CEM, Vote(yes=True))
    assert story.table.status == "abandoned"


def test_one_no_ends_the_vote() -> None:
    story = running()
    assert story.refused(ANN, Vote(yes=False)) == "not-now"
    story.do(ANN, Vote(yes=True))
    story.do(BEN, Vote(yes=False))
    assert story.table.votes == {}
    assert story.table.status == "running"


def test_somebody_alone_with_bots_abandons_at_once() -> None:
    story = a_table(ME, BOT, BOT)
    story.do(ANN, Start())
    story.do(ANN, Vote(yes=True))
    assert story.table.status == "abandoned"


def test_who_resigns_no_longer_stands_in_the_way_of_a_vote() -> None:
    story = running()
    story.do(ANN, Vote(yes=True))
    story.do(BEN, Vote(yes=True))
    story.do(CEM, Resign(2))
    assert story.table.status == "abandoned"


def test_bots_play_on_when_everybody_has_resigned() -> None:
    story = running()
    for who, seat in ((ANN, 0), (BEN, 1), (CEM, 2)):
        story.do(who, Resign(seat))
    assert story.table.status == "running"
    assert len(story.table.duties()) == 3


def test_only_those_who_played_ask_for_a_rematch_and_only_after_the_end() -> None:
    story = running(round_limit=1)
    with pytest.raises(Refusal) as caught:
        check_rematch(story.table, ANN, Rematch())
    assert caught.value.code == "not-now"
    play_on(story, Random(1), PEOPLE)
    check_rematch(story.table, BEN, Rematch())
    with pytest.raises(Refusal) as caught:
        check_rematch(story.table, STRANGER, Rematch())
    assert caught.value.code == "not-yours"


# Clocks.


def clock_plays(story: Story, seat: int) -> None:
    turn = whole_turn(story.table, seat, Random(1))
    story.add(acted(story.table, seat, turn, "clock"))


def test_without_a_clock_the_server_has_no_duty_towards_people() -> None:
    assert running().table.duties() == []


def test_every_decision_has_the_clocks_time() -> None:
    story = running(clock=30)
    assert {(duty.seat, duty.when, duty.level, duty.by) for duty in story.table.duties()} == {
        (seat, NOON + 30_000, STAND_IN, "clock") for seat in range(3)
    }
    story.now += 7_000
    choose_all(story, Random(1))
    assert story.table.deadline(story.position.turn) == NOON + 37_000


def test_anothers_tile_does_not_change_ones_time() -> None:
    story = running(clock=30)
    story.now += 7_000
    story.act(ANN, 0, Paddle(3))
    assert story.table.deadline(1) == NOON + 30_000


def test_an_absent_player_is_played_for_soon_until_they_are_back() -> None:
    story = running(clock=30)
    story.now += 30_000
    clock_plays(story, 0)
    assert story.table.away == {0}
    choose_all(story, Random(1))
    play_on(story, Random(1), PEOPLE, most=0)
    while story.position.turn != 0:
        seat = story.position.turn
        story.act(PEOPLE[seat], seat, *whole_turn(story.table, seat, Random(1)))
    assert story.table.deadline(0) == story.now + AWAY_MS
    story.now += 1_000
    story.do(ANN, Return())
    assert story.table.away == set()
    assert story.table.deadline(0) == story.now + 30_000


def test_acting_is_being_back() -> None:
    story = running(clock=30)
    clock_plays(story, 0)
    story.act(ANN, 0, Paddle(6))
    assert story.table.away == set()
    assert story.refused(ANN, Return()) == "not-now"


def test_nobody_returns_for_another() -> None:
    story = running(clock=30)
    clock_plays(story, 0)
    for who in (BEN, STRANGER):
        assert story.refused(who, Return()) == "not-now"


def test_a_bots_decision_is_due_at_once() -> None:
    story = a_table(ME, BOT, BOT)
    story.do(ANN, Start())
    assert [(duty.seat, duty.when, duty.by) for duty in story.table.duties()] == [
        (1, NOON, "bot"),
        (2, NOON, "bot"),
    ]


# Chance.


def test_the_natural_fork_is_drawn_once_and_replayed_exactly() -> None:
    drawn = 0
    for seed in range(12):
        story = running(Random(seed), fork="natural", round_limit=12)
        play_on(story, Random(seed), PEOPLE)
        entries = [step.entry for step in story.steps if isinstance(step.entry, Acted)]
        drawn += sum(entry.river is not None for entry in entries)
        for other in (Random(99), Random(100)):
            again = story.told_again()
            assert again.rng is not other
            assert again.position == story.position
    assert drawn > 20


def test_a_fork_that_alternates_draws_nothing() -> None:
    story = running(round_limit=6)
    play_on(story, Random(1), PEOPLE)
    entries = [step.entry for step in story.steps if isinstance(step.entry, Acted)]
    assert all(entry.river is None for entry in entries)


def test_a_game_is_over_when_its_position_is() -> None:
    story = running(round_limit=2)
    play_on(story, Random(4), PEOPLE)
    assert (story.table.status, story.position.phase) == ("over", "over")
    assert story.table.duties() == []
