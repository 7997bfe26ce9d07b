import { expect, test } from 'vitest';
import { EnvError, readEnv } from './env.server.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://cover.example',
  SESSION_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://localhost/cover',
  SMTP_URL: 'smtp://mail.example:587',
};

function problemsOf(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return '';
}

test('an empty environment starts the demo on the embedded database', () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    DEMO: true,
    RATE_LIMITS: 'on',
  });
});

test('empty strings count as unset', () => {
  const env = readEnv({ DATABASE_URL: '', PORT: '' });
  expect(env.DATABASE_URL).toBeUndefined();
  expect(env.PORT).toBe(3000);
});

test('a real PostgreSQL holds no demo unless DEMO=1', () => {
  const DATABASE_URL = 'postgres://localhost/cover';
  expect(readEnv({ DATABASE_URL }).DEMO).toBe(false);
  expect(readEnv({ DATABASE_URL, DEMO: '1' }).DEMO).toBe(true);
});

test('every wrong value is listed with what is allowed', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    ROLE: 'boss',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'nonsense',
  });
  expect(problems).toContain('PORT must be a whole number from 0 to 65535');
  expect(problems).toContain('ROLE must be all, web or worker');
  expect(problems).toContain('DATABASE_URL must be an address that starts with postgres:// or postgresql://');
  expect(problems).toContain('SMTP_URL must be an address that starts with smtp:// or smtps://');
});

test('a port out of range is refused', () => {
  expect(problemsOf({ PORT: '70000' })).toContain('PORT must be a whole number from 0 to 65535');
});

test('production accepts a complete configuration', () => {
  expect(readEnv(PRODUCTION)).toMatchObject({ DEMO: false, NODE_ENV: 'production' });
});

test.each([
  [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS must be on'],
  [{ SESSION_SECRET: '' }, 'SESSION_SECRET is required'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters'],
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL is required'],
  [{ DEMO: '1' }, 'DEMO must not be 1'],
  [{ SMTP_URL: '' }, 'SMTP_URL is required when NODE_ENV is production: without it nobody gets any mail'],
  [{ MAIL: 'outbox' }, 'MAIL must not be outbox when SMTP_URL is set'],
])('production refuses %o', (change, problem) => {
  expect(problemsOf({ ...PRODUCTION, ...change })).toContain(problem);
});

test('production starts without a mail server when it is told that mail stays in the outbox', () => {
  expect(readEnv({ ...PRODUCTION, SMTP_URL: '', MAIL: 'outbox' }).SMTP_URL).toBeUndefined();
  expect(problemsOf({ ...PRODUCTION, SMTP_URL: '' })).toContain('MAIL=outbox');
  expect(problemsOf({ MAIL: 'pigeon' })).toContain('MAIL must be outbox');
});

test('the public address has no trailing slash', () => {
  expect(readEnv({ PUBLIC_URL: 'http://localhost:9/' }).PUBLIC_URL).toBe('http://localhost:9');
});

test('administrators need a second factor outside the demo, and always in production', () => {
  expect(readEnv({}).ADMIN_TWO_FACTOR).toBe('optional');
  expect(readEnv({ DEMO: '0' }).ADMIN_TWO_FACTOR).toBe('required');
  expect(readEnv(PRODUCTION).ADMIN_TWO_FACTOR).toBe('required');
  expect(problemsOf({ ...PRODUCTION, ADMIN_TWO_FACTOR: 'optional' })).toContain(
    'ADMIN_TWO_FACTOR must be required',
  );
});
