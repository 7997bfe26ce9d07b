import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { followLive, type LiveFollower } from '#tests/fixtures/api/follow-live.ts';
import { startServer } from '#tests/fixtures/servers/server.ts';
import { demoOnPostgres } from './demo.ts';
import { isLong } from './long-form.ts';
import { postQuote } from './send-quote.ts';

const OUTAGES_MS = [500, 1_000, 3_000, 5_000, ...(isLong ? [30_000] : [])];
/** The product promises to be back this soon after its database. */
const BACK_WITHIN_MS = 5_000;
const STOPS_WITHIN_MS = 12_000;
/** By what they are named: a pool, the queue's pool and the one that listens for jobs, and one each for live events, settings and lessons. */
const MOST_CONNECTIONS: Readonly<Record<string, number>> = {
  'chinook-cover': 10,
  'chinook-cover-jobs': 4 + 1,
  'chinook-cover-live': 3,
};

test('after PostgreSQL was away the product is back by itself, tells each event once, and has no more connections than before', async () => {
  await using demo = await demoOnPostgres();
  const { postgres } = demo;
  await using server = await startServer(demo);
  await using admin = await followLive(server.url, 'demo_admin');

  for (const outage of OUTAGES_MS) {
    const resets = countResets(admin);
    await postgres.restart({ whileDown: () => wait(outage) });
    const isBack = { timeout: BACK_WITHIN_MS, interval: 100 };
    await vi.waitFor(
      async () => expect((await postQuote(server.url, `after-${outage}@example.ca`)).status).toBe(201),
      isBack,
    );
    await vi.waitFor(() => expect(countResets(admin)).toBeGreaterThan(resets), isBack);

    const topics = ['first', 'second', 'third'].map((name) => `${name}-after-${outage}`);
    await announceDirectly(postgres.url, topics);
    await vi.waitFor(() => expect(timesHeard(admin, topics)).not.toContain(0), isBack);
    // Long enough for a second connection to say it all again.
    await wait(500);
    expect(timesHeard(admin, topics)).toEqual(topics.map(() => 1));
    // One that is being replaced may be there for a moment longer.
    await vi.waitFor(async () => expect(await tooManyConnections(postgres.url)).toEqual([]), isBack);
  }
  expect(admin.connections()).toBe(1);
  await expectStopWithin(server, STOPS_WITHIN_MS);
});

test('asked to stop while PostgreSQL is away, it ends in time', async () => {
  await using demo = await demoOnPostgres();
  const { postgres } = demo;
  await using server = await startServer(demo);
  await postgres.restart({
    whileDown: async () => {
      await wait(4_500);
      await expectStopWithin(server, STOPS_WITHIN_MS);
    },
  });
});

async function expectStopWithin(server: { stop: () => Promise<number | null> }, ms: number): Promise<void> {
  const tooLate = new AbortController();
  const code = await Promise.race([server.stop(), wait(ms, 'too late', { signal: tooLate.signal })]);
  tooLate.abort();
  expect(code).toBe(0);
}

function countResets(follower: LiveFollower): number {
  return follower.heard().filter(({ event }) => event === 'reset').length;
}

function timesHeard(follower: LiveFollower, topics: string[]): number[] {
  const said = follower.heard().filter(({ event }) => event === 'change');
  return topics.map((topic) => said.filter(({ data }) => data.includes(`"${topic}"`)).length);
}

async function announceDirectly(url: string, topics: string[]): Promise<void> {
  await using client = await connect(url);
  for (const topic of topics) {
    await client.db.query(`select pg_notify('live', $1)`, [
      JSON.stringify({ topics: [topic], roles: ['admin'] }),
    ]);
  }
}

async function tooManyConnections(url: string): Promise<{ name: string; count: number }[]> {
  await using client = await connect(url);
  const found = await client.db.query<{ name: string; count: number }>(
    `select application_name as name, count(*)::int as count from pg_stat_activity
      where application_name like 'chinook-cover%' group by application_name`,
  );
  return found.rows.filter(({ name, count }) => count > (MOST_CONNECTIONS[name] ?? 0));
}

async function connect(url: string): Promise<{ db: pg.Client } & AsyncDisposable> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  return { db, [Symbol.asyncDispose]: () => db.end() };
}
