let heldAt: Date | null = null;

/** The present instant: every rule that depends on time asks here, so that tests can hold it still. */
export function now(): Date {
  return heldAt ? new Date(heldAt) : new Date();
}

/**
 * Does `work` as if it were done at that instant, and lets the clock run on as before. For the demo's past, while
 * nothing else is done in this process.
 */
export async function asAt<Result>(at: Date, work: () => Promise<Result>): Promise<Result> {
  const before = heldAt;
  holdClock(at);
  try {
    return await work();
  } finally {
    heldAt = before;
  }
}

/** Holds `now()` at an instant, or lets it run again with `null`; for tests, and for `asAt`. Throws for an invalid date. */
export function holdClock(at: Date | null): void {
  if (at && Number.isNaN(at.getTime())) throw new RangeError('Not a valid date.');
  heldAt = at && new Date(at);
}
