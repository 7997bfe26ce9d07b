import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { confirmQuote } from '#app/features/quotes/demo/seed.server.ts';
import { newId } from '#app/platform/ids.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

/** Requests that nobody means, sent by the form as fast as its limits allow, and one that somebody means. */
const app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
const broker = await createBroker(app.db, { username: 'broker', fullName: 'Dana Broker' }, { dailyCap: 4 });
const asBroker = await app.as({ username: 'broker' });

let sendings = 0;
async function send(network: string): Promise<string | undefined> {
  sendings += 1;
  const answer = await app.request('/api/quotes', {
    method: 'POST',
    json: exampleQuote('auto', { contact: { email: `person${sendings}@example.com` } }),
    headers: { 'Idempotency-Key': newId(), 'X-Forwarded-For': network },
  });
  return answer.status === 201 ? (await answer.json()).reference : undefined;
}
const offers = () =>
  app.db
    .select({ reference: cases.reference })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .where(and(eq(caseAccess.brokerId, broker.id), isNull(caseAccess.closedAt)));

test('twenty fakes from twenty networks leave a broker free for those who confirmed', async () => {
  for (let count = 0; count < 20; count += 1) await send(`198.51.100.${count}`);
  await app.runJobs();
  expect((await offers()).length).toBeLessThanOrEqual(3);
  const stats = await (await asBroker.request('/api/broker/stats')).json();
  expect(stats).toMatchObject({ assignedToday: 0, dailyCap: 4 });

  const meant: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const reference = (await send(`203.0.113.${count}`)) ?? '';
    await confirmQuote(app.db, reference);
    await app.runJobs();
    meant.push(reference);
  }
  const offered = (await offers()).map(({ reference }) => reference);
  expect(meant.filter((reference) => offered.includes(reference))).toHaveLength(4);
});

test('a broker who finds a request not real has the place back, and its network and address count for it', async () => {
  const taken = await offers();
  const stats = async () => (await asBroker.request('/api/broker/stats')).json();
  const { assignedToday } = await stats();
  const reference = taken.at(-1)?.reference ?? '';
  const [row] = await app.db.select().from(cases).where(eq(cases.reference, reference));
  const mark = () =>
    asBroker.request(`/api/broker/cases/${row?.id}/not-real`, {
      method: 'POST',
      json: { version: row?.version, reason: 'no_such_person' },
    });
  const answers = await Promise.all([mark(), mark()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [closed] = await app.db.select().from(cases).where(eq(cases.reference, reference));
  expect(closed).toMatchObject({ status: 'spam', purgeAfter: expect.any(Date) });
  expect((await stats()).assignedToday).toBe(row?.emailConfirmedAt ? assignedToday - 1 : assignedToday);

  const again = await app.request('/api/quotes', {
    method: 'POST',
    json: exampleQuote('home', { contact: { email: row?.contactEmail } }),
    headers: { 'Idempotency-Key': newId(), 'X-Forwarded-For': '192.0.2.77' },
  });
  const later: string = (await again.json()).reference;
  await app.runJobs();
  const of = async () => (await offers()).map((offer) => offer.reference);
  expect(await of(), 'its address must confirm first').not.toContain(later);
  await confirmQuote(app.db, later);
  await app.runJobs();
  expect(await of()).toContain(later);
});
