"""Texts on a screen of fixed width."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from benben.core.display import fitted, verbatim, width


@pytest.mark.parametrize(("text", "columns"), [("", 0), ("Ra", 2), ("ぎ", 2), ("é", 1), ("e\u0301", 1), ("ｗ", 2)])
def test_width_counts_columns(text: str, columns: int) -> None:
    assert width(text) == columns


@pytest.mark.parametrize(
    ("text", "shown"),
    [("Merit", "Merit "), ("Imhotep", "Imhote"), ("ぎぎぎぎ", "ぎぎぎ"), ("aぎぎぎ", "aぎぎ "), ("", "      ")],
)
def test_fitted_cuts_or_pads(text: str, shown: str) -> None:
    assert fitted(text, 6) == shown


@given(st.text(max_size=30), st.integers(0, 20))
def test_fitted_has_exactly_the_columns_wanted(text: str, columns: int) -> None:
    assert width(fitted(text, columns)) == columns


@given(st.text("[]/\\abred# @", max_size=30))
def test_verbatim_shows_what_it_is_given(text: str) -> None:
    """Between letters of ours, as boards have them."""
    assert Text.from_markup(f"[bold]x[/] {verbatim(text)} y").plain == f"x {text} y"
