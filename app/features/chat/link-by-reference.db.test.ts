import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { chatVisitor } from '#tests/fixtures/api/chat-visitor.ts';

const app = await testApp();
const { say } = chatVisitor(app);

const linksTo = async (email: string) => {
  await app.runJobs();
  const mails = await app.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  return mails.filter(({ kind, state }) => kind === 'quote_link' && state !== 'dropped').length;
};

test('"where is my request" asks for the reference, which has the link mailed to the address on file', async () => {
  const email = 'lost-link@example.com';
  const { reference } = await createQuote(app.db, 'auto', { contact: { email } });
  const { data: asked } = await say('where is my request?');
  expect(asked.response).toMatch(/reference/);
  const { data: given } = await say(`here it is: ${reference.toLowerCase()}`);
  expect(given.response).toContain(reference);
  expect(await linksTo(email)).toBe(1);
});

test('a reference that nobody has gets the same words, and no mail', async () => {
  const email = 'other@example.com';
  const { reference } = await createQuote(app.db, 'auto', { contact: { email } });
  const known = await say(reference);
  const unknown = await say('AB-00000000');
  const words = (response: string) => response.replaceAll(/AB-\w+/g, '');
  expect(words(unknown.data.response)).toBe(words(known.data.response));
  expect(await linksTo(email)).toBe(1);
});

test('asked again and again, at most three emails a day go out, and nobody is told', async () => {
  const email = 'again@example.com';
  const { reference } = await createQuote(app.db, 'auto', { contact: { email } });
  for (let time = 0; time < 4; time += 1) {
    expect((await say(`where is ${reference}?`)).data.response).toContain(reference);
  }
  // The first of the three was the one that the form caused.
  expect(await linksTo(email)).toBe(2);
});

test('a reference in a call for help leads to help', async () => {
  const { data } = await say('AB-7K3M9Q2X my kitchen is on fire right now help');
  expect(data.outcome).toBe('emergency');
});
