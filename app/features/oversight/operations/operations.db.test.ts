import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { queryRows } from '#app/platform/database/database.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { listJobs } from '#server/jobs.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';

const TOKEN = 'a-token-of-24-characters';
const app = await testApp({ METRICS_TOKEN: TOKEN });
const { db } = app;
const scrape = (authorization?: string) =>
  app.request('/metrics', authorization ? { headers: { authorization } } : {});
const figures = async () => (await scrape(`Bearer ${TOKEN}`)).text();

test('metrics are there for whoever knows the token, and for others there is nothing', async () => {
  expect((await scrape()).status).toBe(404);
  expect((await scrape('Bearer another')).status).toBe(404);
  const answer = await scrape(`Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await answer.text()).toContain('nodejs_eventloop_lag_seconds');
});

test('requests are counted by the pattern of their route, never by an address', async () => {
  await app.request('/api/invitation/aSecretKeyOfSomebody');
  await app.request('/api/nothing-like-this');
  const text = await figures();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{[^}]*route="\/api\/invitation\/:token"[^}]*status="(404|410|422)"[^}]*\} 1/,
  );
  expect(text).not.toContain('aSecretKey');
  expect(text).not.toContain('nothing-like-this');
});

test('jobs, mail, promises and the pool are as the records say', async () => {
  const { id } = await createCase(db);
  const { id: late } = await createCase(db);
  await db.update(cases).set({ promisesMissed: 1 }).where(eq(cases.id, late));
  const hourAgo = new Date(Date.now() - 3_600_000);
  await db.update(cases).set({ createdAt: hourAgo }).where(eq(cases.id, id));
  const text = await figures();
  const figure = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  expect(figure('promises_open')).toBe(2);
  expect(figure('promises_missed')).toBe(1);
  expect(figure('pool_requests')).toBe(2);
  expect(figure('pool_oldest_seconds')).toBeGreaterThanOrEqual(3_600);
  const mails = await db.$count(outboxMails, eq(outboxMails.state, 'queued'));
  if (mails > 0) expect(text).toContain(`mails{state="queued"} ${mails}`);
});

test('an administrator sees versions, sizes and queues; nobody else does', async () => {
  await createUser(db, { username: 'boss', fullName: 'Avery Q', role: 'admin' });
  await createUser(db, { username: 'client', fullName: 'Kim Bird' });
  const boss = await app.as({ username: 'boss' });
  const found = await (await boss.request('/api/admin/operations')).json();
  expect(found).toMatchObject({ versions: { node: process.version }, streams: 0 });
  expect(found.versions.database).toMatch(/^PostgreSQL \d+/);
  expect(found.database.bytes).toBeGreaterThan(1_000_000);
  expect(found.database.slowest === null || Array.isArray(found.database.slowest)).toBe(true);
  // Each kind that repeats, when it was done last and when it is due.
  const done = new Date('2026-11-20T09:10:04.000Z');
  await queryRows(
    db,
    sql`insert into pgboss.job (name, state, completed_on) values ('purge-mails', 'completed', ${done.toISOString()})`,
  );
  const { repeated } = await (await boss.request('/api/admin/operations')).json();
  const names = listJobs(testEnv()).flatMap(({ job }) => (job.schedule ? [job.name] : []));
  expect(repeated.map(({ name }: { name: string }) => name).toSorted()).toEqual(names.toSorted());
  const purge = repeated.find(({ name }: { name: string }) => name === 'purge-mails');
  expect(purge.lastAt).toBe(done.toISOString());
  expect(purge.nextAt).toMatch(/T09:10:00.000Z$/);
  expect(Date.parse(purge.nextAt)).toBeGreaterThan(Date.now());
  const client = await app.as({ username: 'client' });
  expect((await client.request('/api/admin/operations')).status).toBe(403);
});
