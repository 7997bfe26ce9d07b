import { and, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import type { CaseParties } from '#app/features/cases/policy.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { caseAccess, cases } from '../tables.server.ts';

/** Whose case it is and which broker has access now; null when there is no such case. */
export async function findParties(db: Db, caseId: string): Promise<CaseParties | null> {
  const [found] = await db
    .select({ clientId: cases.clientId, brokerId: caseAccess.brokerId })
    .from(cases)
    .leftJoin(caseAccess, and(eq(caseAccess.caseId, cases.id), isNull(caseAccess.closedAt)))
    .where(eq(cases.id, caseId));
  return found ?? null;
}

const isAccepted = and(isNull(caseAccess.closedAt), isNotNull(caseAccess.acceptedAt));

/** Whether a broker has accepted a case and has access to it now, as a condition on what names the two. */
export function hasAccepted(caseId: SQLWrapper, brokerId: SQLWrapper | string): SQL {
  return sql`exists (select 1 from ${caseAccess} where ${and(
    sql`${caseAccess.caseId} = ${caseId}`,
    sql`${caseAccess.brokerId} = ${brokerId}`,
    isAccepted,
  )})`;
}

/** The broker who has accepted a case and has access to it now; null when nobody has. */
export async function findAcceptedBroker(
  db: Db,
  caseId: string,
): Promise<{ id: string; email: string } | null> {
  const [broker] = await db
    .select({ id: people.id, email: people.email })
    .from(caseAccess)
    .innerJoin(people, eq(people.id, caseAccess.brokerId))
    .where(and(eq(caseAccess.caseId, caseId), isAccepted));
  return broker ?? null;
}
