const LONG = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO day in words: `2026-11-20` is "November 20, 2026". For loaders, so that browsers need not agree. */
export function formatDay(day: string): string {
  return LONG.format(new Date(`${day}T00:00:00Z`));
}
