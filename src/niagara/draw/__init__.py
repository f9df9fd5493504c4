"""A position as a picture: `draw.text.board` for terminals and error reports, `draw.svg.svg`
for documents. Both take a `Position` or a `View` and show no more than they are given.
"""  # noqa: D205 - one sentence too long for a line
