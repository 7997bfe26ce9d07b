import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable, isDiskFull, isUniqueViolation } from './failures.server.ts';

const withCode = (fields: object) => Object.assign(new Error('Something failed'), fields);
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

test('a file that is missing does not mean that the database is away', async () => {
  const missing = await readFile('/does/not/exist').catch((error: unknown) => error);
  expect(missing).toMatchObject({ code: 'ENOENT' });
  expect(isDatabaseUnavailable(missing)).toBe(false);
});

test('a socket that nobody listens at does, also when the server is at a path', async () => {
  for (const address of [{ port: 1, host: '127.0.0.1' }, { path: '/does/not/exist/.s.PGSQL.5432' }]) {
    const failed = await new Promise<Error>((resolve) => connect(address).once('error', resolve));
    expect(isDatabaseUnavailable(wrapped(failed))).toBe(true);
  }
});

test('a host with several addresses that all fail is away', () => {
  const failed = new AggregateError([withCode({ code: 'ECONNREFUSED', syscall: 'connect' })]);
  expect(isDatabaseUnavailable(failed)).toBe(true);
});

test.each(['57P01', '57P02', '57P03', '53300', '08006'])('%s of PostgreSQL means not now', (code) => {
  expect(isDatabaseUnavailable(wrapped(withCode({ code })))).toBe(true);
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s means that the disk is full', (code) => {
  expect(isDiskFull(wrapped(withCode({ code })))).toBe(true);
  expect(isDatabaseUnavailable(withCode({ code }))).toBe(false);
});

test('an ordinary error of a statement is neither', () => {
  for (const code of ['23505', '42P01', '22P02']) {
    expect(isDatabaseUnavailable(wrapped(withCode({ code })))).toBe(false);
    expect(isDiskFull(wrapped(withCode({ code })))).toBe(false);
  }
});

test('a breach of a unique index is known by its name', () => {
  const breach = wrapped(withCode({ code: '23505', constraint: 'one_open_access' }));
  expect(isUniqueViolation(breach, 'one_open_access')).toBe(true);
  expect(isUniqueViolation(breach, 'another')).toBe(false);
});
