import { daysBetween } from '#app/platform/clock/calendar-day.ts';

/** `Starts in 7 days. Not in force yet.` Of a policy that has not begun on this day of Alberta; null from its first day on. */
export function notInForceYet(effectiveOn: string, today: string): string | null {
  const days = daysBetween(today, effectiveOn);
  if (days <= 0) return null;
  return `Starts ${days === 1 ? 'tomorrow' : `in ${days} days`}. Not in force yet.`;
}
