"""What is sent to a seat is what the rules let it see, and nothing else."""

import json
from random import Random
from typing import Any

import pytest

from niagara.rules import SPECTATOR, Position, acting, legal_actions, seen_by, take_back, view
from niagara.rules.board import NO_TILE
from niagara.rules.codec import action_to_json, event_to_json, view_to_json
from niagara.server.entries import Acted
from niagara.server.table_setup import SeatRequest
from niagara.server.table_state import Step
from niagara.server.updates import Updates
from niagara.server.view_encoder import ViewEncoder, Viewer
from play import some_options
from server.tables import ANN, BOT, ME, Story, a_table, begun, choose_all, play_on

Json = dict[str, Any]
LOCAL = SeatRequest("local", name="Mum")


def started(seed: int) -> Story:
    """A game with options of its own: Ann, Mum at the same device, and bots."""
    rng = Random(seed)
    options = some_options(rng)
    rules = {"fork": options.fork, "open_piles": options.open_piles, "round_limit": 12}
    return begun(ME, BOT, LOCAL, *[BOT] * rng.choice((0, 1, 2)), rng=rng, rules=rules)


def message(story: Story, steps: list[Step], viewer: Viewer, whole: bool = False) -> Json:
    encoder = ViewEncoder(story.table, story.encoded_players)
    text = Updates(encoder, steps, is_whole=whole).message(viewer)
    read: Json = json.loads(text)
    return read


def audiences(story: Story) -> list[Viewer]:
    seats = range(len(story.table.seats))
    return [(), *((seat,) for seat in seats), (0, 2), tuple(seats)]


def legal_forms(position: Position, seat: int) -> list[Json] | None:
    """The legal actions of a seat, including other tiles to choose."""
    legal = legal_actions(position, seat)
    if position.phase == "paddle" and position.players[seat].paddle != NO_TILE:
        legal = legal_actions(take_back(position, seat), seat)
    return [action_to_json(action) for action in legal] or None


def as_sent(value: Any) -> Any:
    return json.loads(json.dumps(value))


def check_seats(story: Story, sent: Json, viewer: Viewer) -> None:
    position = story.position
    if not viewer:
        assert sent["seats"] == [{"seat": None, "view": as_sent(view_to_json(view(position)))}]
        return
    assert [each["seat"] for each in sent["seats"]] == list(viewer)
    for each in sent["seats"]:
        seat = each["seat"]
        assert each["view"] == as_sent(view_to_json(view(position, seat)))
        assert each["legal"] == as_sent(legal_forms(position, seat))


def check_steps(sent: Json, steps: list[Step], viewer: Viewer) -> None:
    assert [each["sequence"] for each in sent["steps"]] == [step.sequence for step in steps]
    for each, step in zip(sent["steps"], steps, strict=True):
        if isinstance(step.entry, Acted):
            seat = step.entry.seat
            seen = seen_by(step.events, seat if seat in viewer else SPECTATOR)
            assert each["events"] == as_sent([event_to_json(event) for event in seen])
            assert each.get("one_gem_short", []) == list(step.one_gem_short)


@pytest.mark.parametrize("seed", range(12))
def test_every_update_shows_each_seat_what_the_rules_let_it_see(seed: int) -> None:
    story, rng = started(seed), Random(seed)
    while story.table.status == "running":
        play_on(story, rng, [ANN], most=1)
        for viewer in audiences(story):
            sent = message(story, story.steps[-1:], viewer)
            check_seats(story, sent, viewer)
            check_steps(sent, story.steps[-1:], viewer)


@pytest.mark.parametrize("seed", range(6))
def test_who_comes_late_is_sent_the_same_steps_at_once(seed: int) -> None:
    story, rng = started(seed), Random(seed)
    one_by_one: dict[Viewer, list[Json]] = {viewer: [] for viewer in audiences(story)}
    before = len(story.steps)
    while story.table.status == "running":
        play_on(story, rng, [ANN], most=1)
        for viewer, told in one_by_one.items():
            told += message(story, story.steps[-1:], viewer)["steps"]
    for viewer, told in one_by_one.items():
        sent = message(story, story.steps[before:], viewer, whole=True)
        assert sent["steps"] == told
        check_seats(story, sent, viewer)


def secrets_in(form: Any, own: Viewer) -> list[Any]:
    """Everything in a message that reveals hands other than the own."""
    found = []
    if isinstance(form, dict):
        for seat, player in enumerate(form.get("players", [])):
            if seat not in own:
                found += [player["hand"], *([player["paddle"]] if player["paddle"] else [])]
        for value in form.values():
            found += secrets_in(value, own)
    elif isinstance(form, list):
        for value in form:
            found += secrets_in(value, own)
    return found


def test_nothing_of_other_hands_is_sent_while_all_choose() -> None:
    story = started(3)
    choose_all(story, Random(1), but=[0])
    for viewer in ((), (0,), (1,), (0, 2)):
        sent = message(story, story.steps, viewer, whole=True)
        for seat in sent["seats"]:
            own = () if seat["seat"] is None else (seat["seat"],)
            assert set(map(str, secrets_in(seat["view"], own))) <= {"None", "hidden"}
        for step in sent["steps"]:
            for event in step.get("events", []):
                if event["type"] == "chosen" and step["seat"] not in viewer:
                    assert event["tile"] == "hidden"


def test_local_seats_see_each_their_own_and_not_each_others() -> None:
    story = started(3)
    choose_all(story, Random(1), but=[1])
    ann, mum = message(story, story.steps, (0, 2))["seats"]
    assert ann["view"]["players"][2]["hand"] is None
    assert mum["view"]["players"][0]["hand"] is None
    assert ann["view"]["players"][0]["hand"] is not None
    assert ann["view"]["players"][2]["paddle"] == "hidden"
    assert mum["view"]["players"][2]["paddle"] == story.position.players[2].paddle


def test_waiting_names_those_who_decide_and_their_time() -> None:
    story = begun(ME, BOT, LOCAL, clock=30)
    assert message(story, [], ())["waiting"] == [
        {"seat": 0, "until": story.now + 30_000},
        {"seat": 1, "until": None},
        {"seat": 2, "until": story.now + 30_000},
    ]
    choose_all(story, Random(1))
    assert [each["seat"] for each in message(story, [], ())["waiting"]] == list(
        acting(story.position)
    )


def test_before_the_start_there_is_no_view() -> None:
    story = a_table()
    sent = message(story, story.steps, (0,), whole=True)
    assert (sent["seats"], sent["waiting"]) == (None, [])
    assert sent["table"]["status"] == "open"


def test_the_table_is_sent_when_it_changes_and_not_with_ordinary_play() -> None:
    story = started(1)
    assert "table" in message(story, story.steps[-1:], ())
    choose_all(story, Random(1), but=[0])
    assert "table" not in message(story, story.steps[-1:], ())
    play_on(story, Random(1), [ANN])
    assert message(story, story.steps[-1:], ())["table"]["status"] == "over"
