"""Gymnasium's ``Niagara-v0``: one seat of a game, bots on the others.

>>> import gymnasium
>>> env = gymnasium.make("niagara.env.single:Niagara-v0", rivals="drifter", seats=3)
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum())
7
"""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from niagara.bots import SeatedBot, make_bot
from niagara.env.illegal import ILLEGAL_REWARD, LOSE, RAISE, check_illegal
from niagara.env.learning_game import LearningGame, Mask, checked_options, index_of, mask_of
from niagara.env.render import RENDER_MODES, check_render_mode, rendered
from niagara.env.rewards import payoffs
from niagara.env.spaces import action_space, vector_space
from niagara.rules import Event, legal_actions, seen_by, view
from niagara.sim.flat_actions import ACTION_COUNT
from niagara.sim.missing_extra import missing_extra
from niagara.sim.observe import Observation

try:
    import gymnasium
except ImportError as error:
    raise missing_extra("rl", error) from error

ID = "Niagara-v0"
SEEDS = 1 << 62


class SingleEnv(gymnasium.Env):  # type: ignore[misc]
    """A learner's seat; the other seats are played by bots.

    ``rivals``: the bots by their specs, clockwise from the learner, or one spec for all of them.
    ``seat``: where the learner sits; None draws a seat for every game. ``info`` has the
    ``action_mask``, the ``seat`` and the ``round``. ``illegal``: whether an illegal action ends the
    game with −1 (``lose``) or raises ValueError (``raise``).
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        rivals: str | Sequence[str] = "paddler",
        seats: int | None = None,
        seat: int | None = None,
        fork: str = "alternate",
        tiebreak: str = "shared",
        round_limit: int | None = 100,
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        self.rivals = _rivals(rivals, seats)
        self.seats = len(self.rivals) + 1
        self.options = checked_options(self.seats, fork, tiebreak, round_limit)
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"the learner sits at a seat from 0 to {self.seats - 1}, not {seat!r}")
        check_illegal(illegal, LOSE, RAISE)
        check_render_mode(render_mode)
        for spec in dict.fromkeys(self.rivals):
            make_bot(spec, self.seats).close()  # raises UnknownBot now rather than later
        self.fixed_seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.action_space = action_space()
        self.observation_space = vector_space(self.seats)
        self._bots: dict[int, SeatedBot] = {}
        self._is_lost = True  # nothing to play before the first reset

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and let the bots play until the learner has a decision to make."""
        super().reset(seed=seed, options=options)
        self.close()
        game_seed = int(self.np_random.integers(SEEDS))
        fixed = self.fixed_seat
        self.seat = int(self.np_random.integers(self.seats)) if fixed is None else fixed
        self.game = LearningGame(self.seats, self.options, Random(game_seed))
        for place, spec in enumerate(self.rivals, start=1):
            seat = (self.seat + place) % self.seats
            self._bots[seat] = SeatedBot(make_bot(spec, self.seats), seat, game_seed)
        self._is_lost = False
        self._let_bots_play()
        return self.game.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the learner's action, and let the bots play until it has another to decide."""
        if self._is_lost or self.game.is_over:
            raise ValueError("there is no game to play: reset the environment")
        if not 0 <= action < ACTION_COUNT:
            raise ValueError(f"an action is a number from 0 to {ACTION_COUNT - 1}, not {action!r}")
        if action not in self.game.legal(self.seat) and self.illegal == LOSE:
            self._is_lost = True
            return *self._seen(ILLEGAL_REWARD), self._info() | {"illegal": True}
        self._play(self.seat, int(action))
        self._let_bots_play()
        winners = self.game.position.winners
        reward = payoffs(winners, self.seats)[self.seat] if winners else 0.0
        if self.render_mode == "human":
            self.render()
        return *self._seen(reward), self._info()

    def action_masks(self) -> Mask:
        """The actions that are legal now, under the name that masking learners ask for."""
        return mask_of(() if self._is_lost else self.game.legal(self.seat))

    def render(self) -> str | None:
        """What the learner sees, as text or SVG."""
        return rendered(view(self.game.position, self.seat), self.render_mode)

    def close(self) -> None:
        """Let go of the bots."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()

    def _let_bots_play(self) -> None:
        game = self.game
        while game.actor not in (self.seat, -1):
            seat = game.actor
            legal = legal_actions(game.position, seat)
            action = self._bots[seat].decide(view(game.position, seat), legal)
            self._play(seat, index_of(game.position, seat, action))

    def _play(self, seat: int, index: int) -> None:
        events: list[Event] = []
        self.game.play(seat, index, events)
        for watcher, bot in self._bots.items():
            bot.watch(seen_by(events, watcher))

    def _seen(self, reward: float) -> tuple[Observation, float, bool, bool]:
        is_over = self._is_lost or self.game.is_over
        return self.game.observe(self.seat), reward, is_over, False

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.action_masks(),
            "seat": self.seat,
            "round": self.game.position.round,
        }


def _rivals(rivals: str | Sequence[str], seats: int | None) -> tuple[str, ...]:
    if isinstance(rivals, str):
        return (rivals,) * ((4 if seats is None else seats) - 1)
    if seats not in (None, len(rivals) + 1):
        raise ValueError(f"{len(rivals)} rivals and the learner do not make {seats} seats")
    return tuple(rivals)


def register() -> None:
    """Make ``Niagara-v0`` known to Gymnasium."""
    if ID not in gymnasium.registry:
        gymnasium.register(
            ID,
            entry_point="niagara.env.single:SingleEnv",
            vector_entry_point="niagara.env.vector:VectorEnv",
        )


register()
