import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Browser } from 'playwright-core';
import type { Db } from '#app/platform/database/database.server.ts';
import { openWholeBrowser } from '#tests/fixtures/browser/browser.ts';
import { cookiesFor } from '../pages/portal-pages.ts';
import { type Bench, grouped, median, progress, type Result } from '../result.ts';
import { type CaseWorld, type SharedCase, withCases } from './case-world.ts';

const FEW = 50;
const MANY = 5_000;
const ASKS = 200;
const OPENINGS = 7;
/** How much longer the long one may take. */
const BAR = 1.2;

type Conversation = { sharedCase: SharedCase; lines: number; times: number[] };

/** Whether a case with a long conversation opens as fast as one with a short one: what is asked, and the page. */
export const conversation: Bench = {
  name: 'conversation',
  async run() {
    return withCases(async (world) => {
      const both = [await converse(world, FEW), await converse(world, MANY)] as const;
      await world.database.db.execute(sql`analyze`);
      const answers = await compare(`answer, ${ASKS} times`, both, ASKS, (one) => ask(world, one));
      const browser = await openWholeBrowser();
      try {
        const pages = await compare(`page in Chromium, ${OPENINGS} times`, both, OPENINGS, (one) =>
          openPage(world, one, browser),
        );
        return [answers, pages];
      } finally {
        await browser.close();
      }
    });
  },
};

async function converse({ sharedCase, database, product }: CaseWorld, lines: number): Promise<Conversation> {
  const made = await sharedCase();
  for (const { cookie } of [made.client, made.broker]) {
    const sent = await fetch(`${product.url}/api/cases/${made.id}/messages`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ body: 'The first words' }),
    });
    if (!sent.ok) throw new Error(`A message was answered with ${sent.status}`);
  }
  await addLines(database.db, made.id, lines);
  return { sharedCase: made, lines, times: [] };
}

/** Both take turns. Thousands of requests would take minutes. */
async function addLines(db: Db, caseId: string, lines: number): Promise<void> {
  await db.execute(sql`
    with thread as (select id, last_position from threads where case_id = ${caseId}),
      writers as (
        select array_agg(p.id) as ids from thread_participants p join thread on thread.id = p.thread_id)
    insert into thread_lines (id, thread_id, position, revision, kind, participant_id, body, created_at)
    select gen_random_uuid(), thread.id, n, n, 'said', writers.ids[1 + n % 2],
      'Message ' || n || ' about the winter tires and what they mean for the premium', now() - (${lines} - n) * interval '1 minute'
    from thread, writers, generate_series(thread.last_position + 1, ${lines}) as n`);
  await db.execute(sql`
    update threads set last_position = ${lines}, last_revision = ${lines} where case_id = ${caseId}`);
  await db.execute(sql`
    update thread_participants set read_position = ${lines}
    where thread_id in (select id from threads where case_id = ${caseId})`);
}

async function compare(
  what: string,
  [few, many]: readonly [Conversation, Conversation],
  times: number,
  open: (one: Conversation) => Promise<number>,
): Promise<Result> {
  for (const one of [few, many]) {
    one.times = [];
    await open(one);
  }
  for (let round = 0; round < times; round += 1) {
    for (const one of round % 2 ? [many, few] : [few, many]) one.times.push(await open(one));
  }
  const ratio = median(many.times) / median(few.times);
  const shown = ({ lines, times: took }: Conversation) =>
    `${grouped(lines)} messages ${median(took).toFixed(1)} ms`;
  progress(`conversation, ${what}: ${shown(few)}, ${shown(many)}`);
  return {
    name: `a case with ${grouped(MANY)} messages, ${what}`,
    ours: shown(many),
    peer: shown(few),
    ratio: ratio.toFixed(2),
    bar: `<= ${BAR}`,
    pass: ratio <= BAR,
  };
}

async function ask({ product }: CaseWorld, { sharedCase: { id, broker } }: Conversation): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${product.url}/api/cases/${id}/messages`, {
    headers: { cookie: broker.cookie },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The conversation was answered with ${answer.status}`);
  return performance.now() - from;
}

/** From an empty browser until the newest message is there. */
async function openPage(
  { product }: CaseWorld,
  { sharedCase: { id, client }, lines }: Conversation,
  browser: Browser,
): Promise<number> {
  const context = await browser.newContext();
  await context.addCookies(cookiesFor(product.url, client.cookie));
  const page = await context.newPage();
  const from = performance.now();
  await page.goto(`${product.url}/portal/cases/${id}`);
  await page.getByText(`Message ${lines} about`).waitFor();
  const took = performance.now() - from;
  await context.close();
  await pause(200);
  return took;
}
