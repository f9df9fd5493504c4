"""Draw the pictures of the documentation anew: docs/pictures/*.svg."""

from pathlib import Path
from random import Random

from niagara.bots import make_bot
from niagara.draw.svg import svg
from niagara.rules import Game, view

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def main() -> None:
    """A game of simple bots, drawn in the middle of its ninth round."""
    game = Game(["Ann", "Ben", "Cem", "Dan"], Random(8))
    bot, rng = make_bot("paddler", 4), Random(3)
    while game.position.round < 9 or game.position.phase == "paddle":
        seat = game.acting()[0]
        game.play(seat, bot.decide(view(game.position, seat), game.legal_actions(seat), rng))
    PICTURES.mkdir(exist_ok=True)
    picture = svg(view(game.position, game.position.turn), game.record.names)
    (PICTURES / "board.svg").write_text(picture)


if __name__ == "__main__":
    main()
