import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const assign = vi.fn();
let comeBack: () => void;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('window', { location: { href: 'https://example.test/about', pathname: '/about', assign } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    comeBack = listener;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  assign.mockClear();
});

test('a page that is on its way is not asked for a second time, until it has had time to come', async () => {
  const { openDocument } = await import('./failed-reload.ts');
  await Promise.all([openDocument('/locations'), openDocument('/locations')]);
  expect(assign.mock.calls).toEqual([['/locations']]);
  vi.advanceTimersByTime(11_000);
  await openDocument('/locations');
  expect(assign).toHaveBeenCalledTimes(2);
});

test('whoever comes back to a page can leave it again at once', async () => {
  const { openDocument } = await import('./failed-reload.ts');
  await openDocument('/portal/login');
  comeBack();
  await openDocument('/portal/login');
  expect(assign).toHaveBeenCalledTimes(2);
});

test('without a server nothing is left', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { openDocument } = await import('./failed-reload.ts');
  await expect(openDocument('/locations')).rejects.toThrow('Failed to fetch');
  expect(assign).not.toHaveBeenCalled();
});
