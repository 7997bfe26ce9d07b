const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** `December 1, 2026` for `2026-12-01`; nothing for anything else. */
export function dayWords(day: string | null | undefined): string {
  return day && /^\d{4}-\d\d-\d\d$/.test(day) ? DAY.format(new Date(`${day}T00:00:00Z`)) : '';
}
