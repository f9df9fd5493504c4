"""Rated games: two people or more, who have all agreed to the table."""

import pytest

from niagara.server.commands import (
    AddSeat,
    Agree,
    AnyCommand,
    Arrange,
    Change,
    Fill,
    Join,
    Leave,
    RemoveSeat,
    Say,
    Start,
)
from niagara.server.entries import Created, Forgotten
from niagara.server.game_commands import rematch_setup
from niagara.server.refusal import Refusal
from niagara.server.stored_snapshot import snapshot_of, table_from
from niagara.server.table_setup import Seat, Setup
from niagara.server.view_encoder import table_json
from server.tables import (
    ANN,
    BEN,
    BOT,
    CEM,
    ME,
    OPEN_SEAT,
    STRANGER,
    Story,
    a_table,
    everything,
)

RATED = Change({}, clock=60, public=True, rated=True)


@pytest.fixture
def story() -> Story:
    """A rated table of Ann and Ben, and two bots."""
    story = a_table(ME, OPEN_SEAT, BOT, BOT, clock=60, public=True, rated=True)
    story.do(BEN, Join())
    return story


def agreed(story: Story) -> list[int]:
    seats: list[int] = table_json(story.table)["agreed"]
    return seats


def test_who_makes_a_table_and_who_joins_it_agrees_to_it(story: Story) -> None:
    assert agreed(story) == [0, 1]
    story.do(ANN, Start())
    assert (story.table.status, agreed(story)) == ("running", [])


@pytest.mark.parametrize(
    "change",
    [
        Change({"open_piles": True}, clock=60, public=True, rated=True),
        Change({}, clock=90, public=True, rated=True),
        AddSeat(),
        RemoveSeat(3),
        Arrange(2, "open"),
        Arrange(2, "bot", "hard"),
    ],
)
def test_what_the_host_changes_the_others_have_to_agree_to_again(
    story: Story, change: AnyCommand
) -> None:
    story.do(ANN, change)
    assert agreed(story) == [0]
    story.do(ANN, Fill())
    assert story.refused(ANN, Start()) == "not-now"
    story.do(BEN, Agree())
    assert agreed(story) == [0, 1]
    story.do(ANN, Start())
    assert everything(story.told_again()) == everything(story.table)


@pytest.mark.parametrize("is_first", [True, False])
def test_a_table_that_becomes_rated_is_agreed_to_by_its_host_alone(is_first: bool) -> None:
    story = a_table(ME, OPEN_SEAT, BOT)
    if is_first:
        story.do(BEN, Join())
    story.do(ANN, RATED)
    if not is_first:
        story.do(BEN, Join())
    assert agreed(story) == ([0] if is_first else [0, 1])


def test_who_has_not_agreed_is_named(story: Story) -> None:
    story.do(ANN, AddSeat())
    story.do(CEM, Join())
    with pytest.raises(Refusal, match=r"yet: Ben$"):
        story.table.decide(ANN, Start())


@pytest.mark.parametrize(
    "command", [RATED, Say("hello"), Join(0)], ids=["the same options", "words", "another seat"]
)
def test_what_changes_nothing_that_was_agreed_to_voids_nothing(command: AnyCommand) -> None:
    story = a_table(OPEN_SEAT, ME, OPEN_SEAT, clock=60, public=True, rated=True)
    story.do(BEN, Join(2))
    story.do(ANN, command)
    story.do(CEM, Join())
    assert agreed(story) == [0, 1, 2]
    story.do(CEM, Leave())
    assert len(agreed(story)) == 2


def test_who_comes_back_agrees_to_the_table_as_it_is_then(story: Story) -> None:
    story.do(BEN, Leave())
    story.do(ANN, AddSeat())
    story.do(BEN, Join())
    assert agreed(story) == [0, 1]


def test_a_guest_who_makes_their_seat_a_bots_asks_all_to_agree_again(story: Story) -> None:
    story.do(BEN, Arrange(1, "bot", "hard"))
    assert agreed(story) == []
    assert story.refused(ANN, Start()) == "not-now"


def test_only_who_sits_at_an_open_rated_table_agrees_and_once(story: Story) -> None:
    assert story.refused(STRANGER, Agree()) == "not-yours"
    assert story.refused(BEN, Agree()) == "not-now"
    story.do(ANN, AddSeat())
    story.do(BEN, Agree())
    story.do(ANN, RemoveSeat(4))
    story.do(BEN, Agree())
    story.do(ANN, Start())
    assert story.refused(BEN, Agree()) == "not-now"
    assert a_table().refused(ANN, Agree()) == "not-now"


def test_nobody_plays_a_rated_game_alone() -> None:
    story = a_table(ME, BOT, BOT, clock=60, public=True, rated=True)
    assert story.refused(ANN, Start()) == "not-now"
    story.do(ANN, Change({}, clock=60, public=True))
    story.do(ANN, Start())


def test_who_is_forgotten_agrees_to_nothing_any_more(story: Story) -> None:
    story.add(Forgotten(BEN.session))
    assert story.table.agreed == {ANN.session}


def test_at_a_rematch_only_who_asked_for_it_has_agreed(story: Story) -> None:
    story.do(ANN, Start())
    another = Story("another")
    another.add(Created(rematch_setup(story.table), ANN.session, after="t"), BEN, "rematch")
    assert agreed(another) == [1]
    assert another.refused(ANN, Start()) == "not-now"
    another.do(ANN, Agree())
    another.do(ANN, Start())


def test_an_older_rated_table_without_a_clock_does_not_start() -> None:
    seats = (Seat("person", ANN.session, "Ann"), Seat("person", BEN.session, "Ben"))
    story = Story()
    setup = Setup((*seats, Seat("bot", None, "easy", "easy")), {}, None, True, True)
    story.add(Created(setup, ANN.session), ANN, "create")
    assert story.refused(ANN, Start()) == "not-now"


def test_agreement_survives_a_snapshot(story: Story) -> None:
    assert table_from("t", snapshot_of(story.table)).agreed == {ANN.session, BEN.session}
