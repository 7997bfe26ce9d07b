import { z } from 'zod';
import { viewsInput } from '#app/features/accounts/profile/saved-views/schema.ts';
import { CONTACT_METHODS } from '#app/features/cases/rules/contact-methods.ts';
import { CASE_STAGES, CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { CASE_TYPES, passedOn, reopened } from '#app/features/cases/schema.ts';
import { AWAITED } from '#app/features/tasks/schema.ts';
import { cleanLine } from '#app/platform/text/clean-text.ts';
import { FILTER_CHARACTERS, FILTER_CHOICES } from './filters.ts';
import { CLOCKS, SECTIONS } from './next-thing.ts';

/** Which rows of a queue are wanted; all where nothing is said. `after` is where an earlier page ended. */
export const queueQuery = z.strictObject({
  section: z.enum(FILTER_CHOICES.section).optional(),
  type: z.enum(FILTER_CHOICES.type).optional(),
  city: z.string().overwrite(cleanLine).max(FILTER_CHARACTERS.city).optional(),
  status: z.enum(FILTER_CHOICES.status).optional(),
  stage: z.enum(FILTER_CHOICES.stage).optional(),
  readiness: z.enum(FILTER_CHOICES.readiness).optional(),
  clock: z.enum(FILTER_CHOICES.clock).optional(),
  unread: z.enum(FILTER_CHOICES.unread).optional(),
  uncontacted: z.enum(FILTER_CHOICES.uncontacted).optional(),
  q: z
    .string()
    .overwrite(cleanLine)
    .max(FILTER_CHARACTERS.q, {
      error: `A search must not exceed ${FILTER_CHARACTERS.q} characters`,
    })
    .optional(),
  after: z
    .string()
    .regex(/^\d\.\d{1,16}\.[\da-f-]{36}$/, { error: 'This page does not exist' })
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type QueueQuery = z.output<typeof queueQuery>;

/** What a broker keeps of it under a name: the filters without a place in the list, and how it is shown. */
export const queueViewsInput = viewsInput(
  queueQuery.omit({ after: true, limit: true }).extend({ view: z.enum(['table', 'board']).optional() }),
);

const instant = z.iso.datetime();

/** One thing to do: a case with what comes next on it, or a task. */
export const queueItem = z.object({
  id: z.uuid(),
  kind: z.enum(['case', 'task']),
  clock: z.enum(CLOCKS),
  section: z.enum(SECTIONS),
  dueAt: instant.nullable(),
  /** Since when the person waits, where they do, and since when the broker has a new request. */
  since: instant.nullable(),
  /** What a task says. */
  title: z.string().nullable(),
  /** What closes a task by itself, where something does. */
  awaits: z.enum(AWAITED).nullable(),
  /** The version of what the row is about: of its case, or of the task. */
  version: z.int(),
  /** The case: all of it null where a task has none. */
  case: z
    .object({
      id: z.uuid(),
      reference: z.string(),
      type: z.enum(CASE_TYPES),
      title: z.string(),
      status: z.enum(CASE_STATUSES),
      stage: z.enum(CASE_STAGES),
      city: z.string().nullable(),
      /** Null until the broker has accepted. */
      name: z.string().nullable(),
      /** How to contact them first: as they wish, or by email where none of their times is before the promise ends. */
      contactMethod: z.enum(CONTACT_METHODS).nullable(),
      /** When they were told that they are contacted first, as `on Monday morning`, where only one of their times is left. */
      toldTime: z.string().nullable(),
      /** Whether first contact was made. */
      isContacted: z.boolean(),
      /** Whether the client is interested in a quote, and has no other to decide on. */
      isQuoteChosen: z.boolean(),
      /** The insurers of the quotes that stand and that they are interested in. */
      interests: z.array(z.string()),
      /** Whether they, who have decided on the quotes, are to say something next in the conversation. */
      isToHear: z.boolean(),
      /** By when contact was promised, where that time stands still because the broker waits for them. */
      pausedPromise: instant.nullable(),
      unread: z.int(),
      /** How much of what they were asked for they have sent, and nobody has confirmed. */
      toConfirm: z.int(),
      /** The place of the last line of its conversation. */
      lastPosition: z.int(),
      /** Whether they agreed to be called or texted at their number; null without one, and until the broker has accepted. */
      mayReach: z.object({ call: z.boolean(), text: z.boolean() }).nullable(),
      /** That it had ended before, until first contact. */
      reopened: reopened.nullable(),
      /** When the broker returned it, where an administrator has sent it to them again; null once it is accepted. */
      returnedAt: instant.nullable(),
      /** That another broker had it before; null once it is accepted. */
      passedOn: passedOn.nullable(),
      /** What helps to decide on a new request: how much was answered in percent, and from which day it is wanted. */
      offer: z.object({ readiness: z.int(), startOn: z.iso.date().nullable() }).nullable(),
      /** The certificate that is needed next: for whom, and by which day; and for whom others are. */
      certificate: z
        .object({ holder: z.string(), neededBy: z.iso.date(), others: z.array(z.string()) })
        .nullable(),
      /** What they did last that nobody has looked at; the insurer is that of the quote they decided on. */
      act: z
        .object({
          what: z.enum(['sent', 'corrected', 'changes', 'interested', 'declined', 'reopened']),
          insurer: z.string().nullable(),
          /** What they wrote with their answer to a quote. */
          words: z.string().nullable(),
        })
        .nullable(),
      version: z.int(),
    })
    .nullable(),
});
export type QueueItem = z.output<typeof queueItem>;

export const queuePage = z.object({
  items: z.array(queueItem),
  nextCursor: z.string().nullable(),
  /** How much stands in each section, with these filters. */
  counts: z.object({ today: z.int(), next: z.int(), later: z.int(), waiting: z.int() }),
  /** How much stands in the queue without any filter. */
  all: z.int(),
  /** The cities to choose from. */
  cities: z.array(z.string()),
  /** When this was so: who puts something aside says it. */
  asOf: instant,
});
export type QueuePage = z.output<typeof queuePage>;
