import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

type Page = { url: string; visibilityState: string; focused: boolean; focus: () => void };
type Shown = { title: string; options: { tag: string; data: string; icon: string } };

const ORIGIN = 'https://chinook.example';
const CODE = readFileSync('public/service-worker.js', 'utf8');

type Asked = { mode?: string; destination?: string; method?: string };
const A_PAGE = { mode: 'navigate', destination: 'document', method: 'GET' };

/** The worker as a browser runs it, with these pages of the site open; what it has shown, opened and focused. */
function worker(pages: Omit<Page, 'focus'>[] = [], isOnline = true) {
  const kept: string[] = [];
  const shown: Shown[] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const open = pages.map((page) => ({ ...page, focus: () => focused.push(page.url) }));
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    location: { origin: ORIGIN },
    clients: { matchAll: async () => open, openWindow: async (url: string) => opened.push(url) },
    registration: {
      showNotification: async (title: string, options: Shown['options']) => shown.push({ title, options }),
    },
  };
  const caches = {
    open: async () => ({ add: async ({ url }: { url: string }) => kept.push(url) }),
    match: async (path: string) => (kept.includes(path) ? `kept ${path}` : undefined),
  };
  class Request {
    readonly url: string;
    constructor(url: string) {
      this.url = url;
    }
  }
  const answer = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return 'fetched';
  };
  const skipWaiting = () => undefined;
  runInContext(CODE, createContext({ self: { ...self, skipWaiting }, URL, caches, Request, fetch: answer }));
  const raise = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners.get(name)?.({ ...event, waitUntil: (done: Promise<unknown>) => (work = done) });
    await work;
  };
  return {
    ...{ shown, opened, focused, kept, install: () => raise('install', {}) },
    /** What a request is answered with; nothing where it goes past the worker. */
    async ask(request: Asked, preloadResponse: Promise<unknown> = Promise.resolve(undefined)) {
      let given: Promise<unknown> | undefined;
      const respondWith = (answered: Promise<unknown>) => (given = answered);
      preloadResponse.catch(() => undefined);
      listeners.get('fetch')?.({ request, preloadResponse, respondWith });
      return given;
    },
    push: (payload?: object) => raise('push', { data: payload && { json: () => payload } }),
    press: (data: string) => raise('notificationclick', { notification: { data, close: () => undefined } }),
  };
}

const PAYLOAD = { title: 'A new request for you', path: '/broker/cases/1', tag: 'n1' };
const page = (path: string, focused = false) => ({ url: ORIGIN + path, visibilityState: 'visible', focused });

test('a push is shown as it came, and a press on it opens the page behind it', async () => {
  const one = worker();
  await one.push(PAYLOAD);
  const options = { tag: 'n1', data: '/broker/cases/1', icon: '/icon-192.png' };
  expect(one.shown).toEqual([{ title: 'A new request for you', options }]);
  await one.press('/broker/cases/1');
  expect(one.opened).toEqual([`${ORIGIN}/broker/cases/1`]);
});

test('a page that is open already is brought to the front', async () => {
  const one = worker([page('/broker'), page('/broker/cases/1')]);
  await one.push(PAYLOAD);
  expect(one.shown).toHaveLength(1);
  await one.press('/broker/cases/1');
  expect([one.focused, one.opened]).toEqual([[`${ORIGIN}/broker/cases/1`], []]);
});

test('whoever looks at the site is not told a second time', async () => {
  const one = worker([page('/broker', true)]);
  await one.push(PAYLOAD);
  expect(one.shown).toEqual([]);
});

test('a push without words says whose it is, and no press leads to another site', async () => {
  const one = worker();
  await one.push();
  expect(one.shown[0]?.title).toBe('Chinook Cover');
  await one.press('https://elsewhere.example/');
  await one.press('//elsewhere.example/');
  expect(one.opened).toEqual([]);
});

test('a page comes from the site, and where it cannot be fetched our own page stands in for it', async () => {
  const online = worker();
  await online.install();
  expect(await online.ask(A_PAGE)).toBe('fetched');
  expect(await online.ask(A_PAGE, Promise.resolve('asked ahead'))).toBe('asked ahead');
  const offline = worker([], false);
  await expect(offline.ask(A_PAGE)).rejects.toThrow('Failed to fetch');
  await offline.install();
  expect(await offline.ask(A_PAGE)).toBe('kept /offline.html');
  expect(await offline.ask(A_PAGE, Promise.reject(new TypeError('Failed to fetch')))).toBe(
    'kept /offline.html',
  );
});

test('everything but the fetching of a page goes past it: what is sent, what a page needs, what stands in a frame', async () => {
  const one = worker([], false);
  await one.install();
  for (const other of [{ method: 'POST' }, { mode: 'cors', destination: '' }, { destination: 'iframe' }])
    expect(await one.ask({ ...A_PAGE, ...other })).toBeUndefined();
});

test('it keeps one page of ours, and nothing that people read or send', async () => {
  const one = worker();
  await one.install();
  await one.ask(A_PAGE);
  expect(one.kept).toEqual(['/offline.html']);
  expect(CODE).not.toMatch(/\.put\(|indexedDB|importScripts/);
});
