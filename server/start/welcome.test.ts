import { expect, test } from 'vitest';
import { readEnv } from '#app/platform/process/env.server.ts';
import { welcome } from './welcome.ts';

test('where there is no administrator, the start prints the link that makes one', () => {
  const env = readEnv({ DEMO: '0', PUBLIC_URL: 'https://cover.example' });
  const printed = welcome(env, { port: 3000, firstAdminPath: '/portal/first-admin#token=abc' });
  expect(printed).toContain('https://cover.example/portal/first-admin#token=abc');
  expect(printed).not.toContain('DemoPass1');
});

test('where there is one, it prints none', () => {
  const printed = welcome(readEnv({}), { port: 3000, firstAdminPath: null });
  expect(printed).not.toContain('first-admin');
  expect(printed).toContain('demo_admin');
});
