import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { clocksOf } from '#app/features/cases/queries/clocks.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { caseEvents } from '#app/features/cases/tables.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { acceptCase, logContact, missPromise, returnCase } from '#tests/fixtures/api/cases/case-steps.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { remindClients } from './sweeps.server.ts';
import { warnBroker } from './warn-broker.server.ts';

const { db } = await testDatabase();
const system = systemViewer('test');
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });

/** Wednesday 9:00 in Alberta; the promise is for 17:00. */
const OPENED = new Date('2026-11-25T15:00:00Z');
/** Wednesday 11:00, with six of the eight open hours left. */
const ASKED = new Date('2026-11-25T17:00:00Z');

beforeEach(() => holdClock(OPENED));

const rowOf = async (id: string) => (await findCase(db, id)).row;
const mailsOf = async (id: string, kind: string) => {
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.caseId, id));
  return mails.filter((mail) => mail.kind === kind).length;
};
const remind = () => remindClients(db, system);

async function queuedFor(caseId: string) {
  const found = sql`select name, start_after from pgboss.job where data->>'caseId' = ${caseId}`;
  const { rows } = (await db.execute(found)) as { rows: { name: string; start_after: string }[] };
  return rows.map(({ name, start_after }) => ({ name, startAfter: new Date(start_after) }));
}

async function waiting(): Promise<string> {
  const id = await createWorkedCase(db, broker, client);
  holdClock(ASKED);
  await takeStep(db, broker, { caseId: id, step: 'wait_for_client', input: { note: 'Which car?' } });
  return id;
}

test('the promise pauses while the client is asked, and goes on with the open time that was left', async () => {
  const id = await waiting();
  expect(await rowOf(id)).toMatchObject({ promiseAt: null, promiseMinutesLeft: 360, waitingSince: ASKED });
  expect(clocksOf(await findCase(db, id), 'client')).toMatchObject([
    {
      ...{ kind: 'promise', at: null, isPaused: true },
      paused: { promisedFor: '2026-11-25T23:00:00.000Z', since: ASKED.toISOString() },
    },
    { kind: 'reminder', isPaused: false },
  ]);
  holdClock(new Date('2026-12-07T15:00:00Z'));
  expect(await missPromise(db, system, { caseId: id })).toBe(false);
  await takeStep(db, broker, { caseId: id, step: 'resume', input: {} });
  expect(await rowOf(id)).toMatchObject({
    ...{ promiseAt: new Date('2026-12-07T21:00:00Z'), promiseMinutesLeft: null, pausedPromiseAt: null },
    ...{ waitingSince: null, remindAt: null },
  });
});

test('a promise that was kept does not pause', async () => {
  const id = await createWorkedCase(db, broker, client);
  await logContact(db, broker, { caseId: id, method: 'phone' });
  await takeStep(db, broker, { caseId: id, step: 'wait_for_client', input: { note: 'Which car?' } });
  expect((await rowOf(id)).promiseMinutesLeft).toBeNull();
});

test('the client is reminded after two and five business days, and then the broker is told to decide', async () => {
  const id = await waiting();
  await remind();
  expect(await mailsOf(id, 'client_reminded')).toBe(0);
  // Friday 11:00 is two business days later.
  holdClock(new Date('2026-11-27T17:00:00Z'));
  await remind();
  await remind();
  expect(await mailsOf(id, 'client_reminded')).toBe(1);
  expect(await rowOf(id)).toMatchObject({ remindersSent: 1, remindAt: new Date('2026-12-02T17:00:00Z') });
  holdClock(new Date('2026-12-02T17:00:00Z'));
  await Promise.all([remind(), remind()]);
  expect(await mailsOf(id, 'client_reminded')).toBe(2);
  expect(await mailsOf(id, 'client_silent')).toBe(1);
  expect(await rowOf(id)).toMatchObject({ remindersSent: 2, remindAt: null, status: 'waiting_on_client' });
});

test('a reminder names how many documents and answers are awaited', async () => {
  const id = await waiting();
  const ask = { dueOn: '2026-12-10', required: true };
  for (const [kind, title] of [
    ['document', 'Driver abstract'],
    ['answer', 'Who drives it?'],
  ] as const) {
    await takeStep(db, broker, { caseId: id, step: 'request_information', input: { kind, title, ...ask } });
  }
  holdClock(new Date('2026-12-20T17:00:00Z'));
  await remind();
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.caseId, id));
  expect(mails.find(({ kind }) => kind === 'client_reminded')?.text.replaceAll('\n', ' ')).toContain(
    'is still waiting for a document and your answer to a question',
  );
  const lines = await db.select().from(caseEvents).where(eq(caseEvents.caseId, id));
  const reminded = lines.find(({ kind }) => kind === 'client_reminded');
  expect(reminded?.data).toMatchObject({ titles: ['Driver abstract', 'Who drives it?'] });
});

test('after a stop over both days there is one reminder, and the broker is told', async () => {
  const id = await waiting();
  holdClock(new Date('2026-12-20T17:00:00Z'));
  await remind();
  await remind();
  expect(await mailsOf(id, 'client_reminded')).toBe(1);
  expect(await mailsOf(id, 'client_silent')).toBe(1);
});

test('a reminder is gone from the bell once they are waited for no more', async () => {
  const id = await waiting();
  holdClock(new Date('2026-11-27T17:00:00Z'));
  await remind();
  const settled = async () => {
    const rows = await db.select().from(notifications).where(eq(notifications.caseId, id));
    return rows
      .filter(({ title }) => title.startsWith('Reminder'))
      .map(({ settledAt }) => settledAt !== null);
  };
  expect(await settled()).toEqual([false]);
  await takeStep(db, system, { caseId: id, step: 'resume', input: { by: 'message' } });
  expect(await settled()).toEqual([true]);
});

test('who has answered is not reminded', async () => {
  const id = await waiting();
  await takeStep(db, system, { caseId: id, step: 'resume', input: { by: 'message' } });
  holdClock(new Date('2026-12-20T17:00:00Z'));
  await remind();
  expect(await mailsOf(id, 'client_reminded')).toBe(0);
});

test('a broker is warned that the time to accept is nearly over, once, and not when it has moved on', async () => {
  const { id, acceptBy, version } = await createAssignedCase(db, broker);
  const warning = { caseId: id, by: acceptBy.toISOString() };
  holdClock(new Date(acceptBy.getTime() - 30 * 60_000));
  expect(await warnBroker(db, 'accept_near', { ...warning, by: OPENED.toISOString() })).toBe(false);
  expect(await warnBroker(db, 'accept_near', warning)).toBe(true);
  await warnBroker(db, 'accept_near', warning);
  expect(await mailsOf(id, 'accept_near')).toBe(1);
  await returnCase(db, broker, { caseId: id, version, reason: 'no_capacity' });
  expect(await warnBroker(db, 'accept_near', warning)).toBe(false);
});

test('a broker who accepted is warned before the promise, and not after making contact', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await acceptCase(db, broker, { caseId: id, version });
  const warning = { caseId: id, by: (await rowOf(id)).promiseAt?.toISOString() ?? '' };
  expect(await warnBroker(db, 'promise_near', warning)).toBe(true);
  await takeStep(db, broker, {
    ...{
      caseId: id,
      step: 'log_contact',
      input: { method: 'phone', outcome: 'no_answer', why: 'They called me' },
    },
  });
  expect((await rowOf(id)).firstRespondedAt).toBeNull();
  await takeStep(db, broker, {
    ...{
      caseId: id,
      step: 'log_contact',
      input: { method: 'phone', outcome: 'left_message', why: 'They called me' },
    },
  });
  expect((await rowOf(id)).firstRespondedAt).toEqual(OPENED);
  expect(await warnBroker(db, 'promise_near', warning)).toBe(false);
});

test('the warnings are queued for three quarters of the time', async () => {
  const { id } = await createAssignedCase(db, broker);
  const jobs = await queuedFor(id);
  // Two business hours from Wednesday 9:00: 10:30.
  expect(jobs).toContainEqual({ name: 'accept-near', startAfter: new Date('2026-11-25T16:30:00Z') });
  await acceptCase(db, broker, { caseId: id });
  expect(await queuedFor(id)).toContainEqual({
    ...{ name: 'promise-near', startAfter: new Date('2026-11-25T21:00:00Z') },
  });
});
