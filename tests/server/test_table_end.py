"""Resigning, voting, playing again."""

from random import Random

import pytest

from niagara.rules import Paddle
from niagara.server.commands import Rematch, Resign, Start, Vote
from niagara.server.playing import check_rematch
from niagara.server.refusal import Refusal
from niagara.server.setup import Seat
from server.games import PEOPLE, running
from server.tables import ANN, BEN, BOT, CEM, ME, STRANGER, a_table, act_of, play_on


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
