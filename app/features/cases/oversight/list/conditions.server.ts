import { and, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { standings } from '#app/features/cases/oversight/decisions.server.ts';
import { isCounted } from '#app/features/cases/oversight/numbers/count-requests.server.ts';
import { periodStart } from '#app/features/cases/oversight/numbers/period.ts';
import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { caseAccess, cases, searchedIn } from '#app/features/cases/tables.server.ts';
import { now } from '#app/platform/now.ts';
import { readSought } from '#app/platform/search/search-words.ts';
import { isSought } from '#app/platform/search/searched-columns.server.ts';
import type { AdminCaseQuery } from './schema.ts';

/** Joins the access that is open, of a case that has one. */
export const isWithBroker = and(eq(caseAccess.caseId, cases.id), isNull(caseAccess.closedAt));

type Conditions = Omit<AdminCaseQuery, 'cursor' | 'limit' | 'sort'>;

/** What the filters of the list ask of a case, joined with its open access. */
export function conditionsOf({
  q,
  status,
  standing,
  type,
  city,
  priority,
  broker,
  source,
  sent,
}: Conditions): SQL | undefined {
  return and(
    q ? isSought(readSought(q), searchedIn(cases)) : undefined,
    status ? eq(cases.status, status) : undefined,
    standing ? inStanding(standing) : undefined,
    type ? eq(cases.type, type) : undefined,
    city ? eq(sql`lower(${cases.city})`, city.toLowerCase()) : undefined,
    priority ? eq(cases.priority, priority) : undefined,
    broker ? eq(caseAccess.brokerId, broker) : undefined,
    source ? eq(cases.source, source) : undefined,
    sent ? gte(cases.createdAt, periodStart(now(), Number(sent))) : undefined,
  );
}

function inStanding(standing: NonNullable<AdminCaseQuery['standing']>): SQL | undefined {
  if (standing === 'open') return inArray(cases.status, [...OPEN_STATUSES]);
  return standing === 'counted' ? isCounted : standings(now())[standing];
}
