"""Train, and rate what was trained: docs/training.md.

python -m niagara.train run CONFIG FOLDER               one stage; goes on where it was stopped
python -m niagara.train contest CONFIG WEIGHTS …        rate policies at mixed tables
python -m niagara.train imitate CONFIG FILE CHOICES …   a policy that chooses as was recorded
python -m niagara.train distil CONFIG FILE              a smaller network, taught by another
python -m niagara.train export WEIGHTS FILE             networks as bots are shipped
"""

import argparse
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from niagara.bots.network import BadWeights
from niagara.train.config import BadConfig, read_config
from niagara.train.contest import contest
from niagara.train.distillation import distil
from niagara.train.imitation import imitate, load_choices
from niagara.train.stage import run_stage
from niagara.train.weights_file import export_bot, load_networks, save_networks, save_policy


def main() -> int:
    """Do what the command says."""
    parser = argparse.ArgumentParser(
        prog="python -m niagara.train",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True)
    run = commands.add_parser("run", help="run one stage of training")
    run.add_argument("config", type=Path, help="a file of settings")
    run.add_argument("folder", type=Path, help="where checkpoints, weights and the log are kept")
    run.add_argument("--seed", type=int, help="instead of the one in the file")
    run.add_argument("--start-from", help="a file of weights, instead of the one in the file")
    run.set_defaults(do=_run)
    rate = commands.add_parser("contest", help="rate policies at mixed tables")
    rate.add_argument("config", type=Path, help="the tables that are played")
    rate.add_argument("weights", type=Path, nargs="+", help="files of weights")
    rate.add_argument("--steps", type=int, default=1000, help="decisions of every game")
    rate.add_argument("--seed", type=int, default=0)
    rate.set_defaults(do=_contest)
    export = commands.add_parser("export", help="write networks as bots are shipped")
    export.add_argument("weights", type=Path, help="a file of weights")
    export.add_argument("file", type=Path, help="the file to write")
    export.add_argument("--temperature", type=float, default=1.0, help="below 1: sharper moves")
    export.add_argument("--student", type=Path, help="weights of a small network for the search")
    export.add_argument("--policy-only", action="store_true", help="without the critic")
    export.add_argument("--in-bytes", action="store_true", help="weights rounded to a byte")
    export.set_defaults(do=_export)
    follow = commands.add_parser("imitate", help="fit a policy to recorded decisions")
    follow.add_argument("config", type=Path, help="the size of the policy, and the seed")
    follow.add_argument("file", type=Path, help="the weights to write")
    follow.add_argument("choices", type=Path, nargs="+", help="files of tools/record_choices.py")
    follow.set_defaults(do=_imitate)
    teach = commands.add_parser("distil", help="teach a smaller network by a larger one")
    teach.add_argument("config", type=Path, help="the student; start_from is the teacher")
    teach.add_argument("file", type=Path, help="the weights to write")
    teach.set_defaults(do=_distil)
    args = parser.parse_args()
    try:
        args.do(args)
    except (BadConfig, BadWeights) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _run(args: argparse.Namespace) -> None:
    config = read_config(args.config)
    if args.seed is not None:
        config = replace(config, seed=args.seed)
    if args.start_from is not None:
        config = replace(config, start_from=args.start_from)
    run_stage(config, args.folder, print)


def _contest(args: argparse.Namespace) -> None:
    policies = [load_networks(path).policy for path in args.weights]
    standings = contest(read_config(args.config), policies, args.steps, args.seed)
    for path, (share, error, games) in zip(args.weights, standings, strict=True):
        print(f"{path}: {share:.3f} ± {1.96 * error:.3f} of the fair share, {games} seats")


def _export(args: argparse.Namespace) -> None:
    export_bot(
        *(args.weights, args.file, args.temperature),
        student=args.student,
        critic=not args.policy_only,
        in_bytes=args.in_bytes,
    )
    print(f"{sha256(args.file.read_bytes()).hexdigest()}  {args.file.name}")


def _imitate(args: argparse.Namespace) -> None:
    config, choices = read_config(args.config), load_choices(args.choices)
    start = load_networks(Path(config.start_from)) if config.start_from else None
    save_networks(args.file, imitate(config, choices, print, start))


def _distil(args: argparse.Namespace) -> None:
    config = read_config(args.config)
    save_policy(args.file, distil(config, load_networks(Path(config.start_from)), print))


if __name__ == "__main__":
    sys.exit(main())
