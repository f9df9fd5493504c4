"""Record what a bot chooses in games against its like, for `niagara.train.imitation`.

    python tools/record_choices.py captain:400sims --games 2000 --seats 4 --jobs 16 captains.npz
    python tools/record_choices.py captain:400sims --among ranger mixed.npz

With `--among`, each seat but one is the other bot's by an even chance; only the choices of the
first bot are recorded. Decisions with one legal action are left out. Rows are those that the
policy bots see.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from niagara.bots import make_bot
from niagara.bots.game_rngs import seat_rng, table_rng
from niagara.bots.learned_row import row_of
from niagara.rules import Game, Options, seen_by, view
from niagara.sim.flat_actions import ACTION_COUNT, encode
from niagara.train.imitation import Choices, save_choices


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--among", help="a bot for some of the other seats", metavar="BOT")
    args = parser.parse_args()
    play = partial(choices_of, args.bot, args.among or args.bot, args.seats)
    with ProcessPoolExecutor(args.jobs) as pool:
        parts = pool.map(play, range(args.seed, args.seed + args.games), chunksize=4)
        choices = Choices(*map(np.concatenate, zip(*parts, strict=True)))
    save_choices(args.file, choices)
    print(f"{len(choices.action)} decisions of {args.games} games")


def choices_of(spec: str, other: str, seats: int, seed: int) -> Choices:
    """All decisions of a bot in one game."""
    options = Options(
        fork=("alternate", "natural")[seed % 2],
        tiebreak=("shared", "gem-value")[seed // 2 % 2],
        round_limit=100,
    )
    draw = Random(seed)
    lineup = [spec] + [draw.choice((spec, other)) for _ in range(seats - 1)]
    draw.shuffle(lineup)
    game = Game(lineup, table_rng(seed), options)
    bots = [make_bot(each, seats) for each in lineup]
    rngs = [seat_rng(seed, seat) for seat in range(seats)]
    rows, masks, actions = [], [], []
    while not game.is_over:
        seat = game.acting()[0]
        seen, legal = view(game.position, seat), game.legal_actions(seat)
        action = bots[seat].decide(seen, legal, rngs[seat])
        if len(legal) > 1 and lineup[seat] == spec:
            mask: NDArray[np.bool_] = np.zeros(ACTION_COUNT, np.bool_)
            mask[[encode(seen, seat, each) for each in legal]] = True
            rows.append(row_of(seen, bots[seat].memory))
            masks.append(mask)
            actions.append(encode(seen, seat, action))
        events = game.play(seat, action)
        for watcher, bot in enumerate(bots):
            bot.watch(seen_by(events, watcher))
    return Choices(np.array(rows), np.array(masks), np.array(actions, np.int32))


if __name__ == "__main__":
    main()
