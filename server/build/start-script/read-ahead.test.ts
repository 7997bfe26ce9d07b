import { afterEach, expect, test, vi } from 'vitest';
import { readAhead } from './read-ahead.ts';

const READS = { always: ['/api/bell'], ofCase: ['/api/cases/:id/messages'] };
const AT = { pathname: '/broker/cases/7', search: '' };

/** What is asked of a server that answers so, in the order of asking. */
async function askedOf(answers: Record<string, unknown>, reads: Parameters<typeof readAhead>[0], at = AT) {
  const fetch = vi.fn(async (path: string) => Response.json(answers[path] ?? {}));
  vi.stubGlobal('fetch', fetch);
  readAhead(reads, at);
  await Promise.all([...(globalThis.earlyAnswers?.values() ?? [])]);
  return fetch.mock.calls.map(([path]) => path);
}

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.earlyAnswers = undefined;
});

test('who is not signed in asks for nothing but who they are', async () => {
  expect(await askedOf({ '/api/user': { authenticated: false } }, READS)).toEqual(['/api/user']);
});

test('what was said about a case is asked for where it may be read, and left to the page to read', async () => {
  const answers = { '/api/user': { role: 'broker' }, '/api/cases/7': { disclosure: 'accepted' } };
  expect(await askedOf(answers, READS)).toEqual([
    ...['/api/user', '/api/cases/7', '/api/bell'],
    '/api/cases/7/messages',
  ]);
  const found = await globalThis.earlyAnswers?.get('/api/cases/7');
  expect(await found?.json()).toEqual({ disclosure: 'accepted' });
});

test('a broker who was only asked does not ask for what was said', async () => {
  const answers = { '/api/user': { role: 'broker' }, '/api/cases/7': { disclosure: 'offered' } };
  expect(await askedOf(answers, READS)).not.toContain('/api/cases/7/messages');
});

test('an address with a search part says itself what its page reads', async () => {
  const answers = { '/api/user': { role: 'broker' } };
  const reads = { always: ['/api/bell'], page: ['/api/broker/queue?'] };
  const at = { pathname: '/broker', search: '?view=table' };
  expect(await askedOf(answers, reads, at)).toEqual(['/api/user', '/api/bell']);
  expect(await askedOf(answers, reads, { ...at, search: '' })).toContain('/api/broker/queue?');
});
