import { listOpenOfMailbox } from '#app/features/cases/queries/by-mailbox.server.ts';
import { findCase, type HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { disclosedFields } from '#app/features/cases/rules/personal-data/disclosure.ts';
import { listMovable } from '#app/features/documents/move-documents.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { contentsOf, differencesOf } from './contents.server.ts';
import { whyNotJoined } from './hold-both.server.ts';
import type { MergeCandidate, MergePreview } from './schema.ts';

/** The requests that a case may be joined with, and why not where it may not. Refuses (403) all but administrators. */
export async function listCandidates(db: Db, viewer: Viewer, caseId: string): Promise<MergeCandidate[]> {
  requireAdmin(viewer);
  const from = await findCase(db, caseId);
  const { contactEmail: email, type } = from.row;
  const found = await listOpenOfMailbox(db, { email, type });
  const items: MergeCandidate[] = [];
  for (const { id } of found.filter((one) => one.id !== caseId)) {
    const into = await findCase(db, id);
    items.push({ ...sideOf(into), obstacle: whyNotJoined({ from, into })?.message ?? null });
  }
  return items;
}

/**
 * Two requests side by side before they are joined. The reading stands in both passports. Refuses (409) two that cannot
 * be joined, and (403) all but administrators.
 */
export async function previewMerge(
  db: Db,
  viewer: Viewer,
  { caseId, intoId }: { caseId: string; intoId: string },
): Promise<MergePreview> {
  requireAdmin(viewer);
  if (caseId === intoId) throw new AppError('conflict', 'A request cannot be joined with itself.');
  const both = { from: await findCase(db, caseId), into: await findCase(db, intoId) };
  const refused = whyNotJoined(both);
  if (refused) throw refused;
  const { from, into } = both;
  await recordReadings(
    db,
    viewer,
    [from, into].map(({ row }) => ({ caseId: row.id, fields: disclosedFields('accepted', row) })),
  );
  return {
    from: sideOf(from),
    into: sideOf(into),
    fields: differencesOf(from.row.type, contentsOf(from.row), contentsOf(into.row)),
    documents: await listMovable(db, caseId),
  };
}

function sideOf({ row, access }: HeldCase) {
  const { id, reference, version, status } = row;
  return {
    ...{ id, reference, version, status },
    createdAt: row.createdAt.toISOString(),
    brokerName: access?.fullName ?? null,
  };
}
