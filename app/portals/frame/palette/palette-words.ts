/** Whether a label has all words that were typed, each from its beginning or in its middle, in any case. */
export function hasWords(label: string, typed: string): boolean {
  const letters = label.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s/)
    .every((word) => letters.includes(word));
}

type Standing = { wanted: string; isLooking: boolean; count: number; hasFailed: boolean };

/** What the palette says of what was typed. */
export function statusWords({ wanted, isLooking, count, hasFailed }: Standing): string {
  if (hasFailed) return 'Requests could not be read. Please try again.';
  if (wanted.trim() === '') return 'Type a name or a reference, or choose with the arrow keys.';
  if (isLooking) return 'Looking…';
  if (count === 0) return `Nothing found for “${wanted.trim()}”.`;
  return count === 1 ? '1 match' : `${count} matches`;
}
