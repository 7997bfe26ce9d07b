import { and, eq } from 'drizzle-orm';
import { caseEvents, cases, joinedReference } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { REFERENCE } from '#app/platform/ids.ts';

/**
 * What to look for when somebody typed this. A request that joined a case has a reference of its own, the only one that
 * its sender was told: it stands for that of the case. Everything else stays as it was typed.
 */
export async function caseReferenceFor(db: Db, typed: string): Promise<string> {
  const letters = REFERENCE.exec(typed)?.[1];
  if (!letters) return typed;
  const reference = `AB-${letters.toUpperCase()}`;
  // A request that joined may have become a case of its own since.
  const [own] = await db.select({ id: cases.id }).from(cases).where(eq(cases.reference, reference));
  if (own) return typed;
  const [joined] = await db
    .select({ reference: cases.reference })
    .from(caseEvents)
    .innerJoin(cases, eq(cases.id, caseEvents.caseId))
    .where(and(eq(caseEvents.kind, 'request_joined'), eq(joinedReference(caseEvents), reference)))
    .limit(1);
  return joined?.reference ?? typed;
}
