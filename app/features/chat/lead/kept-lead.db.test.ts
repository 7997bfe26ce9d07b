import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contactMessages } from '#app/features/contact/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { chatVisitor, lead } from '#tests/fixtures/api/chat-visitor.ts';

const app = await testApp();
const { say, keptLead, deleteLead, handOff } = chatVisitor(app);

const messagesOf = (email: string) =>
  app.db.select().from(contactMessages).where(eq(contactMessages.email, email));

test('who said no sees what is kept, and deletes it; later details are kept anew', async () => {
  const leadInfo = lead({ consent: false });
  const { data, token } = await say('No, please do not share it.', { leadInfo });
  const kept = await keptLead(token);
  expect(await kept.json()).toMatchObject({
    ...{ reference: data.leadId, fullName: leadInfo.name, email: leadInfo.email },
    message: expect.stringContaining('No consent to share'),
  });
  expect((await deleteLead(token)).status).toBe(204);
  expect(await messagesOf(leadInfo.email)).toEqual([]);
  expect((await keptLead(token)).status).toBe(404);
  expect((await deleteLead(token)).status).toBe(404);

  const again = await say('No', { leadInfo, token });
  expect(again.data.leadId).not.toBe(data.leadId);
  expect(await messagesOf(leadInfo.email)).toHaveLength(1);
});

test('nobody sees or deletes what another conversation has left', async () => {
  const leadInfo = lead({ consent: false });
  await say('No', { leadInfo });
  const { token } = await say('hello');
  for (const asked of [keptLead, deleteLead]) {
    expect((await asked(token)).status).toBe(404);
    expect((await asked('not-a-token')).status).toBe(404);
  }
  expect(await messagesOf(leadInfo.email)).toHaveLength(1);
});

test('what is shared, or waits for a person, is not deleted here', async () => {
  const shared = await say('Yes, please', { leadInfo: lead({ consent: true }) });
  expect((await deleteLead(shared.token)).status).toBe(404);
  const leadInfo = lead({ consent: false });
  const { token } = await say('No', { leadInfo });
  await handOff(token, leadInfo.email);
  expect((await deleteLead(token)).status).toBe(404);
  expect((await messagesOf(leadInfo.email)).length).toBeGreaterThan(0);
});

test('who then asks for a person goes on with the same matter, under the same reference', async () => {
  const leadInfo = lead({ consent: false });
  const { data, token } = await say('No, please do not share it.', { leadInfo });
  const asked = await (await handOff(token, leadInfo.email)).json();
  expect(asked.reference).toBe(data.leadId);
  expect(await messagesOf(leadInfo.email)).toMatchObject([
    { state: 'in_chat', message: expect.stringContaining('Asked for a person in the chat.') },
  ]);
  const other = lead({ consent: false });
  const left = await say('No', { leadInfo: other });
  const elsewhere = await (await handOff(left.token, `another-${other.email}`)).json();
  expect(elsewhere.reference).not.toBe(left.data.leadId);
});
