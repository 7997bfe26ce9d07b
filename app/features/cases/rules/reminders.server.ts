import type { CaseRow } from '#app/features/cases/records/held-case.server.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { houseRules } from '#content/house-rules.ts';

/** When a client who is asked now is reminded first. */
export function firstReminder(now: Date): Date {
  return addBusinessTime(now, { days: houseRules.firstReminderDays });
}

/** Which reminder is due, whether it is the last, and when the next one is. */
export function nextReminder(
  { waitingSince, remindersSent }: Pick<CaseRow, 'waitingSince' | 'remindersSent'>,
  now: Date,
): { nth: number; isLast: boolean; remindAt: Date | null } {
  const { firstReminderDays, lastReminderDays } = houseRules;
  const times = [firstReminderDays, lastReminderDays].map((days) =>
    addBusinessTime(waitingSince ?? now, { days }),
  );
  const passed = times.filter((at) => at <= now).length;
  const nth = Math.min(Math.max(passed, remindersSent + 1), times.length);
  return { nth, isLast: nth === times.length, remindAt: times[nth] ?? null };
}

/** What tells one reminder from another: each is told once. */
export function reminderOccasion({ id, waitingSince }: Pick<CaseRow, 'id' | 'waitingSince'>, nth: number) {
  return `${id} ${waitingSince?.toISOString()} ${nth}`;
}
