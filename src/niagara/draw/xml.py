"""Writing XML: a tag, its attributes, what is in it, all escaped."""

from xml.sax.saxutils import escape, quoteattr


def tag(name: str, *content: str, **attributes: str | float) -> str:
    """An element around content that is XML already; ``_`` in attribute names becomes ``-``.

    >>> tag("circle", r=2, stroke_width=0.5)
    '<circle r="2" stroke-width="0.5"/>'
    """
    given = "".join(
        f" {key.strip('_').replace('_', '-')}={quoteattr(_value(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{given}>{''.join(content)}</{name}>" if content else f"<{name}{given}/>"


def text(words: str, x: float, y: float, size: float, fill: str, **more: str | float) -> str:
    """Words at a place."""
    return tag("text", escape(words), x=x, y=y, font_size=size, fill=fill, **more)


def title(words: str, x: float, y: float, size: float, fill: str) -> str:
    """Bold words, centred at a place."""
    return text(words, x, y, size, fill, font_weight="bold", text_anchor="middle")


def line(way: str, stroke: str, width: float, **more: str | float) -> str:
    """A path that is drawn but not filled."""
    return tag("path", d=way, fill="none", stroke=stroke, stroke_width=width, **more)


def moved(x: float, y: float, scale: float, *content: str, **more: str | float) -> str:
    """Content drawn around another origin, larger or smaller."""
    size = f" scale({scale:g})" if scale != 1 else ""
    return tag("g", *content, transform=f"translate({x:.1f} {y:.1f}){size}", **more)


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"
