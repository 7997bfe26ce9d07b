import type { z } from 'zod';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { invalid } from '#app/platform/errors.ts';
import type { policyCorrection } from './policy-record.ts';

const YEAR_MS = 366 * DAY_MS;

/** What the case keeps of it. A policy renews a year after its first day; one that is more than a year away (422) is a slip. */
export function recordOf(
  {
    effectiveOn,
    insurer,
    policyNumber: number,
    premiumCents: cents,
    period,
  }: z.output<typeof policyCorrection>,
  now: Date,
) {
  if (Math.abs(Date.parse(effectiveOn) - now.getTime()) > YEAR_MS) {
    throw invalid({ effectiveOn: 'This day is more than a year away' });
  }
  return {
    ...{ effectiveOn, insurer, renewalOn: yearAfter(effectiveOn) },
    policyNumber: number ?? null,
    premiumCents: cents ?? null,
    premiumPeriod: cents === undefined ? null : (period ?? null),
  };
}

/** The same day of the next year; February 28 after a leap day. */
function yearAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const next = new Date(Date.UTC(year + 1, month - 1, date));
  if (next.getUTCMonth() !== month - 1) next.setUTCDate(0);
  return next.toISOString().slice(0, 10);
}
