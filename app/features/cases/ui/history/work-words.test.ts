import { expect, test } from 'vitest';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { eventWords } from './event-words.ts';

const title = (kind: CaseEvent['kind'], data: CaseEvent['data']) =>
  eventWords({ id: 'e1', kind, at: '2026-11-26T15:30:00.000Z', by: 'Robin Achebe', data }).title;

test('a certificate is named by whom it is for, where the line knows it', () => {
  const asked = { certificateId: 'c1', neededBy: '2026-12-02' };
  expect(title('certificate_requested', { ...asked, holder: 'Bow Bank' })).toBe(
    'Robin Achebe requested a certificate for Bow Bank, needed by December 2, 2026',
  );
  expect(title('certificate_requested', asked)).toBe(
    'Robin Achebe requested a certificate, needed by December 2, 2026',
  );
  expect(title('certificate_answered', { certificateId: 'c1', isSent: true, holder: 'Bow Bank' })).toBe(
    'The certificate for Bow Bank was sent',
  );
});

test('whoever wrote has sent what they wrote, and several quotes are counted', () => {
  const contact = (method: string, outcome: string) => title('contact', { method, outcome });
  expect(contact('text', 'left_message')).toBe('Robin Achebe sent a text message');
  expect(contact('email', 'left_message')).toBe('Robin Achebe sent an email');
  expect(contact('phone', 'left_message')).toBe('Robin Achebe left a message by phone');
  expect(contact('text', 'reached')).toBe('Robin Achebe made contact by text message');
  const sent = (insurers: string[], isRevision = false) => title('quotes_sent', { insurers, isRevision });
  expect(sent(['Prairie Mutual'])).toBe('Robin Achebe sent a quote: Prairie Mutual');
  expect(sent(['Prairie Mutual', 'Overland'])).toBe('Robin Achebe sent 2 quotes: Prairie Mutual, Overland');
  expect(sent(['Prairie Mutual'], true)).toBe('Robin Achebe sent a revised quote: Prairie Mutual');
});

test('who reopened a request is the one who did it in the sentence', () => {
  expect(title('reopened', { reason: 'A new car' })).toBe('Robin Achebe reopened the request');
});
