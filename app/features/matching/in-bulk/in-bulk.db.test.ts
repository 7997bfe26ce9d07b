import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { auditLog, disclosures } from '#app/features/ledger/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import type { ChosenBroker } from './schema.ts';

const app = await testApp();
const { db } = app;
await createUser(db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });
const olive = await createBroker(db, { username: 'olive', fullName: 'Olive Other' });
const life = await createBroker(
  db,
  { username: 'life', fullName: 'Ines Life' },
  { licenceClasses: ['life'] },
);
const boss = await app.as({ username: 'boss' });

type Named = { id: string; version: number };
const send = (cases: readonly Named[], action: object) =>
  boss.request('/api/admin/cases/bulk', { method: 'POST', json: { cases: cases.map(named), action } });
const named = ({ id, version }: Named) => ({ id, version });
const report = async (cases: readonly Named[], action: object) => {
  const answer = await send(cases, action);
  expect(answer.status).toBe(200);
  return answer.json();
};
const actionsOn = async (id: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.thingId, id)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  );
const lost = { do: 'lose', with: { reason: 'no_contact' } };

test('each is given to the broker by itself; one whose access is open loses it first', async () => {
  const fresh = await createCase(db);
  const held = await createAssignedCase(db, dana);
  const own = await createAssignedCase(db, olive);
  const stale = { ...(await createCase(db)), version: 7 };
  const unknown = { id: newId(), version: 1 };
  const assign = (brokerId: string) => ({ do: 'assign', with: { brokerId, reason: 'Dana is ill' } });
  expect(await report([fresh, held, stale, unknown], assign(olive.id))).toEqual({
    done: [fresh.id, held.id],
    refused: [
      { id: stale.id, why: 'This case was changed by the client. Review and try again.' },
      { id: unknown.id, why: 'Not found' },
    ],
  });
  for (const { id } of [fresh, held]) expect((await findCase(db, id)).access?.brokerId).toBe(olive.id);
  expect((await findCase(db, held.id)).ended).toMatchObject([
    { brokerId: dana.id, closedReason: 'reassigned' },
  ]);
  expect((await findCase(db, stale.id)).access).toBeNull();
  expect(await report([own], assign(life.id))).toEqual({
    done: [],
    refused: [{ id: own.id, why: 'This broker cannot take it: not licensed for this type.' }],
  });
});

test('before it, each broker is told with which of the chosen they have, and why they would not be asked about another', async () => {
  const [fresh, held] = [await createCase(db), await createAssignedCase(db, dana)];
  const door = `/api/admin/broker-choices?cases=${fresh.id},${held.id},${newId()}`;
  const { items } = await (await boss.request(door)).json();
  expect(items.map(({ fullName, has, against }: ChosenBroker) => [fullName, has, against])).toEqual([
    ['Dana Broker', [held.id], []],
    [
      ...['Ines Life', []],
      [fresh, held].map(({ id }) => ({ caseId: id, obstacles: ['not_licensed_for_type'] })),
    ],
    ['Olive Other', [], []],
  ]);
  for (const cases of ['', 'one', Array.from({ length: 101 }, () => newId()).join()])
    expect((await boss.request(`/api/admin/broker-choices?cases=${cases}`)).status).toBe(422);
});

test('a priority is set and cases are closed with a reason, and a closed one says so', async () => {
  const [one, two] = [await createCase(db), await createCase(db)];
  const high = { do: 'set_priority', with: { priority: 'high' } };
  expect(await report([one, two], high)).toEqual({ done: [one.id, two.id], refused: [] });
  const now = [
    { id: one.id, version: one.version + 1 },
    { id: two.id, version: two.version + 1 },
  ];
  expect(await report(now, lost)).toMatchObject({ done: [one.id, two.id] });
  expect((await findCase(db, one.id)).row).toMatchObject({ status: 'lost', lostReason: 'no_contact' });
  expect(await actionsOn(two.id)).toEqual(['case.opened', 'case.priority_set', 'case.lost']);
  const again = now.map(({ id, version }) => ({ id, version: version + 1 }));
  expect((await report(again, high)).refused).toEqual([
    { id: one.id, why: 'This case is closed.' },
    { id: two.id, why: 'This case is closed.' },
  ]);
  // Nothing about a person was read for it.
  expect(await db.select().from(disclosures).where(eq(disclosures.caseId, one.id))).toEqual([]);
});

test('two administrators at once: each case is closed once, and the other one reads why not', async () => {
  const cases = [await createCase(db), await createCase(db)];
  const reports = await Promise.all([report(cases, lost), report(cases.toReversed(), lost)]);
  expect(reports.flatMap(({ done }) => done).toSorted()).toEqual(cases.map(({ id }) => id).toSorted());
  expect(reports.flatMap(({ refused }) => refused)).toHaveLength(2);
  for (const { id } of cases)
    expect((await actionsOn(id)).filter((one) => one === 'case.lost')).toHaveLength(1);
});

test('what is wrong is refused whole, before anything is done', async () => {
  const one = await createCase(db);
  for (const [cases, action] of [
    [[], lost],
    [[one], { do: 'lose', with: { reason: 'bored' } }],
    [[one], { do: 'lose', with: { reason: 'other' } }],
    [[one], { do: 'assign', with: { brokerId: dana.id, reason: ' ' } }],
    [[one], { do: 'purge', with: {} }],
    [Array.from({ length: 101 }, () => one), lost],
  ] as const)
    expect((await send(cases, action)).status).toBe(422);
  expect((await findCase(db, one.id)).row.version).toBe(one.version);
});
