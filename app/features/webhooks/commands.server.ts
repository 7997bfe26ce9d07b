import { and, eq, sql } from 'drizzle-orm';
import type { AuditAction, WebhookAct } from '#app/features/ledger/audit-actions.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, invalid, notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { readWebhook } from './queries.server.ts';
import type { WebhookInput, WebhookOutput, WebhookWithSecret } from './schema.ts';
import { problemWithTarget, type Targets } from './send.server.ts';
import { newSecret } from './signature.server.ts';
import { webhooks } from './tables.server.ts';

type By = { requestId: string };
type Seen = By & { id: string; version: number };

/** Each event is written once per webhook in the transaction of what happened: that has to stay little. */
const MOST = 20;
/** How long what is sent is signed with the secret before, too. */
const OVERLAP_MS = DAY_MS;

/**
 * Tells an address of these events from now on; the secret is in this answer and in no other. Refuses (403) all but
 * administrators, (422) an address that is not allowed, (409) more than 20 webhooks.
 */
export async function addWebhook(
  db: Db,
  viewer: Viewer,
  { requestId, targets, ...input }: WebhookInput & By & { targets: Targets },
): Promise<WebhookWithSecret> {
  requireAdmin(viewer);
  requireTarget(input.url, targets);
  const secret = newSecret();
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'webhooks');
    if ((await tx.$count(webhooks)) >= MOST)
      throw new AppError('conflict', `There is room for ${MOST} webhooks. Remove one first.`);
    const createdById = viewer.id;
    const [added] = await tx
      .insert(webhooks)
      .values({ ...input, secret, createdById })
      .returning({ id: webhooks.id });
    const id = added?.id ?? '';
    await noteChange(tx, viewer, { id, requestId, action: 'webhook.added', data: told(input) });
    return { webhook: await readWebhook(tx, id), secret };
  });
}

/** Changes where it goes and what it tells. Refuses (409) a stale version, and what `addWebhook` refuses. */
export async function changeWebhook(
  db: Db,
  viewer: Viewer,
  { targets, url, description, events, ...seen }: WebhookInput & Seen & { targets: Targets },
): Promise<WebhookOutput> {
  requireAdmin(viewer);
  requireTarget(url, targets);
  const set = { url, description, events };
  return change(db, viewer, { ...seen, set, action: 'webhook.changed', data: told(set) });
}

/** Switches it on or off. What happens while it is off is not told there later. */
export async function switchWebhook(
  db: Db,
  viewer: Viewer,
  { isOn, ...seen }: Seen & { isOn: boolean },
): Promise<WebhookOutput> {
  requireAdmin(viewer);
  const set = { isOn, offReason: isOn ? null : ('admin' as const), failingSince: null };
  return change(db, viewer, { ...seen, set, action: isOn ? 'webhook.switched_on' : 'webhook.switched_off' });
}

/**
 * Makes a new secret, which is in this answer and in no other. For 24 hours what is sent is signed with the one before,
 * too; one that was replaced earlier ends at once.
 */
export async function rotateSecret(db: Db, viewer: Viewer, seen: Seen): Promise<WebhookWithSecret> {
  requireAdmin(viewer);
  const secret = newSecret();
  const set = {
    secret,
    oldSecret: sql`${webhooks.secret}`,
    oldSecretUntil: new Date(now().getTime() + OVERLAP_MS),
  };
  return { webhook: await change(db, viewer, { ...seen, set, action: 'webhook.secret_rotated' }), secret };
}

/** Takes a webhook away with its log. Refuses (404) where there is none; what is being sent at this moment still arrives. */
export async function removeWebhook(
  db: Db,
  viewer: Viewer,
  { id, requestId }: By & { id: string },
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning({ url: webhooks.url });
    if (!gone) throw notFound();
    await noteChange(tx, viewer, {
      id,
      requestId,
      action: 'webhook.removed',
      data: { host: hostOf(gone.url) },
    });
  });
}

type WebhookAction = Extract<
  AuditAction,
  `webhook.${'added' | 'changed' | 'removed' | 'switched_on' | 'switched_off' | 'secret_rotated'}`
>;

type Change = Seen & {
  set: Parameters<ReturnType<Db['update']>['set']>[0];
  action: WebhookAction;
  data?: WebhookAct;
};

async function change(
  db: Db,
  viewer: Viewer,
  { id, version, requestId, set, action, data = {} }: Change,
): Promise<WebhookOutput> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(webhooks)
      .set({ ...set, version: sql`${webhooks.version} + 1` })
      .where(and(eq(webhooks.id, id), eq(webhooks.version, version)))
      .returning({ id: webhooks.id });
    const webhook = await readWebhook(tx, id);
    if (!changed)
      throw new AppError('conflict', 'Someone else has changed this webhook. Review it and try again.');
    await noteChange(tx, viewer, { id, requestId, action, data: { ...data, version: webhook.version } });
    return webhook;
  });
}

type Noted = By & { id: string; action: WebhookAction; data: WebhookAct };

async function noteChange(tx: Db, viewer: Viewer, { id, requestId, action, data }: Noted): Promise<void> {
  await recordAudit(tx, viewer, { action, thing: { kind: 'webhook', id }, data, requestId });
  await announce(tx, { topics: ['admin/webhooks'], roles: ['admin'] });
}

function requireTarget(url: string, targets: Targets): void {
  const problem = problemWithTarget(url, targets);
  if (problem) throw invalid({ url: problem });
}

/** For the audit log: the rest of an address may hold a key. */
function told({ url, events }: Pick<WebhookInput, 'url' | 'events'>) {
  return { host: hostOf(url), events };
}

function hostOf(url: string): string {
  return new URL(url).host;
}
