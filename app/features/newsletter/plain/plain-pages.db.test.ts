import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consents } from '#app/features/ledger/tables.server.ts';
import { subscribers } from '#app/features/newsletter/tables.server.ts';
import { newsletterWording } from '#app/features/newsletter/wording.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { statementsOf } from '#tests/fixtures/databases/statements.ts';

const app = await testApp();
const { db, request } = app;

const post = (
  path: string,
  fields: Record<string, string> | string[][] = {},
  headers: Record<string, string> = {},
) =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const subscribe = async (
  email: string,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
) => {
  const answer = await post('/newsletter/plain', { email, website: '', ...more }, headers);
  await app.runJobs();
  return answer;
};
const rowOf = async (email: string) =>
  (await db.select().from(subscribers).where(eq(subscribers.email, email)))[0];

async function linkIn(email: string, kind: string): Promise<string> {
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  const text = mails.find((mail) => mail.kind === kind)?.text ?? '';
  return new URL(/https?:\S+/.exec(text)?.[0] ?? 'x:').pathname;
}

/** The page at an address, with every run of white space as one space. */
async function read(path: string, status = 200): Promise<string> {
  const answer = await request(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return (await answer.text()).replaceAll(/\s+/g, ' ');
}

async function confirmedLink(email: string): Promise<string> {
  await subscribe(email);
  await post(await linkIn(email, 'newsletter_confirm'));
  return linkIn(email, 'newsletter_welcome');
}

test('the form is a page of its own, with the words people agree to', async () => {
  const html = await read('/newsletter/plain');
  expect(html).toContain('name="email"');
  expect(html).toContain('By pressing Subscribe you agree');
  // What stands for a fact in the text is filled in.
  expect(html).toContain('we delete your address after');
  expect(html).not.toMatch(/\{[a-z]+\./i);
  expect(html).not.toContain('role="alert"');
});

test('an address is taken, and the page says where to go on', async () => {
  const sent = await subscribe('plain@example.com');
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toBe('/newsletter/plain/sent');
  expect(await rowOf('plain@example.com')).toMatchObject({ state: 'pending' });
  const html = await read('/newsletter/plain/sent');
  expect(html).toContain('Not confirmed yet');
  expect(html).toContain('Thank you for subscribing to our newsletter!');
  expect(html).toContain('This site does not send emails at the moment');
});

test('where emails go out, the page says to look for ours', async () => {
  const mailing = await testApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const html = await (await mailing.request('/newsletter/plain/sent')).text();
  expect(html).toContain('Success! Check your inbox');
  expect(html).toContain(
    'Open the link in our email to confirm. Thank you for subscribing to our newsletter!',
  );
});

test('a wrong address comes back with its message and as it was typed', async () => {
  const answer = await subscribe('"><b>ada@');
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html.split('Please enter a valid email address')).toHaveLength(3);
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;ada@"');
});

test('robots, other bodies and other sites subscribe nobody', async () => {
  const trapped = await subscribe('robot@example.com', { website: 'https://spam.example' });
  expect(trapped.status).toBe(422);
  expect(await trapped.text()).toContain('Please leave this field empty');
  expect((await request('/newsletter/plain', { method: 'POST', json: {} })).status).toBe(415);
  expect((await subscribe('robot@example.com', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await rowOf('robot@example.com')).toBeUndefined();
});

test('opening the link of the first email changes nothing; its button confirms the words on the page', async () => {
  await subscribe('opened@example.com');
  const link = await linkIn('opened@example.com', 'newsletter_confirm');
  for (const method of ['GET', 'HEAD']) expect((await request(link, { method })).status).toBe(200);
  expect((await rowOf('opened@example.com'))?.state).toBe('pending');
  const html = await read(link);
  expect(html).toContain(newsletterWording().replaceAll(/\s+/g, ' '));
  expect(html).toContain('opened@example.com');
  // One question and one button.
  expect(html).toMatch(/<h1[^>]*>\s*Do you want our newsletter\?\s*<\/h1>/);
  expect(html.match(/<button/g)).toHaveLength(1);

  const pressed = await post(link, { wordingVersion: '2026-11-20' });
  expect(pressed.status).toBe(303);
  expect(pressed.headers.get('location')).toBe(link);
  expect((await rowOf('opened@example.com'))?.state).toBe('confirmed');
  const done = await read(link);
  for (const words of ['Success! You are subscribed', 'Thank you for subscribing to our newsletter!'])
    expect(done).toContain(words);
  const [consent] = await db.select().from(consents).where(eq(consents.email, 'opened@example.com'));
  expect(consent).toMatchObject({ page: '/newsletter/confirm', purpose: 'newsletter' });
});

test('a slip in a common address is asked about once, and who means it sends it again', async () => {
  const first = await subscribe('dana@gmial.com');
  expect(first.status).toBe(422);
  const html = await first.text();
  expect(html).toContain('Did you mean dana@gmail.com? Correct it, or press Subscribe again.');
  expect(html).toContain('name="doubted" value="dana@gmial.com"');
  expect(await rowOf('dana@gmial.com')).toBeUndefined();
  const again = await subscribe('dana@gmial.com', { doubted: 'dana@gmial.com' });
  expect(again.status).toBe(303);
  expect(await rowOf('dana@gmial.com')).toMatchObject({ state: 'pending' });
  expect((await subscribe('dana@gmai.com', { doubted: 'dana@gmial.com' })).status).toBe(422);
});

test('words that we do not know are not agreed to', async () => {
  await subscribe('words@example.com');
  const link = await linkIn('words@example.com', 'newsletter_confirm');
  const answer = await post(link, { wordingVersion: '1999-01-01' });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Our consent wording has changed.');
  expect((await rowOf('words@example.com'))?.state).toBe('pending');
});

test('the first email can be answered with no: the address is deleted at once, and the link knows nobody', async () => {
  await subscribe('no@example.com');
  const link = await linkIn('no@example.com', 'newsletter_confirm');
  const no = link.replace('/confirm/', '/unsubscribe/');
  expect(await read(link)).toContain(`href="${no}"`);
  const question = await read(no);
  expect(question).toContain(`action="${no}"`);
  expect(question).toContain('We delete no@example.com at once');
  expect((await rowOf('no@example.com'))?.state).toBe('pending');
  const done = (await post(no)).headers.get('location') ?? '';
  expect(await rowOf('no@example.com')).toBeUndefined();
  const page = await read(done);
  for (const words of ['Your address is deleted', 'We send you nothing.']) expect(page).toContain(words);
  expect(page).not.toMatch(/consent|unsubscribed|Subscribe again|60 days|no@example\.com/);
  for (const path of [link, no]) {
    const gone = await read(path, 410);
    expect(gone).toContain('we keep no address of yours');
    expect(gone).not.toContain('no@example.com');
  }
});

test('topics show what is chosen, are saved, and at least one is needed', async () => {
  const link = await confirmedLink('topics@example.com');
  expect((await read(link)).match(/\bchecked\b(?!:)/g)).toHaveLength(3);
  const saved = await post(link, [
    ['topics', 'rules'],
    ['topics', 'policies'],
  ]);
  expect(saved.headers.get('location')).toBe(`${link}?saved`);
  expect((await rowOf('topics@example.com'))?.topics).toEqual(['rules', 'policies']);
  const html = await read(`${link}?saved`);
  expect(html).toContain('Your choice is saved.');
  expect(html.match(/\bchecked\b(?!:)/g)).toHaveLength(2);

  const none = await post(link);
  expect(none.status).toBe(422);
  expect(await none.text()).toContain('Please choose at least one topic, or unsubscribe');
  expect((await rowOf('topics@example.com'))?.topics).toEqual(['rules', 'policies']);
});

test('opening the link to leave changes nothing; its button leaves, twice as well as once', async () => {
  const link = (await confirmedLink('leaving@example.com')).replace('/preferences/', '/unsubscribe/');
  expect(await read(link)).toContain('no more issues come to leaving@example.com');
  expect((await rowOf('leaving@example.com'))?.state).toBe('confirmed');
  const pressed = await Promise.all([post(link), post(link)]);
  expect(pressed.map(({ status }) => status)).toEqual([303, 303]);
  expect((await rowOf('leaving@example.com'))?.state).toBe('unsubscribed');
  const html = await read(link);
  expect(html).toContain('You won’t get any more newsletters from us');
  expect(html).toContain('within 60 days');
  expect(await read(link.replace('/unsubscribe/', '/preferences/'))).toContain('You are unsubscribed');
});

test('links that are over, unknown or cut short open a page that says what to do', async () => {
  await subscribe('expired@example.com');
  const link = await linkIn('expired@example.com', 'newsletter_confirm');
  holdClock(new Date(now().getTime() + 8 * 86_400_000));
  for (const path of [
    link,
    '/newsletter/confirm/unknown',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
  ]) {
    const html = await read(path, 410);
    expect(html).toContain('This link no longer works');
    expect(html).toContain('hello@chinookcover.example');
  }
  expect((await post(link)).status).toBe(410);
  expect((await post('/newsletter/preferences/unknown', { topics: 'rules' })).status).toBe(410);
});

test('the link that confirms opens the topics only once it has confirmed', async () => {
  await subscribe('pending@example.com');
  const confirm = await linkIn('pending@example.com', 'newsletter_confirm');
  const topics = confirm.replace('/confirm/', '/preferences/');
  expect(await read(topics)).toContain('Do you want our newsletter?');
  expect((await post(topics, { topics: 'rules' })).status).toBe(410);
  await post(confirm);
  expect(await read(topics)).toContain('name="topics"');
});

test('a subscribed address is answered as every other one, after the same work, and gets no email', async () => {
  await confirmedLink('known@example.com');
  const before = (await db.select().from(outboxMails)).length;
  const send = (email: string) =>
    statementsOf(db, async () => {
      const answer = await post('/newsletter/plain', { email, website: '' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/newsletter/plain/sent');
    });
  const [known, unknown] = [await send('known@example.com'), await send('unknown@example.com')];
  expect(known.length).toBeGreaterThan(0);
  expect(known).toEqual(unknown);
  await app.runJobs();
  expect((await db.select().from(outboxMails)).length).toBe(before + 1);
});

test('too many requests from one network are told when to come back', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  const answers = [];
  for (let count = 0; count < 21; count += 1) {
    answers.push(
      await limited.request('/newsletter/plain', {
        method: 'POST',
        body: new URLSearchParams({ email: `busy${count}@example.com` }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(303), 429]);
  expect(answers[20]?.headers.get('retry-after')).toMatch(/^\d+$/);
  const busy = await answers[20]?.text();
  expect(busy).toContain('Too many requests. Please wait a moment and try again.');
  expect(busy).toContain('value="busy20@example.com"');
});

test('every page and every email keeps to the wording rules', async () => {
  await subscribe('wording@example.com');
  const confirm = await linkIn('wording@example.com', 'newsletter_confirm');
  const texts = [await read(confirm), await read('/newsletter/plain'), await read('/newsletter/plain/sent')];
  await post(confirm);
  const preferences = await linkIn('wording@example.com', 'newsletter_welcome');
  const leave = preferences.replace('/preferences/', '/unsubscribe/');
  texts.push(await read(confirm), await read(preferences), await read(leave), await read(`${confirm}x`, 410));
  await post(leave);
  texts.push(await read(leave), await read('/newsletter/plain/deleted'));
  const mails = await db.select().from(outboxMails);
  expect(mails.length).toBeGreaterThan(1);
  texts.push(...mails.map(({ subject, text }) => `${subject}\n${text}`));
  // The two exclamation marks of the thank-you are words that were given to us.
  const ours = texts.map((text) =>
    text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/Success!|Thank you for subscribing to our newsletter!/g, ''),
  );
  expect(ours.flatMap(findWordingBreaches)).toEqual([]);
});
