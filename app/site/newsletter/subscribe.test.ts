import { afterEach, expect, test, vi } from 'vitest';
import { emailProblem, subscribe } from './subscribe.ts';

const { showSiteToast } = vi.hoisted(() => ({ showSiteToast: vi.fn() }));
vi.mock('../site-toast.tsx', () => ({ showSiteToast }));

afterEach(() => {
  vi.unstubAllGlobals();
  showSiteToast.mockClear();
});

function answerWith(status: number, body: unknown) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('only an address can be sent', () => {
  expect(emailProblem('ada@example.com')).toBeUndefined();
  for (const email of ['', 'ada', 'ada@example', 'ada@@example.com'])
    expect(emailProblem(email)).toBe('Please enter a valid email address');
});

test('a success is said in the words of the specification', async () => {
  const fetch = answerWith(200, { success: true });
  expect(await subscribe(' ada@example.com ')).toBe(true);
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"email":"ada@example.com"}');
  expect(showSiteToast).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Success!',
      description: 'Thank you for subscribing to our newsletter!',
    }),
  );
});

test('409 means that the address is known', async () => {
  answerWith(409, { message: 'Conflict' });
  expect(await subscribe('ada@example.com')).toBe(false);
  expect(showSiteToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Already subscribed' }));
});

test('any other failure is honest and keeps what was typed', async () => {
  answerWith(500, { message: 'Boom' });
  expect(await subscribe('ada@example.com')).toBe(false);
  expect(showSiteToast).toHaveBeenCalledWith({
    title: 'Error',
    description: 'Failed to subscribe. Please try again later.',
    tone: 'danger',
  });
});
