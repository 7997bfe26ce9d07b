import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { withdrawConsent } from '#app/features/ledger/commands.server.ts';
import { consents } from '#app/features/ledger/tables.server.ts';
import { createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { confirmSubscription, purgeSubscribers, subscribe, unsubscribe } from './commands.server.ts';
import { createLink, purgeLinks } from './links.server.ts';
import { subscriberLinks, subscribers } from './tables.server.ts';
import { currentNewsletterWording } from './wording.ts';

const app = await testApp();
const { db } = app;
const FROM = { ip: '203.0.113.7' };

const rowOf = async (email: string) =>
  (await db.select().from(subscribers).where(eq(subscribers.email, email)))[0];
const mailsTo = async (email: string) =>
  (await db.select().from(outboxMails).where(eq(outboxMails.recipient, email))).filter(({ kind }) =>
    kind.startsWith('newsletter'),
  );
const quoteFrom = (email: string, newsletter: boolean) =>
  createQuote(db, 'general', { contact: { email, contactMethod: 'email' }, consent: { newsletter } });

async function ask(email: string): Promise<void> {
  await subscribe(db, { email }, FROM);
  await app.runJobs();
}

async function confirmed(email: string): Promise<string> {
  await ask(email);
  const id = (await rowOf(email))?.id ?? '';
  const token = await createLink(db, id, 'confirm');
  await confirmSubscription(db, VISITOR, {
    token,
    wordingVersion: currentNewsletterWording(),
    ip: FROM.ip,
  });
  return createLink(db, id, 'manage');
}

function waitDays(days: number): void {
  holdClock(new Date(now().getTime() + days * DAY_MS));
}

test('the box of a quote request asks by email first; without it nothing happens', async () => {
  await quoteFrom('ticked@example.com', true);
  await quoteFrom('unticked@example.com', false);
  await app.runJobs();
  expect(await rowOf('ticked@example.com')).toMatchObject({
    state: 'pending',
    source: 'quote',
    ipPrefix: '203.0.113.0/24',
  });
  expect((await mailsTo('ticked@example.com')).map(({ kind }) => kind)).toEqual(['newsletter_confirm']);
  expect(await rowOf('unticked@example.com')).toBeUndefined();
});

test('a second ticked box sends no second email while a link waits, and none to a subscriber', async () => {
  await quoteFrom('again@example.com', true);
  await app.runJobs();
  waitDays(2);
  await quoteFrom('AGAIN@example.com', true);
  await app.runJobs();
  expect([...(await mailsTo('again@example.com')), ...(await mailsTo('AGAIN@example.com'))]).toHaveLength(1);

  await confirmed('reader@example.com');
  await quoteFrom('reader@example.com', true);
  await app.runJobs();
  expect((await rowOf('reader@example.com'))?.state).toBe('confirmed');
  expect(await mailsTo('reader@example.com')).toHaveLength(2);
});

test('a consent that was withdrawn before its turn came is not acted upon', async () => {
  await quoteFrom('withdrawn@example.com', true);
  const given = await db.select().from(consents).where(eq(consents.email, 'withdrawn@example.com'));
  const consentId = given.find(({ purpose }) => purpose === 'newsletter')?.id ?? '';
  await withdrawConsent(db, VISITOR, { consentId });
  await app.runJobs();
  expect(await rowOf('withdrawn@example.com')).toBeUndefined();
});

test('leaving withdraws the consent of a quote request too, and leaves its other consents alone', async () => {
  await quoteFrom('both@example.com', true);
  await app.runJobs();
  const token = await createLink(db, (await rowOf('both@example.com'))?.id ?? '', 'confirm');
  await confirmSubscription(db, VISITOR, { token, wordingVersion: currentNewsletterWording(), ip: FROM.ip });
  await unsubscribe(db, VISITOR, { token });
  const given = await db.select().from(consents).where(eq(consents.email, 'both@example.com'));
  const open = given.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ purpose }) => purpose);
  expect(given).toHaveLength(3);
  expect(open).toEqual(['share_broker']);
});

test('an address that nobody confirms is deleted with everything about it once its link is over', async () => {
  await ask('nobody@example.com');
  const id = (await rowOf('nobody@example.com'))?.id ?? '';
  await confirmed('stays@example.com');
  waitDays(6);
  await purgeSubscribers(db);
  expect(await rowOf('nobody@example.com')).toBeDefined();
  waitDays(2);
  expect(await purgeSubscribers(db)).toBeGreaterThan(0);
  expect(await rowOf('nobody@example.com')).toBeUndefined();
  expect(await mailsTo('nobody@example.com')).toEqual([]);
  expect(await db.select().from(subscriberLinks).where(eq(subscriberLinks.subscriberId, id))).toEqual([]);
  expect(await db.select().from(consents).where(eq(consents.email, 'nobody@example.com'))).toEqual([]);
  expect((await rowOf('stays@example.com'))?.state).toBe('confirmed');
  expect(await mailsTo('stays@example.com')).toHaveLength(2);
});

test('a link that is sent again gives the address its full time again', async () => {
  await ask('late@example.com');
  waitDays(5);
  await ask('late@example.com');
  waitDays(3);
  await purgeSubscribers(db);
  expect((await rowOf('late@example.com'))?.state).toBe('pending');
});

test('who has left is found by old links for 60 days, and then deleted', async () => {
  const token = await confirmed('left@example.com');
  await unsubscribe(db, VISITOR, { token });
  waitDays(59);
  await purgeSubscribers(db);
  expect((await rowOf('left@example.com'))?.state).toBe('unsubscribed');
  waitDays(2);
  await purgeSubscribers(db);
  expect(await rowOf('left@example.com')).toBeUndefined();
  await expect(unsubscribe(db, VISITOR, { token })).rejects.toMatchObject({ code: 'gone' });
});

test('links that are over are deleted, and the others stay', async () => {
  const token = await confirmed('tidy@example.com');
  const id = (await rowOf('tidy@example.com'))?.id ?? '';
  waitDays(8);
  await purgeLinks(db);
  const left = await db.select().from(subscriberLinks).where(eq(subscriberLinks.subscriberId, id));
  expect(left.map(({ purpose }) => purpose)).toEqual(['manage', 'manage']);
  await unsubscribe(db, VISITOR, { token });
});

test('the download of somebody’s own data holds their newsletter once the address is known to be theirs', async () => {
  const user = await createUser(db, { username: 'reader_one', fullName: 'Robin Bird' });
  const [{ email } = { email: '' }] = await db.select().from(users).where(eq(users.id, user.id));
  await confirmed(email);
  await confirmed('somebody.else@example.com');
  const robin = await app.as({ username: 'reader_one' });
  const exported = async () => (await (await robin.request('/api/user/export')).json()).newsletter;
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
  expect(await exported()).toMatchObject([
    { email, state: 'confirmed', topics: ['rules', 'weather', 'policies'] },
  ]);
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, user.id));
  expect(await exported()).toEqual([]);
});

/** A request with the newsletter whose address is corrected right after; the links of the newsletter mail to the wrong one. */
async function mistaken(wrong: string, meanwhile = async () => {}): Promise<string> {
  const { receiptUrl } = await quoteFrom(wrong, true);
  await app.runJobs();
  const [mail] = await mailsTo(wrong);
  await meanwhile();
  const path = `/api${new URL(receiptUrl).pathname}/address`;
  const email = `right-${wrong}`;
  expect((await app.request(path, { method: 'POST', json: { email } })).status).toBe(204);
  await app.runJobs();
  expect(await rowOf(email)).toMatchObject({ state: 'pending' });
  return /\/newsletter\/confirm\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

test('an address that is corrected takes the newsletter of the wrong one back, and its link says so', async () => {
  const link = await mistaken('tess@example.com');
  expect(await rowOf('tess@example.com')).toBeUndefined();
  expect(await mailsTo('tess@example.com')).toEqual([]);
  const answer = await app.request(link);
  expect(answer.status).toBe(410);
  const page = await answer.text();
  expect(page).toContain('we keep no address of yours');
  expect(page).not.toContain('tess@example.com');
});

test('whoever asked for the newsletter at that address by themselves, or confirmed it, keeps it', async () => {
  await mistaken('asked@example.com', async () => {
    holdClock(new Date(now().getTime() + DAY_MS));
    await ask('asked@example.com');
  });
  expect(await rowOf('asked@example.com')).toMatchObject({ state: 'pending', source: 'form' });
  await confirmed('keeper@example.com');
  const { receiptUrl } = await quoteFrom('keeper@example.com', true);
  const path = `/api${new URL(receiptUrl).pathname}/address`;
  await app.request(path, { method: 'POST', json: { email: 'right-keeper@example.com' } });
  await app.runJobs();
  expect(await rowOf('keeper@example.com')).toMatchObject({ state: 'confirmed' });
});
