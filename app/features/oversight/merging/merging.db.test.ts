import { and, eq, like } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { caseEvents } from '#app/features/cases/tables.server.ts';
import { documents } from '#app/features/documents/tables.server.ts';
import { disclosures } from '#app/features/ledger/tables.server.ts';
import { createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { quoteRequests, trackingLinks } from '#app/features/quotes/tables.server.ts';
import { openByLink } from '#app/features/quotes/tracking/open-link.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { acceptCase, assignBroker } from '#tests/fixtures/api/cases/case-steps.ts';
import { splitCase } from './split-case.server.ts';

const app = await testApp();
const { db } = app;
const admin = await createUser(db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' }, { dailyCap: 100 });
const olive = await createBroker(db, { username: 'olive', fullName: 'Olive Other' }, { dailyCap: 100 });
const boss = await app.as({ username: 'boss' });
afterEach(() => holdClock(null));

let mailboxes = 0;
/** Two requests for auto insurance from one mailbox that differ in the phone number. */
async function twoCases() {
  mailboxes += 1;
  const email = `twice${mailboxes}@example.com`;
  const ids: string[] = [];
  for (const phone of ['403-555-0111', '780-555-0222']) {
    const { reference } = await createQuote(db, 'auto', { contact: { email, phone } });
    const [request] = await db.select().from(quoteRequests).where(eq(quoteRequests.reference, reference));
    if (request) ids.push(request.caseId);
  }
  const [fromId = '', intoId = ''] = ids;
  expect(fromId).not.toBe(intoId);
  return { fromId, intoId };
}

async function give(caseId: string, broker: typeof dana) {
  await assignBroker(db, admin, { caseId, brokerId: broker.id });
  await acceptCase(db, broker, { caseId, version: await versionOf(caseId) });
}
const rowOf = async (id: string) => (await findCase(db, id)).row;
const versionOf = async (id: string) => (await rowOf(id)).version;

async function addDocument(caseId: string, more: Partial<typeof documents.$inferInsert> = {}) {
  const id = newId();
  await db.insert(documents).values({
    ...{ id, caseId, side: 'client', category: 'policy', name: 'Policy', mime: 'application/pdf' },
    ...{ bytes: 9, sha256: 'x', state: 'available', visibility: 'client', ...more },
  });
  return id;
}
const documentsOf = async (caseId: string) =>
  (await db.select().from(documents).where(eq(documents.caseId, caseId))).map(({ id }) => id);

const post = (id: string, door: 'merge' | 'split', json: object) =>
  boss.request(`/api/admin/cases/${id}/${door}`, { method: 'POST', json });
async function merge(fromId: string, intoId: string, more: object = {}) {
  const [version, intoVersion] = [await versionOf(fromId), await versionOf(intoId)];
  const chosen = { taken: [], documentIds: [], reason: 'Sent twice' };
  return post(fromId, 'merge', { version, intoId, intoVersion, ...chosen, ...more });
}
const joinedOf = async (id: string) => (await boss.request(`/api/admin/cases/${id}/joined`)).json();
const wordsOf = async (answer: Response) => [answer.status, (await answer.json()).message];
const linesOf = async (caseId: string) =>
  (await db.select().from(disclosures).where(eq(disclosures.caseId, caseId)).orderBy(disclosures.id)).map(
    ({ kind, purpose, recipientName, fields }) => ({ kind, purpose, recipientName, fields }),
  );
const historyOf = async (caseId: string) =>
  (await db.select().from(caseEvents).where(eq(caseEvents.caseId, caseId)).orderBy(caseEvents.id)).map(
    ({ kind, data }) => ({ kind, data }),
  );

test('what was chosen goes along; one broker’s access ends, the other one’s goes on, and both cases say so', async () => {
  const { fromId, intoId } = await twoCases();
  await give(fromId, dana);
  await give(intoId, olive);
  const [policy, internal] = [
    await addDocument(fromId),
    await addDocument(fromId, { visibility: 'internal' }),
  ];
  const candidates = await (await boss.request(`/api/admin/cases/${fromId}/merge-candidates`)).json();
  expect(candidates.items).toMatchObject([{ id: intoId, brokerName: 'Olive Other', obstacle: null }]);
  const seen = await (await boss.request(`/api/admin/cases/${fromId}/merge?into=${intoId}`)).json();
  expect(seen.fields).toEqual([
    { name: 'contact.contactPhone', label: 'Phone', from: '(403) 555-0111', into: '(780) 555-0222' },
  ]);
  expect(seen.documents).toEqual([{ id: policy, name: 'Policy' }]);

  const chosen = { taken: ['contact.contactPhone'], documentIds: [policy] };
  expect((await merge(fromId, intoId, chosen)).status).toBe(200);
  const [from, into] = [await findCase(db, fromId), await findCase(db, intoId)];
  expect(from).toMatchObject({
    row: { status: 'duplicate', duplicateOfId: intoId },
    access: null,
    ended: [{ brokerId: dana.id, closedReason: 'merged' }],
  });
  expect(into).toMatchObject({
    row: { status: 'in_progress', contactPhone: '403-555-0111' },
    access: { brokerId: olive.id },
  });
  expect([await documentsOf(fromId), await documentsOf(intoId)]).toEqual([[internal], [policy]]);
  expect(await db.$count(quoteRequests, eq(quoteRequests.caseId, intoId))).toBe(2);
  expect(await db.$count(trackingLinks, eq(trackingLinks.caseId, fromId))).toBe(0);

  const { reference } = into.row;
  expect(await joinedOf(fromId)).toEqual({ into: { id: intoId, reference }, from: [] });
  expect(await joinedOf(intoId)).toEqual({
    into: null,
    from: [{ id: fromId, reference: from.row.reference }],
  });
  expect((await historyOf(fromId)).at(-1)).toEqual({
    kind: 'merged',
    data: { into: reference, intoId, reason: 'Sent twice' },
  });
  expect((await historyOf(intoId)).at(-1)).toMatchObject({
    kind: 'took_in',
    data: { from: from.row.reference, documents: 1, changes: [{ label: 'Phone', to: '(403) 555-0111' }] },
  });
  expect(await linesOf(fromId)).toContainEqual({
    ...{ kind: 'access_ended', purpose: 'merged', recipientName: 'Dana Broker', fields: [] },
  });
  expect((await linesOf(intoId)).find(({ purpose }) => purpose === 'merged')).toMatchObject({
    ...{ kind: 'shared', recipientName: 'Olive Other' },
    fields: expect.arrayContaining(['phone', 'documents']),
  });
  const told = await db.select().from(outboxMails).where(eq(outboxMails.caseId, fromId));
  expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['case_merged', 'case_taken_back']));
  const toOlive = await db.select().from(outboxMails).where(eq(outboxMails.caseId, intoId));
  expect(toOlive.map(({ kind }) => kind)).toContain('case_took_in');
});

test('a mistake is taken apart without loss: all goes back but what was changed since', async () => {
  const { fromId, intoId } = await twoCases();
  await give(intoId, olive);
  const asked = newId();
  const [moved, own] = [await addDocument(fromId, { requestId: asked }), await addDocument(intoId)];
  const before = { from: await rowOf(fromId), into: await rowOf(intoId) };
  const details = { ...before.from.details, notes: 'Two drivers' };
  await takeStep(db, admin, {
    ...{ caseId: fromId, step: 'correct_answers' },
    input: { details, readiness: 60, changes: [{ label: 'Notes', from: null, to: 'Two drivers' }] },
  });
  const taken = ['contact.contactPhone', 'answer.notes'];
  expect((await merge(fromId, intoId, { taken, documentIds: [moved] })).status).toBe(200);
  const merged = await rowOf(intoId);
  expect(merged.details.notes).toBe('Two drivers');
  await takeStep(db, admin, {
    ...{ caseId: intoId, step: 'correct_answers' },
    input: {
      ...{ details: { ...merged.details, notes: 'Three drivers' }, readiness: 60 },
      changes: [{ label: 'Notes', from: 'Two drivers', to: 'Three drivers' }],
    },
  });

  const version = await versionOf(fromId);
  await expect(assignBroker(db, admin, { caseId: fromId, brokerId: dana.id, reason: 'x' })).rejects.toThrow(
    'This request was joined with another one. Please separate them first.',
  );
  const reason = 'Two cars after all';
  expect((await post(fromId, 'split', { version, reason: ' ' })).status).toBe(422);
  expect((await post(fromId, 'split', { version: version - 1, reason })).status).toBe(409);
  expect((await post(fromId, 'split', { version, reason })).status).toBe(200);
  expect(await rowOf(fromId)).toMatchObject({
    ...{ status: 'new', duplicateOfId: null, closedAt: null, purgeAfter: null, details },
    contactPhone: before.from.contactPhone,
  });
  expect(await rowOf(intoId)).toMatchObject({
    contactPhone: before.into.contactPhone,
    details: { ...before.into.details, notes: 'Three drivers' },
  });
  expect([await documentsOf(fromId), await documentsOf(intoId)]).toEqual([[moved], [own]]);
  const [back] = await db.select().from(documents).where(eq(documents.id, moved));
  expect(back?.requestId).toBe(asked);
  for (const id of [fromId, intoId])
    expect(await db.$count(quoteRequests, eq(quoteRequests.caseId, id))).toBe(1);
  expect((await findCase(db, intoId)).access?.brokerId).toBe(olive.id);
  for (const id of [fromId, intoId]) expect(await joinedOf(id)).toEqual({ into: null, from: [] });
  expect((await historyOf(fromId)).at(-1)).toEqual({ kind: 'split', data: { reason } });
  expect((await historyOf(intoId)).at(-1)).toMatchObject({
    kind: 'gave_up',
    data: { changes: [{ label: 'Phone' }] },
  });
  expect(await wordsOf(await post(fromId, 'split', { version: await versionOf(fromId), reason }))).toEqual([
    409,
    'This request is not joined with another one.',
  ]);
  // And it can be joined again.
  expect((await merge(fromId, intoId)).status).toBe(200);
});

test('whoever opens the mailed link while it is joined is confirmed, and neither waits for the other for ever', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { fromId, intoId } = await twoCases();
    const [mail] = await db
      .select()
      .from(outboxMails)
      .where(and(eq(outboxMails.caseId, intoId), like(outboxMails.text, '%/track/%')));
    const token = /\/track\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const [opened, merged] = await Promise.all([
      openByLink(db, { token, check: '0222' }),
      merge(fromId, intoId),
    ]);
    expect(opened.id).toBe(intoId);
    // What was looked at before the merge has changed by then.
    expect([200, 409]).toContain(merged.status);
    expect((await rowOf(intoId)).emailConfirmedAt).not.toBe(null);
  }
});

test('two that cannot be joined are refused in plain words, and nothing moves', async () => {
  const { fromId, intoId } = await twoCases();
  const other = await twoCases();
  const email = (await rowOf(fromId)).contactEmail;
  const home = await createCase(db, { type: 'home', contact: { email } });
  const owner = await createUser(db, { username: 'owner', fullName: 'Kim Owner', email });
  const owned = await createCase(db, { contact: { email } }, owner);
  const closed = await createCase(db, { contact: { email } });
  await takeStep(db, admin, { caseId: closed.id, step: 'lose', input: { reason: 'price' } });
  expect(await wordsOf(await merge(fromId, fromId))).toEqual([
    409,
    'A request cannot be joined with itself.',
  ]);
  expect(await wordsOf(await merge(fromId, closed.id))).toEqual([409, 'The other request is closed.']);
  expect((await merge(closed.id, intoId)).status).toBe(409);
  expect(await wordsOf(await merge(fromId, home.id))).toEqual([
    409,
    'They ask for different kinds of insurance.',
  ]);
  expect(await wordsOf(await merge(fromId, other.intoId))).toEqual([
    409,
    'They are from different email addresses.',
  ]);
  expect(await wordsOf(await merge(owned.id, intoId))).toEqual([
    409,
    'This one belongs to an account. Please join the other one with it instead.',
  ]);
  expect((await merge(fromId, intoId, { version: 9 })).status).toBe(409);
  expect((await merge(fromId, intoId, { intoVersion: 9 })).status).toBe(409);
  expect((await merge(fromId, intoId, { reason: ' ' })).status).toBe(422);
  expect((await post(newId(), 'split', { version: 1, reason: 'x' })).status).toBe(404);
  for (const id of [fromId, intoId]) expect((await rowOf(id)).status).toBe('new');
});

test('after 30 days it stays as it is; what was joined on with a third is taken apart from that first', async () => {
  const { fromId, intoId } = await twoCases();
  const third = await createCase(db, { contact: { email: (await rowOf(fromId)).contactEmail } });
  expect((await merge(fromId, intoId)).status).toBe(200);
  expect((await merge(intoId, third.id)).status).toBe(200);
  const split = async (id: string) =>
    post(id, 'split', { version: await versionOf(id), reason: 'A mistake' });
  expect(await wordsOf(await split(fromId))).toEqual([
    409,
    `${(await rowOf(intoId)).reference} was itself joined with another request. Please separate that one first.`,
  ]);
  const version = await versionOf(intoId);
  holdClock(new Date(now().getTime() + 31 * DAY_MS));
  await expect(splitCase(db, admin, { caseId: intoId, version, reason: 'A mistake' })).rejects.toThrow(
    'Joined requests can be separated only within 30 days.',
  );
});

test('twice at once, both ways at once, and while its broker accepts: one goes through', async () => {
  const { fromId, intoId } = await twoCases();
  const both = await Promise.all([merge(fromId, intoId), merge(intoId, fromId), merge(fromId, intoId)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);

  const second = await twoCases();
  await assignBroker(db, admin, { caseId: second.fromId, brokerId: dana.id });
  const version = await versionOf(second.fromId);
  const [accepted, merged] = await Promise.all([
    acceptCase(db, dana, { caseId: second.fromId, version }).then(
      () => true,
      () => false,
    ),
    merge(second.fromId, second.intoId, { version }),
  ]);
  expect([accepted, merged.status === 200].filter(Boolean)).toHaveLength(1);
  const { access, row } = await findCase(db, second.fromId);
  expect(access === null).toBe(row.status === 'duplicate');
});
