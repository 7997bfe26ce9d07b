import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { newsletterPath, oneClickPath } from '#app/features/newsletter/link-paths.ts';
import { createLink } from '#app/features/newsletter/links.server.ts';
import { subscribers } from '#app/features/newsletter/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { now } from '#app/platform/now.ts';
import { absoluteUrl } from '#app/platform/process/public-url.server.ts';
import { holdBack } from './hold-back.ts';
import { ISSUE_MAIL, writeIssue } from './issue-mail.server.ts';
import { sendBatch } from './jobs.ts';
import { type Issue, lacksOf, wants } from './queries.server.ts';
import { newsletterDeliveries, newsletterIssues } from './tables.server.ts';

/** Readers that one transaction writes to. */
const BATCH = 50;

/**
 * Begins every issue whose hour has come, and has batches written of those that are going out: one whose job was lost goes
 * on within a minute. Who reads it is settled at the beginning.
 */
export async function beginDueIssues(db: Db): Promise<void> {
  const open = await db
    .select({ id: newsletterIssues.id, state: newsletterIssues.state })
    .from(newsletterIssues)
    .where(
      and(
        inArray(newsletterIssues.state, ['scheduled', 'sending']),
        lte(newsletterIssues.scheduledFor, now()),
      ),
    );
  for (const { id, state } of open) {
    if (state === 'scheduled') await db.transaction((tx) => begin(tx, id));
    else await queueBatch(db, id);
  }
}

async function begin(tx: Db, issueId: string): Promise<void> {
  const issue = await holdIssue(tx, issueId);
  if (issue?.state !== 'scheduled' || !issue.scheduledFor || issue.scheduledFor > now()) return;
  const problem = holdBack() ?? lacksOf(issue)[0];
  if (problem) {
    await set(tx, issueId, { state: 'draft', scheduledFor: null, problem, version: issue.version + 1 });
    return;
  }
  const readers = await tx.select({ id: subscribers.id }).from(subscribers).where(wants(issue.topics));
  for (let at = 0; at < readers.length; at += 1_000) {
    const rows = readers.slice(at, at + 1_000).map(({ id }) => ({ id: newId(), issueId, subscriberId: id }));
    await tx.insert(newsletterDeliveries).values(rows);
  }
  await set(tx, issueId, { state: 'sending', startedAt: now(), version: issue.version + 1 });
  await queueBatch(tx, issueId);
}

/**
 * Writes an issue to its next readers, and has the next batch written. All of a batch is one transaction, which holds the
 * issue: however often and wherever this runs or dies, each reader has one mail. Who has left meanwhile gets none.
 */
export async function writeBatch(db: Db, issueId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const issue = await holdIssue(tx, issueId);
    if (issue?.state !== 'sending') return;
    const waiting = await tx
      .select({ id: newsletterDeliveries.id, subscriberId: newsletterDeliveries.subscriberId })
      .from(newsletterDeliveries)
      .where(and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.state, 'waiting')))
      .orderBy(asc(newsletterDeliveries.id))
      .limit(BATCH);
    for (const delivery of waiting) await writeTo(tx, issue, delivery);
    if (waiting.length === BATCH) await queueBatch(tx, issueId);
    else await set(tx, issueId, { state: 'sent', finishedAt: now(), version: issue.version + 1 });
    await announce(tx, { topics: ['newsletter'], roles: ['admin'] });
  });
}

async function writeTo(
  tx: Db,
  issue: Issue,
  { id, subscriberId }: { id: string; subscriberId: string | null },
): Promise<void> {
  const isThis = eq(newsletterDeliveries.id, id);
  const [reader] = await tx
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.id, subscriberId ?? issue.id), wants(issue.topics)))
    .for('update');
  if (!reader) {
    await tx.update(newsletterDeliveries).set({ state: 'left' }).where(isThis);
    return;
  }
  const token = await createLink(tx, reader.id, 'manage');
  const mail = await queueMail(tx, {
    ...writeIssue({ ...issue, preferencesPath: newsletterPath('preferences', token) }),
    kind: ISSUE_MAIL,
    to: reader.email,
    unsubscribeUrl: absoluteUrl(oneClickPath(token)),
    dedupeKey: `${ISSUE_MAIL}:${issue.id}:${reader.id}`,
    // What people wait for goes first.
    isBulk: true,
  });
  if (mail) await tx.update(newsletterDeliveries).set({ state: 'mailed', mailId: mail.id }).where(isThis);
}

async function holdIssue(tx: Db, issueId: string): Promise<Issue | undefined> {
  const [issue] = await tx
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId))
    .for('update');
  return issue;
}

async function set(tx: Db, issueId: string, values: Partial<Issue>): Promise<void> {
  await tx.update(newsletterIssues).set(values).where(eq(newsletterIssues.id, issueId));
  await announce(tx, { topics: ['newsletter'], roles: ['admin'] });
}

const queueBatch = (tx: Db, issueId: string) =>
  enqueue(tx, sendBatch, { issueId }, { singletonKey: issueId });
