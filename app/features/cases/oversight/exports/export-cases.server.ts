import { and, desc, eq, lt } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { conditionsOf, isWithBroker } from '#app/features/cases/oversight/list/conditions.server.ts';
import { caseReferenceFor } from '#app/features/cases/oversight/list/joined-requests.server.ts';
import { CASE_COLUMNS } from '#app/features/cases/queries/case-columns.server.ts';
import { missedOfCase } from '#app/features/cases/records/promises/queries.server.ts';
import { sourceName } from '#app/features/cases/rules/origin/campaign.ts';
import type { CASE_PRIORITIES } from '#app/features/cases/rules/priorities.ts';
import { statusWords, typeName } from '#app/features/cases/rules/status-text.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { DisclosureField } from '#app/features/ledger/disclosures.ts';
import { sheetTime } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { CsvCell } from '#app/platform/http/csv/csv-line.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { type Exporter, recordExport } from './record-export.server.ts';
import type { CaseExportQuery } from './schema.ts';

const PAGE = 500;

const FACTS = ['reference', 'title', 'type', 'status', 'priority', 'source', 'city'];
const COURSE = [
  ...['sent (Alberta time)', 'confirmed', 'promised by (Alberta time)', 'promises missed'],
  ...['first contact (Alberta time)', 'closed (Alberta time)', 'broker'],
];
const PERSON = ['name', 'email', 'phone', 'postal code'];

/** The headings of the table, which people read: in words and in Alberta time, as the list (decision 171). */
export function caseHeadings(withPeople: boolean): string[] {
  return [...FACTS, ...COURSE, ...(withPeople ? PERSON : [])];
}

/**
 * The requests that the filters leave, newest first, a page at a time as it is taken. It stands in the audit log with
 * its reason; whom it names, or who was looked for by name, reads of it in their passport. Refuses (403) all but
 * administrators.
 */
export async function exportCases(
  db: Db,
  viewer: Viewer,
  { requestId, ...query }: CaseExportQuery & { requestId: string },
): Promise<AsyncGenerator<CsvCell[][], undefined>> {
  requireAdmin(viewer);
  const { q, ...filters } = query;
  await recordAudit(db, viewer, {
    action: 'cases.exported',
    thing: { kind: 'case', id: 'list' },
    // What was looked for may be a name: these rows hold none.
    data: { ...filters, isSearch: Boolean(q) },
    requestId,
  });
  return pagesOf(db, viewer, { ...query, q: q && (await caseReferenceFor(db, q)) });
}

async function* pagesOf(
  db: Db,
  viewer: Exporter,
  { people: withPeople, reason, ...filters }: CaseExportQuery,
): AsyncGenerator<CsvCell[][], undefined> {
  let before: string | undefined;
  for (;;) {
    const rows = await readPage(db, filters, before);
    if (withPeople || filters.q) {
      const taken = rows.map((row) => ({ id: row.id, fields: fieldsOf(row, withPeople) }));
      await recordExport(db, viewer, { taken, reason });
    }
    if (rows.length > 0) yield rows.map((row) => cellsOf(row, withPeople));
    before = rows.at(-1)?.id;
    if (rows.length < PAGE) return undefined;
  }
}

type Filters = Omit<CaseExportQuery, 'people' | 'reason'>;

async function readPage(db: Db, filters: Filters, before: string | undefined) {
  return db
    .select({
      ...CASE_COLUMNS,
      priority: cases.priority,
      source: cases.source,
      createdAt: cases.createdAt,
      emailConfirmedAt: cases.emailConfirmedAt,
      promiseAt: cases.promiseAt,
      promisesMissed: missedOfCase,
      firstRespondedAt: cases.firstRespondedAt,
      closedAt: cases.closedAt,
      brokerName: people.fullName,
      contactFullName: cases.contactFullName,
      contactEmail: cases.contactEmail,
      contactPhone: cases.contactPhone,
      postalCode: cases.postalCode,
    })
    .from(cases)
    .leftJoin(caseAccess, isWithBroker)
    .leftJoin(people, eq(people.id, caseAccess.brokerId))
    .where(and(conditionsOf(filters), before ? lt(cases.id, before) : undefined))
    .orderBy(desc(cases.id))
    .limit(PAGE);
}

type Found = Awaited<ReturnType<typeof readPage>>[number];

/** What the passport says of a row: what it does not hold was not taken. */
function fieldsOf({ city, contactPhone, postalCode }: Found, withPeople: boolean): DisclosureField[] {
  const shown: DisclosureField[] = ['insurance_type', ...(city ? ['city' as const] : [])];
  if (!withPeople) return shown;
  const optional = [contactPhone && 'phone', postalCode && 'postal_code'] as const;
  return [...shown, 'name', 'email', ...optional.filter((field) => field !== null && field !== '')];
}

const PRIORITIES = { low: 'Low', normal: 'Normal', high: 'High' } as const satisfies Record<
  (typeof CASE_PRIORITIES)[number],
  string
>;

function cellsOf(row: Found, withPeople: boolean): CsvCell[] {
  const { reference, title, type, status, priority, source, city, promisesMissed } = row;
  const facts = [
    reference,
    title,
    typeName(type),
    statusWords(status),
    PRIORITIES[priority],
    sourceName(source),
    city,
  ];
  const person = [row.contactFullName, row.contactEmail, row.contactPhone, row.postalCode];
  return [
    ...facts,
    ...[sheetTime(row.createdAt), row.emailConfirmedAt ? 'yes' : 'no'],
    ...[timeOf(row.promiseAt), promisesMissed, timeOf(row.firstRespondedAt), timeOf(row.closedAt)],
    row.brokerName,
    ...(withPeople ? person : []),
  ];
}

function timeOf(at: Date | null): string | null {
  return at && sheetTime(at);
}
