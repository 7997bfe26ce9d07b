/** A source of numbers from 0 to 1 that gives the same ones each time (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Shuffles in place, the same way for the same numbers. */
export function shuffle<Item extends NonNullable<unknown>>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [items[last], items[other]];
    if (one !== undefined && two !== undefined) [items[last], items[other]] = [two, one];
  }
}

/**
 * A number from 0 to 1 for a text, the same each time. What is chosen or ordered by it stays as it is when other texts come
 * or go: a few new wordings move no others.
 */
export function numberOf(text: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return seededRandom(hash)();
}

/** Chooses among texts by a number from 0 to 1: the text whose own number comes next. Other texts that come or go change few choices. */
export function chooserOf<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): (number: number) => Item | undefined {
  const ordered = items
    .map((item) => ({ item, number: numberOf(textOf(item)) }))
    .toSorted((a, b) => a.number - b.number);
  return (number) => {
    let [low, high] = [0, ordered.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ordered[middle]?.number ?? 1) < number) low = middle + 1;
      else high = middle;
    }
    return (ordered[low] ?? ordered[0])?.item;
  };
}
