import { and, eq } from 'drizzle-orm';
import { documents } from '#app/features/documents/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

type Paper = Pick<typeof documents.$inferSelect, 'state' | 'category' | 'side' | 'visibility'>;

/** Whether a document is one of the papers of a policy that staff have sent to its client, and that they can open. */
export function arePapers({ state, category, side, visibility }: Paper): boolean {
  const isFromStaff = side === 'broker' || side === 'admin';
  return state === 'available' && category === 'policy' && isFromStaff && visibility === 'client';
}

/** Whether the client of a case can open papers of their policy. No permission is asked. */
export async function hasPolicyPapers(db: Db, caseId: string): Promise<boolean> {
  const rows = await db
    .select({
      state: documents.state,
      category: documents.category,
      side: documents.side,
      visibility: documents.visibility,
    })
    .from(documents)
    .where(and(eq(documents.caseId, caseId), eq(documents.category, 'policy')));
  return rows.some(arePapers);
}
