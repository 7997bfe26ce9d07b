import { z } from 'zod';
import { GROUPINGS, type Grouping, type PeriodDays, SENT_DAYS } from './groupings.ts';

export const numbersQuery = z.strictObject({
  days: z.enum(SENT_DAYS, { error: 'Please choose 7, 30 or 90 days' }).default('30'),
  by: z.enum(GROUPINGS, { error: `Please choose one of: ${GROUPINGS.join(', ')}` }).default('type'),
});
export type NumbersQuery = { days: PeriodDays; by: Grouping };

/** How many of those for whom it could be said yet: without any, nothing can be said. */
const share = z.object({ part: z.int(), of: z.int() });

/** What is counted of a group of requests. */
export const requestNumbers = z.object({
  /** Requests sent, without those that were found not to be real or joined with another. */
  requests: z.int(),
  /** A broker had accepted within two business hours, of those for which these are over or a broker has accepted. */
  acceptedInTime: share,
  /** Open minutes from sending to the first contact: the median, of so many requests with one. */
  firstContact: z.object({ medianMinutes: z.number().nullable(), of: z.int() }),
  /** Contact before the promised time, of those with contact or a missed promise. */
  promisesKept: share,
  won: z.int(),
  lost: z.int(),
  withdrawn: z.int(),
  open: z.int(),
});
export type RequestNumbers = z.output<typeof requestNumbers>;

/** `earlier` is the same group in the period before. */
const group = requestNumbers.extend({ key: z.string(), label: z.string(), earlier: requestNumbers });
export type NumbersGroup = z.output<typeof group>;

const period = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });

/** The requests of a period beside those of the period before, up to the same moment of its last day. */
export const numbersOutput = z.object({
  days: z.union([z.literal(7), z.literal(30), z.literal(90)]),
  period,
  before: period,
  current: requestNumbers,
  earlier: requestNumbers,
  /** `earlier` came on the day as many days before. */
  byDay: z.array(z.object({ day: z.iso.date(), requests: z.int(), earlier: z.int() })),
  by: z.enum(GROUPINGS),
  /** Of both periods, the largest first; what is beyond the fiftieth is one group, whose key is `rest`. */
  groups: z.array(group),
});
export type Numbers = z.output<typeof numbersOutput>;
