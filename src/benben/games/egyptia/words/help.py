"""Egyptia explained: how it goes in two minutes, and each chapter of the rules in our words."""

from __future__ import annotations

from benben.games.egyptia.plagues import ALL_PLAGUES

PRIMER = """\
You build a city on a plateau of 18 hexes around an oasis, one building each round, as five demands of the Pharaoh
ask.
Each round six dice are rolled and lie in four columns: grain, diamond, stone, favor. Everybody chooses a column, all
at the same time. You gain one good for each die in it, and more once you have quarries (stone), mines (diamonds) and
fields (grain). With three or more dice in your column you must suffer a plague of your choice; each comes once in a
game, only Death again and again.
Then you build what a die in your column shows: D4 pyramid, D6 quarry, D8 mine, D10 obelisk, D12 field; the D20 is any
of them for one favor more. A Sacred Site costs one favor more, too. Or raise a Burial Mound, which is free and gives
two basics or a favor. What you lack you may trade inside a payment: two basics for one other basic, three for a
favor, a favor for a basic. Three ships bring goods once each, whenever you like.
The game ends with the last hex, or after the round in which somebody circles a red dot, the last of a track. The five
demands score, and every two favor 1 point, every unused ship 2; Pestilence costs 2. Most points win."""

HELP = {
    "round": "All six dice are rolled and lie in the columns; then everybody produces, suffers a plague if their "
    "column is crowded, builds and confirms. Nobody sees the others' round before all have confirmed (EGY-2, "
    "EGY-12).",
    "produce": "Choose any column, also an empty one. You gain as many goods as it has dice, and what your "
    "productivity adds. All of it is circled, up to the last dot of the track, which is red (EGY-3).",
    "plague": "Three or more dice in your column bring a plague that you choose. You must be able to pay it or to keep "
    "to it, and it is scribbled out for the rest of the game; only Death comes again (EGY-4).",
    "plagues": ". ".join(f"{plague.name}: {plague.rule_words.format(plague.number)}" for plague in ALL_PLAGUES)
    + " (EGY-5).",
    "build": "One building each round: D4 pyramid, D6 quarry, D8 mine, D10 obelisk, D12 field, as far as the die lies "
    "in your column; the D20 is any building for 1 favor more. Any empty hex will do but the oasis (EGY-6).",
    "costs": "Pyramid: 1 grain, 2 diamonds, 2 stones. Quarry: 2 grain, 1 diamond. Mine: 1 grain, 2 stones. Obelisk: 1 "
    "grain, 1 diamond, 2 stones. Field: 2 diamonds, 1 stone. On a Sacred Site 1 favor more (EGY-7).",
    "market": "Inside a payment two basics stand for one other basic, three basics for 1 favor, 1 favor for one basic. "
    "Nothing is traded ahead; at the end of the game three basics are 1 favor (EGY-8).",
    "mound": "A Burial Mound can always be built. It is free, also on a Sacred Site, and gives 2 basics in any mix or "
    "1 favor (EGY-9).",
    "ships": "Each ship brings its load once: 2 grain and 1 diamond; 1 diamond and 2 stones; 2 favor. Use them at any "
    "time of your round. Each unused one is 2 points (EGY-10).",
    "productivity": "From the next round on each quarry adds 1 stone when you produce stone, each mine 1 diamond, "
    "each field 1 grain; +4 is the most (EGY-11).",
    "end": "The game ends when all hexes are built, or after a round in which somebody has circled a red dot (EGY-13).",
    "scoring": "The five demands; 1 point for every 2 favor, basics being traded three for one first; 2 points for "
    "each unused ship; Pestilence costs 2 (EGY-14).",
    "demands": "A: pyramids, 5 or 4 each. B: quarries, 3 or 2. C: mines, 3 or 2. D: obelisks, 4 or 3, or by number. E: "
    "fields, by oasis, Sacred Sites or a line. The cards say where they must stand (EGY-15).",
    "winning": "Most points; then fewest plagues scribbled out; then most favor; else a shared win. Alone you earn a "
    "title: Apprentice, Standard from 50, Skilled from 60, Master from 65, Legendary from 70 (EGY-16).",
}
