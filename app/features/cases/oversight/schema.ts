import { z } from 'zod';
import { RETURN_REASONS } from '#app/features/cases/rules/reasons.ts';
import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { CASE_TYPES, caseClock } from '#app/features/cases/schema.ts';

const instant = z.iso.datetime();

/** What an administrator's list says of a request: what it is, never whose. */
export const caseInBrief = z.object({
  id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  type: z.enum(CASE_TYPES),
  status: z.enum(CASE_STATUSES),
  city: z.string().nullable(),
  version: z.int(),
});

/** A request that waits for an administrator. */
export const caseToDecide = caseInBrief.extend({
  createdAt: instant,
  promiseAt: instant.nullable(),
  /** The promised contact that stands still because the broker waits for the client; null where none does. */
  paused: caseClock.shape.paused,
  promisesMissed: z.int(),
  isConfirmed: z.boolean(),
  /** Why the last broker gave it back, if they did. */
  returnReason: z.enum(RETURN_REASONS).nullable(),
  returnedAt: instant.nullable(),
  returnedBy: z.string().nullable(),
  brokerName: z.string().nullable(),
  /** Until when the broker was asked to reply to what the client wrote; null where nothing waits for a reply. */
  replyDueAt: instant.nullable(),
});
export type CaseToDecide = z.output<typeof caseToDecide>;

const some = z.object({ total: z.int(), items: z.array(caseToDecide) });

/** The first few of each kind, and how many there are. One case can stand in several. */
export const casesToDecide = z.object({
  ...{ late: some, atRisk: some, doubted: some, pool: some },
  /** Nobody has made first contact, and its time stands still as the broker waits for the client. */
  paused: some,
  /** First contact was made, and a message waits for its reply beyond the day that a broker is asked to reply in. */
  unreplied: some,
});
export type CasesToDecide = z.output<typeof casesToDecide>;
