import { afterEach, expect, test, vi } from 'vitest';
import { contactSchema } from '#app/features/contact/schema.ts';
import { findingsOf } from '#app/ui/forms/state/findings.ts';
import { sendContact } from './send-contact.ts';

afterEach(() => void vi.unstubAllGlobals());

function answerWith(status: number, body: unknown) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const typed = { fullName: ' Ada ', email: 'ada@example.com', phone: '', topic: 'other', website: '' };
const message = contactSchema.parse({ ...typed, message: 'A message that is long enough.' });
const said = () =>
  sendContact(message).then(
    () => undefined,
    (refusal) => findingsOf(refusal, 'Failed'),
  );

test('a message is sent trimmed and without an empty phone number', async () => {
  const receipt = { reference: 'AB-12345678', replyBy: '2026-11-23T23:00:00.000Z', sendsMail: true };
  const fetch = answerWith(201, receipt);
  expect(await sendContact(message)).toEqual({
    ...receipt,
    message: 'A message that is long enough.',
    isPrivacy: false,
  });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/contact');
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
    fullName: 'Ada',
    email: 'ada@example.com',
    topic: 'other',
    message: 'A message that is long enough.',
    website: '',
  });
});

test('what the server names is passed on', async () => {
  answerWith(422, { message: 'Invalid', errors: { message: 'Please say more.' } });
  expect(await said()).toEqual({ problem: 'Invalid', errors: { message: 'Please say more.' } });
});

test('a failing call is said honestly', async () => {
  answerWith(404, { message: 'Not found' });
  expect(await said()).toEqual({ problem: 'Failed', errors: {} });
  answerWith(429, { message: 'Too many requests. Please wait a moment and try again.' });
  expect((await said())?.problem).toContain('Too many requests');
});
