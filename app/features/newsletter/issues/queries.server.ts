import { and, arrayOverlaps, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { newsletterPath } from '#app/features/newsletter/link-paths.ts';
import { subscribers } from '#app/features/newsletter/tables.server.ts';
import type { NewsletterTopic } from '#app/features/newsletter/topics.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { holdBack } from './hold-back.ts';
import { problemInMarkup, writeIssue } from './issue-mail.server.ts';
import type { IssueSummary, KeptIssue } from './schema.ts';
import type { DeliveryState } from './states.ts';
import { newsletterDeliveries, newsletterIssues } from './tables.server.ts';

export type Issue = typeof newsletterIssues.$inferSelect;

/** More issues than a newsletter has in some years. */
const SHOWN = 100;

/** In the place of a reader's own link, where nobody is the reader yet. */
export const SAMPLE_PATH = newsletterPath('preferences', 'your-own-link');

/** Every issue, the newest first, with what became of it; and how many people get the newsletter. */
export async function listIssues(db: Db, viewer: Viewer) {
  requireAdmin(viewer);
  const rows = await db
    .select({ issue: newsletterIssues, by: people.fullName })
    .from(newsletterIssues)
    .leftJoin(people, eq(people.id, newsletterIssues.changedById))
    .orderBy(desc(newsletterIssues.id))
    .limit(SHOWN);
  const counts = await countDeliveries(
    db,
    rows.map(({ issue }) => issue.id),
  );
  return {
    items: rows.map(({ issue, by }) => summaryOf(issue, by, counts.get(issue.id))),
    held: holdBack(),
    readers: await db.$count(subscribers, eq(subscribers.state, 'confirmed')),
    bounced: await db.$count(subscribers, eq(subscribers.state, 'bounced')),
  };
}

/** One issue with what it lacks; 404 where there is none. */
export async function readIssue(db: Db, viewer: Viewer, id: string): Promise<KeptIssue> {
  requireAdmin(viewer);
  const [row] = await db
    .select({ issue: newsletterIssues, by: people.fullName })
    .from(newsletterIssues)
    .leftJoin(people, eq(people.id, newsletterIssues.changedById))
    .where(eq(newsletterIssues.id, id));
  if (!row) throw notFound();
  const { issue, by } = row;
  const lacks = lacksOf(issue);
  const isReadable = problemInMarkup(issue.body) === null;
  return {
    ...summaryOf(issue, by, (await countDeliveries(db, [id])).get(id)),
    body: issue.body,
    text: isReadable ? writeIssue({ ...issue, preferencesPath: SAMPLE_PATH }).text : '',
    lacks,
    held: holdBack(),
    problem: issue.problem,
    readers: await db.$count(subscribers, wants(issue.topics)),
  };
}

/** The page of an issue as its mail will look; of one with a fault in its markup, the fault. */
export async function previewIssue(db: Db, viewer: Viewer, id: string): Promise<string> {
  requireAdmin(viewer);
  const [issue] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  if (!issue) throw notFound();
  const problem = problemInMarkup(issue.body);
  const subject = issue.subject || 'No subject yet';
  if (problem === null)
    return String(await writeIssue({ ...issue, subject, preferencesPath: SAMPLE_PATH }).html);
  const words = problem.replaceAll(/[\\*_[\]<>`]/g, String.raw`\$&`);
  const body = `_The text is shown here once this is corrected:_\n\n${words}`;
  return String(await writeIssue({ subject, body, preferencesPath: SAMPLE_PATH }).html);
}

/** What has to be mended before an issue can go out, in sentences. */
export function lacksOf({ subject, body, topics }: Pick<Issue, 'subject' | 'body' | 'topics'>): string[] {
  const markup = problemInMarkup(body);
  return [
    ...(subject ? [] : ['Please write a subject.']),
    ...(body ? [] : ['Please write a text.']),
    ...(markup ? [markup] : []),
    ...(topics.length > 0 ? [] : ['Please choose at least one topic.']),
  ];
}

/** Who gets an issue about these topics: everybody who confirmed, has not left, and reads about one of them. */
export function wants(topics: readonly NewsletterTopic[]) {
  if (topics.length === 0) return sql`false`;
  return and(eq(subscribers.state, 'confirmed'), arrayOverlaps(subscribers.topics, [...topics]));
}

async function countDeliveries(db: Db, ids: readonly string[]) {
  const found = new Map<string, IssueSummary['counts']>();
  if (ids.length === 0) return found;
  const { issueId, mailId } = newsletterDeliveries;
  // What became of a mail is noted within a minute; until then the outbox knows.
  const state = sql<DeliveryState>`case when ${newsletterDeliveries.state} = 'mailed'
    and ${outboxMails.state} in ('sent', 'kept', 'failed') then ${outboxMails.state} else ${newsletterDeliveries.state} end`;
  const rows = await db
    .select({ issueId, state, many: count() })
    .from(newsletterDeliveries)
    .leftJoin(outboxMails, eq(outboxMails.id, mailId))
    .where(inArray(issueId, [...ids]))
    .groupBy(issueId, state);
  for (const row of rows) found.set(row.issueId, { ...found.get(row.issueId), [row.state]: row.many });
  return found;
}

function summaryOf(issue: Issue, by: string | null, counts: IssueSummary['counts'] = {}): IssueSummary {
  const { id, subject, topics, state, version } = issue;
  return {
    ...{ id, subject, topics, state, version, by, counts },
    changedAt: issue.updatedAt.toISOString(),
    scheduledFor: issue.scheduledFor?.toISOString() ?? null,
    startedAt: issue.startedAt?.toISOString() ?? null,
    finishedAt: issue.finishedAt?.toISOString() ?? null,
  };
}
