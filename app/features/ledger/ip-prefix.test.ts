import { expect, test } from 'vitest';
import { ipPrefix } from './ip-prefix.server.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  [' 10.1.2.3 ', '10.1.2.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:0DB8:0001::7', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['::', '0:0:0::/48'],
])('keeps of %s only %s', (address, prefix) => {
  expect(ipPrefix(address)).toBe(prefix);
});

test.each(['', 'unknown', '203.0.113', '203.0.113.256', '1.2.3.4.5', '12345::1', 'a:b', '::1]/x'])(
  'says that "%s" is no address',
  (text) => {
    expect(ipPrefix(text)).toBeNull();
  },
);
