import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { caseThreads } from '#app/features/messages/case-threads.server.ts';
import { addLine } from '#app/features/messages/commands/add-line.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { casePeople } from '#tests/fixtures/api/cases/case-people.ts';
import { createWorkedCase, dayFromNow, summary } from '#tests/fixtures/api/cases/worked-case.ts';
import { unpack } from '#tests/fixtures/documents/unpack.ts';

const app = await testApp();
const { db } = app;
const { client, broker, as } = await casePeople(app);

test('a client takes the whole case home, and nothing of it is what others keep to themselves', async () => {
  const id = await createWorkedCase(db, broker, client);
  const subject = { policy: caseThreads, id };
  await addLine(db, client, { subject, line: { body: 'Hello <script>alert(1)</script> & thanks' } });
  await addLine(db, broker, { subject, line: { body: 'A careful driver', kind: 'internal' } });
  const asked = { kind: 'answer', title: 'Which car?' } as const;
  await takeStep(db, broker, { caseId: id, step: 'request_information', input: asked });
  await takeStep(db, broker, { caseId: id, step: 'send_quotes', input: { summaries: [summary()] } });
  const answer = await as.client.request(`/api/cases/${id}/archive`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="AB-[0-9A-Z]{8}\.zip"$/);
  const { 'index.html': page = '' } = await unpack(await answer.arrayBuffer());
  for (const words of ['Which car?', 'Prairie Mutual', '$1,489.00 a year', 'Jordan Makokis', 'Shared with']) {
    expect(page).toContain(words);
  }
  // How each thing stands is said in words, not by the names of our states.
  for (const words of ['Not answered yet', 'You have not answered', 'You asked for a phone call'])
    expect(page).toContain(words);
  expect(page.replace(/<style>.*<\/style>/s, '')).not.toMatch(/current|you: none/);
  expect(page).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt; &amp; thanks');
  expect(page).not.toMatch(/careful driver|<script/);
});

test('number and premium of a policy are in both copies of one’s data, also when its request was opened and closed again', async () => {
  const own = await createUser(db, { username: 'insured', fullName: 'Indra Insured' });
  const asOwn = await app.as({ username: 'insured' });
  const id = await createWorkedCase(db, broker, own);
  const policy = { policyNumber: 'PM 4471-22', premiumCents: 148_900, period: 'month' as const };
  const input = { insurer: 'Prairie Mutual', effectiveOn: dayFromNow(3), ...policy };
  await takeStep(db, broker, { caseId: id, step: 'win', input });
  const { policyNumber, premiumCents } = policy;
  const recorded = { policyNumber, premiumCents, premiumPeriod: 'month' };
  async function expectCopies(kept: object) {
    const archive = await asOwn.request(`/api/cases/${id}/archive`);
    const { 'index.html': page = '' } = await unpack(await archive.arrayBuffer());
    for (const words of ['Policy number', 'PM 4471-22', '$1,489.00 a month']) expect(page).toContain(words);
    const { cases } = JSON.parse(await (await asOwn.request('/api/user/export')).text());
    expect(cases[0]).toMatchObject(kept);
  }
  await expectCopies({ agreed: recorded, earlierPolicy: null });
  await takeStep(db, own, { caseId: id, step: 'reopen', input: { reason: 'Another car' } });
  await expectCopies({ agreed: null, earlierPolicy: recorded });
  await takeStep(db, own, { caseId: id, step: 'withdraw', input: {} });
  await expectCopies({ agreed: null, earlierPolicy: recorded });
});

test('the copy of the own data holds the request with all that followed, and nothing that others keep to themselves', async () => {
  const own = await createUser(db, { username: 'copying', fullName: 'Robin Reader' });
  const id = await createWorkedCase(db, broker, own);
  const subject = { policy: caseThreads, id };
  await addLine(db, own, { subject, line: { body: 'When does it start?' } });
  await addLine(db, broker, { subject, line: { body: 'A careful driver', kind: 'internal' } });
  await takeStep(db, broker, {
    caseId: id,
    step: 'request_information',
    input: { kind: 'answer', title: 'Which car?' },
  });
  await takeStep(db, broker, { caseId: id, step: 'send_quotes', input: { summaries: [summary()] } });
  await createWorkedCase(db, broker, client);

  const answer = await (await app.as({ username: 'copying' })).request('/api/user/export');
  const text = await answer.text();
  const { cases } = JSON.parse(text);
  expect(cases).toHaveLength(1);
  expect(cases[0]).toMatchObject({
    answers: expect.any(Object),
    informationRequests: [{ title: 'Which car?', askedBy: { fullName: 'Dana Broker' } }],
    quotes: [{ insurer: 'Prairie Mutual', premiumCents: 148_900, broker: { fullName: 'Dana Broker' } }],
    certificates: [],
    documents: [],
  });
  expect(cases[0].messages).toContainEqual(expect.objectContaining({ body: 'When does it start?' }));
  expect(cases[0].seenBy).toContainEqual(
    expect.objectContaining({ recipient: expect.objectContaining({ name: 'Dana Broker' }) }),
  );
  expect(cases[0].history.length).toBeGreaterThan(2);
  expect(text).not.toMatch(/careful driver/);
});

test('nobody else takes it, and the passport does not say that somebody read it who was refused', async () => {
  const id = await createWorkedCase(db, broker, client);
  expect((await as.stranger.request(`/api/cases/${id}/archive`)).status).toBe(404);
  expect((await as.broker.request(`/api/cases/${id}/archive`)).status).toBe(403);
  expect((await app.request(`/api/cases/${id}/archive`)).status).toBe(401);
  const { items } = await (await as.client.request(`/api/cases/${id}/passport`)).json();
  expect(items.filter(({ kind }: { kind: string }) => kind === 'viewed')).toEqual([]);
});
