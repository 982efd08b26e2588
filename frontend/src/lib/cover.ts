/** Which groups of cards add up to a selection: set logic that knows no rules. */

/** `whole` without `part`, as multisets; `null` if `part` is not in it. */
export function without(whole: readonly string[], part: readonly string[]): string[] | null {
  const rest = [...whole];
  for (const each of part) {
    const at = rest.indexOf(each);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export function sameCards(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && without(left, right)?.length === 0;
}

/** Groups that together are exactly `wanted`, each card once: the fewest there are, or `null`. */
export function exactCover<T>(wanted: readonly string[], groups: readonly T[], cardsOf: (group: T) => readonly string[]): T[] | null {
  if (wanted.length === 0) return [];
  const first = wanted[0]!;
  let best: T[] | null = null;
  for (const group of groups) {
    if (!cardsOf(group).includes(first)) continue;
    const rest = without(wanted, cardsOf(group));
    const found = rest && exactCover(rest, groups, cardsOf);
    if (found && (!best || found.length + 1 < best.length)) best = [group, ...found];
  }
  return best;
}

const MOST_UNIONS = 200;

/** Every union of two or more disjoint groups out of `available` cards, the largest first. */
export function unions<T>(available: readonly string[], groups: readonly T[], cardsOf: (group: T) => readonly string[]): T[][] {
  const found: T[][] = [];
  const extend = (chosen: T[], rest: readonly string[], from: number): void => {
    for (let index = from; index < groups.length && found.length < MOST_UNIONS; index += 1) {
      const left = without(rest, cardsOf(groups[index]!));
      if (!left) continue;
      const now = [...chosen, groups[index]!];
      if (now.length > 1) found.push(now);
      extend(now, left, index + 1);
    }
  };
  extend([], available, 0);
  const size = (union: T[]): number => union.reduce((sum, group) => sum + cardsOf(group).length, 0);
  return found.sort((one, other) => size(other) - size(one) || one.length - other.length);
}
