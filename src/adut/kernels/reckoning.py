"""What a deal of preferans changes on the sheet: bule, supe and refe, and from them the points of the deal.

The sections named here are those of the rulebook page of preferans.
"""

from __future__ import annotations

from typing import Final

from adut.game import Plan
from adut.kernels.bule import Sheet, fresh, from_tally
from adut.kernels.following import FollowingDeal

BETL_SHARE: Final = 5
"""13.6: a lost betl counts as so many tricks for each opponent, which makes 60, and 70 without the talon."""
MADE: Final = "+"
FALLEN: Final = "-"


def sheet_before(plan: Plan) -> Sheet:
    """The score sheet as the deal finds it."""
    sides = plan.setup.seats
    return from_tally(plan.sheet[-1].tally, sides) if plan.sheet else fresh(sides, plan.setup.options.bule)


def write_refe(deal: FollowingDeal) -> None:
    """11.1, 11.2. A refe for everybody, if one can still be written."""
    sheet = sheet_before(deal.plan)
    if refe_left(deal, sheet):
        sheet.write_refe()
        deal.note("refe")
    else:
        deal.note("no-refe")
    settle(deal, sheet)


def refe_left(deal: FollowingDeal, sheet: Sheet) -> bool:
    """11.2: not more than were agreed on, and none while anybody is below the hat."""
    return bool(sheet.written < deal.plan.setup.options.refe) and not sheet.hat


def undoubled(deal: FollowingDeal) -> None:
    """10.8, 15.1. Spades without kontra: a refe, or the declarer goes down if that is what was agreed."""
    sheet = sheet_before(deal.plan)
    agreed = deal.plan.setup.options.spades
    used = not any(sheet.refe)
    below = sheet.bule[deal.declarer] < 0
    if refe_left(deal, sheet) or not (agreed == "passes" or (used and (agreed == "used" or below))):
        write_refe(deal)
        return
    deal.note("undoubled", deal.declarer)
    write(deal, True, [], deal.plan.setup.none)


def write_betl(deal: FollowingDeal, made: bool) -> None:
    """13.6. At betl only kontra falls; a lost one is written by each opponent, or by the giver of kontra for both."""
    both = 1 if deal.doubler >= 0 and deal.plan.setup.options.betl_kontra == "one" else 2
    shared = [0] * deal.seats
    for seat in [] if made else deal.opponents():
        shared[seat] = BETL_SHARE if deal.doubler < 0 else BETL_SHARE * both if seat == deal.doubler else 0
    write(deal, made, [deal.doubler] if made and deal.doubler >= 0 else [], shared)


def write(deal: FollowingDeal, made: bool, failed: list[int], shared: list[int]) -> None:
    """13.3 to 13.5. The declarer goes down or up, who fails goes up, and supe are written against the declarer."""
    sheet = sheet_before(deal.plan)
    refe = sheet.refe[deal.declarer] > 0
    stake = 2 * deal.value << deal.rungs + refe
    rise = 2 * stake if deal.plan.setup.options.last_fall and stake >= sheet.left else stake
    deal.marks = [FALLEN if seat in failed else "" for seat in range(deal.seats)]
    deal.marks[deal.declarer] = MADE if made else FALLEN
    for seat, mark in enumerate(deal.marks):
        sheet.bule[seat] += rise if mark == FALLEN else 0
        sheet.supe[seat][deal.declarer] += shared[seat] * stake
    if made:
        sheet.bule[deal.declarer] -= min(stake, sheet.left)
    sheet.refe[deal.declarer] -= refe
    tell(deal, made, failed)
    settle(deal, sheet)


def tell(deal: FollowingDeal, made: bool, failed: list[int]) -> None:
    """Who passes and who falls."""
    if made:
        deal.note("made", deal.declarer)
    for seat in failed if made else [deal.declarer, *failed]:
        deal.note("falls", seat)


def settle(deal: FollowingDeal, sheet: Sheet) -> None:
    """14. The points of a deal are what it changes in the results, as they would be if the match were settled now."""
    deal.tally = sheet.tally()
    deal.points = [now - before for now, before in zip(sheet.settled(deal.plan.forehand), deal.plan.totals, strict=True)]
