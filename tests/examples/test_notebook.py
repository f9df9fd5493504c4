"""The notebook runs from top to bottom and shows boards inline."""

from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "engine.ipynb"


def test_the_notebook_runs_and_draws() -> None:
    notebook: Any = nbformat.read(NOTEBOOK, as_version=4)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert not any(cell.outputs for cell in cells), "it is kept without what it shows"
    NotebookClient(notebook, timeout=60, kernel_name="python3").execute()
    shown = [output.get("data", {}) for cell in cells for output in cell.outputs]
    pictures = [data["image/svg+xml"] for data in shown if "image/svg+xml" in data]
    assert len(pictures) == 3
    assert all(picture.startswith("<svg") for picture in pictures)
    assert cells[-1].outputs[-1].text.startswith("[niagara 1]")
