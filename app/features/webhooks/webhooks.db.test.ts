import { spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { caseThreads } from '#app/features/messages/case-threads.server.ts';
import { sendCaseLine } from '#app/features/messages/commands/send-case-line.server.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/platform/clock/durations.ts';
import { newId } from '#app/platform/ids.ts';
import { handleJob, openQueue } from '#app/platform/jobs/jobs.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { openTarget } from '#tests/fixtures/servers/webhook-target.ts';
import { purgeDeliveries, queueDue, workOffWebhook } from './deliver.server.ts';
import { deliverWebhook } from './jobs.ts';
import type { DeliveryOutput, WebhookOutput } from './schema.ts';
import { openSender } from './send.server.ts';
import { webhookDeliveries, webhooks } from './tables.server.ts';

const app = await testApp({ WEBHOOK_TARGETS: 'any' });
const { db, runJobs } = app;
const target = await openTarget();
await createUser(db, { username: 'boss', fullName: 'Avery Q', role: 'admin' });
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });
const boss = await app.as({ username: 'boss' });
const send = openSender({ targets: 'any', timeoutMs: 500 });

const NOW = new Date('2026-11-24T19:00:00.000Z');
afterEach(async () => {
  holdClock(null);
  await db.delete(webhooks);
});

const post = async (path: string, json: unknown = {}) => {
  const response = await boss.request(`/api/admin/${path}`, { method: 'POST', json });
  return { status: response.status, body: await response.json() };
};
let nth = 0;
/** A webhook for these events, at a path of its own. */
async function added(events: string[] = ['contact.received']) {
  nth += 1;
  const path = `/hook${nth}`;
  const json = { url: target.url(path), description: `Hook ${nth}`, events };
  const { status, body } = await post('webhooks', json);
  expect(status).toBe(201);
  return { path, json, ...(body as { webhook: WebhookOutput; secret: string }) };
}
const logOf = async (id: string): Promise<DeliveryOutput[]> =>
  (await (await boss.request(`/api/admin/webhooks/${id}/deliveries`)).json()).items;
const rowOf = async (id: string) => (await db.select().from(webhooks).where(eq(webhooks.id, id)))[0];
const writeIn = (message = 'Are you open on Monday?') =>
  sendContactMessage(
    db,
    { fullName: 'Kim Bird', email: 'kim@example.ca', topic: 'other', message: `${message} ${newId()}` },
    { ip: '203.0.113.9' },
  );
const idOf = async (webhookId: string) =>
  (await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, webhookId)))[0]?.id ?? '';

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
  expect(JSON.stringify(told)).not.toMatch(/Casey|Dana|@|403|nervous|the car/);
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

test('a target that fails is tried six times with growing pauses, each one written down', async () => {
  const { webhook, path } = await added();
  target.reply(path, (answer) => answer.writeHead(503).end('down for now'));
  holdClock(NOW);
  await writeIn();
  const id = await idOf(webhook.id);
  const pauses: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    await workOffWebhook(db, webhook.id, send);
    // Nobody tries before it is due.
    await workOffWebhook(db, webhook.id, send);
    const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
    if (row?.state !== 'waiting') break;
    pauses.push((row.dueAt.getTime() - Date.parse(row.tries.at(-1)?.at ?? '')) / MINUTE_MS);
    holdClock(row.dueAt);
  }
  expect(pauses).toEqual([1, 5, 30, 120, 480]);
  holdClock(null);
  const [failed] = await logOf(webhook.id);
  expect(failed).toMatchObject({ state: 'failed', nextTryAt: null });
  expect(failed?.tries.map(({ status, answer }) => [status, answer])).toEqual(
    Array(6).fill([503, 'down for now']),
  );
  expect(target.receivedAt(path).map(({ headers }) => headers['webhook-id'])).toEqual(
    Array(6).fill(failed?.eventId),
  );
  const stamps = target.receivedAt(path).map(({ headers }) => headers['webhook-timestamp']);
  expect(new Set(stamps).size).toBe(6);
  expect(await rowOf(webhook.id)).toMatchObject({ isOn: true, failingSince: NOW });
  // One success, and nothing is wrong any more.
  target.reply(path, (answer) => answer.writeHead(200).end());
  await post(`deliveries/${id}/replay`);
  await runJobs();
  expect(await rowOf(webhook.id)).toMatchObject({ isOn: true, failingSince: null });
});

test('a target that fails for three days, or is gone, is switched off, and the team hears of it once', async () => {
  const { webhook, path } = await added();
  const { webhook: gone, path: gonePath } = await added();
  target.reply(path, (answer) => answer.writeHead(500).end());
  target.reply(gonePath, (answer) => answer.writeHead(410).end());
  holdClock(NOW);
  await writeIn();
  await workOffWebhook(db, webhook.id, send);
  await workOffWebhook(db, gone.id, send);
  expect(await rowOf(webhook.id)).toMatchObject({ isOn: true, failingSince: NOW });
  expect(await rowOf(gone.id)).toMatchObject({ isOn: false, offReason: 'gone' });
  holdClock(new Date(NOW.getTime() + 3 * DAY_MS - MINUTE_MS));
  await workOffWebhook(db, webhook.id, send);
  expect((await rowOf(webhook.id))?.isOn).toBe(true);
  holdClock(new Date(NOW.getTime() + 3 * DAY_MS + HOUR_MS));
  await workOffWebhook(db, webhook.id, send);
  expect(await rowOf(webhook.id)).toMatchObject({ isOn: false, offReason: 'failing' });
  holdClock(new Date(NOW.getTime() + 4 * DAY_MS));
  await workOffWebhook(db, webhook.id, send);
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.kind, 'webhook_off'));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
    [webhook, gone].map(({ description }) => `A webhook was switched off: ${description}`),
  );
  const written = await db.select().from(auditLog).where(eq(auditLog.action, 'webhook.switched_off'));
  expect(written.filter(({ actorKind }) => actorKind === 'system')).toHaveLength(2);
  // Switched on again, it begins anew.
  holdClock(null);
  const { version } = (await rowOf(webhook.id)) ?? { version: 0 };
  const on = await post(`webhooks/${webhook.id}/switch`, { version, isOn: true });
  expect(on.body).toMatchObject({ isOn: true, offReason: null, failingSince: null });
});

test('for a day a message carries both signatures, and then that of the new secret alone', async () => {
  const { webhook, path, secret: first } = await added();
  const rotated = await post(`webhooks/${webhook.id}/secret`, { version: webhook.version });
  expect(rotated.body.secret).not.toBe(first);
  expect(rotated.body.webhook.oldSecretUntil).not.toBeNull();
  // Of two who rotate at once, the second is told: otherwise the first would hold a dead secret.
  expect((await post(`webhooks/${webhook.id}/secret`, { version: webhook.version })).status).toBe(409);
  const signatures = async () => {
    await writeIn();
    await runJobs();
    return String(target.receivedAt(path).at(-1)?.headers['webhook-signature']).split(' ').length;
  };
  expect(await signatures()).toBe(2);
  await db.update(webhooks).set({ oldSecretUntil: new Date(Date.now() - 1) });
  expect(await signatures()).toBe(1);
  const list = await (await boss.request('/api/admin/webhooks')).text();
  const log = await (await boss.request(`/api/admin/webhooks/${webhook.id}/deliveries`)).text();
  expect(list + log).not.toContain('whsec_');
});

test('a test is sent once, also while it is off, and counts for nothing', async () => {
  const { webhook, path } = await added();
  target.reply(path, (answer) => answer.writeHead(400).end());
  await post(`webhooks/${webhook.id}/switch`, { version: 1, isOn: false });
  expect((await post(`webhooks/${webhook.id}/test`)).status).toBe(202);
  expect((await post(`webhooks/${webhook.id}/test`)).status).toBe(409);
  await runJobs();
  expect(await logOf(webhook.id)).toMatchObject([
    { type: 'webhook.test', state: 'failed', tries: [{ status: 400 }] },
  ]);
  expect(await rowOf(webhook.id)).toMatchObject({ failingSince: null, offReason: 'admin' });
});

test('a delivery whose process died is taken up by another, and one is taken by one alone', async () => {
  const { webhook, path } = await added();
  await writeIn();
  // Whoever took it has a minute.
  const soon = new Date(Date.now() + MINUTE_MS);
  await db.update(webhookDeliveries).set({ dueAt: soon, attempts: 1 });
  await db.update(webhooks).set({ busyUntil: soon });
  expect(await queueDue(db)).toBe(0);
  await runJobs();
  expect(target.receivedAt(path)).toEqual([]);
  const over = new Date(Date.now() - 1);
  await db.update(webhookDeliveries).set({ dueAt: over });
  expect(await queueDue(db)).toBe(1);
  await runJobs();
  expect(target.receivedAt(path)).toEqual([]);
  await db.update(webhooks).set({ busyUntil: over });
  expect(await queueDue(db)).toBe(1);
  await Promise.all([workOffWebhook(db, webhook.id, send), workOffWebhook(db, webhook.id, send), runJobs()]);
  expect(target.receivedAt(path)).toHaveLength(1);
  holdClock(new Date(Date.now() + 31 * DAY_MS));
  await purgeDeliveries(db);
  holdClock(null);
  expect(await logOf(webhook.id)).toEqual([]);
});

test('a target that hangs holds up no other', async () => {
  const { path: hanging } = await added();
  const { path } = await added();
  const held: ServerResponse[] = [];
  target.reply(hanging, (answer) => void held.push(answer));
  const patient = openSender({ targets: 'any', timeoutMs: 60_000 });
  const work = handleJob(deliverWebhook, (tx, { webhookId }) => workOffWebhook(tx, webhookId, patient));
  const queue = await openQueue(app.database, [work], silentLog);
  const events = 16;
  for (let at = 0; at < events; at += 1) await writeIn(`Number ${at}`);
  await queue.work();
  await vi.waitFor(() => expect(target.receivedAt(path)).toHaveLength(events), { timeout: 20_000 });
  expect(held.length).toBeGreaterThan(0);
  expect(held.length).toBeLessThan(events);
  target.reply(hanging, (answer) => answer.end());
  for (const answer of held) answer.end();
  await queue.stop(5_000);
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
  const many = await Promise.all(Array.from({ length: 22 }, (_, at) => add(`https://example.com/${at}`)));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(many.filter(({ status }) => status === 409)).toHaveLength(2);
});
