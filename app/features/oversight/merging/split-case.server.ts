import { and, eq, isNull } from 'drizzle-orm';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { takeHeldStep } from '#app/features/cases/steps/take-step.server.ts';
import { returnDocuments } from '#app/features/documents/move-documents.server.ts';
import { announceDocuments } from '#app/features/documents/tell.server.ts';
import { readiness } from '#app/features/quotes/answers/readiness.ts';
import { moveRequests } from '#app/features/quotes/commands/move-requests.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { contentsOf, putBack } from './contents.server.ts';
import { holdBoth } from './hold-both.server.ts';
import { changesOf } from './merge-cases.server.ts';
import type { SplitInput } from './schema.ts';
import { caseMerges } from './tables.server.ts';

/**
 * Takes apart what was joined by mistake: what had moved goes back, but for fields that somebody has changed since, and
 * a broker is looked for. Refuses (409) a case that was not joined or longer ago than 30 days, one whose other half was
 * itself joined with a third, and a stale version; (403) all but administrators.
 */
export async function splitCase(
  db: Db,
  viewer: Viewer,
  { caseId: fromId, version, reason }: SplitInput & { caseId: string },
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    await findCase(tx, fromId);
    const [merge] = await tx
      .select()
      .from(caseMerges)
      .where(and(eq(caseMerges.fromId, fromId), isNull(caseMerges.splitAt)));
    if (!merge) throw new AppError('conflict', 'This request is not joined with another one.');
    const { intoId } = merge;
    const { from, into } = await holdBoth(tx, { fromId, intoId });
    if (into.row.status === 'duplicate')
      throw new AppError(
        'conflict',
        `${into.row.reference} was itself joined with another request. Please separate that one first.`,
      );
    // The mail to the person has a link of the case's own requests.
    await moveRequests(tx, { fromId: intoId, toId: fromId, ids: merge.requestIds });
    await takeHeldStep(tx, viewer, {
      ...{ held: from, actor: 'admin', step: 'split', version },
      input: { reason },
    });
    const before = contentsOf(into.row);
    const after = putBack(merge, before);
    const { type } = into.row;
    await takeHeldStep(tx, viewer, {
      ...{ held: into, actor: 'admin', step: 'give_up' },
      input: {
        ...{
          toId: fromId,
          to: from.row.reference,
          documents: merge.documents.length,
          changes: changesOf(type, before, after),
        },
        ...{ ...after, readiness: readiness(type, after.details) },
      },
    });
    await returnDocuments(tx, { fromId: intoId, toId: fromId, moved: merge.documents });
    await tx.update(caseMerges).set({ splitAt: now() }).where(eq(caseMerges.id, merge.id));
    for (const held of [from, into]) await announceDocuments(tx, held);
  });
}
