"""The arena on a Dask cluster: here a local one of two processes, elsewhere your own.

    pip install 'niagara[arena,dask]'
    python examples/dask_arena.py --games 200

Give `Client` the address of a scheduler to play on a real cluster; its workers need niagara
installed. Ray and others offer the same `Executor`. Last run with distributed 2026.8.
"""

import argparse

from distributed import Client, LocalCluster

from niagara.arena import fixtures, play_games, tally


def main() -> None:
    """Play, and say who won how often."""
    parser = argparse.ArgumentParser(description="The arena on a local Dask cluster.")
    parser.add_argument("--games", type=int, default=40)
    games = parser.parse_args().games
    lineup = ["paddler", "drifter", "drifter", "drifter"]
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
        client.get_executor(pure=False) as executor,
    ):
        # A task costs more on a cluster than in a pool of processes: four games for each.
        results = list(play_games(fixtures(lineup, games, seed=1), executor, chunk=4))
    for line in tally(results).bots:
        low, high = line.interval
        print(f"{line.bot}: {line.win_share:.1%} of wins ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
