import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { endMissedCalls, endMissedPromises } from '#app/features/cases/steps/clock/sweeps.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { queryRows } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';
import { bookCall } from './book-call.server.ts';
import { remindOfCall } from './remind-of-call.server.ts';
import { bookedCalls, NO_DOUBLE_BOOKING } from './tables.server.ts';

/** A Wednesday, 10:00 in Alberta. */
const NOW = new Date('2026-11-25T16:00:00Z');
holdClock(NOW);
beforeEach(() => holdClock(NOW));
const at = (alberta: string) => new Date(`2026-${alberta}-06:00`).toISOString();
const SLOT = at('11-27T14:00');

const app = await testApp();
const { db } = app;
const callHours = { minutes: 15, buffer: 15, notice: 2 } as const;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const admin = await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const as = { client: await app.as({ username: 'client' }) };
const brokers = await Promise.all(
  Array.from({ length: 14 }, async (_, nth) => {
    const username = `broker${nth}`;
    const broker = await createBroker(db, { username, fullName: 'Dana Broker' }, { callHours });
    return { ...broker, username };
  }),
);

/** A case that a broker with nothing else to do has accepted. */
async function acceptedCase() {
  const broker = brokers.pop();
  if (!broker) throw new Error('No broker is left');
  return { broker, id: await createWorkedCase(db, broker, client) };
}
async function call(who: Caller, method: string, path: string, json?: object) {
  const answer = await who.request(`/api/${path}`, { method, ...(json && { json }) });
  return { status: answer.status, body: await answer.json() };
}
const rowOf = async (id: string) => {
  const [row] = await db.select().from(cases).where(eq(cases.id, id));
  if (!row) throw new Error('This case is gone');
  return row;
};
const book = async (id: string, startsAt = SLOT) =>
  call(as.client, 'PUT', `cases/${id}/call`, { version: (await rowOf(id)).version, startsAt });
const stateOf = async (id: string) =>
  (await db.select().from(bookedCalls).where(eq(bookedCalls.caseId, id))).map(({ state }) => state);
const mailsOf = async (id: string) => db.select().from(outboxMails).where(eq(outboxMails.caseId, id));
const kindsOf = async (id: string) => (await mailsOf(id)).map(({ kind }) => kind);

test('a client books one of the calls that are offered: it is the promise, and in both calendars', async () => {
  const { id } = await acceptedCase();
  const { items } = (await call(as.client, 'GET', `cases/${id}/call-slots`)).body;
  expect(items).toContainEqual({ startsAt: SLOT, endsAt: at('11-27T14:15') });
  expect(items[0].startsAt).toBe(at('11-25T12:00'));
  const { body } = await book(id);
  expect(body).toMatchObject({
    call: { startsAt: SLOT, endsAt: at('11-27T14:15') },
    promiseAt: at('11-27T14:30'),
    clocks: [{ kind: 'call', at: SLOT }],
  });
  const listed = (await call(as.client, 'GET', 'cases')).body.items;
  expect(listed.find((item: { id: string }) => item.id === id)).toMatchObject({ call: { startsAt: SLOT } });
  const invitations = (await mailsOf(id)).filter(({ calendar }) => calendar);
  expect(invitations.map(({ kind }) => kind).toSorted()).toEqual(['call_booked', 'call_booked_broker']);
  for (const { calendar, recipient, html } of invitations) {
    expect(calendar).toContain('METHOD:REQUEST');
    expect(calendar).toContain('DTSTART:20261127T200000Z');
    expect(calendar?.replaceAll('\r\n ', '')).toContain(`mailto:${recipient}`);
    expect(`${calendar}${html}`).not.toContain('Makokis');
  }
});

test('it is moved and cancelled; each change reaches both calendars, and a day is promised then', async () => {
  const { id } = await acceptedCase();
  await book(id);
  expect((await book(id, at('11-27T15:00'))).body.call.startsAt).toBe(at('11-27T15:00'));
  expect(await stateOf(id)).toEqual(['booked']);
  const { version } = await rowOf(id);
  const cancelled = await call(as.client, 'POST', `cases/${id}/call/cancel`, { version });
  expect(cancelled.body).toMatchObject({ call: null, promiseAt: at('11-26T10:00') });
  const last = (await mailsOf(id)).filter(({ kind }) => kind.startsWith('call_cancelled'));
  expect(last).toHaveLength(2);
  for (const { calendar } of last) expect(calendar).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2/);
  const again = await call(as.client, 'POST', `cases/${id}/call/cancel`, { version: version + 1 });
  expect(again.status).toBe(409);
});

test('what is not offered, has passed, is stale or is booked already is refused', async () => {
  const { id, broker } = await acceptedCase();
  for (const time of [at('11-25T09:00'), at('11-25T11:30'), at('11-27T14:05'), at('11-28T10:00')]) {
    expect((await book(id, time)).body, time).toMatchObject({
      message: 'This time is no longer free. Please choose another.',
    });
  }
  expect((await call(as.client, 'PUT', `cases/${id}/call`, { version: 1, startsAt: 'soon' })).status).toBe(
    422,
  );
  const { version } = await rowOf(id);
  await book(id);
  expect(await call(as.client, 'PUT', `cases/${id}/call`, { version, startsAt: SLOT })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('changed by') },
  });
  expect((await book(id)).body.message).toBe('This call is already booked.');
  await db.update(brokerProfiles).set({ callHours: null }).where(eq(brokerProfiles.userId, broker.id));
  expect((await book(id, at('11-27T15:00'))).status).toBe(409);
});

test('of two people who take the same minute at once, one has it; the database keeps them apart by itself', async () => {
  const { id, broker } = await acceptedCase();
  const other = await createWorkedCase(db, broker, client);
  const booked = await Promise.allSettled(
    [id, other].map(async (caseId) => {
      const { version } = await rowOf(caseId);
      return bookCall(db, client, { caseId, version, startsAt: SLOT });
    }),
  );
  expect(booked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(booked.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
  const [taken] = await db.select().from(bookedCalls).where(eq(bookedCalls.brokerId, broker.id));
  if (!taken) throw new Error('Nobody has booked');
  const free = taken.caseId === id ? other : id;
  // Within the buffer after it, whatever the code above allows.
  const row = { ...taken, id: newId(), caseId: free, startsAt: taken.endsAt, endsAt: taken.heldUntil };
  await expect(db.insert(bookedCalls).values(row)).rejects.toMatchObject({
    cause: { code: '23P01', constraint: NO_DOUBLE_BOOKING },
  });
  await db.insert(bookedCalls).values({
    ...row,
    startsAt: taken.heldUntil,
    ...{ endsAt: new Date(at('11-27T14:45')), heldUntil: new Date(at('11-27T14:45')) },
  });
});

test('both are reminded a day and an hour before, and nobody of a time that was moved', async () => {
  const { id } = await acceptedCase();
  await book(id);
  await book(id, at('11-27T15:00'));
  const queued = await queryRows<{ at: string }>(
    db,
    sql`select start_after::text as at from pgboss.job where name = 'call-near' and data->>'caseId' = ${id}
      and data->>'startsAt' = ${at('11-27T15:00')} order by start_after`,
  );
  expect(queued.map((job) => new Date(job.at).toISOString())).toEqual([at('11-26T15:00'), at('11-27T14:00')]);
  const remind = async (time: string, startsAt = at('11-27T15:00')) => {
    holdClock(new Date(at(time)));
    return remindOfCall(db, { caseId: id, startsAt });
  };
  expect(await remind('11-26T14:00', SLOT)).toBe(false);
  expect(await remind('11-26T15:00')).toBe(true);
  expect(await remind('11-26T15:01')).toBe(true);
  expect(await remind('11-27T14:00')).toBe(true);
  expect(await remind('11-27T15:00')).toBe(false);
  // Told twice of each, once a person, also when a job runs twice.
  expect((await kindsOf(id)).filter((kind) => kind.startsWith('call_near'))).toHaveLength(4);
});

test('a call that nobody makes is a missed promise: the case moves on, and says so', async () => {
  const { id } = await acceptedCase();
  await book(id);
  holdClock(new Date(at('11-27T14:29')));
  await endMissedPromises(db, systemViewer('cases'));
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress' });
  holdClock(new Date(at('11-27T14:30')));
  await endMissedPromises(db, systemViewer('cases'));
  expect(await rowOf(id)).toMatchObject({ status: 'new', promisesMissed: 1 });
  expect(await stateOf(id)).toEqual(['missed']);
  expect(await kindsOf(id)).toEqual(expect.arrayContaining(['promise_missed', 'promise_missed_broker']));
});

test('who calls at the booked time has kept it, whoever answers', async () => {
  const { id, broker } = await acceptedCase();
  await book(id);
  const log = {
    caseId: id,
    step: 'log_contact' as const,
    input: { method: 'phone', outcome: 'no_answer', why: 'They called me' } as const,
  };
  await takeStep(db, broker, log);
  expect(await rowOf(id)).toMatchObject({ firstRespondedAt: null });
  holdClock(new Date(at('11-27T14:02')));
  await takeStep(db, broker, log);
  expect(await rowOf(id)).toMatchObject({ firstRespondedAt: now() });
  expect(await stateOf(id)).toEqual(['over']);
  expect(await kindsOf(id)).toContain('call_unanswered');
});

test('a person who was reached before their call keeps it, unless their broker calls it off with the contact', async () => {
  const { id, broker } = await acceptedCase();
  await book(id);
  const log = (input: object) =>
    takeStep(db, broker, {
      caseId: id,
      step: 'log_contact',
      input: { method: 'phone', why: 'They called me', ...input } as never,
    });
  await expect(log({ outcome: 'no_answer', call: 'cancel' })).rejects.toMatchObject({
    errors: { call: 'Keep the booked call until you have reached the client' },
  });
  await log({ outcome: 'reached' });
  expect(await stateOf(id)).toEqual(['booked']);
  const asBroker = await app.as({ username: broker.username });
  const shown = () => call(asBroker, 'GET', `cases/${id}/steps`);
  expect((await shown()).body).toMatchObject({ call: { startsAt: SLOT }, turn: { what: 'work' } });
  await log({ outcome: 'reached', call: 'cancel' });
  expect(await stateOf(id)).toEqual(['cancelled']);
  expect((await shown()).body).toMatchObject({ call: null, turn: { what: 'work' } });
  expect((await kindsOf(id)).filter((kind) => kind.startsWith('call_cancelled')).toSorted()).toEqual([
    ...['call_cancelled', 'call_cancelled_broker'],
  ]);
  expect(await rowOf(id)).toMatchObject({ firstRespondedAt: now() });
  // There is none any more to call off: the contact is noted all the same.
  await log({ outcome: 'reached', call: 'cancel' });
  expect(await stateOf(id)).toEqual(['cancelled']);
});

test('after first contact a call that nobody notes is said to both, and stays with its broker', async () => {
  const { id, broker } = await acceptedCase();
  await takeStep(db, broker, { caseId: id, step: 'log_contact', input: { method: 'email' } });
  await book(id);
  expect(await rowOf(id)).toMatchObject({ promiseAt: new Date(at('11-26T10:00')) });
  holdClock(new Date(at('11-27T14:31')));
  await endMissedCalls(db, systemViewer('cases'));
  await endMissedCalls(db, systemViewer('cases'));
  expect(await stateOf(id)).toEqual(['missed']);
  expect((await kindsOf(id)).filter((kind) => kind.startsWith('call_missed'))).toHaveLength(2);
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress' });
});

test('a broker who loses the case, or cancels, loses the call; they never have longer than before', async () => {
  const { id, broker } = await acceptedCase();
  await book(id, at('11-25T16:00'));
  await takeStep(db, broker, { caseId: id, step: 'cancel_call', input: { note: 'I am ill' } });
  expect(await rowOf(id)).toMatchObject({ promiseAt: new Date(at('11-25T16:30')) });
  await book(id, at('12-02T16:00'));
  await takeStep(db, admin, { caseId: id, step: 'release', input: { reason: 'The broker is ill' } });
  expect(await stateOf(id)).toEqual(['cancelled', 'cancelled']);
  expect(await rowOf(id)).toMatchObject({ status: 'new', promiseAt: new Date(at('11-26T10:00')) });
  expect((await kindsOf(id)).filter((kind) => kind === 'call_cancelled_broker')).toHaveLength(2);
});

test('a broker who is suspended loses their requests with the booked calls, and people are told', async () => {
  const { id, broker } = await acceptedCase();
  await book(id);
  const asAdmin = await app.as({ username: 'admin' });
  const suspended = await call(asAdmin, 'POST', `admin/brokers/${broker.id}/suspend`, { reason: 'left' });
  expect(suspended).toMatchObject({ status: 200, body: { moved: 1 } });
  expect(await stateOf(id)).toEqual(['cancelled']);
  expect(await rowOf(id)).toMatchObject({ status: 'new' });
  expect(await kindsOf(id)).toEqual(expect.arrayContaining(['case_taken_back', 'call_cancelled_broker']));
  // Nobody books with somebody who is gone.
  expect((await call(as.client, 'GET', `cases/${id}/call-slots`)).body.items).toEqual([]);
});

test('a promise that is held by a call does not pause while the client owes an answer', async () => {
  const { id, broker } = await acceptedCase();
  await book(id);
  await takeStep(db, broker, { caseId: id, step: 'wait_for_client', input: { note: 'Which car?' } });
  expect(await rowOf(id)).toMatchObject({ promiseAt: new Date(at('11-27T14:30')), promiseMinutesLeft: null });
  await takeStep(db, client, { caseId: id, step: 'cancel_call', input: {} });
  expect(await rowOf(id)).toMatchObject({
    ...{ promiseAt: null, promiseMinutesLeft: 480 },
    pausedPromiseAt: expect.any(Date),
  });
});

test('a broker who goes away is told what it cancels, and people are told when it does', async () => {
  const { id, broker } = await acceptedCase();
  await book(id);
  const asBroker = await app.as({ username: broker.username });
  const {
    licensedTypes: _,
    awayBefore: __,
    ...held
  } = (await call(asBroker, 'GET', 'broker/availability')).body;
  const away = { ...held, away: [...held.away, { from: '2026-11-27', to: '2026-11-27' }] };
  const shown = await call(asBroker, 'POST', 'broker/availability/preview', away);
  expect(shown.body).toMatchObject({
    callsCancelled: [{ at: SLOT, reference: expect.any(String) }],
  });
  expect((await call(asBroker, 'PUT', 'broker/availability', away)).status).toBe(200);
  expect(await stateOf(id)).toEqual(['cancelled']);
  expect(await kindsOf(id)).toContain('call_cancelled');
  const { items } = (await call(as.client, 'GET', `cases/${id}/call-slots`)).body;
  expect(items.some(({ startsAt }: { startsAt: string }) => startsAt.startsWith('2026-11-27'))).toBe(false);
});
