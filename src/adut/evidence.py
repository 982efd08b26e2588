"""From what all have seen to readings: where the cards that a seat does not see may lie."""

from __future__ import annotations

from adut.deal import Deal
from adut.reading import Group, Reading
from adut.unseen import Gap
from adut.zones import HAND, face_of, pool_of


def fitting(deal: Deal, gaps: list[Gap], loose: list[int], seat: int) -> list[Reading]:
    """The readings of the evidence under which the loose cards fit into the gaps.

    The cards are sorted first: the order in which they were met would tell where they lie.
    """
    loose = sorted(loose)
    readings: list[Reading] = []
    for known, ruled_out in deal.readings():
        reading = read(deal, gaps, loose, known, ruled_out)
        if reading is not None and reading.weight > 0:
            readings.append(reading)
    assert readings, "the true deal agrees with the evidence"
    return readings


def read(deal: Deal, gaps: list[Gap], loose: list[int], known: list[int], ruled_out: list[int]) -> Reading | None:
    """One reading: fix the cards it places, and sort the others into classes by where they may lie."""
    zones = deal.zones()
    hand_of = {zones[gap.zone].owner: at for at, gap in enumerate(gaps) if zones[gap.zone].kind == HAND and zones[gap.zone].bits}
    if len(hand_of) and not possible(deal, loose, known, ruled_out, hand_of):
        return None
    rooms = [gap.count for gap in gaps]
    fixed_gaps: list[int] = []
    fixed: list[int] = []
    by_gaps: dict[int, list[int]] = {}
    groups, grouped = gathered(deal, loose, hand_of, len(gaps))
    for token in loose:
        if grouped >> face_of(token) & 1:
            continue
        owner = holder(known, face_of(token), hand_of)
        if owner >= 0:
            fixed_gaps.append(hand_of[owner])
            fixed.append(token)
            rooms[hand_of[owner]] -= 1
            continue
        may = 0
        for at, gap in enumerate(gaps):
            zone = zones[gap.zone]
            barred = deal.barred(zone)
            if zone.kind == HAND and zone.owner >= 0:
                barred |= ruled_out[zone.owner]
            if gap.pool == pool_of(token) and not barred >> face_of(token) & 1:
                may |= 1 << at
        by_gaps.setdefault(may, []).append(token)
    if min(rooms, default=0) < 0:
        return None
    order = sorted(by_gaps, key=lambda may: (may.bit_count(), may))
    allowed = [[at for at in range(len(gaps)) if may >> at & 1] for may in order]
    return Reading(fixed_gaps, fixed, [by_gaps[may] for may in order], allowed, rooms, groups)


def gathered(deal: Deal, loose: list[int], hand_of: dict[int, int], gaps: int) -> tuple[list[Group], int]:
    """The deal's bundles as groups of the cards this seat does not see, and the set of those cards."""
    groups: list[Group] = []
    grouped = 0
    for bundle in deal.bundles():
        hidden = [each in loose for each in bundle.cards]
        group = Group([each for at, each in enumerate(bundle.cards) if hidden[at]])
        owners = [deal.holder(each) for each in bundle.cards]
        for way in bundle.ways:
            if all([way[at] in hand_of if hidden[at] else way[at] == owners[at] for at in range(len(way))]):
                group.add([hand_of[way[at]] for at in range(len(way)) if hidden[at]], gaps)
        groups.append(group)
        for each in group.tokens:
            grouped |= 1 << each
    return groups, grouped


def possible(deal: Deal, loose: list[int], known: list[int], ruled_out: list[int], hand_of: dict[int, int]) -> bool:
    """Whether every card that a reading puts into a hand can be there, as far as this seat sees."""
    hidden = 0
    for token in loose:
        hidden |= 1 << face_of(token)
    for seat in range(deal.seats):
        if seat in hand_of:
            if known[seat] & ~deal.known[seat] & ~hidden:
                return False
        else:
            held = deal.held(seat)
            if known[seat] & ~held or ruled_out[seat] & held:
                return False
    return True


def holder(known: list[int], face: int, hand_of: dict[int, int]) -> int:
    """The seat with a hidden hand that a reading says holds this card, or -1."""
    for owner in hand_of:
        if known[owner] >> face & 1:
            return owner
    return -1
