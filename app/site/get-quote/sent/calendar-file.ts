import { brand } from '#content/brand.ts';

type Promised = { reference: string; promiseAt: string; sentAt: string };

/** An iCalendar file (RFC 5545) with the time by which contact was asked for. It takes no time of the day. */
export function calendarFile({ reference, promiseAt, sentAt }: Promised): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Quote requests//EN`,
    'BEGIN:VEVENT',
    `UID:${reference}@${new URL(brand.url).hostname}`,
    `DTSTAMP:${stamp(sentAt)}`,
    `DTSTART:${stamp(promiseAt)}`,
    `SUMMARY:${asText(`A broker is asked to contact you by now (${reference})`)}`,
    `DESCRIPTION:${asText(`We ask a licensed broker partner to contact you by this time. If it passes, we tell you and ask another. ${brand.name}, ${brand.email}`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .flatMap(fold)
    .map((line) => `${line}\r\n`)
    .join('');
}

const stamp = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const asText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** No line is longer than 75 octets; the words of ours are ASCII. What goes on begins with a space. */
function fold(line: string): string[] {
  const [first = '', ...rest] = line.match(/^.{1,75}|.{1,74}/g) ?? [];
  return [first, ...rest.map((part) => ` ${part}`)];
}
