import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { purgeContactMessages } from './commands.server.ts';
import { contactMessages } from './tables.server.ts';

const app = await testApp();

let people = 0;
function message(overrides: Record<string, unknown> = {}) {
  people += 1;
  return {
    fullName: 'Ada Tremblay',
    email: `writer${people}@example.com`,
    topic: 'quote',
    message: 'Please call me about my request.',
    ...overrides,
  };
}
const send = (json: unknown) => app.request('/api/contact', { method: 'POST', json });

test('a message is kept, answered with its reference, and mailed to the sender and the team', async () => {
  const input = message({
    message: 'First line <b>bold</b>\n\nSecond paragraph',
    phone: '+1 (403) 555-0142',
  });
  const response = await send(input);
  expect(response.status).toBe(201);
  const { reference, replyBy } = await response.json();
  expect(Date.parse(replyBy)).toBeGreaterThan(Date.now());
  expect(reference).toMatch(/^AB-[0-9A-HJKMNP-TV-Z]{8}$/);
  const [row] = await app.db.select().from(contactMessages).where(eq(contactMessages.reference, reference));
  expect(row).toMatchObject({ email: input.email, state: 'new', source: 'form', topic: 'quote' });

  const mails = await app.db.select().from(outboxMails);
  const toSender = mails.find(({ recipient }) => recipient === input.email);
  expect(toSender?.text).toContain('We will reply within one business day.');
  expect(toSender?.text).toContain(`That is by ${formatAlbertaTime(new Date(replyBy), 'dateTime')}.`);
  // Anybody can type somebody else's address: what they typed must not reach it.
  expect(toSender?.text).not.toMatch(/First line|Ada/);
  const toTeam = mails.find(({ subject }) => subject.includes(reference) && subject.startsWith('Message'));
  expect(toTeam?.text).toContain('Second paragraph');
  expect(toTeam?.replyTo).toBe(input.email);
  expect(toTeam?.html).toContain('&lt;b&gt;bold&lt;/b&gt;');
});

test('the same message twice is one message and one pair of emails', async () => {
  const input = message();
  const [first, second] = await Promise.all([send(input), send(input)]);
  expect(await first.json()).toEqual(await second.json());
  const rows = await app.db.select().from(contactMessages).where(eq(contactMessages.email, input.email));
  expect(rows).toHaveLength(1);
  const mails = await app.db.select().from(outboxMails).where(eq(outboxMails.recipient, input.email));
  expect(mails).toHaveLength(1);
});

test.each([
  ['no name', { fullName: '  ' }, 'fullName', 'Full name is required'],
  ['a long name', { fullName: 'a'.repeat(101) }, 'fullName', 'Full name must not exceed 100 characters'],
  ['no address', { email: 'ada@example' }, 'email', 'Invalid email address'],
  ['a short phone', { phone: '555-0142' }, 'phone', 'Please enter a phone number of 10 digits'],
  ['a phone of letters', { phone: '403-555-CALL' }, 'phone', 'Please enter a valid phone number'],
  ['no topic', { topic: '' }, 'topic', 'Please choose a topic'],
  ['a short message', { message: 'Call me   ' }, 'message', 'Message must be at least 10 characters'],
  ['a long message', { message: 'a'.repeat(2001) }, 'message', 'Message must not exceed 2000 characters'],
  ['an unknown field', { state: 'closed' }, 'state', 'This field is not known here'],
  ['a filled trap', { website: 'https://spam.example' }, 'website', 'Please leave this field empty'],
])('%s is refused with its message', async (_, change, field, text) => {
  const response = await send(message(change));
  expect(response.status).toBe(422);
  const answer = await response.json();
  expect(answer.errors[field]).toBe(text);
  expect(answer.message).toBe(text);
});

test('an empty phone and an empty trap count as left out', async () => {
  expect((await send(message({ phone: '', website: '' }))).status).toBe(201);
});

test('the sixth message of an hour from one address is refused in friendly words', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  const answers = [];
  for (let count = 0; count < 6; count += 1) {
    const json = message({ email: 'busy@example.com', message: `Message number ${count} of the hour.` });
    answers.push(await limited.request('/api/contact', { method: 'POST', json }));
  }
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
  expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('messages are deleted after twelve months', async () => {
  const input = message();
  await send(input);
  expect(await purgeContactMessages(app.db)).toBe(0);
  holdClock(new Date(now().getTime() + 366 * 86_400_000));
  expect(await purgeContactMessages(app.db)).toBeGreaterThan(0);
  expect(await app.db.select().from(contactMessages).where(eq(contactMessages.email, input.email))).toEqual(
    [],
  );
});
