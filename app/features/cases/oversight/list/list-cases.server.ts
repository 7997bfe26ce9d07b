import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { conditionsOf, isWithBroker } from './conditions.server.ts';
import type { AdminCaseQuery, AdminCaseRow } from './schema.ts';

/** Counting further says nothing more to a person, and takes long. */
const COUNTED = 1_000;

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
  const where = conditionsOf(input);
  const rows = await readRows(
    db,
    and(where, input.cursor ? lt(cases.id, input.cursor) : undefined),
    input.limit + 1,
  );
  const counted = await countUpTo(db, where);
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
    total: Math.min(counted, COUNTED),
    isTotalExact: counted <= COUNTED,
  };
}

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

async function readRows(db: Db, where: SQL | undefined, limit: number): Promise<AdminCaseRow[]> {
  const rows = await db
    .select({
      id: cases.id,
      reference: cases.reference,
      title: cases.title,
      type: cases.type,
      status: cases.status,
      priority: cases.priority,
      city: cases.city,
      createdAt: cases.createdAt,
      promiseAt: cases.promiseAt,
      promisesMissed: cases.promisesMissed,
      firstRespondedAt: cases.firstRespondedAt,
      isConfirmed: sql<boolean>`${cases.emailConfirmedAt} is not null`,
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
    .orderBy(desc(cases.id))
    .limit(limit);
  return rows.map(({ brokerId, brokerName, contactFullName, contactEmail, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    promiseAt: row.promiseAt?.toISOString() ?? null,
    firstRespondedAt: row.firstRespondedAt?.toISOString() ?? null,
    broker: brokerId && brokerName ? { id: brokerId, fullName: brokerName } : null,
    person: { fullName: contactFullName, email: contactEmail },
  }));
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
