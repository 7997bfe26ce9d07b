import { eq } from 'drizzle-orm';
import { findMailbox, namesOfPeople } from '#app/features/accounts/queries.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { subscribers } from '#app/features/newsletter/tables.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, invalid, notFound } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { now } from '#app/platform/now.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { holdBack } from './hold-back.ts';
import { writeIssue } from './issue-mail.server.ts';
import { tendIssues } from './jobs.ts';
import { type Issue, lacksOf, SAMPLE_PATH, wants } from './queries.server.ts';
import type { IssueChange, IssueInput, IssueSending } from './schema.ts';
import { newsletterIssues } from './tables.server.ts';
import { withdrawIssue } from './withdraw.server.ts';

type On = { issueId: string; requestId: string };

/** Further ahead nobody plans, but people mistype years. */
const FURTHEST_MS = 366 * DAY_MS;

/** Keeps a new draft, and returns its id. Refuses (403) all but administrators, as everything here does. */
export async function createIssue(
  db: Db,
  viewer: Viewer,
  { requestId, ...words }: IssueInput & { requestId: string },
): Promise<string> {
  requireAdmin(viewer);
  const id = newId();
  await db.transaction(async (tx) => {
    await tx.insert(newsletterIssues).values({ id, ...words, changedById: viewer.id });
    await note(tx, viewer, { issueId: id, requestId }, 'created');
  });
  return id;
}

/** Changes a draft. Refuses (409) a version that somebody has changed, and an issue that is no draft any more. */
export async function changeIssue(
  db: Db,
  viewer: Viewer,
  { issueId, requestId: _, version, ...words }: IssueChange & On,
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    await hold(tx, { issueId, version, state: 'draft' });
    await set(tx, viewer, { issueId, version }, { ...words, problem: null });
    await tellOthers(tx);
  });
}

/** Deletes a draft. Refuses (409) an issue that is none: what went out stays. */
export async function deleteIssue(db: Db, viewer: Viewer, on: On): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    await hold(tx, { ...on, state: 'draft' });
    await tx.delete(newsletterIssues).where(eq(newsletterIssues.id, on.issueId));
    await note(tx, viewer, on, 'deleted');
  });
}

/** Sends a draft to who asks for it, as readers will see it. Returns the address. Refuses (422) one that lacks something. */
export async function testIssue(
  db: Db,
  viewer: Viewer,
  { version, ...on }: On & { version: number },
): Promise<string> {
  requireAdmin(viewer);
  return db.transaction(async (tx) => {
    const issue = await hold(tx, { ...on, version, state: 'draft' });
    requireWhole(issue);
    const mailbox = await findMailbox(tx, viewer.id);
    if (!mailbox) throw new AppError('conflict', 'Please confirm your own email address first.');
    const mail = await queueMail(tx, {
      ...writeIssue({ ...issue, subject: `Test: ${issue.subject}`, preferencesPath: SAMPLE_PATH }),
      kind: 'newsletter_test',
      to: mailbox.email,
      limit: 'person',
    });
    if (mail?.state === 'dropped')
      throw new AppError(
        'too_many_requests',
        'You have already received many emails today. Please test again tomorrow.',
      );
    await note(tx, viewer, on, 'tested');
    return mailbox.email;
  });
}

/**
 * Has a draft sent now, or at its hour. Refuses (409) while the business is not identified, a stale version, and now where
 * nobody would get it; (422) an issue that lacks something, and an hour that has passed or is more than a year ahead.
 */
export async function sendIssue(
  db: Db,
  viewer: Viewer,
  { version, at, ...on }: IssueSending & On,
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    const issue = await hold(tx, { ...on, version, state: 'draft' });
    const held = holdBack();
    if (held) throw new AppError('conflict', held);
    requireWhole(issue);
    const moment = now();
    const scheduledFor = at === null ? moment : new Date(at);
    if (scheduledFor < moment) throw invalid({ at: 'Please choose a time that has not passed' });
    if (scheduledFor.getTime() > moment.getTime() + FURTHEST_MS)
      throw invalid({ at: 'Please choose a time within a year' });
    if (at === null && (await tx.$count(subscribers, wants(issue.topics))) === 0)
      throw new AppError(
        'conflict',
        'Nobody subscribes to its topics yet. Choose other topics, or a later time.',
      );
    await set(tx, viewer, { ...on, version }, { state: 'scheduled', scheduledFor, problem: null });
    if (at === null) await enqueue(tx, tendIssues, {});
    await note(tx, viewer, on, 'scheduled', { at: scheduledFor.toISOString() });
  });
}

/** Takes an issue back before its hour: it is a draft again. Refuses (409) one that has begun. */
export async function cancelIssue(
  db: Db,
  viewer: Viewer,
  { version, ...on }: On & { version: number },
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    await hold(tx, { ...on, version, state: 'scheduled' });
    await set(tx, viewer, { ...on, version }, { state: 'draft', scheduledFor: null });
    await note(tx, viewer, on, 'cancelled');
  });
}

/** Stops an issue that is going out: mail that nobody has tried to send is withdrawn. Refuses (409) one that is not. */
export async function stopIssue(db: Db, viewer: Viewer, on: On): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    const { version } = await hold(tx, { ...on, state: 'sending' });
    const stopped = await withdrawIssue(tx, on.issueId);
    await set(tx, viewer, { ...on, version }, { state: 'stopped', finishedAt: now() });
    await note(tx, viewer, on, 'stopped', { readers: stopped });
  });
}

const NOT_SO = {
  draft: 'This issue is no longer a draft. It cannot be changed.',
  scheduled: 'This issue is no longer scheduled. Reload the page to see its status.',
  sending: 'This issue is not going out at the moment. Reload the page to see its status.',
} as const;

/** The issue, held until the transaction ends, in the state and, where given, the version that was seen. */
async function hold(
  tx: Db,
  { issueId, version, state }: { issueId: string; version?: number; state: keyof typeof NOT_SO },
): Promise<Issue> {
  const [issue] = await tx
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId))
    .for('update');
  if (!issue) throw notFound();
  if (issue.state !== state) throw new AppError('conflict', NOT_SO[state]);
  if (version !== undefined && issue.version !== version) {
    const by = (await namesOfPeople(tx, [issue.changedById ?? ''])).get(issue.changedById ?? '');
    throw new AppError(
      'conflict',
      `This issue was changed by ${by ?? 'somebody else'}. Review and try again.`,
    );
  }
  return issue;
}

async function set(
  tx: Db,
  viewer: Extract<Viewer, { kind: 'user' }>,
  { issueId, version }: { issueId: string; version: number },
  values: Partial<Issue>,
): Promise<void> {
  await tx
    .update(newsletterIssues)
    .set({ ...values, version: version + 1, changedById: viewer.id })
    .where(eq(newsletterIssues.id, issueId));
}

function requireWhole(issue: Issue): void {
  const [first] = lacksOf(issue);
  if (first) throw new AppError('invalid', first);
}

async function note(
  tx: Db,
  viewer: Viewer,
  { issueId, requestId }: On,
  what: 'created' | 'deleted' | 'tested' | 'scheduled' | 'cancelled' | 'stopped',
  data: { at?: string; readers?: number } = {},
): Promise<void> {
  const thing = { kind: 'newsletter_issue', id: issueId };
  await recordAudit(tx, viewer, { action: `newsletter_issue.${what}`, thing, data, requestId });
  await tellOthers(tx);
}

const tellOthers = (tx: Db) => announce(tx, { topics: ['newsletter'], roles: ['admin'] });
