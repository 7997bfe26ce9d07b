import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { getBrokerStats } from '#app/features/cases/queries/broker/broker-queries.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { asAt, now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { acceptCase, logContact, missPromise } from '#tests/fixtures/api/cases/case-steps.ts';

const app = await testApp();
const { db } = app;
const admin = await createUser(db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
const boss = await app.as({ username: 'boss' });
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });

type Json = Record<string, unknown>;
const call = async (method: string, path: string, json?: object) => {
  const answer = await boss.request(`/api/admin/brokers${path}`, { method, ...(json && { json }) });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Json };
};
const auditOf = async (id: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.thingId, id))).map(({ action }) => action);

test('load and promises of a broker are what the raw rows say', async () => {
  const olive = await createBroker(db, { username: 'olive', fullName: 'Olive Other' });
  const kept = await createAssignedCase(db, olive);
  await acceptCase(db, olive, { caseId: kept.id });
  await logContact(db, olive, { caseId: kept.id, method: 'phone' });
  const missed = await createAssignedCase(db, olive);
  await acceptCase(db, olive, { caseId: missed.id });
  await db.update(cases).set({ promiseAt: new Date() }).where(eq(cases.id, missed.id));
  await missPromise(db, systemViewer('clock'), { caseId: missed.id });
  await createAssignedCase(db, olive);
  const { body } = await call('GET', '');
  const row = (body.items as Json[]).find(({ id }) => id === olive.id);
  const held = (await db.select().from(caseAccess)).filter(({ brokerId }) => brokerId === olive.id);
  expect(row).toMatchObject({
    assignedToday: held.length,
    openCases: held.filter(({ closedAt }) => closedAt === null).length,
    promisesKept: { part: 1, of: 2 },
    ...{ won: 0, status: 'active', isAway: false, lastCheck: null },
  });
});

test('suspending moves open requests on, logs the broker out and tells everybody; it can be taken back', async () => {
  const page = await app.as({ username: 'dana' });
  const [asked, taken] = [await createAssignedCase(db, dana), await createAssignedCase(db, dana)];
  await acceptCase(db, dana, { caseId: taken.id });
  const { body: before } = await call('GET', `/${dana.id}`);
  expect((before.moves as Json[]).map(({ id }) => id)).toEqual([asked.id, taken.id]);
  expect((await call('POST', `/${dana.id}/suspend`, { reason: 'because' })).status).toBe(422);

  const both = await Promise.all([1, 2].map(() => call('POST', `/${dana.id}/suspend`, { reason: 'left' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.body).toEqual({ moved: 2, policies: 0 });
  expect((await page.request('/api/broker/stats')).status).toBe(401);
  for (const { id } of [asked, taken]) {
    expect((await findCase(db, id)).row.status).toBe('new');
    const mails = await db.select().from(outboxMails).where(eq(outboxMails.caseId, id));
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['case_released', 'case_taken_back']),
    );
  }
  const restore = () => call('POST', `/${dana.id}/restore`, { withPolicies: true });
  expect(await restore()).toEqual({ status: 200, body: { policies: 0 } });
  expect((await call('GET', `/${dana.id}`)).body.status).toBe('active');
  expect((await restore()).status).toBe(409);
  expect(await auditOf(dana.id)).toEqual(['account.suspended', 'account.restored']);
});

test('who is suspended reads no closed request more; its client is told who looks after the policy', async () => {
  const lee = await createBroker(db, { username: 'lee', fullName: 'Lee Leaves' });
  const casey = await createUser(db, { username: 'casey', fullName: 'Casey Client' });
  const [won, lost] = [
    await createAssignedCase(db, lee, { type: 'business' }, casey),
    await createAssignedCase(db, lee),
  ];
  for (const { id } of [won, lost]) await acceptCase(db, lee, { caseId: id });
  const take = (
    who: typeof lee,
    caseId: string,
    step: 'win' | 'lose' | 'request_certificate',
    input: object,
  ) => takeStep(db, who, { caseId, step, input } as Parameters<typeof takeStep>[2]);
  await take(lee, won.id, 'win', { insurer: 'Prairie Mutual', effectiveOn: albertaDate(now()) });
  await take(lee, lost.id, 'lose', { reason: 'price' });
  const certificate = { holder: 'City', address: '1 Main St', wording: '', neededBy: albertaDate(now()) };
  await take(casey, won.id, 'request_certificate', certificate);
  const turnOf = async () => {
    const seen = await (await app.as({ username: 'casey' })).request(`/api/cases/${won.id}`);
    return (await seen.json()) as { turn: Json; broker: Json | null; left?: Json };
  };
  expect(await turnOf()).toMatchObject({ turn: { who: 'broker', what: 'certificate' } });
  expect((await call('GET', `/${lee.id}/policies`)).body.items).toMatchObject([
    { id: won.id, certificateBy: albertaDate(now()) },
  ]);

  const { body: suspended } = await call('POST', `/${lee.id}/suspend`, { reason: 'licence' });
  expect(suspended).toEqual({ moved: 0, policies: 1 });
  for (const { id } of [won, lost]) expect((await findCase(db, id)).access).toBeNull();
  expect(await turnOf()).toMatchObject({
    ...{ turn: { who: 'team', what: 'certificate' }, broker: null },
    left: { fullName: 'Lee Leaves', tellBy: expect.any(String) },
  });
  const kinds = async (id: string) =>
    (await db.select().from(outboxMails).where(eq(outboxMails.caseId, id))).map(({ kind }) => kind);
  expect(await kinds(won.id)).toContain('policy_left');
  expect(await kinds(lost.id)).not.toContain('policy_left');
  const overview = (await (await boss.request('/api/admin/overview')).json()) as { leftPolicies: Json[] };
  expect(overview.leftPolicies).toMatchObject([{ id: won.id, brokerName: 'Lee Leaves' }]);
});

test('a policy of which nothing is owed waits for a broker too, and goes back to the one it left, unless another has it', async () => {
  const pat = await createBroker(db, { username: 'pat', fullName: 'Pat Partner' });
  const cam = await createUser(db, { username: 'cam', fullName: 'Cam Client' });
  const policy = async () => {
    const { id } = await createAssignedCase(db, pat, {}, cam);
    await acceptCase(db, pat, { caseId: id });
    const input = { insurer: 'Prairie Mutual', effectiveOn: albertaDate(now()) };
    await takeStep(db, pat, { caseId: id, step: 'win', input });
    return id;
  };
  const [back, elsewhere] = await asAt(new Date(now().getTime() - DAY_MS), async () => [
    await policy(),
    await policy(),
  ]);
  const idsOf = (items: unknown) => (items as Json[]).map(({ id }) => id);
  expect(idsOf((await call('GET', `/${pat.id}/policies`)).body.items)).toEqual([back, elsewhere]);

  const figures = async () => {
    const { assignedToday, won } = (await call('GET', `/${pat.id}`)).body;
    const { kept, promises } = await getBrokerStats(db, pat);
    return { assignedToday, policies: won, kept, promises };
  };
  await call('POST', `/${pat.id}/suspend`, { reason: 'licence' });
  const left = async () => {
    const overview = (await (await boss.request('/api/admin/overview')).json()) as { leftPolicies: Json[] };
    return idsOf(overview.leftPolicies.filter(({ brokerName }) => brokerName === 'Pat Partner'));
  };
  expect(await left()).toEqual([back, elsewhere]);
  await takeStep(db, admin, {
    caseId: elsewhere,
    step: 'assign',
    input: { brokerId: dana.id, reason: 'Their broker is away' },
  });
  expect(await left()).toEqual([back]);
  expect(idsOf((await call('GET', `/${pat.id}/policies`)).body.left)).toEqual([back]);

  const before = await figures();
  expect(before).toMatchObject({ assignedToday: 0, policies: 1 });
  expect((await call('POST', `/${pat.id}/restore`, { withPolicies: true })).body).toEqual({ policies: 1 });
  expect(await left()).toEqual([]);
  // What was given back is neither a new policy nor a new request of the day.
  expect(await figures()).toEqual(before);
  const { row, access } = await findCase(db, back);
  expect([row.status, access?.brokerId, access?.acceptedAt]).toEqual(['won', pat.id, expect.any(Date)]);
  expect((await findCase(db, elsewhere)).access?.brokerId).toBe(dana.id);
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.caseId, back));
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['policy_given_back', 'case_given_back']),
  );
  expect(await auditOf(back)).toContain('case.policy_given_back');
  expect((await listPassport(db, back)).map(({ kind }) => kind)).toContain('access_ended');
  expect((await listPassport(db, back)).filter(({ purpose }) => purpose === 'case_work')).toHaveLength(2);
});

test('an invitation is sent again with a link of its own, and cancelled', async () => {
  const person = { fullName: 'Ines', email: 'ines@brokers.example', brokerage: 'B', licenceNumber: 'L-1' };
  const terms = { licenceClasses: ['general'], licenceExpiresOn: '2035-01-01', types: ['auto'] };
  const { body } = await call('POST', '', { ...person, ...terms });
  const id = String(body.id);
  expect((await call('POST', `/${id}/invitation`)).status).toBe(200);
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.recipient, person.email));
  const states = await Promise.all(
    mails
      .map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? '')
      .map(async (token) => (await app.request(`/api/invitation/${token}`)).status),
  );
  expect(states.toSorted()).toEqual([200, 410]);
  expect((await call('DELETE', `/${id}/invitation`)).status).toBe(204);
  expect(await db.select().from(users).where(eq(users.id, id))).toEqual([]);
  expect((await call('DELETE', `/${id}/invitation`)).status).toBe(404);
  expect((await call('DELETE', `/${dana.id}/invitation`)).status).toBe(409);
  expect((await call('POST', `/${dana.id}/invitation`)).status).toBe(409);
});

test('a profile is changed by one of two at once, and a look at the register stays as it was', async () => {
  const { body } = await call('GET', `/${dana.id}`);
  const { bio: _, ...profile } = body.profile as Json;
  const change = (dailyCap: number) => call('PUT', `/${dana.id}/profile`, { ...profile, dailyCap });
  expect((await change(101)).body.errors).toEqual({ dailyCap: 'Cases per day must be between 0 and 100' });
  const away = [{ from: '2030-01-02', to: '2030-01-01' }];
  const wrong = await call('PUT', `/${dana.id}/profile`, { ...profile, away });
  expect(wrong.body.errors).toEqual({ 'away.0.to': 'The last day must not be before the first' });
  const both = await Promise.all([change(3), change(5)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);

  const check = { result: 'restricted', note: 'Under supervision' };
  expect((await call('POST', `/${dana.id}/licence-checks`, { result: 'fine' })).status).toBe(422);
  const { status, body: after } = await call('POST', `/${dana.id}/licence-checks`, check);
  expect(status).toBe(201);
  expect(after.checks).toMatchObject([{ ...check, by: 'Avery Admin', licenceNumber: 'DEMO-DANA' }]);
  expect(await auditOf(dana.id)).toEqual(
    expect.arrayContaining(['broker.profile_changed', 'broker.licence_checked']),
  );
});

test('a licence is said to be in force from a look at the register that said so, until a look says otherwise', async () => {
  const mine = await createBroker(db, { username: 'lena', fullName: 'Lena Licence' });
  const { id } = await createAssignedCase(db, mine);
  const checkedAt = async () => (await findCase(db, id)).access?.licenceCheckedAt;
  const look = (result: string) => call('POST', `/${mine.id}/licence-checks`, { result, note: '' });
  expect(await checkedAt()).toBeNull();
  await look('in_force');
  expect(await checkedAt()).toBeInstanceOf(Date);
  await look('not_in_force');
  expect(await checkedAt()).toBeNull();
});
