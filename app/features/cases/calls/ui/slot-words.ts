import type { BookedCall, CallSlotList } from '#app/features/cases/calls/schema.ts';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';

type Offer = {
  name: string;
  /** The number that is called. */
  phone: string | null;
  first: BookedCall | undefined;
  remindedBy: CallSlotList['remindedBy'] | undefined;
};

/** Said before a time is chosen: who calls which number, for how long, and what reminds of it. */
export function slotWords({ name, phone, first, remindedBy }: Offer): string {
  const minutes = first && Math.round((Date.parse(first.endsAt) - Date.parse(first.startsAt)) / MINUTE_MS);
  return [
    phone &&
      `${name} calls you at ${formatPhone(phone)}${minutes ? `, for about ${minutes} minutes` : ''}. You can change the number under Answers.`,
    'Times are Alberta time; those that are taken are left out.',
    remindedBy === 'email' && 'We email you a calendar invitation, and a reminder a day and an hour before.',
    remindedBy === 'notifications' && 'A reminder appears under Notifications a day and an hour before.',
    remindedBy === null && 'Nothing reminds you of it: you can add it to your calendar once it is booked.',
  ]
    .filter(Boolean)
    .join(' ');
}
