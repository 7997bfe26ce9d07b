import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cases } from '#app/features/cases/tables.server.ts';
import { contactMessages } from '#app/features/contact/tables.server.ts';
import { consents } from '#app/features/ledger/tables.server.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { chatVisitor, lead } from '#tests/fixtures/api/chat-visitor.ts';

const app = await testApp();
const { say } = chatVisitor(app);

test('with consent the contact data become a quote request, once', async () => {
  const leadInfo = lead({ consent: true, wordingVersion: '2026-11-20' });
  const first = await say('Yes, please', { leadInfo });
  expect(first.data.leadId).toMatch(/^AB-/);
  expect(first.data.response).toMatch(/contact you by .* Alberta time\. Your reference is AB-/);
  const [row] = await app.db.select().from(cases).where(eq(cases.contactEmail, leadInfo.email));
  expect(row).toMatchObject({ reference: first.data.leadId, type: 'home', source: 'chat', status: 'new' });
  // "A house in Calgary": a broker there is asked.
  expect(row?.city).toBe('Calgary');
  const [consent] = await app.db.select().from(consents).where(eq(consents.email, leadInfo.email));
  expect(consent).toMatchObject({ purpose: 'share_broker', method: 'chat' });

  const again = await say('Is hail damage covered?', { leadInfo, token: first.token });
  expect(again.data.leadId).toBe(first.data.leadId);
  expect(await app.db.select().from(cases).where(eq(cases.contactEmail, leadInfo.email))).toHaveLength(1);
});

test.each([
  ['travel', 'Super Visa for my parents', 'supervisa'],
  ['travel', 'a super-visa, please', 'supervisa'],
  ['general', 'supervisa', 'supervisa'],
  ['business', '2 trucks and a trailer', 'commercial-auto'],
  ['general', 'a boat', 'specialty'],
  // Chosen in the summary.
  ['group-benefits', 'dental for six', 'group-benefits'],
  ['travel', 'two weeks in Spain', 'travel'],
  // Whoever changed it in the summary has chosen.
  ['home', 'Super Visa for my parents', 'home'],
])(
  'contact data about %s, who said "%s": the request is about %s',
  async (insuranceType, additionalDetails, type) => {
    const leadInfo = lead({ consent: true, insuranceType, additionalDetails });
    await say('Yes, please', { leadInfo });
    const [row] = await app.db.select().from(cases).where(eq(cases.contactEmail, leadInfo.email));
    expect(row).toMatchObject({ type, source: 'chat' });
  },
);

test('without consent they are kept for the people of this site, and no case is opened', async () => {
  const leadInfo = lead({ consent: false });
  const { data, token } = await say('No thanks', { leadInfo });
  expect(data.leadId).toMatch(/^AB-/);
  expect(data.response).toContain('not shared with a broker');
  const [kept] = await app.db.select().from(contactMessages).where(eq(contactMessages.email, leadInfo.email));
  expect(kept).toMatchObject({ reference: data.leadId, source: 'chat' });
  expect(await app.db.select().from(cases).where(eq(cases.contactEmail, leadInfo.email))).toEqual([]);

  const later = await say('Yes', { leadInfo: { ...leadInfo, consent: true }, token });
  expect(later.data.leadId).not.toBe(data.leadId);
  const [opened] = await app.db.select().from(cases).where(eq(cases.contactEmail, leadInfo.email));
  const [linked] = await app.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, leadInfo.email));
  expect(linked).toMatchObject({ caseId: opened?.id, state: 'closed' });
});

test('a question in the same call is answered too', async () => {
  const { data } = await say('Is hail damage covered on my house?', { leadInfo: lead() });
  expect(data.leadId).toMatch(/^AB-/);
  expect(data.response).toMatch(/details are saved[\s\S]+hail/);
});

const keptOf = (email: string) =>
  app.db.select().from(contactMessages).where(eq(contactMessages.email, email));
test.each([undefined, false])(
  'with consent %s they are a message that is answered, once',
  async (consent) => {
    const leadInfo = lead(consent === undefined ? {} : { consent });
    const { data, token } = await say('Is hail damage covered on my house?', { leadInfo });
    expect(await keptOf(leadInfo.email)).toMatchObject([
      { reference: data.leadId, state: 'new', message: expect.stringMatching(/No consent/) },
    ]);
    await app.runJobs();
    const mails = await app.db.select().from(outboxMails).where(eq(outboxMails.recipient, leadInfo.email));
    expect(mails.map(({ subject }) => subject)).toEqual([`We have your details ${data.leadId}`]);
    const no = await say('no', { leadInfo: { ...leadInfo, consent: false }, token });
    expect(no.data).toMatchObject({ leadId: data.leadId, response: expect.stringContaining('not shared') });
    expect(await keptOf(leadInfo.email)).toHaveLength(1);
  },
);

test('who was asked and has not decided is answered, and nothing of theirs is kept before a yes', async () => {
  const leadInfo = lead({ consent: null });
  const { data, token } = await say('Is hail damage covered on my house?', { leadInfo });
  expect(data.response).toMatch(/hail/i);
  expect(data.leadId).toBeUndefined();
  expect(await keptOf(leadInfo.email)).toEqual([]);
  await app.runJobs();
  expect(await app.db.select().from(outboxMails).where(eq(outboxMails.recipient, leadInfo.email))).toEqual(
    [],
  );
  const yes = await say('ok yes go ahead', { leadInfo: { ...leadInfo, consent: true }, token });
  expect(yes.data.leadId).toMatch(/^AB-/);
  expect(yes.data.response).not.toContain('takes the place of');
});

test.each([
  ['phone', ['call', 'share_broker']],
  ['text', ['share_broker', 'text']],
  ['email', ['share_broker']],
])('who agrees to be reached by %s has agreed to that way', async (contactMethod, purposes) => {
  const leadInfo = lead({ consent: true, contactMethod, additionalDetails: 'Postal code T2P 1J9' });
  await say('Yes, please', { leadInfo });
  const [row] = await app.db.select().from(cases).where(eq(cases.contactEmail, leadInfo.email));
  expect(row).toMatchObject({ contactMethod, postalCode: 'T2P 1J9', city: 'Calgary' });
  const given = await app.db.select().from(consents).where(eq(consents.email, leadInfo.email));
  expect(given.map(({ purpose }) => purpose).sort()).toEqual(purposes);
});

test('a yes after that makes a request of them, and its reference says which one it replaces', async () => {
  const leadInfo = lead();
  const { data, token } = await say('Is hail damage covered on my house?', { leadInfo });
  const yes = await say('ok yes go ahead', { leadInfo: { ...leadInfo, consent: true }, token });
  expect(yes.data.response).toContain(`takes the place of ${data.leadId}`);
  expect(yes.data.response).toContain('does not send emails at the moment');
  expect(await keptOf(leadInfo.email)).toMatchObject([{ state: 'closed', caseId: expect.any(String) }]);
});

test('what follows a yes is answered, and danger comes before the receipt', async () => {
  const asked = await say('Yes, and is hail damage covered on my house?', {
    leadInfo: lead({ consent: true }),
  });
  expect(asked.data.response).toMatch(/hail/i);
  const inDanger = await say('yes my house is on fire', { leadInfo: lead() });
  expect(inDanger.data).toMatchObject({ outcome: 'emergency', leadId: expect.any(String) });
  expect(inDanger.data.response).toMatch(/^Get everyone out, stay out, and call 9-1-1 now/);
});

test('two equal calls at once save the contact data once', async () => {
  const { token } = await say('hello');
  const leadInfo = lead({ consent: true });
  const [one, two] = await Promise.all([say('Yes', { leadInfo, token }), say('Yes', { leadInfo, token })]);
  expect(one.data.leadId).toBe(two.data.leadId);
  expect(await app.db.select().from(cases).where(eq(cases.contactEmail, leadInfo.email))).toHaveLength(1);
});

test('from a network with requests that nobody confirmed, contact data wait for a person and reach no broker', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  for (let index = 0; index < 5; index += 1) {
    const sent = await limited.request('/api/quotes', {
      method: 'POST',
      json: exampleQuote('auto', { contact: { email: `sender${index}@example.ca` } }),
      headers: { 'idempotency-key': `sent-before-the-chat-${index}` },
    });
    expect(sent.status).toBe(201);
  }
  const leadInfo = lead({ consent: true });
  const { data } = await chatVisitor(limited).say('Yes, please', { leadInfo });
  expect(data.response).toContain('before a broker partner is asked');
  expect(await limited.db.select().from(cases)).toHaveLength(5);
  const [kept] = await limited.db.select().from(contactMessages);
  expect(kept).toMatchObject({ email: leadInfo.email, reference: data.leadId });
  expect(kept?.message).toContain('Agreed to share with a broker; held back');
});
