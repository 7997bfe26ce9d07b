import { afterEach, expect, test, vi } from 'vitest';
import { forgetHanded, handedTo, handOver } from './handed-over.ts';

afterEach(() => vi.unstubAllGlobals());

test('what a link of a public page gives along waits for the page it leads to, once', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
  handOver('/portal/register', { to: '/track/x' });
  expect(handedTo('/portal/login')).toBeNull();
  expect(handedTo('/portal/register')).toEqual({ to: '/track/x' });
  forgetHanded();
  expect(handedTo('/portal/register')).toBeNull();
});

test('a browser that keeps nothing begins without it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  handOver('/portal/register', { to: '/track/x' });
  expect(handedTo('/portal/register')).toBeNull();
  forgetHanded();
});
