"""Files of learned numbers."""

from __future__ import annotations

import json

from benben.core.learning import learned, written


def test_a_file_tells_how_it_was_made_and_is_the_same_each_time() -> None:
    numbers = {"nile": [0.5, -1.25, 0.000001, -0.00001], "bias": [12345.678901, 3.0]}
    text = written({"seed": 1, "game": "pig"}, numbers)
    assert text == written({"game": "pig", "seed": 1}, dict(reversed(numbers.items())))
    read = json.loads(text)
    assert read["how"] == {"game": "pig", "seed": 1}
    assert read["numbers"] == {"bias": [12345.6789, 3], "nile": [0.5, -1.25, 0, 0]}
    assert "-0" not in text.replace("-1.25", "")


def test_no_file_is_no_numbers() -> None:
    assert learned("benben.games.ra_dice", "for-nobody") == {}
