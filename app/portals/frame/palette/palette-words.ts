/** Whether each of the words that were typed begins one of a label, or what follows a hyphen, in any case: `qu` is no request, and `7K3M` is AB-7K3M9Q2X. */
export function hasWords(label: string, typed: string): boolean {
  const letters = ` ${label.toLowerCase().replaceAll(/[^\p{L}\p{N}’'-]+/gu, ' ')}`;
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => letters.includes(` ${word}`) || letters.includes(`-${word}`));
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
