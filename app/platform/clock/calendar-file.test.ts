import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: 'AB-7K2M9QXA',
  startsAt: '2026-11-23T21:30:00.000Z',
  summary: 'A call by Renée Lévesque-O’Shaughnessy about éverything that is to be insured',
  description: 'If it passes, we tell you; and ask another.\nBEGIN:VALARM',
};
const at = '2026-11-22T22:00:00.000Z';
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a moment is marked in lines as the standard wants them', () => {
  const file = calendarFile(event, { at });
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toContain('\r\nDTSTART:20261123T213000Z\r\n');
  expect(file).toContain('\r\nDTSTAMP:20261122T220000Z\r\n');
  expect(file).not.toContain('METHOD');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`SUMMARY:${event.summary}`);
  expect(unfolded(file)).toContain(
    'DESCRIPTION:If it passes\\, we tell you\\; and ask another.\\nBEGIN:VALARM',
  );
});

test('by mail it is an invitation that a later one replaces, and its cancellation', () => {
  const call = { ...event, endsAt: '2026-11-23T21:45:00.000Z', revision: 2 };
  const to = { at, for: 'casey@example.com' };
  expect(unfolded(calendarFile(call, to))).toEqual(
    expect.arrayContaining([
      ...['METHOD:REQUEST', 'DTEND:20261123T214500Z', 'SEQUENCE:2', 'STATUS:CONFIRMED'],
      'ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:casey@example.com',
    ]),
  );
  const lines = unfolded(calendarFile({ ...call, isCancelled: true }, to));
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
});
