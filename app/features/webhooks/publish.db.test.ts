import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { caseThreads } from '#app/features/messages/case-threads.server.ts';
import { sendCaseLine } from '#app/features/messages/commands/send-case-line.server.ts';
import { newId } from '#app/platform/ids.ts';
import { checkValues } from '#app/ui/forms/state/findings.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { openWebhooks } from '#tests/fixtures/webhooks/open-webhooks.ts';
import { httpsWebhook } from './schema.ts';
import { webhooks } from './tables.server.ts';

const { db, runJobs, target, boss, post, added, logOf, writeIn } = await openWebhooks();
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });

test('the program of the docs takes what is signed, and what it takes says nothing about a person', async () => {
  const { webhook, secret } = await added();
  const child = spawn(process.execPath, ['docs/receive-webhooks.mjs'], {
    env: { WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const nextLine = async (): Promise<string> => String((await lines.next()).value);
    const [, port] = /Listening on (\d+)/.exec(await nextLine()) ?? [];
    const { description, events, version } = webhook;
    const json = { url: `http://127.0.0.1:${port}/`, description, events, version };
    const moved = await boss.request(`/api/admin/webhooks/${webhook.id}`, { method: 'PUT', json });
    expect(moved.status).toBe(200);
    const { id, reference } = await writeIn();
    await runJobs();
    const taken = JSON.parse(await nextLine());
    expect(taken).toEqual({
      id: expect.stringMatching(/^msg_[0-9a-f]{32}$/),
      type: 'contact.received',
      timestamp: expect.any(String),
      data: { contactMessageId: id, reference, topic: 'other', source: 'form' },
    });
    const [sent] = await logOf(webhook.id);
    expect(sent).toMatchObject({ state: 'delivered', eventId: taken.id, tries: [{ status: 204 }] });
    // The same again is answered well and done once; what is not signed with the secret is refused.
    await post(`deliveries/${sent?.id}/replay`);
    await runJobs();
    expect((await logOf(webhook.id))[0]).toMatchObject({
      ...{ state: 'delivered', eventId: taken.id, isReplay: true },
    });
    await db.update(webhooks).set({ secret: `whsec_${btoa('somebody else’s'.slice(0, 8))}` });
    await post(`deliveries/${sent?.id}/replay`);
    await runJobs();
    const [refused] = await logOf(webhook.id);
    expect(refused?.tries).toMatchObject([{ status: 401, answer: 'Not signed with our secret' }]);
  } finally {
    child.kill();
  }
});

test('what happens to a case is told, each thing once, without anything about the person', async () => {
  const { webhook, path } = await added([
    ...['case.created', 'case.assigned', 'case.status_changed', 'message.created'],
  ]);
  const { id, version } = await createAssignedCase(db, dana, {}, client);
  await takeStep(db, dana, { caseId: id, version, step: 'accept', input: {} });
  const subject = { policy: caseThreads, id };
  const line = { body: 'Do you still have the car?', clientId: newId() };
  for (const _ of [1, 2]) await sendCaseLine(db, dana, { subject, line });
  await sendCaseLine(db, dana, { subject, line: { body: 'Sounds nervous', kind: 'internal' } });
  const [accepted] = (await logOf(webhook.id)).filter(({ type }) => type === 'case.status_changed');
  expect(accepted).toBeDefined();
  await runJobs();
  const told = target.receivedAt(path).map(({ body }) => JSON.parse(body));
  expect(told.map(({ type }) => type).toSorted()).toEqual([
    ...['case.assigned', 'case.created', 'case.status_changed', 'case.status_changed', 'message.created'],
  ]);
  expect(told.find(({ type }) => type === 'case.assigned').data).toMatchObject({
    ...{ caseId: id, brokerId: dana.kind === 'user' ? dana.id : '', type: 'auto', status: 'assigned' },
  });
  expect(told.find(({ type }) => type === 'message.created').data).toEqual({
    ...{
      messageId: expect.any(String),
      caseId: id,
      reference: expect.stringMatching(/^AB-/),
      from: 'broker',
    },
  });
  expect(JSON.stringify(told)).not.toMatch(/Casey|Dana|@|403-?555|nervous|the car/);
});

test('nothing is told of what was not committed, and nothing to a webhook that is off or asked for other things', async () => {
  const { webhook } = await added();
  const { webhook: deaf } = await added(['case.created']);
  await db
    .transaction(async (tx) => {
      await sendContactMessage(
        tx,
        { fullName: 'Kim Bird', email: 'kim@example.ca', topic: 'other', message: 'Never sent' },
        { ip: '203.0.113.9' },
      );
      throw new Error('no');
    })
    .catch(() => {});
  expect(await logOf(webhook.id)).toEqual([]);
  await writeIn();
  expect(await logOf(deaf.id)).toEqual([]);
  // What waits when it is switched off is dropped; what comes then is not written for it.
  await post(`webhooks/${webhook.id}/switch`, { version: webhook.version, isOn: false });
  await writeIn();
  await runJobs();
  expect((await logOf(webhook.id)).map(({ state }) => state)).toEqual(['dropped']);
  const [dropped] = await logOf(webhook.id);
  expect((await post(`deliveries/${dropped?.id}/replay`)).status).toBe(409);
});

test('wrong input is refused by field, a stale version with 409, and another’s place with 404', async () => {
  const { webhook, json } = await added();
  for (const [wrong, field] of [
    [{ ...json, url: 'ftp://example.com' }, 'url'],
    [{ ...json, url: 'https://user:pass@example.com/' }, 'url'],
    [{ ...json, description: ' ' }, 'description'],
    [{ ...json, events: [] }, 'events'],
    [{ ...json, events: ['case.deleted'] }, 'events.0'],
  ] as const) {
    const { status, body } = await post('webhooks', wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
  const put = (version: number) =>
    boss.request(`/api/admin/webhooks/${webhook.id}`, { method: 'PUT', json: { ...json, version } });
  const both = await Promise.all([put(1), put(1)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await post(`deliveries/${newId()}/replay`)).status).toBe(404);
  expect((await post(`webhooks/${newId()}/test`)).status).toBe(404);
});

test('by default only https to public addresses can be added, and there is room for twenty', async () => {
  const closed = await testApp();
  await createUser(closed.db, { username: 'boss', fullName: 'Avery Q', role: 'admin' });
  const admin = await closed.as({ username: 'boss' });
  const add = (url: string) =>
    admin.request('/api/admin/webhooks', {
      method: 'POST',
      json: { url, description: 'Somewhere', events: ['case.created'] },
    });
  for (const url of ['http://example.com/', 'https://10.0.0.1/', 'https://localhost/'])
    expect((await add(url)).status, url).toBe(422);
  const { takesAnyAddress } = await (await admin.request('/api/admin/webhooks')).json();
  expect(takesAnyAddress).toBe(false);
  // The form says it together with all else that is wrong.
  const typed = { url: 'http://myserver/hook', description: '', events: [] };
  expect(await checkValues(httpsWebhook, typed)).toEqual({
    errors: {
      url: 'The address must start with https://',
      description: 'Please give it a name',
      events: 'Choose at least one event',
    },
  });
  const many = await Promise.all(Array.from({ length: 22 }, (_, at) => add(`https://example.com/${at}`)));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(many.filter(({ status }) => status === 409)).toHaveLength(2);
});
