import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { ownWords } from '#app/features/cases/ui/history/own/own-words.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { reasonsAgainst, reasonsFor, wantedWords, wishesMissed } from './choice-words.ts';
import type { BrokerChoice } from './schema.ts';

const app = await testApp();
const { db } = app;
await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });
const away = await createBroker(
  db,
  { username: 'away', fullName: 'Omar Away' },
  { away: [{ from: '2020-01-01', to: '' }], types: ['life'] },
);
const life = await createBroker(
  db,
  { username: 'life', fullName: 'Ines Life' },
  { licenceClasses: ['life'] },
);
const lapsed = await createBroker(
  db,
  { username: 'lapsed', fullName: 'Lars Lapsed' },
  { licenceExpiresOn: '2020-01-01' },
);
const gone = await createBroker(db, { username: 'gone', fullName: 'Gone Broker', status: 'suspended' });
const admin = await app.as({ username: 'admin' });
const danaPage = await app.as({ username: 'dana' });

const assign = (id: string, json: object) =>
  admin.request(`/api/admin/cases/${id}/assign`, { method: 'POST', json });

test('the choice says of every broker why they can or cannot take a case', async () => {
  const { id } = await createAssignedCase(db, dana);
  const { items } = await (await admin.request(`/api/admin/cases/${id}/brokers`)).json();
  const seen = items.map((one: Record<string, unknown>) => [one.fullName, one.obstacles, one.canBeGiven]);
  expect(seen).toEqual([
    ['Dana Broker', [], false],
    // Absence is said, whatever else stands in the way.
    ['Omar Away', ['type_not_served', 'away'], true],
    ['Gone Broker', ['not_active'], false],
    ['Ines Life', ['not_licensed_for_type'], false],
    ['Lars Lapsed', ['licence_expired'], false],
  ]);
  expect((await danaPage.request(`/api/admin/cases/${id}/brokers`)).status).toBe(403);
});

test('the choice names whose turn it is, what the request asks, and every reason in words', async () => {
  const { id } = await createCase(db, { details: { language: 'punjabi' } });
  const { items, wanted } = await (await admin.request(`/api/admin/cases/${id}/brokers`)).json();
  expect(wanted).toEqual({
    ...{ type: 'auto', licenceClass: 'general', city: 'Calgary', language: 'punjabi' },
    promiseAt: expect.stringMatching(/Z$/),
  });
  expect(wantedWords(wanted, new Date(wanted.promiseAt))).toMatch(
    /^Auto\u00a0· Calgary\u00a0· would like Punjabi\u00a0· contact promised by /,
  );
  await db.update(cases).set({ firstRespondedAt: new Date() }).where(eq(cases.id, id));
  const kept = await (await admin.request(`/api/admin/cases/${id}/brokers`)).json();
  expect(wantedWords(kept.wanted, new Date())).toBe('Auto\u00a0· Calgary\u00a0· would like Punjabi');
  const said = { wanted, now: new Date() };
  const words = items.map((one: BrokerChoice) => [one.fullName, one.isNext, reasonsAgainst(one, said)]);
  expect(words).toEqual([
    ['Dana Broker', true, []],
    ['Omar Away', false, ['Does not take auto, only life', 'Away, with no end given']],
    ['Gone Broker', false, ['Suspended, or has not joined yet']],
    ['Ines Life', false, ['Not licensed for auto: has Life, needs General insurance']],
    ['Lars Lapsed', false, ['Licence expired on January 1, 2020']],
  ]);
  expect(reasonsFor(items[0], said)).toEqual([
    expect.stringMatching(/^General insurance licence until /),
    'Serves all of Alberta',
  ]);
  expect(wishesMissed(items[0], said)).toEqual(['No languages given: the client would like Punjabi']);
  // What is spoken and what is missed stand in one line.
  const english: BrokerChoice = { ...items[0], languages: ['English'] };
  expect(wishesMissed(english, said)).toEqual(['Speaks English, not Punjabi, which the client would like']);
  expect(reasonsFor(english, said).join()).not.toContain('Speaks');
});

test('of who had it before, the choice says how that ended', async () => {
  const { id, version } = await createAssignedCase(db, dana);
  const back = { version, reason: 'out_of_area' };
  expect(
    (await danaPage.request(`/api/broker/cases/${id}/return`, { method: 'POST', json: back })).status,
  ).toBe(200);
  expect((await (await admin.request(`/api/cases/${id}`)).json()).returned).toEqual({
    ...{ by: 'Dana Broker', reason: 'out_of_area', at: expect.any(String) },
  });
  const { items } = await (await admin.request(`/api/admin/cases/${id}/brokers`)).json();
  const told = items.map((one: Record<string, unknown>) => [one.fullName, one.obstacles, one.before]);
  // Who gave it back has said no: they come after whoever does not take its type.
  const gaveBack = told.findIndex(([name]: unknown[]) => name === 'Dana Broker');
  expect(told.slice(gaveBack - 1, gaveBack + 1)).toEqual([
    ['Omar Away', ['type_not_served', 'away'], null],
    [
      ...['Dana Broker', ['had_it_before']],
      { why: 'returned', returnReason: 'out_of_area', at: expect.any(String) },
    ],
  ]);
});

test('who returned a request and is sent it again reads both, and it counts once for them', async () => {
  const { id, version } = await createAssignedCase(db, dana);
  const back = (held: number) =>
    danaPage.request(`/api/broker/cases/${id}/return`, {
      method: 'POST',
      json: { version: held, reason: 'no_capacity' },
    });
  const read = async (path: string) => (await danaPage.request(path)).json();
  const received = async () => (await read('/api/broker/numbers')).total.received;
  const before = await received();
  expect((await read(`/api/cases/${id}`)).returnedAt).toBeNull();
  expect((await back(version)).status).toBe(200);
  expect((await assign(id, { version: version + 1, brokerId: dana.id })).status).toBe(200);

  expect((await (await admin.request(`/api/cases/${id}`)).json()).returned).toBeNull();
  const shown = await read(`/api/cases/${id}`);
  expect(shown).toMatchObject({ disclosure: 'offered', returnedAt: expect.any(String) });
  const queue = await read('/api/broker/queue');
  expect(queue.items.find((item: QueueItem) => item.id === id)?.case.returnedAt).toBe(shown.returnedAt);
  const { items } = await read(`/api/cases/${id}/events`);
  expect(items.map(({ kind, by }: CaseEvent) => [kind, by])).toEqual([
    ['assigned', 'An administrator'],
    ['returned', 'You'],
  ]);
  expect(items.map(ownWords(items))[0]).toBe('An administrator sent you this request again');
  expect(await received()).toBe(before);

  await back(shown.version);
  const closed = await read('/api/broker/cases?filter=closed');
  expect(closed.items.filter((one: { id: string }) => one.id === id)).toHaveLength(1);
});

test('an administrator passes over a broker’s wishes, never over a licence', async () => {
  const { id, version } = await createCase(db);
  for (const broker of [life, lapsed, gone]) {
    const refused = await assign(id, { version, brokerId: broker.id });
    expect(refused.status).toBe(409);
  }
  expect((await findCase(db, id)).access).toBeNull();
  expect((await assign(id, { version, brokerId: away.id })).status).toBe(200);
  expect((await findCase(db, id)).access?.brokerId).toBe(away.id);
});

test('two administrators at once: one gives the case, the other reads that it was changed', async () => {
  const { id, version } = await createCase(db);
  const both = await Promise.all([dana, away].map(({ id: brokerId }) => assign(id, { version, brokerId })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('reassigned while its broker accepts: one goes through, and one broker at a time has it', async () => {
  const { id, version } = await createAssignedCase(db, dana);
  const [accepted, given] = await Promise.all([
    danaPage.request(`/api/broker/cases/${id}/accept`, { method: 'POST', json: { version } }),
    assign(id, { version, brokerId: away.id, reason: 'Dana is ill' }),
  ]);
  // Who comes second finds it changed, or gone.
  expect([accepted.status, given.status].filter((status) => status === 200)).toHaveLength(1);
  expect([403, 404, 409]).toContain(accepted.status === 200 ? given.status : accepted.status);
  const { access, row } = await findCase(db, id);
  expect([access?.brokerId, row.status]).toEqual(
    accepted.status === 200 ? [dana.id, 'in_progress'] : [away.id, 'assigned'],
  );
  const stale = await assign(id, { version, brokerId: away.id, reason: 'Dana is ill' });
  expect(stale.status).toBe(409);
});

test('the broker who loses a case is told, and a broker whose licence ended meanwhile cannot accept', async () => {
  const { id, version } = await createAssignedCase(db, dana);
  await assign(id, { version, brokerId: away.id, reason: 'Dana is ill' });
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.caseId, id));
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toContainEqual([
    'case_taken_back',
    'dana@example.com',
  ]);

  const second = await createAssignedCase(db, dana);
  await db
    .update(brokerProfiles)
    .set({ licenceExpiresOn: '2021-01-01' })
    .where(eq(brokerProfiles.userId, dana.id));
  const json = { version: second.version };
  const refused = await danaPage.request(`/api/broker/cases/${second.id}/accept`, { method: 'POST', json });
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toBe('The broker’s licence has expired.');
});

test('of those who do not suit, whoever is only away comes before who does not serve the city or the type', async () => {
  const { id } = await createCase(db);
  await createBroker(db, { username: 'zoe', fullName: 'Zoe Elsewhere' }, { cities: ['Edmonton'] });
  await createBroker(
    db,
    { username: 'yves', fullName: 'Yves Resting' },
    { away: [{ from: '2020-01-01', to: '' }] },
  );
  const { items } = await (await admin.request(`/api/admin/cases/${id}/brokers`)).json();
  const able = items.filter(({ canBeGiven, isNext }: BrokerChoice) => canBeGiven && !isNext);
  expect(able.map((one: BrokerChoice) => [one.fullName, one.obstacles.length])).toEqual([
    ['Yves Resting', 1],
    ['Zoe Elsewhere', 1],
    ['Omar Away', 2],
  ]);
});

test('who had no time for it but is there comes before who is away, or does not take it at all', async () => {
  const here = await createBroker(db, { username: 'here', fullName: 'Hana Here' });
  const { id, version } = await createAssignedCase(db, here);
  const page = await app.as({ username: 'here' });
  const json = { version, reason: 'no_capacity' };
  expect((await page.request(`/api/broker/cases/${id}/return`, { method: 'POST', json })).status).toBe(200);
  const { items } = await (await admin.request(`/api/admin/cases/${id}/brokers`)).json();
  const names = items
    .filter(({ obstacles, canBeGiven }: BrokerChoice) => canBeGiven && obstacles.length > 0)
    .map(({ fullName }: BrokerChoice) => fullName);
  expect(names).toEqual(['Hana Here', 'Yves Resting', 'Zoe Elsewhere', 'Omar Away']);
});

test('whoever is sent what another had reads when its client sent it, and whether they were contacted', async () => {
  const next = await createBroker(db, { username: 'next', fullName: 'Nia Next' });
  const page = await app.as({ username: 'next' });
  const { id, version } = await createAssignedCase(db, away);
  const sentAt = '2026-11-20T21:30:00.000Z';
  const firstContactAt = new Date('2026-11-21T16:00:00Z');
  await db
    .update(cases)
    .set({ createdAt: new Date(sentAt), firstContactAt })
    .where(eq(cases.id, id));
  expect((await assign(id, { version, brokerId: next.id, reason: 'Omar is away' })).status).toBe(200);
  const read = async (path: string) => (await page.request(path)).json();
  const passedOn = { sentAt, wasReached: true };
  expect(await read(`/api/cases/${id}`)).toMatchObject({ disclosure: 'offered', passedOn });
  const { items } = await read('/api/broker/queue');
  const of = (caseId: string) => items.find((item: QueueItem) => item.id === caseId)?.case.passedOn;
  expect(of(id)).toEqual(passedOn);
  const { id: own } = await createAssignedCase(db, next);
  expect((await read(`/api/cases/${own}`)).passedOn).toBeNull();
});
