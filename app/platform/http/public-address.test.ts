import { request } from 'node:https';
import { expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from './public-address.server.ts';

test.each([
  ...['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::5'].map(
    (one) => [one, true] as const,
  ),
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '100.64.0.1'].map(
    (one) => [one, false] as const,
  ),
  ...['224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', 'ff02::1'].map(
    (one) => [one, false] as const,
  ),
  ...['2001:db8::1', '2002:7f00:1::', '64:ff9b::7f00:1'].map((one) => [one, false] as const),
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a name that leads to this machine is not connected to', async () => {
  const failure = await new Promise<NodeJS.ErrnoException>((resolve) => {
    request('https://localhost/', { lookup: publicLookup }).on('error', resolve).end();
  });
  expect(failure.code).toBe('ENOTPUBLIC');
});
