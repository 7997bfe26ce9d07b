import { z } from 'zod';
import { CLOSED_OUTCOME_NAMES } from '#app/features/cases/rules/outcomes/closed-outcomes.ts';
import { RECEIVED_PARTS } from '#app/features/cases/rules/outcomes/received-parts.ts';
import { ACCESS_END_REASONS, LOST_REASONS } from '#app/features/cases/rules/reasons.ts';
import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { CASE_TYPES, listOf, pageQuery } from '#app/features/cases/schema.ts';
import { cleanLine } from '#app/platform/text/clean-text.ts';

const instant = z.iso.datetime();

/** A day on which there can be requests: the database knows no years of five digits. */
const dayOfOurs = z.iso.date().regex(/^20/, { error: 'Please enter a day of this century' });

export const BROKER_FILTERS = ['to_accept', 'in_progress', 'closed', 'received'] as const;
export type BrokerFilter = (typeof BROKER_FILTERS)[number];
export const brokerListQuery = z.strictObject({
  ...pageQuery,
  filter: z.enum(BROKER_FILTERS).default('to_accept'),
  /** Words that all must stand in what the list shows of a case. */
  q: z
    .string()
    .overwrite(cleanLine)
    .max(100, { error: 'A search must not exceed 100 characters' })
    .optional(),
  /** How they ended, of the closed ones. */
  outcome: z.enum(CLOSED_OUTCOME_NAMES).optional(),
  /** Of the closed ones these alone, with commas between. */
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).max(50))
    .optional(),
  /** Of those received: from which Alberta day to which, of what type, and what they are counted as. */
  from: dayOfOurs.optional(),
  to: dayOfOurs.optional(),
  type: z.enum(CASE_TYPES).optional(),
  part: z.enum(RECEIVED_PARTS).optional(),
});
export type BrokerListQuery = z.output<typeof brokerListQuery>;

/** A case in a broker's list. Once the broker's access has ended, only what they need to recognise it is left. */
export const brokerListItem = z.object({
  id: z.uuid(),
  reference: z.string(),
  type: z.enum(CASE_TYPES),
  title: z.string(),
  status: z.enum(CASE_STATUSES).nullable(),
  city: z.string().nullable(),
  contactName: z.string().nullable(),
  acceptBy: instant.nullable(),
  promiseAt: instant.nullable(),
  firstRespondedAt: instant.nullable(),
  version: z.int().nullable(),
  openedAt: instant,
  acceptedAt: instant.nullable(),
  closedAt: instant.nullable(),
  closedReason: z.enum(ACCESS_END_REASONS).nullable(),
  /** Why there is no policy, of a case that was closed so while it was with them. */
  lostReason: z.enum(LOST_REASONS).nullable(),
  /** When it was over for them: with their access, or with the case that they may still read. */
  endedAt: instant.nullable(),
});
export type BrokerListItem = z.output<typeof brokerListItem>;

export const brokerList = listOf(brokerListItem);

export const brokerStats = z.object({
  toAccept: z.int(),
  inProgress: z.int(),
  contactDue: z.int(),
  assignedToday: z.int(),
  dailyCap: z.int(),
  /** Whether today is one of their days away. */
  isAway: z.boolean(),
  /** Of the requests received in the last four weeks: how many a first contact came due for, and how many had it in time. */
  promises: z.int(),
  kept: z.int(),
});
export type BrokerStats = z.output<typeof brokerStats>;
