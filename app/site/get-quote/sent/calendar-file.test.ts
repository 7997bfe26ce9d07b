import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

test('the file holds the promised instant, in lines as the standard wants them', () => {
  const file = calendarFile({
    reference: 'AB-7K2M9QXA',
    promiseAt: '2026-11-23T21:30:00.000Z',
    sentAt: '2026-11-22T22:00:00.000Z',
  });
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toContain('\r\nDTSTART:20261123T213000Z\r\n');
  expect(file).toContain('\r\nDTSTAMP:20261122T220000Z\r\n');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of file.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('If it passes\\, we tell you and ask another.');
});
