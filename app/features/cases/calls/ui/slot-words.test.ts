import { expect, test } from 'vitest';
import { slotWords } from './slot-words.ts';

const offer = {
  ...{ name: 'Dana Whitford', phone: '+14035550142', remindedBy: 'email' as const },
  first: { startsAt: '2026-11-30T18:00:00Z', endsAt: '2026-11-30T18:15:00Z' },
};

test('before a call is booked its person reads who calls which number, and for how long', () => {
  expect(slotWords(offer)).toContain('Dana Whitford calls you at');
  expect(slotWords(offer)).toMatch(/403.?.?555.0142, for about 15 minutes/);
  expect(slotWords({ ...offer, phone: null })).not.toContain('minutes');
});

test('an invitation by email is promised only where mail goes out', () => {
  expect(slotWords(offer)).toContain('We email you a calendar invitation');
  const without = slotWords({ ...offer, remindedBy: 'notifications' });
  expect(without).not.toContain('email');
  expect(without).toContain('A reminder appears under Notifications');
});

test('whoever has neither email nor notifications is promised no reminder, and told what they can do', () => {
  const guest = slotWords({ ...offer, remindedBy: null });
  expect(guest).not.toMatch(/email|Notifications/);
  expect(guest).toContain('add it to your calendar');
});
