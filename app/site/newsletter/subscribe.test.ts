import { afterEach, expect, test, vi } from 'vitest';
import { subscribeSchema } from '#app/features/newsletter/schema.ts';
import { subscribe } from './subscribe.ts';

const { showSiteToast } = vi.hoisted(() => ({ showSiteToast: vi.fn(async () => undefined) }));
vi.mock('#app/site/frame/site-toast.ts', () => ({ showSiteToast }));

afterEach(() => {
  vi.unstubAllGlobals();
  showSiteToast.mockReset().mockResolvedValue(undefined);
});

function answerWith(status: number, body: unknown) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const ADA = { email: 'ada@example.com' };

test('only an address can be sent', () => {
  for (const email of ['', 'ada', 'ada@example', 'ada@@example.com'])
    expect(subscribeSchema.safeParse({ email }).error?.issues[0]?.message).toBe(
      'Please enter a valid email address',
    );
});

test('an address that is sent is answered, for the form to say what comes next: nothing has succeeded before the email is confirmed', async () => {
  const fetch = answerWith(200, { message: 'Thank you', sendsMail: true });
  expect(await subscribe(subscribeSchema.parse({ email: ' ada@example.com ' }))).toEqual({
    address: ADA.email,
    isMailed: true,
  });
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"email":"ada@example.com"}');
  expect(showSiteToast).not.toHaveBeenCalled();
});

test('where no email goes out, that is said', async () => {
  answerWith(200, { message: 'Thank you', sendsMail: false });
  expect(await subscribe(ADA)).toEqual({ address: ADA.email, isMailed: false });
});

test('a slip in a common domain is asked about once, before anything is sent', async () => {
  const fetch = answerWith(200, { message: 'Thank you' });
  const slip = { email: 'ada@gmial.com' };
  expect(await subscribe(slip)).toEqual({ meant: 'ada@gmail.com' });
  expect(fetch).not.toHaveBeenCalled();
  expect(await subscribe(slip)).toMatchObject({ address: slip.email });
});

test('409 means that the address is known', async () => {
  answerWith(409, { message: 'Conflict' });
  expect(await subscribe(ADA)).toBeNull();
  expect(showSiteToast).toHaveBeenCalledWith({
    title: 'Already subscribed',
    description: 'This email is already subscribed to our newsletter.',
    tone: 'info',
  });
});

test.each([429, 500, 503])('any other failure (%i) is honest and keeps what was typed', async (status) => {
  answerWith(status, { message: 'Boom' });
  expect(await subscribe(ADA)).toBeNull();
  expect(showSiteToast).toHaveBeenCalledWith({
    title: 'Error',
    description: 'Failed to subscribe. Please try again later.',
    tone: 'danger',
  });
});

test('no connection is a failure like the others', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await subscribe(ADA)).toBeNull();
  expect(showSiteToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Error' }));
});

test('what the server finds wrong stands beside the field, the trap included', async () => {
  const fetch = answerWith(422, { message: 'Please leave this field empty' });
  const website = 'https://ada.example';
  await expect(subscribe({ ...ADA, website })).rejects.toMatchObject({
    body: { message: 'Please leave this field empty' },
  });
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
    email: 'ada@example.com',
    website: 'https://ada.example',
  });
  expect(showSiteToast).not.toHaveBeenCalled();
});

test('where the toast cannot be loaded, a failure stands beside the field', async () => {
  showSiteToast.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  answerWith(500, { message: 'Boom' });
  await expect(subscribe(ADA)).rejects.toMatchObject({
    body: { message: 'Failed to subscribe. Please try again later.' },
  });
});
