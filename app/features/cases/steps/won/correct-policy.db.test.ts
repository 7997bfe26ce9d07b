import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { listEvents } from '#app/features/cases/queries/event-queries.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { eventWords } from '#app/features/cases/ui/history/event-words.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';

const { db } = await testDatabase();
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const admin = await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const other = await createBroker(db, { username: 'other', fullName: 'Olive Other' });
const WEDNESDAY = new Date('2026-11-25T16:00:00Z');
beforeEach(() => holdClock(WEDNESDAY));

const recorded = { insurer: 'Prairie Mutual', effectiveOn: '2026-12-01', policyNumber: 'PM 4471-22' };
const corrected = { insurer: 'Prairie Mutual', effectiveOn: '2026-12-05', policyNumber: 'PM 4471-23' };

async function wonCase() {
  const caseId = await createWorkedCase(db, broker, client);
  await takeStep(db, broker, { caseId, step: 'win', input: recorded });
  return caseId;
}
const correct = (who: Viewer, caseId: string, input: object = corrected, version?: number) =>
  takeStep(db, who, { caseId, step: 'correct_policy', input, ...(version && { version }) } as Parameters<
    typeof takeStep
  >[2]);
const rowOf = async (caseId: string) => (await findCase(db, caseId)).row;

test('a broker puts a policy right, which stays in place; its client is told, and both read what changed', async () => {
  const caseId = await wonCase();
  await correct(broker, caseId, { ...corrected, premiumCents: 148_900, period: 'year' });
  expect(await rowOf(caseId)).toMatchObject({
    ...{ ...corrected, status: 'won', renewalOn: '2027-12-05', premiumCents: 148_900, premiumPeriod: 'year' },
  });
  for (const [reader, by] of [
    [client, 'Dana Broker'],
    [broker, 'You'],
  ] as const) {
    const { items } = await listEvents(db, reader, { caseId, limit: 20 });
    const line = items.find(({ kind }) => kind === 'policy_corrected');
    expect(line && eventWords(line)).toMatchObject({
      title: `${by} corrected the policy details`,
      note: 'Effective date: December 1, 2026 → December 5, 2026\nPremium: not recorded → $1,489.00 a year\nPolicy number: changed',
    });
  }
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.caseId, caseId));
  expect(mails.map(({ kind }) => kind)).toContain('policy_corrected');
  // The number stands beside the policy alone.
  const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'case.policy_corrected'));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([rows, mails])).not.toMatch(/PM 4471/);
});

test('nobody else corrects it, and there is nothing to correct before there is a policy', async () => {
  const caseId = await wonCase();
  await expect(correct(client, caseId)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(correct(admin, caseId)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(correct(other, caseId)).rejects.toMatchObject({ code: 'not_found' });
  const open = await createWorkedCase(db, broker, client);
  await expect(correct(broker, open)).rejects.toMatchObject({
    ...{ code: 'conflict', message: 'This request has no policy to correct.' },
  });
  expect(await rowOf(caseId)).toMatchObject(recorded);
});

test('what cannot be so is refused, each at its field, and changes nothing', async () => {
  const caseId = await wonCase();
  const refused = async (input: object) =>
    correct(broker, caseId, { ...corrected, ...input }).catch(({ errors }) => Object.keys(errors));
  expect(await refused({ insurer: ' ' })).toEqual(['insurer']);
  expect(await refused({ effectiveOn: '2028-12-01' })).toEqual(['effectiveOn']);
  expect(await refused({ effectiveOn: 'soon' })).toEqual(['effectiveOn']);
  expect(await refused({ policyNumber: 'x'.repeat(41) })).toEqual(['policyNumber']);
  expect(await refused({ premiumCents: 1_000 })).toEqual(['period']);
  expect(await rowOf(caseId)).toMatchObject(recorded);
});

test('the same correction twice, or one of a case that has gone on, changes nothing the second time', async () => {
  const caseId = await wonCase();
  const { version } = await rowOf(caseId);
  await correct(broker, caseId, corrected, version);
  holdClock(new Date(now().getTime() + 60_000));
  const conflict = { code: 'conflict' };
  await expect(correct(broker, caseId, recorded, version)).rejects.toMatchObject(conflict);
  await expect(correct(broker, caseId)).rejects.toMatchObject({
    ...{ code: 'invalid', message: 'Please change what was recorded wrongly' },
  });
  expect(await rowOf(caseId)).toMatchObject(corrected);
});
