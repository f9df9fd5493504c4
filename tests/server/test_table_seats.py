"""A table before the start: seats, options, and who may change them."""

import re
from typing import Any

import pytest

from niagara.rules import new_game
from niagara.rules.codec import position_to_json
from niagara.server.commands import (
    AddSeat,
    AnyCommand,
    Arrange,
    Change,
    Fill,
    Join,
    Leave,
    Rematch,
    RemoveSeat,
    Return,
    Start,
    Vote,
)
from niagara.server.entries import Abandoned
from niagara.server.table_setup import (
    OPEN,
    CreateTable,
    Seat,
    SeatRequest,
    clean_name,
    create_setup,
)
from server.tables import (
    ANN,
    BEN,
    BOT,
    CEM,
    DAN,
    ME,
    OPEN_SEAT,
    STRANGER,
    Story,
    a_table,
    begun,
    everything,
    refusal,
)


def names(story: Story) -> list[str]:
    return [seat.name for seat in story.table.seats]


@pytest.fixture
def story() -> Story:
    """A table of Ann, Ben and Cem before the start."""
    story = a_table()
    story.do(BEN, Join())
    story.do(CEM, Join())
    return story


# Laying out.


def test_a_table_is_laid_out_as_asked_for() -> None:
    local = SeatRequest("local", name="Mum")
    story = a_table(BOT, ME, local, OPEN_SEAT, rules={"fork": "natural"}, clock=90, public=True)
    table = story.table
    assert table.seats == (
        Seat("bot", None, "beginner", "beginner", table.seats[0].temperament),
        Seat("person", ANN.session, "Ann"),
        Seat("local", ANN.session, "Mum"),
        OPEN,
    )
    assert (table.status, table.host, table.clock) == ("open", ANN.session, 90)
    assert (table.options.fork, table.is_public, table.is_rated) == ("natural", True, False)
    assert table.owned_by(ANN.session) == (1, 2)


@pytest.mark.parametrize(
    ("wish", "begins"),
    [
        (CreateTable((ME, OPEN_SEAT)), "seats: R1.1"),
        (CreateTable((ME,) + (OPEN_SEAT,) * 5), "seats: R1.1"),
        (CreateTable((ME, ME, OPEN_SEAT)), "seats: one of them"),
        (CreateTable((ME, BOT, SeatRequest("bot"))), "level: expected one of"),
        (CreateTable((ME, BOT, SeatRequest("bot", level="genius"))), "level: expected one of"),
        (CreateTable((ME, BOT, SeatRequest("local"))), "name: a local seat"),
        (CreateTable((ME, BOT, SeatRequest("local", name="\u200b"))), "name: expected"),
        (CreateTable((ME, BOT, BOT), clock=4), "clock:"),
        (CreateTable((ME, BOT, BOT), clock=10_000_000), "clock:"),
        (CreateTable((ME, BOT, BOT), {"fork": "sideways"}), "rules.fork"),
        (CreateTable((ME, BOT, BOT), {"speed": 3}), "rules"),
        (CreateTable((ME, BOT, BOT), clock=60, rated=True), "rated: only public"),
        (
            CreateTable((ME, BOT, BOT), public=True, rated=True),
            "rated: a rated table needs a clock",
        ),
        (CreateTable((ME, BOT, BOT), {}, 86_401, True, True), "rated: a rated table needs a clock"),
        (
            CreateTable((ME, SeatRequest("local", name="Mum"), BOT), {}, 60, True, True),
            "rated: a table with local seats",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish: CreateTable, begins: str) -> None:
    with refusal("malformed", f"^{re.escape(begins)}"):
        create_setup(wish, ANN.session, ANN.name, "t")


# Sitting down and standing up.


def test_somebody_sits_down_on_the_first_open_seat_or_on_one_of_choice() -> None:
    story = a_table()
    story.do(BEN, Join(2))
    story.do(CEM, Join())
    assert names(story) == ["Ann", "Cem", "Ben"]


def test_whoever_sits_already_changes_seat() -> None:
    story = a_table()
    story.do(ANN, Join(2))
    assert names(story) == ["", "", "Ann"]
    assert story.table.host == ANN.session


def test_a_change_of_seat_leaves_local_players_where_they_are() -> None:
    story = a_table(ME, SeatRequest("local", name="Mum"), OPEN_SEAT)
    story.do(ANN, Join(2))
    assert names(story) == ["", "Mum", "Ann"]


def test_a_taken_seat_is_refused() -> None:
    story = a_table(ME, BOT, OPEN_SEAT)
    assert story.refused(BEN, Join(0)) == "full"
    assert story.refused(BEN, Join(1)) == "full"
    story.do(BEN, Join())
    assert story.refused(CEM, Join()) == "full"


def test_a_seat_the_table_has_not_is_refused() -> None:
    story = a_table()
    assert story.refused(BEN, Join(3)) == "malformed"
    assert story.refused(ANN, Arrange(4, "open")) == "malformed"


def test_somebody_leaves_and_the_seat_is_open_again(story: Story) -> None:
    story.do(BEN, Leave())
    assert names(story) == ["Ann", "", "Cem"]
    assert story.table.host == ANN.session
    assert story.refused(BEN, Leave()) == "not-now"


def test_who_leaves_takes_the_others_at_their_device_along() -> None:
    story = a_table()
    story.do(BEN, Join(1))
    story.do(BEN, Arrange(2, "local", name="Dad"))
    story.do(BEN, Leave())
    assert names(story) == ["Ann", "", ""]


def test_a_leaving_host_passes_the_table_on(story: Story) -> None:
    story.do(ANN, Leave())
    assert story.table.host == BEN.session
    assert story.refused(ANN, Fill()) == "not-yours"
    story.do(BEN, Fill("easy"))
    assert names(story) == ["easy", "Ben", "Cem"]


def test_an_empty_table_is_given_up() -> None:
    story = a_table(ME, BOT, OPEN_SEAT)
    step = story.do(ANN, Leave())
    assert isinstance(step.entry, Abandoned)
    assert story.table.status == "abandoned"
    assert story.refused(BEN, Join()) == "not-now"


def test_a_host_without_a_seat_can_leave_too() -> None:
    story = a_table(OPEN_SEAT, OPEN_SEAT, OPEN_SEAT)
    assert story.refused(BEN, Leave()) == "not-now"
    story.do(ANN, Leave())
    assert story.table.status == "abandoned"


# Arranging.


def test_the_host_gives_seats_to_bots_and_takes_them_back() -> None:
    story = a_table()
    story.do(ANN, Arrange(1, "bot", "hard"))
    assert story.table.seats[1] == Seat("bot", None, "hard", "hard", "racer")
    story.do(ANN, Arrange(1, "open"))
    assert story.table.seats[1] == OPEN
    assert story.refused(ANN, Arrange(1, "bot", "genius")) == "malformed"
    assert story.refused(ANN, Arrange(1, "bot")) == "malformed"


def test_the_host_removes_an_idle_guest(story: Story) -> None:
    story.do(ANN, Arrange(1, "open"))
    assert names(story) == ["Ann", "", "Cem"]
    assert story.refused(BEN, Start()) == "not-yours"


def test_a_guest_arranges_no_seat_but_their_own(story: Story) -> None:
    assert story.refused(BEN, Arrange(0, "open")) == "not-yours"
    assert story.refused(BEN, Arrange(2, "bot", "easy")) == "not-yours"
    assert story.refused(BEN, Arrange(2, "local", name="Dad")) == "not-yours"
    story.do(BEN, Arrange(1, "open"))
    assert names(story) == ["Ann", "", "Cem"]


def test_a_local_seat_belongs_to_the_device_that_made_it() -> None:
    story = a_table()
    assert story.refused(STRANGER, Arrange(1, "local", name="X")) == "not-yours"
    story.do(ANN, Arrange(1, "local", name="  Big\n Mum "))
    assert story.table.seats[1] == Seat("local", ANN.session, "Big Mum")
    assert story.refused(ANN, Arrange(2, "local")) == "malformed"
    story.do(BEN, Join(2))
    assert story.refused(BEN, Arrange(1, "local", name="Mine")) == "not-yours"


def test_a_rated_table_has_no_local_seats() -> None:
    story = a_table(clock=60, public=True, rated=True)
    assert story.refused(ANN, Arrange(1, "local", name="Mum")) == "not-now"


def test_bots_fill_every_open_seat() -> None:
    story = a_table(OPEN_SEAT, ME, OPEN_SEAT, SeatRequest("bot", level="hard"))
    story.do(ANN, Fill("easy"))
    assert names(story) == ["easy", "Ann", "easy", "hard"]
    assert story.refused(ANN, Fill("genius")) == "malformed"


# More seats, or fewer.


def test_the_host_adds_open_seats_up_to_five() -> None:
    story = a_table(ME, BOT, OPEN_SEAT)
    story.do(ANN, AddSeat())
    story.do(ANN, AddSeat())
    assert names(story) == ["Ann", "beginner", "", "", ""]
    assert story.refused(ANN, AddSeat()) == "full"
    story.do(BEN, Join(4))
    assert names(story)[4] == "Ben"


def test_the_host_takes_away_open_seats_and_bots_down_to_three_and_the_others_move_up() -> None:
    story = a_table(BOT, OPEN_SEAT, ME, OPEN_SEAT, BOT)
    story.do(BEN, Join(3))
    story.do(ANN, RemoveSeat(0))
    assert names(story) == ["", "Ann", "Ben", "beginner"]
    story.do(ANN, RemoveSeat(0))
    assert names(story) == ["Ann", "Ben", "beginner"]
    assert story.table.owned_by(BEN.session) == (1,)
    assert story.refused(ANN, RemoveSeat(2)) == "not-now"


def test_no_person_is_taken_away_with_a_seat() -> None:
    story = a_table(ME, SeatRequest("local", name="Mum"), OPEN_SEAT, OPEN_SEAT)
    story.do(BEN, Join(2))
    for seat in range(3):
        assert story.refused(ANN, RemoveSeat(seat)) == "full"
    assert story.refused(ANN, RemoveSeat(4)) == "malformed"


def test_a_table_that_has_grown_is_played_by_all_its_seats(story: Story) -> None:
    story.do(ANN, AddSeat())
    assert story.refused(ANN, Start()) == "not-now"
    story.do(DAN, Join())
    story.do(ANN, Start())
    assert len(story.position.players) == 4
    assert everything(story.told_again()) == everything(story.table)


def test_a_practice_game_has_the_seats_of_its_position() -> None:
    story = a_table(ME, BOT, BOT, OPEN_SEAT, position=position_to_json(new_game(4, 0, 0)))
    assert story.refused(ANN, AddSeat()) == "not-now"
    assert story.refused(ANN, RemoveSeat(3)) == "not-now"


# Options.


def test_the_host_changes_the_options() -> None:
    story = a_table()
    story.do(ANN, Change({"open_piles": True}, clock=60, public=True, rated=True))
    table = story.table
    assert (table.options.open_piles, table.clock) == (True, 60)
    assert (table.is_public, table.is_rated) == (True, True)


@pytest.mark.parametrize(
    "change",
    [
        Change({"fork": 3}),
        Change({"unheard": 1}),
        Change({}, clock=1),
        Change({}, clock=60, rated=True),
        Change({}, public=True, rated=True),
        Change({}, clock=100_000, public=True, rated=True),
        Change({"round_limit": -1}),
    ],
)
def test_options_that_cannot_be_are_refused(change: Change) -> None:
    assert a_table().refused(ANN, change) == "malformed"


def test_a_table_with_local_seats_cannot_become_rated() -> None:
    story = a_table(ME, SeatRequest("local", name="Mum"), OPEN_SEAT)
    assert story.refused(ANN, Change({}, 60, public=True, rated=True)) == "malformed"


# Starting.


def test_a_full_table_starts() -> None:
    story = begun(rules={"open_piles": True})
    assert story.table.status == "running"
    assert len(story.position.players) == 3
    assert story.position.options.open_piles


def test_a_table_with_an_open_seat_does_not_start() -> None:
    assert a_table().refused(ANN, Start()) == "not-now"


def test_a_table_of_bots_alone_can_be_watched() -> None:
    story = begun(BOT, BOT, BOT)
    assert [decision.by for decision in story.table.pending_decisions()] == ["bot"] * 3


HOSTS = [
    *(Fill(), Change({}), Start(), Arrange(2, "open"), Arrange(1, "bot", "easy")),
    *(AddSeat(), RemoveSeat(1)),
]


@pytest.mark.parametrize("command", HOSTS)
@pytest.mark.parametrize("who", [CEM, DAN, STRANGER])
def test_what_is_the_hosts_is_refused_to_others(command: AnyCommand, who: Any) -> None:
    story = a_table()
    story.do(BEN, Join(2))
    assert story.refused(who, command) == "not-yours"


BEFORE_THE_START = [Join(), Leave(), Arrange(1, "open"), *HOSTS]


@pytest.mark.parametrize("command", BEFORE_THE_START)
@pytest.mark.parametrize("who", [ANN, BEN, STRANGER])
def test_nothing_is_arranged_any_more_once_the_game_runs(command: AnyCommand, who: Any) -> None:
    assert begun().refused(who, command) == "not-now"


@pytest.mark.parametrize("command", [Return(), Vote(yes=True)])
def test_nothing_is_played_before_the_start(story: Story, command: AnyCommand) -> None:
    assert story.refused(ANN, command) == "not-now"


def test_a_rematch_is_made_by_the_house_not_by_a_table(story: Story) -> None:
    assert story.refused(ANN, Rematch()) == "malformed"


# Names.


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann  ", "Ann"),
        ("A\x00n\x1b[2Jn", "An[2Jn"),
        ("A\u202en\u200bn", "Ann"),
        ("x" * 40, "x" * 24),
        ("<b>Ann</b>", "<b>Ann</b>"),  # hostile text is kept as text, and shown as text
    ],
)
def test_names_are_kept_as_one_visible_line(given: str, kept: str) -> None:
    assert clean_name(given) == kept


def test_a_seat_keeps_the_name_it_was_taken_with() -> None:
    story = a_table()
    story.do(BEN, Join())
    story.do(CEM._replace(name="C\u202eem"), Join())
    assert names(story) == ["Ann", "Ben", "Cem"]
