import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { withdrawConsent } from '#app/features/ledger/commands.server.ts';
import { auditLog, consents } from '#app/features/ledger/tables.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { openWorld } from '#tests/fixtures/api/api-world.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { trackedCase } from '#tests/fixtures/api/cases/case-world.ts';
import { createWorkedCase, dayFromNow } from '#tests/fixtures/api/cases/worked-case.ts';
import { createTestimonial } from '../seed.server.ts';
import { testimonials } from '../tables.server.ts';
import { currentTestimonialWording } from '../wording.ts';
import type { KeptTestimonial } from './schema.ts';

const app = await testApp({ DEMO: '0' });
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
for (const username of ['admin', 'admin2'])
  await createUser(db, { username, fullName: 'Avery Admin', role: 'admin' });
const as = {
  client: await app.as({ username: 'client' }),
  broker: await app.as({ username: 'broker' }),
  admin: await app.as({ username: 'admin' }),
  admin2: await app.as({ username: 'admin2' }),
};

const PATH = '/api/admin/testimonials';
beforeEach(async () => void (await db.delete(testimonials)));

async function call(who: Caller, method: string, path: string, json?: object) {
  const answer = await who.request(path, { method, ...(json && { json }) });
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
}
const kept = async (): Promise<KeptTestimonial[]> => (await call(as.admin, 'GET', PATH)).body.items;
const onSite = async (): Promise<string[]> =>
  (await call(app, 'GET', '/api/testimonials')).body.items.map(
    ({ displayName }: { displayName: string }) => displayName,
  );

/** What the client of a won case said; as the administrator sees it. */
async function said(displayName: string): Promise<KeptTestimonial & { caseId: string }> {
  const caseId = await createWorkedCase(db, broker, client);
  await takeStep(db, broker, {
    ...{ caseId, step: 'win', input: { insurer: 'Prairie Mutual', effectiveOn: dayFromNow(1) } },
  });
  const words = { quote: `One broker called me at ten, says ${displayName}.`, displayName, city: 'Calgary' };
  const json = { isGiven: true, ...words, consent: currentTestimonialWording() };
  expect((await call(as.client, 'POST', `/api/cases/${caseId}/testimonial`, json)).status).toBe(204);
  const found = (await kept()).find((one) => one.caseId === caseId);
  if (!found) throw new Error('It is not kept.');
  return { ...found, caseId };
}

const set = (who: Caller, { id, version }: KeptTestimonial, state: string, seen = version) =>
  call(who, 'PUT', `${PATH}/${id}/state`, { state, version: seen });
const move = (who: Caller, { id, version }: KeptTestimonial, direction: string) =>
  call(who, 'POST', `${PATH}/${id}/move`, { direction, version });
const withdraw = (who: Caller, { id, version }: KeptTestimonial) =>
  call(who, 'POST', `${PATH}/${id}/consent-withdrawal`, { version });
const publish = async (one: KeptTestimonial): Promise<KeptTestimonial> => {
  const { status, body } = await set(as.admin, one, 'published');
  expect(status).toBe(200);
  return body.items.find(({ id }: KeptTestimonial) => id === one.id);
};

test('what waits is on the dashboard, and once published on the home page, with the words as they were written', async () => {
  const waits = await said('Casey');
  expect(waits).toMatchObject({
    ...{ state: 'draft', isShown: false, serviceType: 'auto', city: 'Calgary', isDemo: false },
    consent: { textVersion: currentTestimonialWording(), withdrawnAt: null },
  });
  const overview = async () => (await call(as.admin, 'GET', '/api/admin/overview')).body.testimonials;
  expect(await overview()).toBe(1);
  expect(await onSite()).toEqual([]);
  const shown = await publish(waits);
  expect(shown).toMatchObject({ state: 'published', isShown: true, quote: waits.quote });
  expect(await onSite()).toEqual(['Casey']);
  expect(await overview()).toBe(0);
  const rows = await db.select().from(auditLog).where(eq(auditLog.thingId, waits.id));
  expect(rows.map(({ action, data }) => [action, data])).toEqual([
    ['testimonial.state_set', { was: 'draft', state: 'published' }],
  ]);
});

/** How often this person reads at the bell that their words are shown, and how many mails about it wait or went out. */
async function toldOf(caseId: string | null): Promise<[atBell: number, mails: number]> {
  const { items } = (await call(as.client, 'GET', '/api/notifications')).body;
  const about = items.filter(
    (one: { title: string; caseId: string | null }) =>
      one.caseId === caseId && one.title.startsWith('Your comment is on our home page'),
  );
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.kind, 'testimonial_published'));
  return [about.length, mails.filter((mail) => mail.caseId === caseId && mail.state !== 'withdrawn').length];
}

test('a publication that is undone is told to nobody, and one that follows is', async () => {
  const shown = await publish(await said('Undone'));
  expect(await toldOf(shown.caseId)).toEqual([1, 1]);
  const { body } = await set(as.admin, shown, 'draft');
  expect(await toldOf(shown.caseId)).toEqual([0, 0]);
  await publish(body.items.find(({ id }: KeptTestimonial) => id === shown.id));
  expect(await toldOf(shown.caseId)).toEqual([1, 1]);
});

test('whoever has read that their words are shown is not told again, however often they are taken down', async () => {
  const shown = await publish(await said('Told'));
  const told = { caseId: shown.caseId };
  expect((await call(as.client, 'POST', '/api/notifications/read', told)).status).toBe(204);
  const { body } = await set(as.admin, shown, 'withdrawn');
  expect(await onSite()).toEqual([]);
  await publish(body.items.find(({ id }: KeptTestimonial) => id === shown.id));
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.caseId, shown.caseId ?? ''));
  expect(rows.filter(({ title }) => title.startsWith('Your comment is on our home page'))).toHaveLength(1);
  expect(await toldOf(shown.caseId)).toEqual([0, 0]);
});

test('whoever has no account gets no mail about a publication that was undone in time', async () => {
  const { caseId, token } = await trackedCase(await openWorld(app), 'won');
  const json = { isGiven: true, quote: 'They called when the page had said so.', displayName: 'Jordan' };
  const headers = { 'x-track-check': '0142' };
  const path = `/api/track/${token}/testimonial`;
  const given = await app.request(path, {
    ...{ method: 'POST', headers, json: { ...json, consent: currentTestimonialWording() } },
  });
  expect(given.status).toBe(204);
  const waits = (await kept()).find((one) => one.caseId === caseId);
  if (!waits) throw new Error('It is not kept.');
  const published = await publish(waits);
  await app.runJobs();
  await set(as.admin, published, 'draft');
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.caseId, caseId));
  const about = mails.filter(({ kind }) => kind === 'testimonial_published');
  expect(about.map(({ state, text }) => [state, text])).toEqual([['withdrawn', '']]);
});

test('whoever said it takes it off the site, by account or link, once for all', async () => {
  const shown = await publish(await said('Mind changed'));
  const path = `/api/cases/${shown.caseId}/testimonial`;
  expect((await call(as.client, 'GET', path)).body.item).toMatchObject({
    ...{ displayName: 'Mind changed', state: 'published', consentWithdrawnAt: null },
  });
  const tries = await Promise.all(
    [1, 2].map(() => call(as.client, 'POST', `${path}/consent-withdrawal`, {})),
  );
  expect(tries.map(({ status }) => status)).toEqual([200, 200]);
  for (const { body } of tries)
    expect(body.item).toMatchObject({ state: 'withdrawn', consentWithdrawnAt: expect.any(String) });
  expect(await onSite()).toEqual([]);
  expect(await toldOf(shown.caseId)).toEqual([0, 0]);
  const [kept1] = await kept();
  expect((await set(as.admin, { ...shown, version: kept1?.version ?? 0 }, 'published')).status).toBe(409);
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, shown.id));
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.thingId, row?.consentId ?? ''));
  expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([['consent.withdrawn', client.id]]);
});

test('what somebody said is theirs to take back, and nobody else reads or ends it there', async () => {
  const { caseId } = await said('Mine alone');
  const path = `/api/cases/${caseId}/testimonial`;
  for (const who of [as.broker, as.admin]) {
    expect((await call(who, 'GET', path)).status).toBe(403);
    expect((await call(who, 'POST', `${path}/consent-withdrawal`, {})).status).toBe(403);
  }
  expect((await call(as.client, 'POST', `${path}/consent-withdrawal`, { quote: 'Better' })).status).toBe(422);
  const silent = await createWorkedCase(db, broker, client);
  expect((await call(as.client, 'GET', `/api/cases/${silent}/testimonial`)).body).toEqual({ item: null });
  const refused = await call(as.client, 'POST', `/api/cases/${silent}/testimonial/consent-withdrawal`, {});
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'You have not left a comment on this request.',
  ]);
});

test('words whose consent is withdrawn leave the site at once, and cannot be published again', async () => {
  const shown = await publish(await said('Gone'));
  const { status, body } = await withdraw(as.admin, shown);
  expect(status).toBe(200);
  expect(body.items[0]).toMatchObject({ state: 'withdrawn', consent: { withdrawnAt: expect.any(String) } });
  expect(await onSite()).toEqual([]);
  const refused = await set(as.admin, body.items[0], 'published');
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This person has withdrawn their consent. Their words can no longer be shown.',
  ]);
  expect((await withdraw(as.admin, body.items[0])).status).toBe(200);
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, shown.id));
  const log = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.thingId, row?.consentId ?? ''));
  expect(log.map(({ action }) => action)).toEqual(['consent.withdrawn']);
});

test('a consent that is withdrawn elsewhere counts the same, whatever the row says', async () => {
  const shown = await publish(await said('Elsewhere'));
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, shown.id));
  await withdrawConsent(db, VISITOR, { consentId: row?.consentId ?? '' });
  expect(await onSite()).toEqual([]);
  expect((await kept())[0]).toMatchObject({ state: 'withdrawn', isShown: false });
  const [consent] = await db
    .select()
    .from(consents)
    .where(eq(consents.id, row?.consentId ?? ''));
  expect(consent?.withdrawnAt).not.toBeNull();
});

test('published ones move by one place, keep it when taken down and shown again, and stop at both ends', async () => {
  const first = await publish(await said('First'));
  await publish(await said('Second'));
  const third = await publish(await said('Third'));
  expect(await onSite()).toEqual(['First', 'Second', 'Third']);
  const { body } = await move(as.admin, third, 'up');
  expect(await onSite()).toEqual(['First', 'Third', 'Second']);
  const moved = body.items.find(({ id }: KeptTestimonial) => id === third.id);
  const down = (await set(as.admin, moved, 'withdrawn')).body.items;
  expect(await onSite()).toEqual(['First', 'Second']);
  await publish(down.find(({ id }: KeptTestimonial) => id === third.id));
  expect(await onSite()).toEqual(['First', 'Third', 'Second']);
  const refused = await move(as.admin, first, 'up');
  expect([refused.status, refused.body.message]).toEqual([409, 'This comment is already first.']);
  expect((await move(as.admin, await said('Draft'), 'up')).status).toBe(409);
});

test('of two administrators at once one is taken, and the other reads that it was changed', async () => {
  const waits = await said('Twice');
  const both = await Promise.all([set(as.admin, waits, 'published'), set(as.admin2, waits, 'withdrawn')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await publish(await said('Other'));
  const [shown] = (await kept()).filter(({ state }) => state === 'published');
  if (!shown) throw new Error('None is published.');
  const moves = await Promise.all([move(as.admin, shown, 'down'), move(as.admin2, shown, 'down')]);
  expect(moves.map(({ status }) => status).filter((status) => status === 409).length).toBeGreaterThan(0);
});

test('what is wrong or unknown is refused, and so is everybody but an administrator', async () => {
  const waits = await said('Wrong');
  expect((await set(as.admin, waits, 'best')).body.errors).toEqual({
    state: 'Please choose whether these words are shown',
  });
  expect((await move(as.admin, waits, 'sideways')).status).toBe(422);
  expect((await set(as.admin, waits, 'published', 9)).status).toBe(409);
  expect((await set(as.admin, { ...waits, id: newId() }, 'published')).status).toBe(404);
  const edited = await call(as.admin, 'PUT', `${PATH}/${waits.id}/state`, {
    ...{ state: 'published', version: 1, quote: 'The best broker in the whole province.' },
  });
  expect(edited.body.errors).toEqual({ quote: 'This field is not known here' });
  for (const who of [as.client, as.broker]) {
    expect((await set(who, waits, 'published')).status).toBe(403);
    expect((await withdraw(who, waits)).status).toBe(403);
  }
  const viewing = await app.as({ username: 'admin2' });
  await call(viewing, 'POST', `/api/admin/users/${client.id}/view-as`, { reason: 'problem' });
  for (const { status } of [await set(viewing, waits, 'published'), await move(viewing, waits, 'up')])
    expect(status).toBe(403);
  expect((await kept())[0]?.state).toBe('draft');
});

test('a sample has no consent to withdraw and is listed in the demo alone', async () => {
  const id = await createTestimonial(db);
  const sample = { id, version: 1 } as KeptTestimonial;
  expect(await kept()).toEqual([]);
  expect((await withdraw(as.admin, sample)).status).toBe(409);
});

test('a client finds their words in the download of their data, and they go with the request', async () => {
  const { caseId, quote } = await said('Mine');
  const own = (await call(as.client, 'GET', '/api/user/export')).body;
  expect(own.testimonials).toMatchObject([{ quote, displayName: 'Mine', state: 'draft' }]);
  await db.delete(cases).where(eq(cases.id, caseId));
  expect(await kept()).toEqual([]);
});
