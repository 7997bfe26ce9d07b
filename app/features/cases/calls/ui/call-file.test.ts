import { expect, test } from 'vitest';
import { callFile } from './call-file.ts';

test('a booked call in a calendar says who calls which number and when, and reminds an hour before', () => {
  const call = { startsAt: '2026-11-30T18:00:00.000Z', endsAt: '2026-11-30T18:15:00.000Z' };
  const told = { reference: 'AB-7K2M9QXA', call, caller: 'Dana Whitford', phone: '+14035550142' };
  const file = callFile(told, new Date('2026-11-29T12:00:00Z')).replaceAll('\r\n ', '');
  expect(file).toContain('UID:AB-7K2M9QXA-call@');
  expect(file).toContain('DTSTART:20261130T180000Z\r\nDTEND:20261130T181500Z');
  expect(file).toMatch(/SUMMARY:Dana Whitford calls you/);
  expect(file).toMatch(/DESCRIPTION:.*403.?.?555.0142/);
  expect(file).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT60M');
});
