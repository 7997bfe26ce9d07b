/**
 * The rows that are chosen after one more press: `id` is chosen or left; with `from`, all rows between the two are
 * chosen, in the order of `rows`.
 */
export function nextChoice(
  chosen: ReadonlySet<string>,
  rows: readonly string[],
  { id, from }: { id: string; from: string | null },
): ReadonlySet<string> {
  const ends = [from === null ? -1 : rows.indexOf(from), rows.indexOf(id)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  if (first >= 0) return new Set([...chosen, ...rows.slice(first, last + 1)]);
  return chosen.symmetricDifference(new Set([id]));
}
