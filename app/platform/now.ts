let heldAt: Date | null = null;

/** The present instant: every rule that depends on time asks here, so that tests can hold it still. */
export function now(): Date {
  return heldAt ? new Date(heldAt) : new Date();
}

/** Holds `now()` at an instant, or lets it run again with `null`; for tests only. Throws for an invalid date. */
export function holdClock(at: Date | null): void {
  if (at && Number.isNaN(at.getTime())) throw new RangeError('Not a valid date.');
  heldAt = at && new Date(at);
}
