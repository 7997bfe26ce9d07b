import type { BookedCall } from '#app/features/cases/calls/schema.ts';
import { calendarFile } from '#app/platform/clock/calendar-file.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';

export type CallInCalendar = {
  reference: string;
  call: BookedCall;
  /** Who calls. */
  caller: string;
  /** The number that is called. */
  phone: string | null;
};

/** A calendar file with a booked call, which reminds of it an hour before. */
export function callFile({ reference, call, caller, phone }: CallInCalendar, at: Date): string {
  const summary = `${caller} calls you (${reference})`;
  const description = `${caller} is asked to call you${phone ? ` at ${formatPhone(phone)}` : ''} then, about your request ${reference}.`;
  return calendarFile(
    { uid: `${reference}-call`, ...call, summary, description, remindsMinutesBefore: 60 },
    { at: at.toISOString() },
  );
}
