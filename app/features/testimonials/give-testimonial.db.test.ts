import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { listEvents } from '#app/features/cases/queries/event-queries.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { consents } from '#app/features/ledger/tables.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { openWorld } from '#tests/fixtures/api/api-world.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { casePeople } from '#tests/fixtures/api/cases/case-people.ts';
import { trackedCase } from '#tests/fixtures/api/cases/case-world.ts';
import { createWorkedCase, dayFromNow } from '#tests/fixtures/api/cases/worked-case.ts';
import { testimonials } from './tables.server.ts';
import { currentTestimonialWording } from './wording.ts';

const app = await testApp();
const { db } = app;
const { client, broker, as } = await casePeople(app);

async function wonCase(): Promise<string> {
  const id = await createWorkedCase(db, broker, client);
  const input = { insurer: 'Prairie Mutual', effectiveOn: dayFromNow(1) };
  await takeStep(db, broker, { caseId: id, step: 'win', input });
  return id;
}
const given = {
  ...{ isGiven: true, quote: 'One broker called, at the time you had said.', displayName: 'Casey' },
  ...{ city: 'Calgary', consent: currentTestimonialWording() },
};
const give = (who: (typeof as)['client'], id: string, json: object) =>
  who.request(`/api/cases/${id}/testimonial`, { method: 'POST', json });

test('what a client says is kept as a draft, with the consent to the very words', async () => {
  const id = await wonCase();
  expect((await give(as.client, id, given)).status).toBe(204);
  const [row] = await db.select().from(testimonials).where(eq(testimonials.displayName, 'Casey'));
  expect(row).toMatchObject({ state: 'draft', source: 'portal', city: 'Calgary', serviceType: 'auto' });
  const [consent] = await db
    .select()
    .from(consents)
    .where(eq(consents.id, row?.consentId ?? ''));
  expect(consent).toMatchObject({ purpose: 'testimonial', textVersion: currentTestimonialWording() });
  const shown = await (await app.request('/api/testimonials')).json();
  expect(shown.items.map(({ displayName }: { displayName: string }) => displayName)).not.toContain('Casey');
});

const admin = await createUser(db, { username: 'avery', fullName: 'Avery Admin', role: 'admin' });
const saidIn = async (id: string, viewer: Parameters<typeof listEvents>[1]) =>
  (await listEvents(db, viewer, { caseId: id, limit: 25 })).items.filter(({ kind }) =>
    ['comment_given', 'testimonial_answered'].includes(kind),
  );
const SAID = /said how it went/;

test('what a client said stands in the history for them, their broker, who is told of it, and administrators', async () => {
  const id = await wonCase();
  await give(as.client, id, given);
  const data = { words: given.quote };
  expect(await saidIn(id, client)).toMatchObject([{ kind: 'comment_given', by: 'You', data }]);
  expect(await saidIn(id, admin)).toMatchObject([{ by: 'The client', data }]);
  expect(await saidIn(id, broker)).toMatchObject([{ by: 'The client', data }]);
  const told = await db.select().from(notifications).where(eq(notifications.caseId, id));
  expect(told.filter(({ title }) => SAID.test(title))).toMatchObject([{ userId: broker.id }]);
  expect(JSON.stringify(told)).not.toContain(given.quote);
});

test('who would rather not say anything has told their broker nothing', async () => {
  const id = await wonCase();
  await give(as.client, id, { isGiven: false });
  expect(await saidIn(id, client)).toMatchObject([{ data: { isGiven: false } }]);
  expect(await saidIn(id, broker)).toEqual([]);
  const told = await db.select().from(notifications).where(eq(notifications.caseId, id));
  expect(told.filter(({ title }) => SAID.test(title))).toEqual([]);
});

test('without an account it is said by the link, with the same proof of consent', async () => {
  const { token } = await trackedCase(await openWorld(app), 'won');
  const answer = await app.request(`/api/track/${token}/testimonial`, {
    ...{ method: 'POST', headers: { 'x-track-check': '0142' }, json: { ...given, displayName: 'Jordan' } },
  });
  expect(answer.status).toBe(204);
  const [row] = await db.select().from(testimonials).where(eq(testimonials.displayName, 'Jordan'));
  expect(row).toMatchObject({ state: 'draft', serviceType: 'business' });
  const [consent] = await db
    .select()
    .from(consents)
    .where(eq(consents.id, row?.consentId ?? ''));
  expect(consent).toMatchObject({ purpose: 'testimonial', page: '/track' });
});

test('it is asked once, whatever the answer, also when it is sent twice at once', async () => {
  const id = await wonCase();
  const tries = await Promise.all([1, 2].map(() => give(as.client, id, { isGiven: false })));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect((await give(as.client, id, given)).status).toBe(409);
});

test('without consent, or with too few words, nothing is kept', async () => {
  const id = await wonCase();
  for (const [change, field] of [
    [{ consent: 'old' }, 'consent'],
    [{ quote: 'Good' }, 'quote'],
    [{ displayName: '' }, 'displayName'],
  ] as const) {
    const answer = await give(as.client, id, { ...given, ...change });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [field]]);
  }
});

test('nobody else is asked, and nobody before the case is won', async () => {
  const id = await wonCase();
  expect((await give(as.stranger, id, given)).status).toBe(404);
  expect((await give(as.broker, id, given)).status).toBe(403);
  expect((await give(as.client, await createWorkedCase(db, broker, client), given)).status).toBe(409);
});
