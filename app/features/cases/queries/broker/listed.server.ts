import { and, desc, eq, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { iso } from '../case-views.server.ts';
import { COUNTED } from '../paging.server.ts';
import type { BrokerListItem } from './schema.ts';

/** What is read of a case for the lists of a broker. */
const LISTED = {
  accessId: caseAccess.id,
  openedAt: caseAccess.openedAt,
  acceptedAt: caseAccess.acceptedAt,
  closedAt: caseAccess.closedAt,
  closedReason: caseAccess.closedReason,
  endedAt: caseAccess.endedAt,
  caseClosedAt: cases.closedAt,
  id: cases.id,
  reference: cases.reference,
  type: cases.type,
  title: cases.title,
  status: cases.status,
  lostReason: cases.lostReason,
  city: cases.city,
  contactName: cases.contactFullName,
  acceptBy: cases.acceptBy,
  promiseAt: cases.promiseAt,
  firstRespondedAt: cases.firstRespondedAt,
  version: cases.version,
};

type Listing = {
  wanted: SQL | undefined;
  /** What `wanted` asks of besides the case and the broker's access to it. */
  beside?: readonly Subquery[];
  /** Of these only the rows after the page before. */
  after: SQL | undefined;
  /** Newest first, unless it says otherwise. */
  order?: SQL[];
  limit: number;
};

/** A page of a list of a broker, one row more than its limit, and how many rows there are, counted up to a thousand. */
export async function readListed(
  db: Db,
  { wanted, beside = [], after, order = [desc(caseAccess.id)], limit }: Listing,
) {
  const isOfCase = eq(cases.id, caseAccess.caseId);
  const counted = joined(
    db.select({ id: caseAccess.id }).from(caseAccess).innerJoin(cases, isOfCase).$dynamic(),
    beside,
  )
    .where(wanted)
    .limit(COUNTED)
    .as('counted');
  const listed = joined(db.select(LISTED).from(caseAccess).innerJoin(cases, isOfCase).$dynamic(), beside);
  const [total, rows] = await Promise.all([
    db.$count(counted),
    listed
      .where(and(wanted, after))
      .orderBy(...order)
      .limit(limit + 1),
  ]);
  return { total, rows };
}

function joined<Query extends PgSelect>(query: Query, beside: readonly Subquery[]): Query {
  for (const one of beside) query.crossJoinLateral(one);
  return query;
}

/**
 * What is searched is what the list shows: of a person whose case is not with the broker any more, the name is not known to
 * the search either. Of a title words are found by how they begin, as each ends in “request”.
 */
export function holdsWords(text = ''): SQL | undefined {
  const name = sql`case when ${caseAccess.closedAt} is null and ${caseAccess.acceptedAt} is not null
    then ${cases.contactFullName} else '' end`;
  const shown = sql`lower(concat_ws(' ', ${cases.reference}, ${cases.city}, ${name}))`;
  const words = text.toLowerCase().split(' ').filter(Boolean);
  const title = sql`' ' || lower(${cases.title})`;
  return and(
    ...words.map((word) => sql`(strpos(${shown}, ${word}) > 0 or strpos(${title}, ${` ${word}`}) > 0)`),
  );
}

type Row = Omit<
  BrokerListItem,
  'openedAt' | 'acceptedAt' | 'closedAt' | 'acceptBy' | 'promiseAt' | 'firstRespondedAt' | 'endedAt'
> &
  Record<
    'acceptedAt' | 'closedAt' | 'endedAt' | 'caseClosedAt' | 'acceptBy' | 'promiseAt' | 'firstRespondedAt',
    Date | null
  > & {
    openedAt: Date;
    accessId: string;
  };

/** Of a case whose access has ended, nothing is left that came later or that says who the person is. */
export function toItem({ accessId: _, caseClosedAt, ...row }: Row): BrokerListItem {
  const hasAccess = row.closedAt === null;
  return {
    ...row,
    openedAt: row.openedAt.toISOString(),
    acceptedAt: iso(row.acceptedAt),
    closedAt: iso(row.closedAt),
    endedAt: iso(row.endedAt),
    status: hasAccess ? row.status : null,
    lostReason: isTheirEnd(row, caseClosedAt) ? row.lostReason : null,
    contactName: hasAccess && row.acceptedAt ? row.contactName : null,
    acceptBy: hasAccess ? iso(row.acceptBy) : null,
    promiseAt: hasAccess ? iso(row.promiseAt) : null,
    firstRespondedAt: hasAccess ? iso(row.firstRespondedAt) : null,
    version: hasAccess ? row.version : null,
  };
}

type Ending = Pick<Row, 'status' | 'endedAt'>;

/** Whether a case was closed without a policy while it was with them, and has not been opened again since. */
function isTheirEnd({ status, endedAt }: Ending, caseClosedAt: Date | null): boolean {
  return status === 'lost' && endedAt !== null && endedAt.getTime() === caseClosedAt?.getTime();
}
