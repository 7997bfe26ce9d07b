import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

type Page = { url: string; visibilityState: string; focused: boolean; focus: () => void };
type Shown = { title: string; options: { tag: string; data: string; icon: string } };

const ORIGIN = 'https://chinook.example';
const CODE = readFileSync('public/push-worker.js', 'utf8');

/** The worker as a browser runs it, with these pages of the site open; what it has shown, opened and focused. */
function worker(pages: Omit<Page, 'focus'>[] = []) {
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
  runInContext(CODE, createContext({ self, URL }));
  const raise = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners.get(name)?.({ ...event, waitUntil: (done: Promise<unknown>) => (work = done) });
    await work;
  };
  return {
    ...{ shown, opened, focused, names: [...listeners.keys()] },
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

test('it does nothing else: it answers no request of the site, and keeps nothing', () => {
  expect(worker().names).toEqual(['push', 'notificationclick']);
  expect(CODE).not.toMatch(/fetch|caches|indexedDB|importScripts/);
});
