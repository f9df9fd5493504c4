"""The forfeit rule, and the loop that every game is played by."""

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from niagara.bots import Bot, SeatedBot, make_bot, play_decision
from niagara.bots.drifter import Drifter
from niagara.bots.forfeit import Forfeit, ask, fallback_action, legal_answer
from niagara.bots.game_rngs import fallback_rng, seat_rng, table_rng
from niagara.rules import ACTIONS, Action, Event, Game, Options, View, new_game, view
from niagara.rules.events import HIDDEN, Chosen

POSITION = new_game(3, 0, 0)
VIEW = view(POSITION, 0)
LEGAL = Game(["a", "b", "c"], Random(1)).legal_actions(0)


class Scripted(Bot):
    """Answers or raises what it is given; remembers what it is shown."""

    def __init__(self, *script: object) -> None:
        super().__init__(3)
        self.script = list(script)
        self.events: list[Event] = []

    def watch(self, events: Iterable[Event]) -> None:
        self.events += events

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        answer = self.script.pop(0) if self.script else legal[0]
        if isinstance(answer, Exception):
            raise answer
        return answer  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (KeyError("x"), "^raised KeyError: 'x'$"),
        (Forfeit("too late"), "^too late$"),
        (None, "^answered None, which is not legal$"),
        ("x" * 1000, "^answered 'x{59}, which is not legal$"),
        (next(action for action in ACTIONS if action not in LEGAL), "which is not legal$"),
    ],
)
def test_a_bot_forfeits_what_it_does_not_decide(answer: object, why: str) -> None:
    with pytest.raises(Forfeit, match=why):
        ask(Scripted(answer), VIEW, LEGAL, Random(1))


def test_the_legal_action_itself_is_answered() -> None:
    assert all(legal_answer(action, LEGAL) is action for action in LEGAL)


def test_a_drifter_decides_a_forfeited_decision_and_only_that_one() -> None:
    forfeits: list[str] = []
    bot = SeatedBot(Scripted(LEGAL[2], ValueError("no"), LEGAL[3]), 0, 7, forfeits.append)
    fallback = Drifter(3).decide(VIEW, LEGAL, fallback_rng(7, 0))
    decisions = [bot.decide(VIEW, LEGAL) for _ in range(3)]
    assert decisions == [LEGAL[2], fallback, LEGAL[3]]
    assert fallback == fallback_action(VIEW, LEGAL, fallback_rng(7, 0))
    assert forfeits == ["raised ValueError: no"] == [bot.first_fault]
    assert bot.faults == 1


def test_a_bot_that_cannot_watch_or_close_has_faults_but_forfeits_nothing() -> None:
    class Broken(Scripted):
        def watch(self, events: Iterable[Event]) -> None:  # noqa: ARG002
            raise RuntimeError("blind")

        def close(self) -> None:
            raise RuntimeError("stuck")

    forfeits: list[str] = []
    bot = SeatedBot(Broken(), 0, 7, forfeits.append)
    bot.watch([])
    bot.close()
    assert (bot.faults, bot.first_fault) == (2, "while watching: RuntimeError: blind")
    assert forfeits == []


def test_a_decision_is_played_and_shown_to_everybody() -> None:
    game = Game(["a", "b", "c"], table_rng(1), Options())
    bots = [Scripted() for _ in range(3)]
    players = [SeatedBot(bot, seat, 1) for seat, bot in enumerate(bots)]
    first = play_decision(game, players)
    second = play_decision(game, players, seat=2)
    assert [event.seat for event in (*first, *second) if isinstance(event, Chosen)] == [0, 2]
    for seat, bot in enumerate(bots):
        shown = [event for event in bot.events if isinstance(event, Chosen)]
        assert [event.tile != HIDDEN for event in shown] == [seat == 0, seat == 2]


def test_generators_of_a_game_differ() -> None:
    rngs = [table_rng(5), *(make(5, seat) for make in (seat_rng, fallback_rng) for seat in (0, 1))]
    assert len({rng.random() for rng in rngs}) == len(rngs)
    assert seat_rng(5, 1).random() == seat_rng(5, 1).random() != seat_rng(6, 1).random()


def test_every_bot_of_ours_makes_its_own_decisions() -> None:
    for spec in ("drifter", "paddler", "guide", "captain:4sims", "ranger", "champion:4sims"):
        bot = SeatedBot(make_bot(spec, 3), 0, 1)
        assert bot.decide(VIEW, LEGAL) in LEGAL
        assert not bot.faults
