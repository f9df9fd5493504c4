"""A practice game is private, unrated and by its position's rules."""

from random import Random

import pytest
from msgspec import json

from niagara.rules import Options, new_game
from niagara.rules.codec import options_to_json, position_to_json
from niagara.server.commands import Change, Fill, Start
from niagara.server.entries import Changed, entry_from_bytes
from niagara.server.game_commands import rematch_setup
from niagara.server.refusal import Damaged, Refusal
from niagara.server.store.interface import Row
from niagara.server.stored_snapshot import snapshot_of, table_from
from niagara.server.table_setup import CreateTable, create_setup
from server.tables import ANN, BOT, ME, Story, a_table, everything, play_on, resumed

NATURAL = Options(fork="natural", open_piles=True)


@pytest.fixture
def story() -> Story:
    """Ann with two open seats, at the beginning of a game."""
    return a_table(position=position_to_json(new_game(3, 0, 0, NATURAL)))


@pytest.fixture
def played(story: Story) -> Story:
    """The same, some decisions later."""
    story.do(ANN, Fill())
    story.do(ANN, Start())
    play_on(story, Random(1), (ANN,), most=40)
    return story


@pytest.mark.parametrize(
    "change",
    [
        Change({}, public=True),
        Change({}, public=True, rated=True),
        Change({"open_piles": False}),
        Change({"fork": "alternate", "open_piles": True}),
    ],
)
def test_only_the_clock_of_a_practice_game_can_be_changed(story: Story, change: Change) -> None:
    assert story.refused(ANN, change) == "not-now"


@pytest.mark.parametrize("rules", [{}, options_to_json(NATURAL)])
def test_its_clock_can_be_changed(story: Story, rules: dict[str, object]) -> None:
    story.do(ANN, Change(rules, clock=60))
    assert (story.table.clock, story.table.options) == (60, NATURAL)


def test_what_older_servers_let_the_host_change_is_not_taken_from_the_log(story: Story) -> None:
    story.add(Changed({}, 30, is_public=True, is_rated=True), ANN, "old")
    table = story.table
    assert (table.clock, table.is_public, table.is_rated) == (30, False, False)
    assert table.rules == options_to_json(NATURAL)
    setup = rematch_setup(table)
    assert (setup.is_public, setup.is_rated, setup.rules) == (False, False, table.rules)


@pytest.mark.parametrize("is_running", [False, True])
def test_nor_from_a_snapshot(story: Story, is_running: bool) -> None:
    story.do(ANN, Fill())
    if is_running:
        story.do(ANN, Start())
    form = json.decode(snapshot_of(story.table))
    form |= {"rules": {}, "is_public": True, "is_rated": True}
    assert everything(table_from("t", json.encode(form))) == everything(story.table)


def test_a_game_from_a_position_is_played_by_the_positions_fork(played: Story) -> None:
    assert everything(played.told_again()) == everything(played.table)


def test_a_log_without_its_rivers_is_refused_as_damaged(played: Story) -> None:
    """Older servers wrote such logs, and other draws would make another game."""
    entries = [json.decode(row.body) for row in played.rows]
    bodies = [json.encode({k: v for k, v in each.items() if k != "river"}) for each in entries]
    assert bodies != [row.body for row in played.rows]
    rows = [Row(i, 0, None, None, body) for i, body in enumerate(bodies)]
    with pytest.raises(Damaged, match="entry"):
        resumed(Story().table, rows)


@pytest.mark.parametrize("body", [b"", b"{}", b'{"kind":"dance"}', b'{"kind":"said"}'])
def test_bytes_that_are_no_entry_or_snapshot_are_refused_as_damaged(body: bytes) -> None:
    with pytest.raises(Damaged):
        entry_from_bytes(body)
    with pytest.raises(Damaged):
        table_from("t", body)


def test_a_practice_game_does_not_begin_where_it_could_not_go_on() -> None:
    position = position_to_json(new_game(3, 0, 0)) | {"round": 1002}  # the piles of round 1
    with pytest.raises(Refusal, match=r"position\.round"):
        create_setup(CreateTable((ME, BOT, BOT), position=position), ANN.session, "Ann", "t")
