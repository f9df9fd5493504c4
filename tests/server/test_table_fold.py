"""A table is the fold of its entries: told again, or resumed from any snapshot, it is the same."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from niagara.rules import acting, legal_actions
from niagara.server.commands import (
    AddSeat,
    AnyCommand,
    Arrange,
    Change,
    Emote,
    Fill,
    Join,
    Leave,
    Mute,
    RemoveSeat,
    Resign,
    Return,
    Say,
    Start,
    Vote,
)
from niagara.server.entries import Forgotten, Rematched
from niagara.server.people import Person
from niagara.server.playing import acted
from niagara.server.refusal import Refusal
from niagara.server.snapshot import snapshot_of, table_from
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
    act_of,
    everything,
    resumed,
    whole_turn,
)

PEOPLE = (ANN, BEN, CEM, DAN, STRANGER)
RULES: tuple[dict[str, Any], ...] = (
    {},
    {"fork": "natural"},
    {"open_piles": True, "round_limit": 4},
    {"tiebreak": "gem-value"},
)


def some_setting(rng: Random) -> AnyCommand:
    makers: list[Callable[[], AnyCommand]] = [
        lambda: Join(rng.choice((None, 0, 1, 2, 3))),
        lambda: rng.choice((Leave(), Fill(), Fill())),  # an empty table is no story
        lambda: Arrange(rng.randrange(5), "open"),
        lambda: Arrange(rng.randrange(5), "bot", "easy"),
        lambda: Arrange(rng.randrange(5), "local", name="Mum"),
        lambda: rng.choice((AddSeat(), RemoveSeat(rng.randrange(5)))),
        lambda: Mute(rng.randrange(4)),
        lambda: Change(rng.choice(RULES), rng.choice((None, 5, 90)), public=rng.random() < 0.5),
        Start,
    ]
    return rng.choice(makers)()


def some_word(rng: Random) -> AnyCommand:
    makers: list[Callable[[], AnyCommand]] = [
        lambda: Say(f"word {rng.random()}"),
        lambda: Emote("nice"),
        lambda: Mute(rng.randrange(4), on=rng.random() < 0.7),
        lambda: Vote(yes=rng.random() < 0.4),
        Return,
        lambda: Resign(rng.randrange(4)),
    ]
    return rng.choice(makers)()


def some_act(story: Story, rng: Random) -> None:
    """A decision of whoever has one to make, now and then by the clock, a bad one or a new one."""
    table = story.table
    if table.status != "running":
        return
    chosen = [seat for seat in range(len(table.seats)) if table.can_choose_again(seat)]
    if chosen and rng.random() < 0.2:
        seat = rng.choice(chosen)
        tile = rng.choice(legal_actions(table.game(), rng.choice(acting(table.game()))))
        attempt(story, owner(story, seat), act_of(table, seat, tile))
        return
    seat = rng.choice(acting(table.game()))
    turn = whole_turn(table, seat, rng)
    if rng.random() < 0.2:
        turn = turn[:-1] or [*turn, *turn]
    if table.seats[seat].session is None or rng.random() < 0.2:
        whole = whole_turn(table, seat, rng)
        story.add(acted(table, seat, whole, "bot" if table.seats[seat].level else "clock"))
    else:
        attempt(story, owner(story, seat), act_of(table, seat, *turn))


def owner(story: Story, seat: int) -> Person:
    session = story.table.seats[seat].session
    return next((who for who in PEOPLE if who.session == session), STRANGER)


def attempt(story: Story, who: Person, command: AnyCommand) -> None:
    """Do what may be done; what may not must not have changed anything."""
    before = everything(story.table)
    try:
        story.do(who, command)
    except Refusal:
        assert everything(story.table) == before


def some_story(seed: int, length: int) -> Story:
    """A table to which all sorts of things happen."""
    rng = Random(seed)
    seats = [ME, *(rng.choice((OPEN_SEAT, BOT)) for _ in range(rng.choice((2, 3, 4))))]
    story = a_table(*seats, rng=Random(seed), rules=rng.choice(RULES), clock=rng.choice((None, 30)))
    for _ in range(length):
        story.now += rng.randrange(2000)
        if story.table.status == "open":
            attempt(story, rng.choice(PEOPLE), some_setting(rng))
        elif rng.random() < 0.15:
            attempt(story, rng.choice(PEOPLE), some_word(rng))
        else:
            some_act(story, rng)
    if story.table.status == "over":
        story.add(Rematched("another"), ANN, "rematch")
    story.add(Forgotten(rng.choice(PEOPLE).session))
    return story


@pytest.mark.parametrize("seed", range(30))
def test_a_story_told_again_is_the_same(seed: int) -> None:
    story = some_story(seed, 150)
    assert everything(story.told_again()) == everything(story.table)


@pytest.mark.parametrize("seed", range(8))
def test_a_table_goes_on_the_same_from_a_snapshot_taken_at_any_point(seed: int) -> None:
    story = some_story(seed, 90)
    table = Story().table
    for i, row in enumerate(story.rows):
        resumed(table, [row])
        kept = table_from("t", snapshot_of(table))
        assert everything(kept) == everything(table)
        assert everything(resumed(kept, story.rows[i + 1 :])) == everything(story.table)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), length=st.integers(0, 120))
def test_any_story_can_be_told_again_and_resumed(seed: int, length: int) -> None:
    story = some_story(seed, length)
    again = story.told_again()
    assert everything(again) == everything(story.table)
    kept = table_from("t", snapshot_of(again))
    assert everything(kept) == everything(story.table)


def test_the_stories_meet_everything() -> None:
    """Else the properties above would be about less than they say."""
    entries = [step.entry for seed in range(30) for step in some_story(seed, 150).steps]
    kinds = {str(entry.__struct_config__.tag) for entry in entries}
    assert kinds == {
        *("created", "seated", "changed", "started", "acted", "returned", "resigned", "voted"),
        *("abandoned", "said", "muted", "rematched", "forgotten"),
    }
