import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerAddress, networkOf } from './caller-address.server.ts';

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

test.each([
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::9]:51234', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['2001:db8::9', '2001:db8::9'],
])('of the hop %s the address counts, without the port', (hop, address) => {
  expect(callerAddress(`6.6.6.6, ${hop}`, '10.0.0.1', 1)).toBe(address);
});

test.each(['unknown', '', '203.0.113.9:99999', '[::1', '_hidden'])(
  'a proxy that says "%s" for an address says nothing',
  (hop) => {
    expect(callerAddress(`6.6.6.6, ${hop}`, '10.0.0.1', 1)).toBe('10.0.0.1');
  },
);

const groups = fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 });
const hex = (group: number) => group.toString(16);
const isMapped = (all: number[]) => all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff;

/** One address as it may be written: short or long, capitals, the longest zeros left out, the end as IPv4. */
const writings = (all: number[]): string[] => {
  const long = all.map((group) => hex(group).padStart(4, '0')).join(':');
  const short = all.map(hex).join(':');
  const [left, right] = [all[6] ?? 0, all[7] ?? 0];
  const dotted = `${all.slice(0, 6).map(hex).join(':')}:${left >> 8}.${left & 255}.${right >> 8}.${right & 255}`;
  const squeezed = short.replace(/(^|:)0(:0)+(:|$)/, '::');
  return [long, short, long.toUpperCase(), dotted, squeezed, `${short}%eth0`];
};

test('however an IPv6 address is written, it counts as the same network', () => {
  fc.assert(
    fc.property(groups, (all) => {
      expect(new Set(writings(all).map(networkOf)).size).toBe(1);
    }),
  );
});

test('two IPv6 addresses are the same caller exactly when they share the first 64 bits', () => {
  const nearby = fc.tuple(groups, groups, fc.boolean()).map(([one, two, shares]) => ({
    one,
    two: shares ? [...one.slice(0, 4), ...two.slice(4)] : two,
  }));
  fc.assert(
    fc.property(nearby, ({ one, two }) => {
      fc.pre(!isMapped(one) && !isMapped(two));
      const same = networkOf(one.map(hex).join(':')) === networkOf(two.map(hex).join(':'));
      expect(same).toBe(one.slice(0, 4).join() === two.slice(0, 4).join());
    }),
  );
});

test('an IPv4 address counts for itself, also in the form of IPv6 and with a port', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.integer({ min: 1, max: 65_535 }), (address, port) => {
      const bytes = address.split('.').map(Number);
      const [high, low] = [0, 2].map((at) => hex((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)));
      const forms = [address, `::ffff:${address}`, `::ffff:${high}:${low}`, `0:0:0:0:0:FFFF:${high}:${low}`];
      for (const form of forms) expect(networkOf(form)).toBe(address);
      expect(networkOf(callerAddress(`${address}:${port}`, '', 1))).toBe(address);
      expect(networkOf(callerAddress(`[::ffff:${address}]:${port}`, '', 1))).toBe(address);
    }),
  );
});

test('whatever a proxy writes, there is an answer', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(3), (text, proxies) => {
      expect(typeof networkOf(callerAddress(text, '10.0.0.1', proxies))).toBe('string');
    }),
  );
});
