import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { callAhead } from '#app/features/cases/oversight/decisions.server.ts';
import { CASE_COLUMNS } from '#app/features/cases/queries/case-columns.server.ts';
import { pauseOf } from '#app/features/cases/queries/clocks.server.ts';
import { COUNTED } from '#app/features/cases/queries/paging.server.ts';
import { missedOfCase } from '#app/features/cases/records/promises/queries.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { reopenedFor } from '#app/features/cases/rules/reopening/reopened.ts';
import { caseAccess, cases, contactDue, searchedIn } from '#app/features/cases/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { lookUp } from '#app/platform/search/look-up.server.ts';
import { readSought } from '#app/platform/search/search-words.ts';
import { asSearch, inOrder } from '#app/platform/search/searched-columns.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { conditionsOf, isWithBroker } from './conditions.server.ts';
import { caseReferenceFor } from './joined-requests.server.ts';
import type { AdminCaseQuery, AdminCaseRow } from './schema.ts';
import type { CaseSort } from './sorts.ts';

type Found = { items: AdminCaseRow[]; nextCursor: string | null; total: number; isTotalExact: boolean };

/**
 * All requests, newest first. People are named where somebody was looked for, and then it stands in their passports
 * and in the audit log. Refuses (403) all but administrators.
 */
export async function listAllCases(
  db: Db,
  viewer: Viewer,
  { requestId, ...input }: AdminCaseQuery & { requestId: string },
): Promise<Found> {
  requireAdmin(viewer);
  const q = input.q && (await caseReferenceFor(db, input.q));
  const { rows, ...total } = await asSearch(db, (tx) => readPage(tx, { ...input, q }));
  const isSearch = Boolean(input.q);
  const page = rows.slice(0, input.limit);
  if (isSearch) {
    const fields = ['name', 'email', 'insurance_type', 'city'] as const;
    await recordReadings(
      db,
      viewer,
      page.map(({ id }) => ({ caseId: id, fields })),
    );
    const data = { found: page.map(({ id }) => id) };
    await recordAudit(db, viewer, {
      action: 'cases.searched',
      thing: { kind: 'case', id: 'list' },
      data,
      requestId,
    });
  }
  return {
    items: page.map((row) => (isSearch ? row : { ...row, person: null })),
    nextCursor: rows.length > input.limit ? (page.at(-1)?.id ?? null) : null,
    ...total,
  };
}

/** A page with one row too many, and how many there are. What many rows have is read in the order of the list. */
async function readPage(tx: Db, { q, cursor, limit, sort, ...filters }: AdminCaseQuery) {
  const order = sort ? ORDERS[sort] : NEWEST;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const found = q ? await lookUp(tx, cases, readSought(q), searchedIn(cases)) : undefined;
  if (found?.ids && !isFiltered && !sort) {
    const next = found.ids.filter((id) => !cursor || id < cursor).slice(0, limit + 1);
    return { rows: await readRows(tx, inArray(cases.id, next), limit + 1), ...upTo(found.ids.length) };
  }
  const where = and(found?.condition, conditionsOf(filters));
  const read = () => readRows(tx, and(where, cursor ? order.after(cursor) : undefined), limit + 1, order.by);
  const rows = found && !found.ids ? await inOrder(tx, read) : await read();
  if (found && !found.ids && !isFiltered)
    return { rows, total: Math.min(found.atLeast, COUNTED), isTotalExact: false };
  return { rows, ...upTo(await countUpTo(tx, where)) };
}

type Order = { by: SQL[]; after: (cursor: string) => SQL };
const NEWEST: Order = { by: [desc(cases.id)], after: (cursor) => lt(cases.id, cursor) };
/** Each order has an index, and its pages go on after the row that ended the one before. */
const ORDERS: Record<CaseSort, Order> = {
  oldest: { by: [asc(cases.id)], after: (cursor) => gt(cases.id, cursor) },
  due: {
    by: [sql`(${contactDue(cases)})`, asc(cases.id)],
    after: (cursor) =>
      sql`((${contactDue(cases)}), ${cases.id}) > (select (${contactDue(cases)}), ${cases.id} from ${cases} where ${cases.id} = ${cursor})`,
  },
};

const upTo = (counted: number) => ({ total: Math.min(counted, COUNTED), isTotalExact: counted <= COUNTED });
/** Requests without anybody's name, newest first. The caller has permitted it. */
export async function listUnnamed(
  db: Db,
  { cursor, limit, ...input }: Pick<AdminCaseQuery, 'cursor' | 'limit' | 'status' | 'type'>,
): Promise<{ items: AdminCaseRow[]; nextCursor: string | null }> {
  const where = and(conditionsOf(input), cursor ? lt(cases.id, cursor) : undefined);
  const rows = await readRows(db, where, limit + 1);
  const items = rows.slice(0, limit).map((row) => ({ ...row, person: null }));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** One request as the list has it, without a name; undefined where there is none. The caller has permitted it. */
export async function findListed(db: Db, id: string): Promise<AdminCaseRow | undefined> {
  const [row] = await readRows(db, eq(cases.id, id), 1);
  return row && { ...row, person: null };
}

async function readRows(
  db: Db,
  where: SQL | undefined,
  limit: number,
  order = NEWEST.by,
): Promise<AdminCaseRow[]> {
  const rows = await db
    .select({
      ...CASE_COLUMNS,
      priority: cases.priority,
      source: cases.source,
      createdAt: cases.createdAt,
      updatedAt: cases.updatedAt,
      promiseAt: cases.promiseAt,
      promiseMinutesLeft: cases.promiseMinutesLeft,
      pausedPromiseAt: cases.pausedPromiseAt,
      waitingSince: cases.waitingSince,
      promisesMissed: missedOfCase,
      callAt: sql<Date | null>`${callAhead(now())}`.mapWith(cases.promiseAt),
      firstRespondedAt: cases.firstRespondedAt,
      isConfirmed: sql<boolean>`${cases.emailConfirmedAt} is not null`,
      reopenedAt: cases.reopenedAt,
      reopenedFrom: cases.reopenedFrom,
      version: cases.version,
      brokerId: people.id,
      brokerName: people.fullName,
      contactFullName: cases.contactFullName,
      contactEmail: cases.contactEmail,
    })
    .from(cases)
    .leftJoin(caseAccess, isWithBroker)
    .leftJoin(people, eq(people.id, caseAccess.brokerId))
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ brokerId, brokerName, contactFullName, contactEmail, ...columns }) => {
    const { reopenedAt, reopenedFrom, promiseMinutesLeft, pausedPromiseAt, waitingSince, ...row } = columns;
    return {
      ...row,
      reopened: reopenedFor({ reopenedAt, reopenedFrom }),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      promiseAt: row.promiseAt?.toISOString() ?? null,
      paused: pauseOf({ promiseMinutesLeft, pausedPromiseAt, waitingSince }),
      callAt: row.callAt?.toISOString() ?? null,
      firstRespondedAt: row.firstRespondedAt?.toISOString() ?? null,
      broker: brokerId && brokerName ? { id: brokerId, fullName: brokerName } : null,
      person: { fullName: contactFullName, email: contactEmail },
    };
  });
}

async function countUpTo(db: Db, where: SQL | undefined): Promise<number> {
  const first = db
    .select({ id: cases.id })
    .from(cases)
    .leftJoin(caseAccess, isWithBroker)
    .where(where)
    .limit(COUNTED + 1)
    .as('first');
  return db.$count(first);
}
