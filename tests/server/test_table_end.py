"""Resigning, voting, rematches."""

from dataclasses import replace
from random import Random

import pytest

from niagara.rules import Paddle
from niagara.rules.codec import options_to_json, position_to_json
from niagara.server.commands import Join, Rematch, Resign, Vote
from niagara.server.entries import Forgotten, Resigned
from niagara.server.game_commands import check_rematch
from niagara.server.replay import record_of
from niagara.server.stored_snapshot import snapshot_of, table_from
from niagara.server.table_setup import OPEN, Seat, SeatRequest
from niagara.server.table_state import NOBODY
from niagara.server.view_encoder import step_json, table_json
from play import positions
from server.games import PEOPLE, running
from server.tables import (
    ANN,
    BEN,
    BOT,
    CEM,
    ME,
    STRANGER,
    Story,
    a_table,
    act_of,
    begun,
    everything,
    play_on,
    refusal,
)


def test_who_resigns_gives_the_seat_to_a_bot_for_good(story: Story) -> None:
    story.do(BEN, Resign(1, "hard"))
    assert story.table.seats[1] == Seat("bot", None, "hard", "hard", "racer")
    assert story.table.resigned == {1: Seat("person", BEN.session, "Ben")}
    assert story.refused(BEN, act_of(story.table, 1, Paddle(1))) == "not-yours"
    assert story.refused(BEN, Resign(1)) == "not-yours"
    assert [decision.seat for decision in story.table.pending_decisions()] == [1]
    told = {"seat": 1, "sequence": story.table.sequence, "name": "Ben"}
    for table in (story.table, table_from("t", snapshot_of(story.table))):
        assert table_json(table)["resigned"] == [told], "who had the seat up to then"


def test_a_seat_is_resigned_to_a_level_there_is() -> None:
    assert running().refused(ANN, Resign(0, "genius")) == "malformed"


def test_a_game_is_abandoned_when_all_people_want_it(story: Story) -> None:
    story.do(ANN, Vote(yes=True))
    story.do(BEN, Vote(yes=True))
    assert story.table.status == "running"
    assert story.refused(BEN, Vote(yes=True)) == "not-now"
    story.do(CEM, Vote(yes=True))
    assert story.table.status == "abandoned"


def test_one_no_ends_the_vote(story: Story) -> None:
    assert story.refused(ANN, Vote(yes=False)) == "not-now"
    story.do(ANN, Vote(yes=True))
    story.do(BEN, Vote(yes=False))
    assert story.table.votes == {}
    assert story.table.status == "running"


def test_somebody_alone_with_bots_abandons_at_once() -> None:
    story = begun(ME, BOT, BOT)
    story.do(ANN, Vote(yes=True))
    assert story.table.status == "abandoned"


def test_who_resigns_no_longer_stands_in_the_way_of_a_vote(story: Story) -> None:
    story.do(ANN, Vote(yes=True))
    story.do(BEN, Vote(yes=True))
    story.do(CEM, Resign(2))
    assert story.table.status == "abandoned"


def test_a_game_ends_when_the_last_person_resigns(story: Story) -> None:
    for who, seat in ((ANN, 0), (BEN, 1)):
        story.do(who, Resign(seat))
        assert story.table.status == "running"
    story.do(CEM, Resign(2))
    assert story.table.status == "abandoned"
    assert story.table.pending_decisions() == []


def test_a_game_goes_on_while_its_last_person_has_another_seat() -> None:
    story = begun(ME, SeatRequest("local", name="Mum"), BOT)
    story.do(ANN, Resign(0))
    assert story.table.status == "running"
    story.do(ANN, Resign(1))
    assert story.table.status == "abandoned"


def test_an_older_log_in_which_bots_play_on_alone_is_still_read(story: Story) -> None:
    for seat in range(3):
        story.add(Resigned(seat, "easy"), PEOPLE[seat], f"old {seat}")
    play_on(story, Random(1), (), most=9)
    assert story.table.is_only_bots
    assert everything(story.told_again()) == everything(story.table)


def test_a_game_of_bots_alone_ends_after_sixty_rounds() -> None:
    story = begun(BOT, BOT, BOT, rules={"open_piles": True})
    assert story.table.is_only_bots
    assert story.table.rules == {"open_piles": True, "round_limit": 60}
    assert story.table.options == story.position.options
    assert record_of(story.table, story.steps, ()).options.round_limit == 60
    assert everything(story.told_again()) == everything(story.table)


def test_a_practice_game_of_bots_alone_ends_sixty_rounds_later() -> None:
    position = next(each for each in positions(2) if each.round == 3)
    options = replace(position.options, round_limit=None)
    form = position_to_json(position) | {"rules": options_to_json(options)}
    story = begun(*[BOT] * len(position.players), position=form)
    assert story.position.options == replace(options, round_limit=62)


def test_a_practice_game_says_in_which_round_it_starts() -> None:
    position = next(each for each in positions(2) if each.round == 3)
    story = begun(*[BOT] * len(position.players), position=position_to_json(position))
    told = [step_json(step, ()) for step in (*story.steps, *running().steps)]
    assert [form["round"] for form in told if form["kind"] == "started"] == [3, 1]


@pytest.mark.parametrize("limit", [1, 500])
def test_a_limit_of_their_own_is_kept(limit: int) -> None:
    story = begun(BOT, BOT, BOT, rules={"round_limit": limit})
    assert story.position.options.round_limit == limit


def test_a_game_with_people_has_no_other_limit_than_its_own() -> None:
    assert running().position.options.round_limit is None


# Who is forgotten before they could leave or resign.


def test_a_running_seat_of_somebody_forgotten_is_a_bots(story: Story) -> None:
    story.add(Forgotten(BEN.session))
    assert story.table.seats[1] == Seat("bot", None, "medium", "medium")
    assert story.table.resigned == {1: Seat("person", None, NOBODY)}
    assert [decision.seat for decision in story.table.pending_decisions()] == [1]


def test_an_open_table_of_somebody_forgotten_is_passed_on_or_given_up() -> None:
    story = a_table()
    story.do(BEN, Join())
    story.add(Forgotten(ANN.session))
    assert story.table.seats == (OPEN, Seat("person", BEN.session, "Ben"), OPEN)
    assert (story.table.status, story.table.host) == ("open", BEN.session)
    story.add(Forgotten(BEN.session))
    assert story.table.status == "abandoned"


def test_only_those_who_played_ask_for_a_rematch_and_only_after_the_end() -> None:
    story = running(round_limit=1)
    with refusal("not-now"):
        check_rematch(story.table, ANN, Rematch())
    play_on(story, Random(1), PEOPLE)
    check_rematch(story.table, BEN, Rematch())
    with refusal("not-yours"):
        check_rematch(story.table, STRANGER, Rematch())
