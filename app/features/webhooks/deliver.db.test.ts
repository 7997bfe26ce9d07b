import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/platform/clock/durations.ts';
import { handleJob, openQueue } from '#app/platform/jobs/jobs.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { openWebhooks } from '#tests/fixtures/webhooks/open-webhooks.ts';
import { purgeDeliveries, queueDue, workOffWebhook } from './deliver.server.ts';
import { deliverWebhook } from './jobs.ts';
import { openSender } from './send.server.ts';
import { webhookDeliveries, webhooks } from './tables.server.ts';

const { app, db, runJobs, target, boss, post, added, logOf, rowOf, idOf, writeIn } = await openWebhooks();
const send = openSender({ targets: 'any', timeoutMs: 500 });
const LARGE_BYTES = 10_000_000;
const PART_BYTES = 50_000;
const NOW = new Date('2026-11-24T19:00:00.000Z');

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

test('an answer of 10 MB is cut at its beginning, endless headers and garbage are given up; the log has each try', async () => {
  const large = await added();
  const headers = await added();
  const garbage = await added();
  let written = 0;
  target.reply(large.path, (answer) => {
    answer.writeHead(200, { 'content-type': 'text/plain', 'content-length': LARGE_BYTES });
    const more = () => {
      for (let goesOn = true; goesOn && !answer.destroyed && written < LARGE_BYTES; written += PART_BYTES)
        goesOn = answer.write('x'.repeat(PART_BYTES));
    };
    answer.on('drain', more);
    more();
  });
  const raw = (text: string) => (answer: ServerResponse) => void answer.socket?.end(text);
  target.reply(headers.path, raw(`HTTP/1.1 200 OK\r\nX-Long: ${'y'.repeat(LARGE_BYTES)}\r\n\r\n`));
  target.reply(garbage.path, raw('\u0000\u0007not HTTP at all\r\n\r\n'));
  await writeIn();
  const patient = openSender({ targets: 'any' });
  for (const { webhook } of [large, headers, garbage]) await workOffWebhook(db, webhook.id, patient);
  const logged = async ({ webhook }: { webhook: { id: string } }) => (await logOf(webhook.id))[0];
  // What was on its way when the connection was cut has left the target, and no more.
  expect(written).toBeLessThan(LARGE_BYTES / 2);
  expect(await logged(large)).toMatchObject({
    ...{ state: 'delivered', tries: [{ status: 200, answer: 'x'.repeat(1024), error: null }] },
  });
  expect(await logged(headers)).toMatchObject({
    ...{
      state: 'waiting',
      tries: [{ status: null, answer: '', error: expect.stringContaining('OVERFLOW') }],
    },
  });
  expect(await logged(garbage)).toMatchObject({
    ...{ state: 'waiting', tries: [{ status: null, answer: '', error: expect.stringContaining('HPE_') }] },
  });
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
