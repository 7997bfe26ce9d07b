import { expect, test } from 'vitest';
import { wayAwaited } from './way-awaited.ts';

type Wish = Parameters<typeof wayAwaited>[0];
const WISH: Wish = {
  status: 'quoted',
  firstRespondedAt: '2026-11-24T18:00:00.000Z',
  call: null,
  contact: { method: 'phone' },
};
const CONSENTS = { call: '2026-11-20T18:00:00.000Z', text: '2026-11-20T18:00:00.000Z' };
const logged = (method: string, outcome = 'reached') => ({
  kind: 'contact' as const,
  data: { method, outcome },
});
const events = (...items: ReturnType<typeof logged>[]) => ({ items, nextCursor: null });
const awaited = (more: Partial<Wish>, known: object = {}) =>
  wayAwaited({ ...WISH, ...more }, { events: events(), consents: CONSENTS, ...known });

test('a call that was asked for is named after a quote, while the broker works and while something is asked for', () => {
  for (const status of ['quoted', 'in_progress', 'waiting_on_client'] as const)
    expect(awaited({ status })).toBe('phone');
  expect(awaited({ contact: { method: 'text' } })).toBe('text');
});

test('it is named until the call was logged: another way of contact or no answer is not it', () => {
  const after = (...items: ReturnType<typeof logged>[]) => awaited({}, { events: events(...items) });
  expect(after(logged('email'))).toBe('phone');
  expect(after(logged('phone', 'no_answer'))).toBe('phone');
  expect(after(logged('email'), logged('phone'))).toBeNull();
  expect(after(logged('phone', 'left_message'))).toBeNull();
});

test('whoever took back that they may be called, or text messages, awaits none', () => {
  expect(awaited({}, { consents: { ...CONSENTS, call: null } })).toBeNull();
  expect(awaited({}, { consents: { ...CONSENTS, text: null } })).toBe('phone');
  expect(awaited({ contact: { method: 'text' } }, { consents: { ...CONSENTS, text: null } })).toBeNull();
});

test('before first contact, with a call booked, after the end, and for whoever wants email, nothing is named', () => {
  expect(awaited({ firstRespondedAt: null })).toBeNull();
  expect(awaited({ call: { startsAt: '2026-11-30T18:00:00.000Z' } })).toBeNull();
  for (const status of ['new', 'assigned', 'won', 'lost', 'withdrawn'] as const)
    expect(awaited({ status })).toBeNull();
  for (const method of ['email', null]) expect(awaited({ contact: { method } })).toBeNull();
  expect(awaited({ contact: null })).toBeNull();
});

test('what is not known yet names nothing', () => {
  expect(awaited({}, { events: undefined })).toBeNull();
  expect(awaited({}, { consents: undefined })).toBeNull();
  expect(awaited({}, { events: { items: [], nextCursor: 'older' } })).toBeNull();
});
