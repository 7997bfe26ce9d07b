import { type CaseReading, requireReading } from '#app/features/cases/policy.ts';
import { findCase, type HeldCase } from '#app/features/cases/records/held-case.server.ts';
import type { CaseActor } from '#app/features/cases/rules/statuses.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/** A case and what its reader is to it. */
export type OpenedCase = HeldCase & { actor: CaseActor };

/** Finds a case of which the viewer may read this, and what they are to it. Refuses what `requireReading` refuses. */
export async function openFor(
  db: Db,
  viewer: Viewer,
  reading: CaseReading,
  caseId: string,
): Promise<OpenedCase> {
  const held = await findCase(db, caseId);
  return { ...held, actor: requireReading(viewer, reading, held.parties) };
}

/** A broker who was asked and has not accepted sees nothing of what others and the person have worked out before. */
export function isBeforeAccepting({ actor, access }: OpenedCase): boolean {
  return actor === 'broker' && !access?.acceptedAt;
}
