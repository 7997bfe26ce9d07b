import { expect, test, vi } from 'vitest';

vi.mock('#app/features/accounts/passwords/password-hash.server.ts', { spy: true });
// Test files of one worker share their modules: those that hold the unwatched hash are let go.
vi.resetModules();
const { AppError } = await import('#app/platform/errors.ts');
const passwordHash = vi.mocked(await import('#app/features/accounts/passwords/password-hash.server.ts'));
const { createUser } = await import('#app/features/accounts/seed.server.ts');
const { testApp } = await import('#tests/fixtures/api/app.ts');

const app = await testApp();
await createUser(app.db, { username: 'kim', fullName: 'Kim Bird' });

const logIn = (json: Record<string, unknown>) =>
  app.request('/api/login', { method: 'POST', json: { password: 'DemoPass1', ...json } });

test('a login costs one slow hash, whether or not there is such a user', async () => {
  const { hashInTurn, verifyInTurn } = passwordHash;
  const costOf = async (username: string) => {
    hashInTurn.mockClear();
    verifyInTurn.mockClear();
    expect((await logIn({ username, password: 'Wrong1Password' })).status).toBe(401);
    return hashInTurn.mock.calls.length + verifyInTurn.mock.calls.length;
  };
  expect(await costOf('kim')).toBe(1);
  expect(await costOf('nobody_here')).toBe(1);
  expect(await costOf('kim@example.com')).toBe(1);
  expect(await costOf('nobody@example.com')).toBe(1);
});

test('when too many people wait for their login, the next one is told to come back', async () => {
  const busy = new AppError('unavailable', 'Very many people', { retryAfterSeconds: 10 });
  passwordHash.verifyInTurn.mockRejectedValueOnce(busy);
  const answer = await logIn({ username: 'kim' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(answer.headers.getSetCookie()).toEqual([]);
});
