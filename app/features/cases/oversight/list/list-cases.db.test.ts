import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { bookedCalls } from '#app/features/cases/calls/tables.server.ts';
import { daysBefore } from '#app/features/cases/oversight/numbers/period.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { caseEvents, cases } from '#app/features/cases/tables.server.ts';
import { auditLog, disclosures } from '#app/features/ledger/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
await createUser(app.db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
const dana = await createBroker(app.db, { username: 'dana', fullName: 'Dana Broker' });
const boss = await app.as({ username: 'boss' });

const one = await createCase(app.db, {
  contact: { fullName: "Siobhán O'Brien-Lee", email: 'siobhan_ob@lake.example', phone: '+1 (780) 555-0199' },
});
const two = await createAssignedCase(app.db, dana, { type: 'home', postalCode: 'T5J 2R7' });
const three = await createCase(app.db, {
  contact: { fullName: 'Jordan Ray', email: 'ray@hill.example', phone: null },
});

async function found(query: string): Promise<string[]> {
  const answer = await boss.request(`/api/admin/cases?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).items.map(({ id }: { id: string }) => id);
}

test.each([
  ['Siobhán', [one.id]],
  ['o’brien lee', [one.id]],
  ['SIOBHAN_OB@lake', [one.id]],
  ['7805550199', [one.id]],
  ['780 555-0199', [one.id]],
  ['555 0199', [one.id]],
  ['jordan', [three.id, two.id]],
  ['jordan ray', [three.id]],
  [one.reference, [one.id]],
  [one.reference.toLowerCase().replace('-', ' ').slice(0, 9), [one.id]],
  ['home', [two.id]],
  ['nobody', []],
  ["' or 1=1 --", []],
  ['%', []],
])('%s finds what it should', async (typed, ids) => {
  expect(await found(`q=${encodeURIComponent(typed)}`)).toEqual(ids);
});

test('the reference of a request that joined a case finds that case', async () => {
  const data = { requestId: newId(), reference: 'AB-Q0YJNXKJ', isConfirmed: true, changed: [] };
  const joined = { caseId: one.id, actorRole: 'visitor', kind: 'request_joined', data } as const;
  await app.db.insert(caseEvents).values(joined);
  expect(await found('q=ab-q0yjnxkj')).toEqual([one.id]);
  const file = await boss.request('/api/admin/exports/cases.csv?q=AB-Q0YJNXKJ&reason=legal');
  expect(await file.text()).toContain(one.reference);
});

test('filters narrow the list, and pages go on where the one before ended', async () => {
  expect(await found('standing=pool')).toEqual([three.id, one.id]);
  expect(await found(`broker=${dana.id}`)).toEqual([two.id]);
  expect(await found('status=assigned&type=home&city=edmonton')).toEqual([two.id]);
  expect(await found('status=&type=&priority=')).toHaveLength(3);
  const first = await (await boss.request('/api/admin/cases?limit=2')).json();
  expect(first).toMatchObject({ total: 3, isTotalExact: true });
  expect(await found(`limit=2&cursor=${first.nextCursor}`)).toEqual([one.id]);
});

test('the period and the source of the numbers narrow the list to the requests that they count', async () => {
  const old = await createCase(app.db, { type: 'travel' });
  const fake = await createCase(app.db, { type: 'travel' });
  const fresh = await createCase(app.db, { type: 'travel', source: 'portal' });
  await app.db
    .update(cases)
    .set({ createdAt: daysBefore(new Date(), 8) })
    .where(eq(cases.id, old.id));
  await app.db.update(cases).set({ status: 'spam' }).where(eq(cases.id, fake.id));
  const travel = (query: string) => found(`type=travel&${query}`);
  expect(await travel('sent=7')).toEqual([fresh.id, fake.id]);
  expect(await travel('sent=30&standing=counted')).toEqual([fresh.id, old.id]);
  expect(await travel('source=quote&standing=counted')).toEqual([old.id]);
  const { groups } = await (await boss.request('/api/admin/numbers?days=7&by=type')).json();
  const counted = groups.find(({ key }: { key: string }) => key === 'travel').requests;
  expect(await travel('sent=7&standing=counted')).toHaveLength(counted);
  expect((await boss.request('/api/admin/cases?sent=8')).status).toBe(422);
  for (const { id } of [old, fake, fresh]) await app.db.delete(cases).where(eq(cases.id, id));
});

test('where a call is booked the list names its time, until it has begun', async () => {
  const dueSoon = await createAssignedCase(app.db, dana, { type: 'travel' });
  const startsAt = new Date(Date.now() + 1_800_000);
  const call = {
    caseId: dueSoon.id,
    brokerId: dana.id,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 900_000),
  };
  await app.db.insert(bookedCalls).values({ ...call, heldUntil: call.endsAt });
  const callAt = async () =>
    (await (await boss.request('/api/admin/cases?type=travel')).json()).items.map(
      (row: { callAt: string | null }) => row.callAt,
    );
  expect(await callAt()).toEqual([startsAt.toISOString()]);
  await app.db.update(bookedCalls).set({ startsAt: new Date(Date.now() - 60_000) });
  expect(await callAt()).toEqual([null]);
  await app.db.delete(cases).where(eq(cases.id, dueSoon.id));
});

test('a promise that stands still keeps its time in the list, with since when', async () => {
  const asked = await createAssignedCase(app.db, dana, { type: 'travel' });
  const [promisedFor, since] = ['2026-11-30T23:00:00.000Z', '2026-11-28T17:30:00.000Z'] as const;
  await app.db
    .update(cases)
    .set({
      ...{ status: 'waiting_on_client', promiseAt: null, promiseMinutesLeft: 480 },
      ...{ pausedPromiseAt: new Date(promisedFor), waitingSince: new Date(since) },
    })
    .where(eq(cases.id, asked.id));
  const { items } = await (await boss.request('/api/admin/cases?type=travel')).json();
  expect(items).toMatchObject([{ promiseAt: null, paused: { promisedFor, since } }]);
  await app.db.delete(cases).where(eq(cases.id, asked.id));
});

test('oldest first, and first contact that is due soonest, go on from page to page', async () => {
  const in2Hours = new Date(Date.now() + 7_200_000);
  await app.db.update(cases).set({ promiseAt: in2Hours }).where(eq(cases.id, three.id));
  await app.db.update(cases).set({ promiseAt: null }).where(eq(cases.id, one.id));
  await app.db
    .update(cases)
    .set({ promiseAt: new Date(), firstRespondedAt: new Date() })
    .where(eq(cases.id, two.id));
  for (const [sort, ids] of [
    ['oldest', [one.id, two.id, three.id]],
    // Nobody waits for the two others.
    ['due', [three.id, one.id, two.id]],
  ] as const) {
    expect(await found(`sort=${sort}`)).toEqual(ids);
    expect(await found(`sort=${sort}&limit=1&cursor=${ids[0]}`)).toEqual([ids[1]]);
    expect(await found(`sort=${sort}&cursor=${ids[1]}`)).toEqual([ids[2]]);
  }
  expect(await found('q=jordan&sort=oldest')).toEqual([two.id, three.id]);
});

test('a list without a search names nobody; a search stands in the passport and in the audit log', async () => {
  const plain = await (await boss.request('/api/admin/cases')).text();
  expect(plain).not.toMatch(/Jordan|O'Brien|lake\.example/);
  const { items } = await (await boss.request('/api/admin/cases?q=ray')).json();
  expect(items).toMatchObject([{ person: { fullName: 'Jordan Ray', email: 'ray@hill.example' } }]);
  const lines = await app.db
    .select()
    .from(disclosures)
    .where(and(eq(disclosures.caseId, three.id), eq(disclosures.purpose, 'oversight')));
  expect(lines[0]?.fields).toEqual(['insurance_type', 'name', 'email', 'city']);
  const rows = await app.db.select().from(auditLog).where(eq(auditLog.action, 'cases.searched'));
  expect(rows.at(-1)?.data).toEqual({ found: [three.id] });
  expect(JSON.stringify(rows)).not.toContain('ray@hill');
});

test('wrong filters are refused by name', async () => {
  const answer = await boss.request('/api/admin/cases?status=gone');
  expect(answer.status).toBe(422);
  const long = await boss.request(`/api/admin/cases?q=${'x'.repeat(101)}`);
  expect((await long.json()).errors).toEqual({ q: 'Please search for 100 characters at most' });
});
