import { calendarFile } from '#app/platform/clock/calendar-file.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { brand } from '#content/brand.ts';

type Promised = { reference: string; promiseAt: string; sentAt: string };

/** A calendar file with the time by which contact was asked for. It takes no time of the day. */
export function promiseFile({ reference, promiseAt, sentAt }: Promised): string {
  const time = formatAlbertaTime(new Date(promiseAt), 'dayDateTime');
  const description = `We ask a licensed broker partner to contact you by ${time}. If nobody has contacted you by then, we tell you and ask another. ${brand.name}, ${brand.email}`;
  const summary = `Broker contact requested by this time (${reference})`;
  return calendarFile({ uid: reference, startsAt: promiseAt, summary, description }, { at: sentAt });
}
