import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consents } from '#app/features/ledger/tables.server.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { statementsOf } from '#tests/fixtures/databases/statements.ts';
import { subscriberLinks, subscribers } from './tables.server.ts';
import { currentNewsletterWording, newsletterWording } from './wording.ts';

const app = await testApp();

let people = 0;
const newAddress = () => {
  people += 1;
  return `reader${people}@example.com`;
};
const subscribe = async (email: unknown, to = app) => {
  const answer = await to.request('/api/newsletter/simple', { method: 'POST', json: { email } });
  await to.runJobs();
  return answer;
};
const confirm = (token: string) =>
  app.request('/api/newsletter/confirm', { method: 'POST', json: { token } });
const choose = (token: string, topics: unknown) =>
  app.request(`/api/newsletter/preferences/${token}`, { method: 'PUT', json: { topics } });
const leave = (token: string) => app.request(`/api/newsletter/unsubscribe/${token}`, { method: 'POST' });

const mailsTo = (email: string) => app.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
const rowsOf = (email: string) => app.db.select().from(subscribers).where(eq(subscribers.email, email));
const consentsOf = (email: string) => app.db.select().from(consents).where(eq(consents.email, email));

/** The token in the newest email of a kind. */
async function tokenTo(email: string, kind: 'newsletter_confirm' | 'newsletter_welcome'): Promise<string> {
  const mails = (await mailsTo(email)).filter((mail) => mail.kind === kind);
  const newest = mails.toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))[0];
  return /\/newsletter\/\w+\/(\S+)/.exec(newest?.text ?? '')?.[1] ?? '';
}

async function confirmedReader() {
  const email = newAddress();
  await subscribe(email);
  const confirmToken = await tokenTo(email, 'newsletter_confirm');
  expect((await confirm(confirmToken)).status).toBe(200);
  return { email, confirmToken, token: await tokenTo(email, 'newsletter_welcome') };
}

function wait(ms: number): void {
  holdClock(new Date(now().getTime() + ms));
}

test('a new address is asked by email, and gets nothing else before it has confirmed', async () => {
  const email = newAddress();
  const answer = await subscribe(`  ${email} `);
  expect(answer.status).toBe(200);
  const { message } = await answer.json();
  expect(message).toMatch(/^Thank you for subscribing to our newsletter!/);
  expect(await rowsOf(email)).toMatchObject([
    { state: 'pending', topics: ['rules', 'weather', 'policies'], source: 'form', consentId: null },
  ]);
  expect(await consentsOf(email)).toEqual([]);
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('100 Example Street SW, Calgary');
  const token = await tokenTo(email, 'newsletter_confirm');
  expect(mail?.unsubscribeUrl).toBe(`http://localhost:3000/api/newsletter/unsubscribe/${token}`);
  const hashes = await app.db.select({ hash: subscriberLinks.tokenHash }).from(subscriberLinks);
  expect(hashes.map(({ hash }) => hash)).toContain(hashToken(token));
});

test('confirming stores the consent with its words, and sends the link by which one leaves', async () => {
  const email = newAddress();
  await subscribe(email);
  const token = await tokenTo(email, 'newsletter_confirm');
  const answer = await confirm(token);
  expect(await answer.json()).toEqual({ message: 'You are subscribed to our newsletter.' });
  const [row] = await rowsOf(email);
  expect(row).toMatchObject({ state: 'confirmed', purgeAfter: null });
  const [consent, ...others] = await consentsOf(email);
  expect(others).toEqual([]);
  expect(consent).toMatchObject({
    id: row?.consentId,
    purpose: 'newsletter',
    textVersion: currentNewsletterWording(),
    textHash: hashToken(newsletterWording()),
    page: '/newsletter/confirm',
    method: 'web_form',
    withdrawnAt: null,
  });
  expect((await mailsTo(email)).map(({ kind }) => kind).toSorted()).toEqual([
    'newsletter_confirm',
    'newsletter_welcome',
  ]);
});

test('confirming twice, also at once, is one consent and one welcome', async () => {
  const email = newAddress();
  await subscribe(email);
  const token = await tokenTo(email, 'newsletter_confirm');
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
  answers.push(await confirm(token));
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
  expect(await consentsOf(email)).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('two requests at once are one subscriber and one email', async () => {
  const email = newAddress();
  const answers = await Promise.all([subscribe(email), subscribe(email.toUpperCase())]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await app.db.select().from(subscribers);
  expect(rows.filter((row) => row.email.toLowerCase() === email)).toHaveLength(1);
  const mails = await app.db.select().from(outboxMails);
  expect(mails.filter((mail) => mail.recipient.toLowerCase() === email)).toHaveLength(1);
});

test('an address that has not confirmed gets the link again, and both links work', async () => {
  const email = newAddress();
  const first = await subscribe(email);
  const token = await tokenTo(email, 'newsletter_confirm');
  wait(HOUR_MS);
  const second = await subscribe(email);
  expect(second.status).toBe(200);
  expect(await second.json()).toEqual(await first.json());
  expect(await mailsTo(email)).toHaveLength(2);
  expect((await confirm(token)).status).toBe(200);
  expect((await confirm(await tokenTo(email, 'newsletter_confirm'))).status).toBe(200);
  expect(await consentsOf(email)).toHaveLength(1);
});

test('an address that is subscribed is told so, however it is typed, and gets no email', async () => {
  const { email } = await confirmedReader();
  const answer = await subscribe(email.toUpperCase());
  expect(answer.status).toBe(409);
  expect((await answer.json()).message).toBe('This email is already subscribed to our newsletter.');
  expect(await mailsTo(email)).toHaveLength(2);
});

test('leaving takes effect at once, withdraws the consent, and works twice', async () => {
  const { email, token, confirmToken } = await confirmedReader();
  const answers = await Promise.all([leave(token), leave(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await answers[0]?.json()).toEqual({ message: 'You are unsubscribed from our newsletter.' });
  expect(await rowsOf(email)).toMatchObject([{ state: 'unsubscribed' }]);
  const [consent] = await consentsOf(email);
  expect(consent?.withdrawnAt).not.toBeNull();
  expect((await choose(token, ['rules'])).status).toBe(410);
  expect((await confirm(confirmToken)).status).toBe(410);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('mailboxes leave for their people with one press, as a form and without an origin', async () => {
  for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const { email, token } = await confirmedReader();
    const body = contentType.startsWith('multipart')
      ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
      : 'List-Unsubscribe=One-Click';
    const path = new URL((await mailsTo(email)).at(-1)?.unsubscribeUrl ?? '').pathname;
    const headers = { 'content-type': contentType, 'content-length': String(body.length) };
    expect((await app.request(path, { method: 'POST', headers, body })).status).toBe(200);
    expect(await rowsOf(email)).toMatchObject([{ state: 'unsubscribed' }]);
    expect((await app.request(`/api/newsletter/unsubscribe/${token}`)).headers.get('location')).toBe(
      `/newsletter/unsubscribe/${token}`,
    );
  }
});

test('opening the address of the one-click header changes nothing', async () => {
  const { email, token } = await confirmedReader();
  const opened = await app.request(`/api/newsletter/unsubscribe/${token}`);
  expect(opened.status).toBe(303);
  expect(await rowsOf(email)).toMatchObject([{ state: 'confirmed' }]);
});

test('the first email can be answered with no, before anything was confirmed', async () => {
  const email = newAddress();
  await subscribe(email);
  const token = await tokenTo(email, 'newsletter_confirm');
  const answer = await leave(token);
  expect(await answer.json()).toEqual({ message: 'Your address is deleted. We send you nothing.' });
  expect((await confirm(token)).status).toBe(410);
  expect(await rowsOf(email)).toEqual([]);
  expect(await mailsTo(email)).toEqual([]);
});

test('somebody who has left starts over, and only a new link confirms', async () => {
  const { email, token, confirmToken } = await confirmedReader();
  expect((await choose(token, ['rules'])).status).toBe(200);
  await leave(token);
  wait(HOUR_MS);
  expect((await subscribe(email)).status).toBe(200);
  expect(await rowsOf(email)).toMatchObject([
    { state: 'pending', topics: ['rules', 'weather', 'policies'], consentId: null },
  ]);
  expect((await confirm(confirmToken)).status).toBe(410);
  expect((await confirm(await tokenTo(email, 'newsletter_confirm'))).status).toBe(200);
  const given = await consentsOf(email);
  expect(given.map(({ withdrawnAt }) => withdrawnAt === null).toSorted()).toEqual([false, true]);
  // The link of an old issue still leaves.
  expect((await leave(token)).status).toBe(200);
  expect(await rowsOf(email)).toMatchObject([{ state: 'unsubscribed' }]);
});

test('topics are chosen with the link of an issue, one or more of them', async () => {
  const { email, token, confirmToken } = await confirmedReader();
  const answer = await choose(token, ['weather', 'rules', 'weather']);
  expect(await answer.json()).toEqual({ message: 'Your choice is saved.', topics: ['weather', 'rules'] });
  expect(await rowsOf(email)).toMatchObject([{ topics: ['weather', 'rules'] }]);
  for (const topics of [[], ['sport'], 'rules', undefined]) {
    const refused = await choose(token, topics);
    expect(refused.status).toBe(422);
    expect((await refused.json()).message).toBe('Please choose at least one topic, or unsubscribe');
  }
  expect((await choose(confirmToken, ['rules'])).status).toBe(200);
});

test('links that are unknown or over answer 410, those of another purpose as well', async () => {
  const { token } = await confirmedReader();
  expect((await confirm(token)).status).toBe(410);
  for (const answer of [
    await confirm('unknown'),
    await choose('unknown', ['rules']),
    await leave('unknown'),
  ]) {
    expect(answer.status).toBe(410);
    expect((await answer.json()).message).toMatch(/^This link has expired or is not valid/);
  }
  const email = newAddress();
  await subscribe(email);
  const late = await tokenTo(email, 'newsletter_confirm');
  wait(8 * 24 * HOUR_MS);
  expect((await confirm(late)).status).toBe(410);
  expect((await choose(token, ['rules'])).status).toBe(200);
  wait(366 * 24 * HOUR_MS);
  expect((await leave(token)).status).toBe(410);
});

test.each([
  ['no address', undefined],
  ['an empty one', ''],
  ['half of one', 'ada@example'],
  ['two of them', 'ada@example.com, bob@example.com'],
  ['one that is too long', `${'a'.repeat(250)}@example.com`],
  ['something else', { address: 'ada@example.com' }],
])('%s is refused with the words of the form', async (_, email) => {
  const answer = await subscribe(email);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    message: 'Please enter a valid email address',
    errors: { email: 'Please enter a valid email address' },
  });
});

test('robots and unknown fields are refused by name', async () => {
  const send = (extra: object) =>
    app.request('/api/newsletter/simple', { method: 'POST', json: { email: newAddress(), ...extra } });
  const trapped = await send({ website: 'https://spam.example' });
  expect(trapped.status).toBe(422);
  expect((await trapped.json()).errors).toEqual({ website: 'Please leave this field empty' });
  expect((await send({ state: 'confirmed' })).status).toBe(422);
  expect((await send({ website: '' })).status).toBe(200);
  expect((await app.request('/api/newsletter/confirm', { method: 'POST', json: {} })).status).toBe(422);
});

test('one address is written to three times an hour and six times a day, and nobody is told', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  const mails = () => limited.db.select().from(outboxMails);
  const answers = [];
  for (let count = 0; count < 4; count += 1) {
    answers.push(await subscribe('busy@example.com', limited));
    wait(5 * 60_000);
  }
  expect(await mails()).toHaveLength(3);
  for (let count = 0; count < 5; count += 1) {
    answers.push(await subscribe('busy@example.com', limited));
    wait(HOUR_MS);
  }
  expect(await mails()).toHaveLength(6);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('the answer is written before we look whether an address waits or has left', async () => {
  const unknown = newAddress();
  const waiting = newAddress();
  await subscribe(waiting);
  const gone = await confirmedReader();
  await leave(gone.token);
  const work = [];
  for (const email of [unknown, waiting, gone.email]) {
    const json = { email };
    work.push(
      await statementsOf(app.db, () => app.request('/api/newsletter/simple', { method: 'POST', json })),
    );
  }
  expect(work[0]?.length).toBeGreaterThan(0);
  expect(work[1]).toEqual(work[0]);
  expect(work[2]).toEqual(work[0]);
});
