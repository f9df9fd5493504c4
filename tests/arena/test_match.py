"""One match: same game for the same seed, everything counted, and no bot can spoil it."""

import io
import pickle
import re
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from arena.odd_bots import Watched, make_odd
from niagara.arena import ARENA_RULES, MatchResult, play_match
from niagara.bots import UnknownBot
from niagara.cli.terminal.game import play_terminal
from niagara.cli.terminal.record_files import load_record
from niagara.rules import Options, replay
from niagara.rules.events import HIDDEN, Chosen, GameOver, Ransomed, Stolen, Swept
from niagara.rules.scoring import progress

WORDS = ["paddler", "drifter", "paddler", "drifter"]


def without_clock(result: MatchResult) -> MatchResult:
    seats = tuple(replace(seat, seconds=0.0, slowest=0.0) for seat in result.seats)
    return replace(result, seats=seats)


def test_same_seed_same_game() -> None:
    first, second = (without_clock(play_match(WORDS, 5)) for _ in range(2))
    assert first == second
    assert first != without_clock(play_match(WORDS, 6))
    assert pickle.loads(pickle.dumps(first)) == first


@pytest.mark.parametrize("options", [ARENA_RULES, Options("natural", "gem-value", 30, True)])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_is_the_game_that_niagara_play_plays(
    seats: int, options: Options, tmp_path: Path
) -> None:
    """And everything in its record is counted once."""
    words = ["paddler", "drifter", "paddler", "drifter", "paddler"][:seats]
    result = play_match(words, 11, options)
    file = tmp_path / "game.json"
    console = Console(file=io.StringIO())
    play_terminal(",".join(words), 11, options, console, lambda _prompt: "", file)
    moments = list(replay(load_record(file)))
    events = [event for moment in moments for event in moment.events]
    over = events[-1]
    assert isinstance(over, GameOver)
    assert result.winners == tuple(victory.seat for victory in over.winners)
    assert result.is_by_limit == over.round_limit
    assert result.rounds == moments[-1].position.round
    for number, seat in enumerate(result.seats):
        assert seat.decisions == sum(moment.move.seat == number for moment in moments)
        for kind, counted in ((Stolen, seat.stolen), (Swept, seat.lost), (Ransomed, seat.ransoms)):
            assert counted == sum(isinstance(e, kind) and e.seat == number for e in events)


def test_a_bot_that_fails_plays_the_same_game_everywhere(tmp_path: Path) -> None:
    """In the arena as in the terminal a drifter decides for it, with the same luck."""
    program = f"exec:{sys.executable} -I -S -c 'exit()'"
    specs = ["paddler", program, "drifter"]
    result = play_match(specs, 11, Options(round_limit=4))
    screen, file = io.StringIO(), tmp_path / "game.json"
    seats = f'paddler, "{program}", drifter'
    console = Console(file=screen, width=1000)
    play_terminal(seats, 11, Options(round_limit=4), console, lambda _prompt: "", file)
    moments = list(replay(load_record(file)))
    decisions = sum(moment.move.seat == 1 for moment in moments)
    assert result.seats[1].decisions == result.seats[1].faults == decisions
    assert screen.getvalue().count("forfeits a decision: ") == decisions
    expected = play_match(
        ["paddler", "sulker", "drifter"], 11, Options(round_limit=4), make=make_odd
    )
    assert [seat.progress for seat in result.seats] == [seat.progress for seat in expected.seats]
    gems = [player.gems for player in moments[-1].position.players]
    assert [progress(bag) for bag in gems] == [seat.progress for seat in result.seats]


def test_the_clock_runs_while_a_bot_decides() -> None:
    for seat in play_match(WORDS, 5).seats:
        assert 0 < seat.slowest <= seat.seconds < seat.decisions


def test_the_round_limit_ends_careless_play() -> None:
    result = play_match(["drifter"] * 3, 1, Options(round_limit=4))
    assert result.is_by_limit
    assert result.rounds == 4
    assert all(0 <= seat.progress < 140 for seat in result.seats)


def test_a_bot_sees_what_its_seat_may_see_draws_its_own_luck_and_is_closed() -> None:
    Watched.made.clear()
    play_match(["watched", "paddler", "drifter"], 3, Options(round_limit=5), make=make_odd)
    play_match(["watched", "drifter", "drifter"], 3, Options(round_limit=5), make=make_odd)
    for bot in Watched.made:
        assert bot.closed == 1
        assert all((e.tile == HIDDEN) == (e.seat != 0) for e in bot.events if isinstance(e, Chosen))
        luck = Random("seat 0 3")  # whoever else plays, and however much they draw
        assert bot.draws == [luck.random() for _ in bot.draws]


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("sulker", "raised LookupError: <not> & today"),
        ("cheat", "answered .*, which is not legal"),
        ("babbler", "answered 'left a bit', which is not legal"),
        ("blind", "while watching: RuntimeError: eyes shut"),
        ("stillborn", "did not start: OSError: no such program"),
    ],
)
def test_a_faulty_bot_is_reported_and_the_match_goes_on(word: str, message: str) -> None:
    first, second = (play_match(["paddler", word, "drifter"], 2, make=make_odd) for _ in range(2))
    assert without_clock(first) == without_clock(second)
    assert first.winners == (0,)
    faulty = first.seats[1]
    assert faulty.decisions > 10
    assert faulty.faults > faulty.decisions // 4
    assert re.match(message, faulty.first_fault or "")
    assert [seat.faults for seat in first.seats] == [0, faulty.faults, 0]


def test_every_decision_forfeited_is_one_fault() -> None:
    sulker = play_match(["sulker", "drifter", "paddler"], 2, make=make_odd).seats[0]
    assert sulker.faults == sulker.decisions


def test_a_long_complaint_is_cut() -> None:
    cheat = play_match(["cheat", "drifter", "paddler"], 2, make=make_odd).seats[0]
    assert cheat.first_fault is not None
    assert len(cheat.first_fault) <= 200


def test_bots_are_closed_though_another_is_unknown() -> None:
    Watched.made.clear()
    with pytest.raises(UnknownBot, match="nobody"):
        play_match(["watched", "nobody", "drifter"], 2, make=make_odd)
    assert [bot.closed for bot in Watched.made] == [1]
