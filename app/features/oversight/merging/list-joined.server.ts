import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { namedCases } from '#app/features/cases/queries/named-cases.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { Joined } from './schema.ts';
import { caseMerges } from './tables.server.ts';

/**
 * Which request this one was joined with, and which were joined with this one, the first one first. References alone:
 * nothing that stands in a passport. Refuses (403) all but administrators, and (404)
 * where there is no such case.
 */
export async function listJoined(db: Db, viewer: Viewer, caseId: string): Promise<Joined> {
  requireAdmin(viewer);
  await findCase(db, caseId);
  const isOther = or(
    and(eq(caseMerges.fromId, caseId), eq(namedCases.id, caseMerges.intoId)),
    and(eq(caseMerges.intoId, caseId), eq(namedCases.id, caseMerges.fromId)),
  );
  const rows = await db
    .select({ id: namedCases.id, reference: namedCases.reference, intoId: caseMerges.intoId })
    .from(caseMerges)
    .innerJoin(namedCases, isOther)
    .where(isNull(caseMerges.splitAt))
    .orderBy(asc(caseMerges.id));
  const named = rows.map(({ intoId, ...one }) => ({ one, isInto: one.id === intoId }));
  return {
    into: named.find(({ isInto }) => isInto)?.one ?? null,
    from: named.filter(({ isInto }) => !isInto).map(({ one }) => one),
  };
}
