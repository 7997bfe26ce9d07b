import { z } from 'zod';
import { NEWSLETTER_TOPICS } from '#app/features/newsletter/topics.ts';
import { instantOfWall } from '#app/platform/clock/clock.ts';
import { cleanLine, cleanText } from '#app/platform/text/clean-text.ts';
import { DELIVERY_STATES, ISSUE_STATES } from './states.ts';

export const SUBJECT_LIMIT = 120;
export const BODY_LIMIT = 10_000;

const WRONG_TIME = 'Please choose a day and a time';
const instant = z.iso.datetime();
const version = z.int({ error: 'Version is required' }).min(1);

/** What an issue says. A draft may lack anything; what it lacks is said beside it. */
export const issueInput = z.strictObject({
  subject: z
    .string({ error: 'Please write a subject' })
    .overwrite(cleanLine)
    .max(SUBJECT_LIMIT, { error: `The subject must not exceed ${SUBJECT_LIMIT} characters` }),
  body: z
    .string({ error: 'Please write a text' })
    .overwrite(cleanText)
    .max(BODY_LIMIT, { error: 'The text must not exceed 10,000 characters' }),
  topics: z
    .array(z.enum(NEWSLETTER_TOPICS, { error: 'This topic is not known here' }), {
      error: 'Please choose topics',
    })
    .max(20)
    .overwrite((chosen) => NEWSLETTER_TOPICS.filter((topic) => chosen.includes(topic))),
});
export type IssueInput = z.output<typeof issueInput>;

/** `version` is that of the issue which was seen. */
export const issueChange = issueInput.extend({ version });
export type IssueChange = z.output<typeof issueChange>;

export const issueVersion = z.strictObject({ version });

/** `at` null: now. */
export const issueSending = z.strictObject({
  version,
  at: z.iso.datetime({ error: WRONG_TIME }).nullable(),
});
export type IssueSending = z.output<typeof issueSending>;

/** What the form holds: now, or a wall-clock time in Alberta, as `2026-11-26T09:30`. */
export const issueHour = z
  .object({ hour: z.enum(['now', 'later']), at: z.string().default('') })
  .transform(({ hour, at }, context) => {
    if (hour === 'now') return { at: null };
    const instant = instantOfWall(at);
    if (instant) return { at: instant.toISOString() };
    context.issues.push({ code: 'custom', input: at, path: ['at'], message: WRONG_TIME });
    return z.NEVER;
  });

export const issueParams = z.strictObject({ id: z.uuid() });

export const issueSummary = z.object({
  id: z.uuid(),
  subject: z.string(),
  topics: z.array(z.enum(NEWSLETTER_TOPICS)),
  state: z.enum(ISSUE_STATES),
  version: z.int(),
  by: z.string().nullable(),
  changedAt: instant,
  scheduledFor: instant.nullable(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Readers by what became of the issue for them; none before it begins. */
  counts: z.partialRecord(z.enum(DELIVERY_STATES), z.int()),
});
export type IssueSummary = z.output<typeof issueSummary>;

export const issueList = z.object({
  items: z.array(issueSummary),
  /** Why no issue can go out yet, or null. */
  held: z.string().nullable(),
  /** How many people get the newsletter, and how many addresses take none. */
  readers: z.int(),
  bounced: z.int(),
  /** False where no mail server is set up: then an issue is kept, and reaches nobody. */
  sendsMail: z.boolean(),
});

export const issueDetail = issueSummary.extend({
  body: z.string(),
  /** The same as plain text, as mail programs without pictures show it. */
  text: z.string(),
  /** What has to be mended before it can go out, in sentences. */
  lacks: z.array(z.string()),
  held: z.string().nullable(),
  /** Why it did not begin at its hour, or null. */
  problem: z.string().nullable(),
  /** How many people would get it now. */
  readers: z.int(),
  sendsMail: z.boolean(),
});
export type IssueDetail = z.output<typeof issueDetail>;
/** The same without what the configuration says. */
export type KeptIssue = Omit<IssueDetail, 'sendsMail'>;

export const testedIssue = z.object({ to: z.string() });
