import { expect, test } from 'vitest';
import { callerAddress } from './request-context.server.ts';

test('without a trusted proxy the forwarded header is ignored', () => {
  expect(callerAddress('6.6.6.6', '10.0.0.1', 0)).toBe('10.0.0.1');
});

test('with one proxy the last hop counts, whatever the caller wrote before it', () => {
  expect(callerAddress('6.6.6.6, 203.0.113.9', '10.0.0.1', 1)).toBe('203.0.113.9');
});

test('with two proxies the second last hop counts', () => {
  expect(callerAddress('203.0.113.9, 198.51.100.2', '10.0.0.1', 2)).toBe('203.0.113.9');
});

test('a shorter chain than expected falls back to what is there', () => {
  expect(callerAddress('203.0.113.9', '10.0.0.1', 3)).toBe('203.0.113.9');
  expect(callerAddress(undefined, '10.0.0.1', 1)).toBe('10.0.0.1');
});
