type Kept = { id: string; state: string; replacesId: string | null };

/** Whether a file is there: what was rejected or deleted counts for nothing. */
export function isKept({ state }: Pick<Kept, 'state'>): boolean {
  return state === 'quarantined' || state === 'available';
}

/** How many documents a case has, older versions not counted. */
export function countCurrent(all: readonly Kept[]): number {
  const kept = all.filter(isKept);
  const older = new Set(kept.map(({ replacesId }) => replacesId));
  return kept.filter(({ id }) => !older.has(id)).length;
}
