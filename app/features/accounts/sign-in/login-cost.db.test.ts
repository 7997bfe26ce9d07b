import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, test, vi } from 'vitest';
import { hashInTurn } from '#app/features/accounts/passwords/password-hash.server.ts';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
await createUser(app.db, { username: 'kim', fullName: 'Kim Bird' });

const logIn = (json: Record<string, unknown>) =>
  app.request('/api/login', { method: 'POST', json: { password: 'DemoPass1', ...json } });

/** The slow hash itself, watched: that of the account library, wherever it is called. */
function watchHash() {
  const scrypt = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  return scrypt;
}

test('a login costs one slow hash, whether or not there is such a user', async () => {
  const scrypt = watchHash();
  const costOf = async (username: string) => {
    scrypt.mockClear();
    expect((await logIn({ username, password: 'Wrong1Password' })).status).toBe(401);
    // Of the tests' own hash only the work is less.
    expect(scrypt.mock.lastCall).toContainEqual(expect.objectContaining({ N: 16_384, r: 16 }));
    return scrypt.mock.calls.length;
  };
  expect(await costOf('kim')).toBe(1);
  expect(await costOf('nobody_here')).toBe(1);
  expect(await costOf('kim@example.com')).toBe(1);
  expect(await costOf('nobody@example.com')).toBe(1);
});

test('when too many people wait for their login, the next one is told to come back', async () => {
  const atWork: ((error: Error) => void)[] = [];
  const over = new Error('over');
  const scrypt = watchHash();
  scrypt.mockImplementation((...given) => void atWork.push(given.at(-1) as () => void));
  const crowd = Array.from({ length: 210 }, () => hashInTurn('Gravel7Road').catch(() => undefined));
  const answer = await logIn({ username: 'kim' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(answer.headers.getSetCookie()).toEqual([]);
  scrypt.mockImplementation((...given) => (given.at(-1) as (error: Error) => void)(over));
  for (const end of atWork) end(over);
  await Promise.all(crowd);
  scrypt.mockRestore();
  expect((await logIn({ username: 'kim' })).status).toBe(200);
});
