import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
const PASSWORD = 'Gravel7Road';

async function linksTo(recipient: string): Promise<string[]> {
  const mails = await app.db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipient, recipient), ne(outboxMails.state, 'dropped')))
    .orderBy(outboxMails.id);
  return mails.map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? '');
}

async function newClient(username: string) {
  const email = `${username}@example.com`;
  const json = { username, email, fullName: 'Sky Reid', phone: '403-555-0123', password: PASSWORD };
  await app.request('/api/register', { method: 'POST', json });
  return { email, person: await app.logIn({ username, password: PASSWORD }) };
}

test('whoever asks for the link ten times gets three, and the last of them works', async () => {
  const { email, person } = await newClient('asker');
  for (let round = 0; round < 9; round += 1) {
    const answer = await person.request('/api/verify-email/resend', { method: 'POST', json: {} });
    expect(answer.status).toBe(202);
  }
  const links = await linksTo(email);
  expect(links).toHaveLength(3);
  const confirm = (token?: string) =>
    person.request('/api/verify-email', { method: 'POST', json: { token } });
  expect((await confirm(links[0])).status).toBe(410);
  expect((await confirm(links.at(-1))).status).toBe(200);
});

test('an account that asks for a stranger’s address again and again writes to them three times', async () => {
  const victim = 'stranger@example.com';
  for (const username of ['one', 'two']) {
    const { person } = await newClient(username);
    for (let round = 0; round < 5; round += 1) {
      const json = { current: PASSWORD, email: victim };
      expect((await person.request('/api/user/email', { method: 'POST', json })).status).toBe(202);
      await app.runJobs();
    }
  }
  expect(await linksTo(victim)).toHaveLength(3);
});
