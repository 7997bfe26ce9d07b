import { brand } from '#content/brand.ts';

/** Something in a calendar; instants are ISO texts. Without an end, and for nobody, it only marks a moment. */
export type CalendarEvent = {
  uid: string;
  startsAt: string;
  endsAt?: string;
  summary: string;
  description: string;
  /** How often it has changed: of two files calendars keep the higher. */
  revision?: number;
  isCancelled?: boolean;
  /** How long before it the calendar says so. */
  remindsMinutesBefore?: number;
};

/** Whose calendar a file is for, where it is an invitation by mail, and when it was written. */
type Written = { at: string; for?: string };

/** An iCalendar file (RFC 5545). By mail it is an invitation or its cancellation (RFC 5546) from the people of this site. */
export function calendarFile(event: CalendarEvent, { at, for: attendee }: Written): string {
  const method = event.isCancelled ? 'CANCEL' : 'REQUEST';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Quote requests//EN`,
    ...(attendee ? [`METHOD:${method}`] : []),
    'BEGIN:VEVENT',
    `UID:${event.uid}@${new URL(brand.url).hostname}`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    ...(event.endsAt ? [`DTEND:${stamp(event.endsAt)}`] : []),
    `SUMMARY:${asText(event.summary)}`,
    `DESCRIPTION:${asText(event.description)}`,
    ...(attendee
      ? [
          `SEQUENCE:${event.revision ?? 0}`,
          `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
          `ORGANIZER;CN=${brand.name}:mailto:${brand.email}`,
          `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
        ]
      : ['TRANSP:TRANSPARENT']),
    ...(event.remindsMinutesBefore === undefined
      ? []
      : [
          ...['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${event.remindsMinutesBefore}M`],
          ...[`DESCRIPTION:${asText(event.summary)}`, 'END:VALARM'],
        ]),
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

/** No line is longer than 75 octets, and no letter is cut in two. What goes on begins with a space. */
function fold(line: string): string[] {
  const lines: string[] = [];
  let current = '';
  for (const letter of line) {
    if (octets(current + letter) > 75) {
      lines.push(current);
      current = ' ';
    }
    current += letter;
  }
  return [...lines, current];
}

const encoder = new TextEncoder();
const octets = (text: string) => encoder.encode(text).length;
