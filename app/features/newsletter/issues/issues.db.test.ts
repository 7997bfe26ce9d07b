import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { unsubscribe } from '#app/features/newsletter/commands.server.ts';
import { createLink } from '#app/features/newsletter/links.server.ts';
import { subscribers } from '#app/features/newsletter/tables.server.ts';
import type { NewsletterTopic } from '#app/features/newsletter/topics.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { brand } from '#content/brand.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import type { IssueDetail } from './schema.ts';
import { beginDueIssues, writeBatch } from './send.server.ts';
import { settleDeliveries } from './settle.server.ts';
import { newsletterDeliveries, newsletterIssues } from './tables.server.ts';

const app = await testApp();
const { db } = app;
await createUser(db, { username: 'boss', fullName: 'Avery Q', role: 'admin' });
await db.update(users).set({ emailVerified: true });
const boss = await app.as({ username: 'boss' });
const WORDS = { subject: 'Hail season', body: 'Park **inside**.', topics: ['weather'] };
const SENDER = { legalName: 'Prairie Lead Ltd.', mailingAddress: '1 Main Street, Calgary AB  T2P 1A1' };
const UNNAMED = { legalName: brand.legalName, mailingAddress: brand.mailingAddress };

beforeEach(async () => {
  holdClock(null);
  Object.assign(brand, SENDER);
  for (const table of [newsletterIssues, subscribers, outboxMails]) await db.delete(table);
});
afterAll(() => holdClock(null));

const call = async (path: string, json?: unknown, method = 'POST') => {
  const answer = await boss.request(`/api/admin/newsletter-issues${path}`, {
    method,
    ...(json !== undefined && { json }),
  });
  const body = (answer.status === 204 ? {} : await answer.json()) as IssueDetail & { message?: string };
  return { status: answer.status, body };
};
const draft = async (words: object = {}) => (await call('', { ...WORDS, ...words })).body;
const read = async (id: string) => (await call(`/${id}`, undefined, 'GET')).body;

async function readers(count: number, topics: NewsletterTopic[] = ['weather', 'rules']): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ email: `reader${at}.${newId()}@example.com`, state: 'confirmed' as const, consentId: newId() },
    ...{ topics, source: 'form' as const, askedAt: new Date(), confirmedAt: new Date() },
  }));
  return (await db.insert(subscribers).values(rows).returning()).map(({ email }) => email);
}

const mails = () => db.select().from(outboxMails).where(eq(outboxMails.kind, 'newsletter_issue'));

test('the jobs do all of it by themselves', async () => {
  await readers(1);
  const { id } = await draft();
  await call(`/${id}/send`, { version: 1, at: null });
  await app.runJobs();
  expect(await read(id)).toMatchObject({ state: 'sent', counts: { kept: 1 } });
});

test('an issue goes once to everybody who reads about its topics, with its sender and each reader’s own way out', async () => {
  const wanted = await readers(55);
  await readers(2, ['policies']);
  const issue = await draft();
  expect(issue).toMatchObject({ state: 'draft', version: 1, lacks: [], held: null, readers: 55 });
  const sent = await call(`/${issue.id}/send`, { version: 1, at: null });
  expect(sent.body.state).toBe('scheduled');
  await beginDueIssues(db);
  await writeBatch(db, issue.id);
  expect(await read(issue.id)).toMatchObject({ state: 'sending', counts: { mailed: 50, waiting: 5 } });
  await writeBatch(db, issue.id);
  expect(await read(issue.id)).toMatchObject({ state: 'sent', counts: { mailed: 55 } });
  const written = await mails();
  expect(written.map(({ recipient }) => recipient).sort()).toEqual(wanted.sort());
  const [one, other] = written;
  expect(one?.text).toContain(
    'Sent by Prairie Lead Ltd., operating as Chinook Cover, 1 Main Street, Calgary',
  );
  expect(one?.unsubscribeUrl).not.toBe(other?.unsubscribeUrl);
  const path = new URL(one?.unsubscribeUrl ?? '').pathname;
  expect((await app.request(path, { method: 'POST' })).status).toBe(200);
  await db.update(outboxMails).set({ state: 'sent' });
  expect((await read(issue.id)).counts).toEqual({ left: 1, sent: 54 });
  await settleDeliveries(db);
  await db.delete(outboxMails);
  expect((await read(issue.id)).counts).toEqual({ left: 1, sent: 54 });
});

test('whatever dies or runs twice, nobody gets an issue twice', async () => {
  await readers(52);
  const { id } = await draft();
  await call(`/${id}/send`, { version: 1, at: null });
  await Promise.all([beginDueIssues(db), beginDueIssues(db)]);
  expect(await db.$count(newsletterDeliveries)).toBe(52);
  const dies = db.transaction(async (tx) => {
    await writeBatch(tx, id);
    throw new Error('killed');
  });
  await expect(dies).rejects.toThrow('killed');
  expect(await mails()).toHaveLength(0);
  await Promise.all([writeBatch(db, id), writeBatch(db, id), writeBatch(db, id)]);
  const written = await mails();
  expect(written).toHaveLength(52);
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(52);
  expect((await read(id)).state).toBe('sent');
});

test('until the business has a legal name and an address of its own, nothing goes out, not even what was planned', async () => {
  await readers(1);
  const planned = await draft();
  const at = new Date(now().getTime() + 3_600_000).toISOString();
  expect((await call(`/${planned.id}/send`, { version: 1, at })).status).toBe(200);
  Object.assign(brand, UNNAMED);
  const { id } = await draft();
  const refused = await call(`/${id}/send`, { version: 1, at: null });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('legal name and the mailing address');
  expect((await call(`/${id}/test`, { version: 1 })).status).toBe(200);
  holdClock(new Date(Date.parse(at) + 1_000));
  await beginDueIssues(db);
  expect(await read(planned.id)).toMatchObject({ state: 'draft', problem: refused.body.message });
  expect(await mails()).toEqual([]);
});

test('where nobody would get it, it is not sent now; an hour may be chosen, and it is said that no email goes out here', async () => {
  const { id } = await draft();
  const refused = await call(`/${id}/send`, { version: 1, at: null });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('Nobody subscribes to its topics');
  const at = new Date(now().getTime() + 3_600_000).toISOString();
  const planned = await call(`/${id}/send`, { version: 1, at });
  expect(planned.body).toMatchObject({ state: 'scheduled', readers: 0, sendsMail: false });
});

test('it begins at its hour and not before, and can be taken back until then', async () => {
  await readers(1);
  const { id } = await draft();
  const at = new Date(now().getTime() + 3_600_000);
  await call(`/${id}/send`, { version: 1, at: at.toISOString() });
  await beginDueIssues(db);
  expect(await read(id)).toMatchObject({ state: 'scheduled', scheduledFor: at.toISOString() });
  const twice = await Promise.all([1, 2].map(() => call(`/${id}/cancel`, { version: 2 })));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  holdClock(new Date(at.getTime() + 1));
  await beginDueIssues(db);
  expect(await read(id)).toMatchObject({ state: 'draft', version: 3, scheduledFor: null });
  await call(`/${id}/send`, { version: 3, at: null });
  await beginDueIssues(db);
  expect((await call(`/${id}/cancel`, { version: 5 })).status).toBe(409);
});

test('stopping withdraws what nobody has tried to send, and leaves what was sent', async () => {
  const [first = ''] = await readers(60);
  const { id } = await draft();
  expect((await call(`/${id}/stop`)).status).toBe(409);
  await call(`/${id}/send`, { version: 1, at: null });
  await beginDueIssues(db);
  await writeBatch(db, id);
  const written = await mails();
  const sent = written.find(({ recipient }) => recipient === first) ?? written[0];
  await db
    .update(outboxMails)
    .set({ state: 'sent', tries: 1 })
    .where(eq(outboxMails.id, sent?.id ?? ''));
  const twice = await Promise.all([1, 2].map(() => call(`/${id}/stop`)));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  await writeBatch(db, id);
  await settleDeliveries(db);
  expect(await read(id)).toMatchObject({ state: 'stopped', counts: { sent: 1, stopped: 59 } });
  const states = (await mails()).map(({ state }) => state);
  expect(states.filter((state) => state === 'withdrawn')).toHaveLength(49);
  expect((await call(`/${id}`, undefined, 'DELETE')).status).toBe(409);
});

test('who leaves while it goes out gets it no more', async () => {
  await readers(2);
  const [early, late] = await db.select().from(subscribers);
  const { id } = await draft();
  await call(`/${id}/send`, { version: 1, at: null });
  await beginDueIssues(db);
  await unsubscribe(db, VISITOR, { token: await createLink(db, early?.id ?? '', 'manage') });
  await writeBatch(db, id);
  await unsubscribe(db, VISITOR, { token: await createLink(db, late?.id ?? '', 'manage') });
  expect((await mails()).map(({ state }) => state)).toEqual(['withdrawn']);
  expect((await read(id)).counts).toEqual({ left: 2 });
});

test('an address that nobody has gets nothing after its first issue; one that is only full stays', async () => {
  await readers(2);
  const { id } = await draft();
  await call(`/${id}/send`, { version: 1, at: null });
  await beginDueIssues(db);
  await writeBatch(db, id);
  const [gone, full] = await mails();
  const fail = (mailId: string | undefined, lastError: string) =>
    db
      .update(outboxMails)
      .set({ state: 'failed', lastError })
      .where(eq(outboxMails.id, mailId ?? ''));
  await fail(gone?.id, 'EENVELOPE 550 5.1.1');
  await fail(full?.id, 'EENVELOPE 552 5.2.2');
  await settleDeliveries(db);
  expect((await read(id)).counts).toEqual({ bounced: 1, failed: 1 });
  const rows = await db.select().from(subscribers);
  const stateOf = (email: string | undefined) => rows.find((row) => row.email === email)?.state;
  expect([stateOf(gone?.recipient), stateOf(full?.recipient)]).toEqual(['bounced', 'confirmed']);
  const next = await draft();
  expect(next.readers).toBe(1);
  const list = await (await boss.request('/api/admin/newsletter-issues')).json();
  expect(list).toMatchObject({ readers: 1, bounced: 1, items: [{ id: next.id }, { id }] });
});

test('a draft is changed by one at a time, and only a draft; what it lacks is said, and keeps it from going out', async () => {
  const { id } = await draft();
  const change = (version: number, words: object = {}) =>
    call(`/${id}`, { ...WORDS, ...words, version }, 'PUT');
  const twice = await Promise.all([change(1, { subject: 'One' }), change(1, { subject: 'Two' })]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = twice.find(({ status }) => status === 409);
  expect(refused?.body.message).toBe('This issue was changed by Avery Q. Review and try again.');
  const faulty = await change(2, { body: '<b>Loud</b>', topics: [] });
  expect(faulty.body.lacks).toEqual([
    'Line 1: HTML cannot be in an issue.',
    'Please choose at least one topic.',
  ]);
  const page = await boss.request(`/api/admin/newsletter-issues/${id}/page`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('Line 1: HTML cannot be in an issue.');
  for (const what of ['test', 'send'])
    expect((await call(`/${id}/${what}`, { version: 3, ...(what === 'send' && { at: null }) })).status).toBe(
      422,
    );
  expect((await change(3, { body: 'a'.repeat(10_001) })).status).toBe(422);
  await change(3);
  const past = await call(`/${id}/send`, { version: 4, at: '2020-01-01T00:00:00Z' });
  expect([past.status, past.body.message]).toEqual([422, 'Please choose a time that has not passed']);
  await call(`/${id}/send`, { version: 4, at: null });
  expect((await change(5)).status).toBe(409);
});

test('a test goes to who asks for it, and to nobody else', async () => {
  await readers(1);
  const { id } = await draft();
  const { body } = await call(`/${id}/test`, { version: 1 });
  const [mail, ...more] = await db.select().from(outboxMails);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: (body as unknown as { to: string }).to,
    subject: 'Test: Hail season',
  });
  expect((await call(`/${id}/test`, { version: 2 })).status).toBe(409);
  expect((await call(`/${id}`, undefined, 'DELETE')).status).toBe(204);
  expect((await call(`/${id}`, undefined, 'GET')).status).toBe(404);
});
