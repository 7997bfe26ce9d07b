import { z } from 'zod';
import { viewsInput } from '#app/features/accounts/profile/saved-views/schema.ts';
import { SENT_DAYS } from '#app/features/cases/oversight/numbers/groupings.ts';
import { CASE_SOURCES } from '#app/features/cases/rules/origin/sources.ts';
import { CASE_PRIORITIES } from '#app/features/cases/rules/priorities.ts';
import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { CASE_TYPES, caseClock, reopened } from '#app/features/cases/schema.ts';
import { cleanLine } from '#app/platform/text/clean-text.ts';
import { CASE_COLUMNS } from './columns.ts';
import { CASE_SORTS } from './sorts.ts';

const instant = z.iso.datetime();

/** What a request can be looked for by besides its status: what waits for an administrator, or what the numbers count. */
export const STANDINGS = [
  'open',
  'pool',
  'late',
  'at_risk',
  'paused',
  'unreplied',
  'returned',
  'doubted',
  'counted',
] as const;

/** An empty choice is none, as forms send it. */
const choice = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.preprocess((value) => value || undefined, z.enum(values).optional());

export const adminCaseQuery = z.strictObject({
  cursor: z.preprocess(
    (value) => value || undefined,
    z.uuid({ error: 'This page does not exist' }).optional(),
  ),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** Words of a name, an email address, a reference or a title; or a telephone number in any form. */
  q: z
    .string()
    .overwrite(cleanLine)
    .max(100, { error: 'Please search for 100 characters at most' })
    .optional(),
  status: choice(CASE_STATUSES),
  standing: choice(STANDINGS),
  type: choice(CASE_TYPES),
  city: z.string().overwrite(cleanLine).max(60).optional(),
  priority: choice(CASE_PRIORITIES),
  broker: z.preprocess((value) => value || undefined, z.uuid().optional()),
  source: choice(CASE_SOURCES),
  /** In the last so many Alberta days, as the numbers count them. */
  sent: choice(SENT_DAYS),
  sort: choice(CASE_SORTS),
});
export type AdminCaseQuery = z.output<typeof adminCaseQuery>;

const columns = z.array(z.enum(CASE_COLUMNS, { error: 'Please reload the page and try again' }));

/** The columns that somebody wants to see; null for the usual ones. */
export const columnsInput = z.strictObject({
  columns: columns.max(CASE_COLUMNS.length, { error: 'Please reload the page and try again' }).nullable(),
});

/** What an administrator keeps under a name: the filters without a place in the list, and the columns. */
export const caseViewsInput = viewsInput(
  adminCaseQuery.omit({ cursor: true, limit: true }).extend({
    columns: z.preprocess(
      (value) => (typeof value === 'string' ? value.split('.').filter(Boolean) : value),
      columns,
    ),
  }),
);

export const adminCaseRow = z.object({
  id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  type: z.enum(CASE_TYPES),
  status: z.enum(CASE_STATUSES),
  priority: z.enum(CASE_PRIORITIES),
  city: z.string().nullable(),
  source: z.enum(CASE_SOURCES),
  createdAt: instant,
  updatedAt: instant,
  promiseAt: instant.nullable(),
  /** The promised contact that stands still while it is the client’s turn; null where none does. */
  paused: caseClock.shape.paused,
  promisesMissed: z.int(),
  /** When the call is that is booked and still to come. */
  callAt: instant.nullable(),
  firstRespondedAt: instant.nullable(),
  isConfirmed: z.boolean(),
  reopened: reopened.nullable(),
  version: z.int(),
  broker: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
  /** Who sent it: only for a search, which stands in their data passport. */
  person: z.object({ fullName: z.string(), email: z.string() }).nullable(),
});
export type AdminCaseRow = z.output<typeof adminCaseRow>;

export const adminCaseList = z.object({
  items: z.array(adminCaseRow),
  nextCursor: z.string().nullable(),
  /** Counted up to a thousand. */
  total: z.int(),
  isTotalExact: z.boolean(),
});
