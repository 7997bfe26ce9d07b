const DAY_MS = 86_400_000;

/** The calendar day (ISO) that follows another. */
export function dayAfter(day: string): string {
  return shift(day, 1);
}

/** The calendar day (ISO) before another. */
export function dayBefore(day: string): string {
  return shift(day, -1);
}

function shift(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}
