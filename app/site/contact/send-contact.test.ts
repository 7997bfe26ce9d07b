import { afterEach, expect, test, vi } from 'vitest';
import { sendContact } from './send-contact.ts';

afterEach(() => void vi.unstubAllGlobals());

function answerWith(status: number, body: unknown) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function form(changes: Record<string, string> = {}): FormData {
  const data = new FormData();
  const values = { fullName: ' Ada ', email: 'ada@example.com', phone: '', topic: 'other', ...changes };
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  data.set('message', changes.message ?? 'A message that is long enough.');
  return data;
}

test('a message is sent trimmed and without an empty phone number', async () => {
  const fetch = answerWith(201, { reference: 'AB-12345678' });
  const { outcome } = await sendContact(form());
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/contact');
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
    fullName: 'Ada',
    email: 'ada@example.com',
    topic: 'other',
    message: 'A message that is long enough.',
  });
  expect(outcome?.title).toBe('Message sent');
});

test('a message with a problem is not sent', async () => {
  const fetch = answerWith(201, {});
  expect(await sendContact(form({ email: 'ada' }))).toEqual({ problems: { email: 'Invalid email address' } });
  expect(fetch).not.toHaveBeenCalled();
});

test('what the server names stands beside its field', async () => {
  answerWith(422, { message: 'Invalid', errors: { message: 'Please say more.' } });
  expect(await sendContact(form())).toEqual({ problems: { message: 'Please say more.' } });
});

test('a failing call is said honestly', async () => {
  answerWith(404, { message: 'Not found' });
  expect((await sendContact(form())).outcome?.text).toBe(
    'Failed to send your message. Please try again later.',
  );
  answerWith(429, { message: 'Too many requests. Please wait a moment and try again.' });
  expect((await sendContact(form())).outcome?.text).toContain('Too many requests');
});

test('what an autofill put into the trap is sent, and the refusal is said', async () => {
  const fetch = answerWith(422, {
    message: 'Please leave this field empty',
    errors: { website: 'Please leave this field empty' },
  });
  const { problems, outcome } = await sendContact(form({ website: 'https://ada.example' }));
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({ website: 'https://ada.example' });
  expect(problems).toEqual({});
  expect(outcome?.text).toBe('Please leave this field empty');
});
