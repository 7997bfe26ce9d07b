import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase, dayFromNow, summary } from '#tests/fixtures/api/cases/worked-case.ts';

const START = new Date('2026-11-25T16:00:00Z');
holdClock(START);
beforeEach(() => holdClock(START));

const app = await testApp();
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
await createBroker(db, { username: 'other', fullName: 'Olive Other' });
await createUser(db, { username: 'stranger', fullName: 'Sam Stranger' });
await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const as = {
  client: await app.as({ username: 'client' }),
  broker: await app.as({ username: 'broker' }),
  other: await app.as({ username: 'other' }),
  stranger: await app.as({ username: 'stranger' }),
  admin: await app.as({ username: 'admin' }),
};
type Caller = (typeof as)['client'];
type Sent = { id: string; standing: string; decision: string };

const call = async (who: Caller, method: string, path: string, json?: object) => {
  const answer = await who.request(path, { method, ...(json && { json }) });
  const body = (await answer.json()) as Record<string, unknown> & { items: Sent[]; message: string };
  return { status: answer.status, body };
};
const rowOf = async (id: string) => (await db.select().from(cases).where(eq(cases.id, id)))[0];
const send = (id: string, json: object, who = as.broker) =>
  call(who, 'POST', `/api/cases/${id}/quotes`, json);
const list = async (who: Caller, id: string) =>
  (await call(who, 'GET', `/api/cases/${id}/quotes`)).body.items;
const decide = (who: Caller, id: string, json: object) =>
  call(who, 'POST', `/api/quote-summaries/${id}/decision`, json);
const move = async (who: Caller, id: string, json: object) =>
  call(who, 'POST', `/api/cases/${id}/transitions`, { version: (await rowOf(id))?.version, ...json });
const mailsOf = async (id: string) =>
  (await db.select().from(outboxMails).where(eq(outboxMails.caseId, id))).map(({ kind }) => kind);
/** The states of the mails about what a client thinks of a quote, the oldest first. */
const decidedMails = async (id: string) =>
  (
    await db
      .select({ state: outboxMails.state })
      .from(outboxMails)
      .where(and(eq(outboxMails.caseId, id), eq(outboxMails.kind, 'quote_decided')))
      .orderBy(asc(outboxMails.id))
  ).map(({ state }) => state);

async function quoted(json: object = summary()): Promise<{ id: string; sent: Sent }> {
  const id = await createWorkedCase(db, broker, client);
  const { body } = await send(id, json);
  const [sent] = body.items;
  if (!sent) throw new Error(body.message);
  return { id, sent };
}

test('sending a quote moves the case to a decision, with the broker’s name and licence at it', async () => {
  const { id } = await quoted();
  expect(await rowOf(id)).toMatchObject({ status: 'quoted', stage: 'decision', firstRespondedAt: START });
  expect(await list(as.client, id)).toMatchObject([
    {
      ...{ insurer: 'Prairie Mutual', premiumCents: 148_900, period: 'year', standing: 'current' },
      ...{ coverage: 'Collision and liability', notCovered: 'Glass', decision: 'none' },
      broker: { fullName: 'Dana Broker', brokerage: 'Foothills Insurance Partners' },
    },
  ]);
  expect(await mailsOf(id)).toContain('quotes_sent');
});

test('a broker who writes a quote learns how they stand at it, and nobody else does', async () => {
  const id = await createWorkedCase(db, broker, client);
  const authorFor = async (who: Caller) => (await call(who, 'GET', `/api/cases/${id}/quotes`)).body.author;
  expect(await authorFor(as.broker)).toEqual({
    ...{ fullName: 'Dana Broker', brokerage: 'Foothills Insurance Partners' },
    licenceNumber: expect.any(String),
  });
  expect([await authorFor(as.client), await authorFor(as.admin)]).toEqual([undefined, undefined]);
});

test('several quotes go out together, as one letter', async () => {
  const id = await createWorkedCase(db, broker, client);
  const summaries = [summary(), summary({ insurer: 'Foothills General', period: 'month' })];
  expect((await send(id, { summaries })).body.items).toHaveLength(2);
  expect((await mailsOf(id)).filter((kind) => kind === 'quotes_sent')).toHaveLength(1);
});

test('a case is not quoted without a quote that is valid', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { status, body } = await move(as.broker, id, { to: 'quoted' });
  expect([status, body.message]).toEqual([422, 'Please add a quote summary that is valid today or longer']);
});

test('only the broker who has the case sends quotes', async () => {
  const id = await createWorkedCase(db, broker, client);
  expect((await send(id, summary(), as.other)).status).toBe(404);
  expect((await send(id, summary(), as.client)).status).toBe(403);
  expect((await send(id, summary(), as.admin)).status).toBe(403);
  expect((await send(id, summary(), as.stranger)).status).toBe(403);
});

test('a revised quote takes the place of the older one, which stays readable', async () => {
  const { id, sent } = await quoted();
  expect((await send(id, summary({ premiumCents: 139_900, replacesId: sent.id }))).status).toBe(201);
  expect(await list(as.client, id)).toMatchObject([
    { id: sent.id, standing: 'replaced' },
    { premiumCents: 139_900, standing: 'current', replacesId: sent.id },
  ]);
  expect((await send(id, summary({ replacesId: sent.id }))).status).toBe(422);
  expect((await send(id, summary({ replacesId: newId() }))).status).toBe(404);
  expect((await decide(as.client, sent.id, { decision: 'interested' })).status).toBe(409);
});

test('who asked for changes is told that the quote was revised as they asked, and others that it was revised', async () => {
  const { id, sent } = await quoted();
  const subjects = async () =>
    (await db.select().from(outboxMails).where(eq(outboxMails.caseId, id))).flatMap(({ kind, subject }) =>
      kind === 'quotes_sent' ? [subject.split(':')[0]] : [],
    );
  let minutes = 0;
  const sendLater = async (changes: object = {}) => {
    minutes += 10;
    holdClock(new Date(START.getTime() + minutes * 60_000));
    return (await send(id, summary(changes))).body.items[0]?.id;
  };
  const first = await sendLater({ replacesId: sent.id });
  await move(as.client, id, { to: 'in_progress', note: 'A higher deductible' });
  const second = await sendLater({ replacesId: first });
  // What the broker takes up again by themselves was asked for by nobody.
  await move(as.broker, id, { to: 'in_progress' });
  await sendLater({ replacesId: second });
  await sendLater();
  expect(await subjects()).toEqual([
    'Dana Broker has sent you a quote',
    'Dana Broker has revised your quote',
    'Dana Broker has revised your quote as you asked',
    'Dana Broker has revised your quote',
    'Dana Broker has sent you a quote',
  ]);
});

test('the client is interested, changes their mind, and the broker gets one mail of how it stands', async () => {
  const { id, sent } = await quoted();
  const interested = await decide(as.client, sent.id, { decision: 'interested' });
  expect([interested.status, interested.body.decision]).toEqual([201, 'interested']);
  expect((await decide(as.client, sent.id, { decision: 'interested' })).status).toBe(409);
  await decide(as.client, sent.id, { decision: 'declined', reason: 'Too dear' });
  expect(await list(as.broker, id)).toMatchObject([{ decision: 'declined', decisionReason: 'Too dear' }]);
  expect(await rowOf(id)).toMatchObject({ status: 'quoted' });
  expect(await decidedMails(id)).toEqual(['withdrawn', 'queued']);
});

test('an answer that is taken back at once tells the broker nothing by mail; later they hear of it', async () => {
  const { id, sent } = await quoted();
  await decide(as.client, sent.id, { decision: 'interested' });
  await decide(as.client, sent.id, { decision: 'none' });
  await decide(as.client, sent.id, { decision: 'declined' });
  await decide(as.client, sent.id, { decision: 'none' });
  expect(await decidedMails(id)).toEqual(['withdrawn', 'withdrawn']);
  await decide(as.client, sent.id, { decision: 'interested' });
  holdClock(new Date(START.getTime() + 11 * 60_000));
  await decide(await app.as({ username: 'client' }), sent.id, { decision: 'none' });
  expect((await decidedMails(id)).slice(-1)).toEqual(['queued']);
  expect(await decidedMails(id)).toHaveLength(4);
});

test('an answer is taken back, once: the broker looks at that, and the client chooses again', async () => {
  const { id, sent } = await quoted();
  expect((await decide(as.client, sent.id, { decision: 'none' })).status).toBe(409);
  await decide(as.client, sent.id, { decision: 'interested' });
  expect((await decide(as.client, sent.id, { decision: 'none' })).body.decision).toBe('none');
  expect((await decide(as.client, sent.id, { decision: 'none' })).status).toBe(409);
  expect((await call(as.client, 'GET', `/api/cases/${id}`)).body.turn).toMatchObject({ what: 'look' });
  expect(await decidedMails(id)).toEqual(['withdrawn']);
  expect((await decide(as.client, sent.id, { decision: 'interested' })).status).toBe(201);
});

test('of two same decisions at once one counts', async () => {
  const { sent } = await quoted();
  const tries = await Promise.all([1, 2].map(() => decide(as.client, sent.id, { decision: 'interested' })));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('nobody else decides', async () => {
  const { sent } = await quoted();
  expect((await decide(as.broker, sent.id, { decision: 'interested' })).status).toBe(403);
  expect((await decide(as.other, sent.id, { decision: 'interested' })).status).toBe(404);
  expect((await decide(as.stranger, sent.id, { decision: 'interested' })).status).toBe(404);
  expect((await decide(as.client, newId(), { decision: 'interested' })).status).toBe(404);
  expect((await decide(as.client, sent.id, { decision: 'maybe' })).status).toBe(422);
});

test('asking for changes wants a note from the client, and puts the broker back to work', async () => {
  const { id } = await quoted();
  const silent = await move(as.client, id, { to: 'in_progress' });
  expect(silent.body).toMatchObject({ errors: { note: 'Please say what should change' } });
  const asked = await move(as.client, id, { to: 'in_progress', note: 'A higher deductible' });
  expect(asked.body).toMatchObject({ status: 'in_progress', stage: 'quoting' });
  expect(await mailsOf(id)).toContain('changes_asked');
  const { body: told } = await call(as.broker, 'GET', '/api/notifications');
  // Whose quote it is the broker reads there; what the client wrote stands on the page.
  expect(told.items[0]).toMatchObject({ caseId: id, body: 'The quote of Prairie Mutual.' });
  const again = await move(as.client, id, { to: 'in_progress', note: 'Prairie Mutual: with glass' });
  expect(again.body).toMatchObject({ status: 'in_progress', stage: 'quoting' });
  // The quote still stands, so the broker may offer it as it is.
  expect((await move(as.broker, id, { to: 'quoted' })).body).toMatchObject({ status: 'quoted' });
});

test('while changes are made a quote that still stands can be chosen, and the policy recorded; what was revised cannot', async () => {
  const { id, sent } = await quoted();
  const { body: second } = await send(id, summary({ insurer: 'Prairie Mutual' }));
  const other = second.items[0]?.id ?? '';
  await move(as.client, id, { to: 'in_progress', note: 'A higher deductible' });
  const read = await call(as.client, 'GET', `/api/cases/${id}`);
  expect(read.body.steps).toContain('decide_quote');
  expect((await decide(as.client, other, { decision: 'interested' })).status).toBe(201);
  expect((await decide(as.client, other, { decision: 'interested' })).status).toBe(409);
  // What their broker works on goes on, until the broker has looked at that.
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress', personActedAt: START });
  expect((await mailsOf(id)).filter((kind) => kind === 'quote_decided')).toHaveLength(1);
  expect((await decide(as.stranger, other, { decision: 'none' })).status).toBe(404);
  await send(id, summary({ replacesId: sent.id }));
  expect((await decide(as.client, sent.id, { decision: 'interested' })).status).toBe(409);
  expect(await list(as.client, id)).toMatchObject([
    { id: sent.id, standing: 'replaced' },
    { id: other, standing: 'current', decision: 'interested' },
    { standing: 'current', decision: 'none' },
  ]);
});

test('a quote can be chosen while something else is asked for, and that is still owed', async () => {
  const { id, sent } = await quoted();
  await move(as.broker, id, { to: 'in_progress' });
  const asked = { title: 'Current policy', version: (await rowOf(id))?.version };
  expect((await call(as.broker, 'POST', `/api/cases/${id}/requests`, asked)).status).toBe(201);
  expect((await decide(as.client, sent.id, { decision: 'interested' })).status).toBe(201);
  expect(await rowOf(id)).toMatchObject({ status: 'waiting_on_client' });
});

test('a quote whose day has passed can be read and not decided on', async () => {
  const { id, sent } = await quoted();
  holdClock(new Date('2027-02-25T16:00:00Z'));
  const later = await app.as({ username: 'client' });
  expect(await list(later, id)).toMatchObject([{ standing: 'over' }]);
  expect((await decide(later, sent.id, { decision: 'interested' })).status).toBe(409);
});

test('a stale page is told who changed the case', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { status, body } = await send(id, { ...summary(), version: 1 });
  expect([status, body.message]).toEqual([
    409,
    'This case was changed by Dana Broker. Review and try again.',
  ]);
});

test('a list of requests counts the quotes that wait for a choice, and names the day of these alone', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { body } = await send(id, {
    summaries: [
      summary({ validUntil: dayFromNow(10) }),
      summary({ insurer: 'Foothills General', validUntil: dayFromNow(20) }),
    ],
  });
  const item = async () => {
    const { body: cases } = await call(as.client, 'GET', '/api/cases?as=client');
    const items = cases.items as unknown as { id: string; awaited: object | null }[];
    return items.find((one) => one.id === id);
  };
  const awaited = async () => (await item())?.awaited;
  expect(await awaited()).toMatchObject({ quotes: 2, validUntil: dayFromNow(10) });
  await decide(as.client, body.items[0]?.id ?? '', { decision: 'declined' });
  await send(id, summary({ insurer: 'Rockyview', validUntil: dayFromNow(30) }));
  expect(await awaited()).toMatchObject({ sent: 3, quotes: 2, validUntil: dayFromNow(20), wanted: [] });
  // Interest in both is no choice, whoever is to act first.
  for (const { id: quote } of (await list(as.client, id)).filter(({ decision }) => decision === 'none'))
    await decide(as.client, quote, { decision: 'interested' });
  const both = { wanted: ['Foothills General', 'Rockyview'] };
  expect(await item()).toMatchObject({
    ...{ turn: { what: 'look' }, awaited: { ...both, validUntil: null } },
    acted: { kind: 'quote_decided', by: 'You', data: { decision: 'interested', insurer: 'Rockyview' } },
  });
  await db.update(cases).set({ personActedAt: null }).where(eq(cases.id, id));
  expect(await awaited()).toMatchObject({ quotes: 2, ...both });
});
