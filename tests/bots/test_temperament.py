"""Temperaments: they can be felt in play, and bots without one do not all open alike.

Every count is over the same fixed deals, so that it never changes by chance.
"""

from collections import Counter
from functools import cache
from random import Random

import pytest

from niagara.bots import SeatedBot, UnknownBot, make_bot, play_decision
from niagara.bots.game_rngs import table_rng
from niagara.bots.temperament import TEMPERAMENTS, biased, different_temperaments
from niagara.bots.worth import PLANNED
from niagara.rules import Event, Game, Memory, Options, legal_actions, view
from niagara.rules.board import CLOUD, EMPTY, KINDS
from niagara.rules.events import Landed, Loaded, Revealed
from niagara.rules.notation import action_to_text
from rules.tables import Seated, table

GAMES = 8
ROUNDS = Options(round_limit=30)
SEATS = 4


@cache
def counted(spec: str) -> Counter[str]:
    """What four bots of one spec did in some games."""
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        home: set[tuple[int, int]] = set()
        for event in played(spec, seed):
            found[type(event).__name__] += 1
            if isinstance(event, Loaded):
                found["far"] += event.gem >= KINDS - 2
            elif isinstance(event, Landed) and event.gem != EMPTY:
                found["gems"] += 1
                found["new"] += (event.seat, event.gem) not in home
                home.add((event.seat, event.gem))
    return found


@cache
def played(spec: str, seed: int) -> tuple[Event, ...]:
    game = Game([spec] * SEATS, table_rng(seed), ROUNDS)
    players = [SeatedBot(make_bot(spec, SEATS), seat, seed) for seat in range(SEATS)]
    events: list[Event] = []
    while not game.is_over:
        events += play_decision(game, players)
    assert not any(player.faults for player in players)
    return tuple(events)


def share(spec: str, part: str, whole: str) -> float:
    return counted(spec)[part] / counted(spec)[whole]


def first_tiles(spec: str) -> Counter[int]:
    """Which tiles are played in the first round."""
    found: Counter[int] = Counter()
    for seed in range(GAMES):
        reveals = [event for event in played(spec, seed) if isinstance(event, Revealed)]
        found.update(event.tile for event in reveals[:SEATS])
    return found


def test_thieves_steal_more() -> None:
    stolen = counted("guide+thief")["Stolen"]
    assert stolen > 1.3 * counted("guide")["Stolen"]
    assert stolen > 1.3 * counted("guide+cautious")["Stolen"]


def test_gamblers_go_far_and_the_cautious_stay_near() -> None:
    far, plain, near = (
        share(f"guide{spec}", "far", "Loaded") for spec in ("+gambler", "", "+cautious")
    )
    assert far > plain > near


def test_the_cautious_lose_fewer_canoes_than_gamblers() -> None:
    assert counted("guide+cautious")["Swept"] < counted("guide+gambler")["Swept"]


def test_collectors_bring_home_more_new_kinds() -> None:
    assert share("guide+collector", "new", "gems") > share("guide", "new", "gems")


def test_racers_open_high_the_cautious_low_and_rainmakers_with_the_cloud() -> None:
    everybody = GAMES * SEATS
    racer, cautious, rainmaker = map(
        first_tiles, ("guide+racer", "guide+cautious", "guide+rainmaker")
    )
    assert racer[5] + racer[6] > 0.7 * everybody
    assert cautious[1] + cautious[2] > 0.7 * everybody
    assert rainmaker[CLOUD] > 0.7 * everybody


def test_beginners_do_not_all_open_with_the_tiles_that_load() -> None:
    everybody = GAMES * SEATS
    cautious, thief = map(first_tiles, ("paddler+cautious", "paddler+thief"))
    assert cautious[1] + cautious[2] > 0.5 * everybody
    assert thief[3] + thief[4] > 0.5 * everybody


def test_bots_alike_do_not_all_open_alike() -> None:
    for round_ in range(2):
        alike = 0
        for seed in range(GAMES):
            reveals = [event for event in played("guide", seed) if isinstance(event, Revealed)]
            tiles = [event.tile for event in reveals[round_ * SEATS : (round_ + 1) * SEATS]]
            alike += len(set(tiles)) == 1
        assert alike <= GAMES // 4


@pytest.mark.parametrize(
    "bot", ["drifter", "paddler", "guide", "captain:60sims", "ranger", "champion:12sims"]
)
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_every_bot_can_have_every_temperament_and_repeats_for_a_seed(
    bot: str, temperament: str
) -> None:
    position = table("5 shore", 3, rivals=["2:ruby shore", "shore shore"])
    seen, legal = view(position, 0), legal_actions(position, 0)

    def decided() -> str:
        made = make_bot(f"{bot}+{temperament}", 3)
        return action_to_text(made.decide(seen, legal, Random(5)))

    assert decided() == decided()


@pytest.mark.parametrize("bot", ["guide", "captain:200sims"])
def test_a_thief_steals_where_others_would_load(bot: str) -> None:
    """A theft of a gem that helps nobody much, or a gem from a site."""
    rivals: list[str | Seated] = [Seated("3:amethyst shore", 6), "shore shore"]
    position = table("5 lost", 2, rivals=rivals)
    choices = {}
    for spec in (bot, f"{bot}+thief"):
        made = make_bot(spec, 3)
        made.memory = Memory.of(view(position, 0))
        action = made.decide(view(position, 0), legal_actions(position, 0), Random(1))
        choices[spec] = action_to_text(action)
    assert choices[f"{bot}+thief"] == "0>3xb0"


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("guide+theif", "guide: no temperament 'theif'; did you mean thief?"),
        ("guide+", "guide: no temperament ''; there are cautious, thief"),
        ("guide+42", "guide: no temperament '42'; there are cautious, thief"),
        ("guid+thief", "no bot 'guid'; did you mean guide?"),
        ("captain+thief:200ms", "captain: no temperament 'thief:200ms'; did you mean thief?"),
    ],
)
def test_a_misspelt_temperament_is_explained(spec: str, message: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot(spec, 4)
    assert str(caught.value).startswith(message)


def test_the_command_of_a_guest_keeps_its_plus_signs() -> None:
    bot = make_bot("exec:true a+b", 3)
    bot.close()


def test_no_bias_is_the_plan_itself() -> None:
    assert biased().weights == list(PLANNED.weights)


def test_temperaments_are_drawn_by_a_seed() -> None:
    assert different_temperaments("a", []) == different_temperaments("a", [])
    assert sorted(different_temperaments("a", ["thief"])) == sorted(set(TEMPERAMENTS) - {"thief"})
    assert len({tuple(different_temperaments(str(seed), [])) for seed in range(10)}) > 5
