"""Two people at one table in two languages; the switch, with scripts and without."""

from __future__ import annotations

from pathlib import Path

from tests.web.browser.conftest import Visit
from tests.web.browser.visitor import Visitor
from tests.web.servers import Running, Table

PIG = "pig"


def language(visitor: Visitor) -> str:
    return str(visitor.page.locator("html").get_attribute("lang"))


def sat_down(visit: Visit, table: Table, seat: int, **words: str) -> Visitor:
    visitor = visit(**words)
    visitor.come(f"/seat/{table.id}/{seat}/{table.seats[seat].token}")
    return visitor


def test_two_at_a_table_in_two_languages(visit: Visit, server: Running) -> None:
    """Each reads, presses and is told everything in a language of their own, whoever answers."""
    with Table(server, game=PIG) as table:
        ada, ben = sat_down(visit, table, 0), sat_down(visit, table, 1, locale="de-DE")
        assert (language(ada), language(ben)) == ("en", "de")
        for _ in range(6):
            asked = ada if table.asked().seat == 0 else ben
            asked.wait_turn()
            roll = asked.page.locator("#answers [data-do=roll]")
            hold = asked.page.locator("#answers [data-do=hold]")
            words = ("Roll", "Hold") if asked is ada else ("Würfeln", "Anhalten")
            assert (roll.inner_text().split()[0], hold.inner_text().split()[0].rstrip(":")) == words
            n = asked.n
            (hold if "0" not in hold.inner_text() else roll).click()
            for visitor in (ada, ben):
                visitor.wait_version(n + 1)
        assert "Player 1 rolls" in ada.page.inner_text("#log") and "würfelt" not in ada.page.inner_text("#log")
        assert "Spieler 1 würfelt" in ben.page.inner_text("#log") and "rolls" not in ben.page.inner_text("#log")
        told = ada if table.asked().seat == 0 else ben
        told.wait_turn()
        told.page.click("#hint")
        told.page.wait_for_selector(f"#notice:has-text('{'Hint' if told is ada else 'Tipp'}: ')")
        assert told.page.title().startswith("● Your turn: Pig" if told is ada else "● Du bist dran: Schweinewürfeln")


def test_one_click_switches_the_page(visit: Visit, server: Running) -> None:
    with Table(server, game=PIG) as table:
        ada = sat_down(visit, table, 0)
        ada.page.click(".lintel .tongue")
        ada.page.wait_for_selector("html[lang=de]")
        assert ada.table() == table.id and ada.frame("seat") == "0"
        ada.page.click("#theme")
        ada.page.wait_for_selector("#notice:has-text('Hell.')")
        ada.page.keyboard.press("?")
        ada.page.wait_for_selector("#help-body:has-text('In zwei Minuten')")
        ada.page.goto("/")
        assert ada.page.inner_text("h1") == "Tische"
        ada.page.click(".lintel .tongue")
        ada.page.wait_for_selector("html[lang=en]")
        assert ada.page.inner_text("h1") == "Tables"


def test_a_page_that_names_its_language_keeps_it(visit: Visit, server: Running) -> None:
    """What its script fetches later is in the language of the page, not in that of the browser."""
    with Table(server, game=PIG) as table:
        ada = sat_down(visit, table, 0)
        ada.come(f"/table/{table.id}?language=de")
        n = ada.n
        table.asked().answer("roll")
        ada.wait_version(n + 1)
        assert language(ada) == "de" and "Spieler 1 würfelt" in ada.page.inner_text("#log")
        ada.page.goto(f"/replay/{table.id}/0?language=de")
        ada.page.click("[data-go=last]")
        ada.page.wait_for_function("() => location.pathname.endsWith('/2')")
        assert "würfelt" in ada.page.inner_text("#caption") and " von " in ada.page.inner_text("#moment")
        assert ada.page.url.endswith("?language=de")


def test_the_switch_of_a_phone_stands_in_the_menu(visit: Visit, server: Running) -> None:
    with Table(server, game=PIG) as table:
        ada = visit(360, 780)
        ada.come(f"/seat/{table.id}/0/{table.seats[0].token}")
        assert not ada.page.locator(".lintel .tongue").is_visible()
        ada.page.click("#more")
        ada.page.click("#more-menu >> text=Deutsch")
        ada.page.wait_for_selector("html[lang=de]")
        assert ada.table() == table.id


def test_the_switch_without_scripts(visit: Visit, server: Running) -> None:
    with Table(server, game=PIG) as table:
        ada = visit(java_script_enabled=False)
        ada.page.goto(f"/seat/{table.id}/0/{table.seats[0].token}")
        ada.page.click(".lintel .tongue")
        ada.page.wait_for_selector("html[lang=de]")
        assert ada.table() == table.id and ada.page.locator("#answers >> text=Würfeln").count()
        ada.page.goto("/rules/pig")
        ada.page.click(".lintel .tongue")
        ada.page.wait_for_selector("html[lang=en]")
        assert ada.page.url.endswith("/rules/pig")


def test_the_file_that_replays_a_game_speaks_its_language(visit: Visit, server: Running, tmp_path: Path) -> None:
    with Table(server, game=PIG) as table:
        table.asked().answer("roll")
        ada = visit(locale="de-DE")
        ada.page.goto(f"/replay/{table.id}/0")
        with ada.page.expect_download() as found:
            ada.page.click("#files >> text=als Datei")
        found.value.save_as(tmp_path / "game.html")
        ada.page.goto((tmp_path / "game.html").as_uri())
        ada.page.wait_for_selector("#table")
        ada.page.click("[data-go=last]")
        assert ada.page.inner_text("#moment") == "2 von 2" and "würfelt" in ada.page.inner_text("#caption")
        ada.page.click("#play")
        assert ada.page.get_attribute("#play", "title") in ("Pause", "Abspielen")
