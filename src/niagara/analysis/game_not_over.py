"""The refusal of a game that is still being played."""


class GameNotOver(ValueError):
    """Only finished games are analysed: advice in a running game would be foul play."""

    def __init__(self) -> None:
        super().__init__("expected the record of a finished game; this one is not over")
