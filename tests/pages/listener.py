"""Somebody who plays by Chromium's accessibility tree alone: roles, names, focus and Enter."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

Json = dict[str, Any]


@dataclass
class Node:
    """What assistive technology is told of one element."""

    role: str
    name: str
    element: int
    properties: Json
    children: list["Node"] = field(default_factory=list)

    def walk(self) -> Iterator["Node"]:
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str) -> list["Node"]:
        return [node for node in self.walk() if node.role == role]

    def named(self, role: str, name: str) -> "Node | None":
        return next((node for node in self.all(role) if node.name == name), None)

    @property
    def text(self) -> str:
        return " ".join(node.name for node in self.all("StaticText"))

    @property
    def is_enabled(self) -> bool:
        return not self.properties.get("disabled")

    @property
    def is_pressed(self) -> bool:
        return self.properties.get("pressed") == "true"


class Listener:
    """Reads the page as a screen reader does, and acts by the keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")

    def tree(self) -> Node:
        """The tree as it is now, without what is ignored."""
        found = self.session.send("Accessibility.getFullAXTree")["nodes"]
        forms = {form["nodeId"]: form for form in found}
        [root] = _nodes(forms, found[0])
        return root

    def press(self, node: Node) -> None:
        self.session.send("DOM.focus", {"backendNodeId": node.element})
        self.page.keyboard.press("Enter")

    def said(self) -> list[str]:
        """What stands in the live regions."""
        return [n.text for n in self.tree().walk() if n.properties.get("live") == "polite"]


def _nodes(forms: dict[str, Json], form: Json) -> list[Node]:
    children = [
        node
        for key in form.get("childIds", ())
        if key in forms
        for node in _nodes(forms, forms[key])
    ]
    if form["ignored"]:
        return children
    properties = {one["name"]: one["value"].get("value") for one in form.get("properties", ())}
    name = form.get("name", {}).get("value", "")
    return [
        Node(form["role"]["value"], name, form.get("backendDOMNodeId", 0), properties, children)
    ]
