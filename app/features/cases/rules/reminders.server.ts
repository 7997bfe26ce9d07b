import type { CaseRow } from '#app/features/cases/records/held-case.server.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';

/** After so many business days of waiting the client is reminded. */
export const REMINDER_DAYS = [2, 5] as const;

/** When a client who is asked now is reminded first. */
export function firstReminder(now: Date): Date {
  return addBusinessTime(now, { days: REMINDER_DAYS[0] });
}

/** Which reminder is due, whether it is the last, and when the next one is. */
export function nextReminder(
  { waitingSince, remindersSent }: Pick<CaseRow, 'waitingSince' | 'remindersSent'>,
  now: Date,
): { nth: number; isLast: boolean; remindAt: Date | null } {
  const times = REMINDER_DAYS.map((days) => addBusinessTime(waitingSince ?? now, { days }));
  const passed = times.filter((at) => at <= now).length;
  const nth = Math.min(Math.max(passed, remindersSent + 1), times.length);
  return { nth, isLast: nth === times.length, remindAt: times[nth] ?? null };
}
