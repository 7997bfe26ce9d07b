import type { HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { disclosedFields } from '#app/features/cases/rules/personal-data/disclosure.ts';
import { takeHeldStep } from '#app/features/cases/steps/take-step.server.ts';
import { moveDocuments } from '#app/features/documents/move-documents.server.ts';
import { announceDocuments } from '#app/features/documents/tell.server.ts';
import { recordDisclosure } from '#app/features/ledger/commands.server.ts';
import type { DisclosureField } from '#app/features/ledger/disclosures.ts';
import { readiness } from '#app/features/quotes/answers/readiness.ts';
import { moveRequests } from '#app/features/quotes/commands/move-requests.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { type Contents, contentsOf, differencesOf, takeOver } from './contents.server.ts';
import { holdBoth, whyNotJoined } from './hold-both.server.ts';
import type { MergeInput } from './schema.ts';
import { caseMerges } from './tables.server.ts';

/**
 * Joins a case with another one of the same person: its broker loses access before anything moves, the chosen fields,
 * documents and requests go along, and both histories and passports say so. Refuses (409) two that cannot be joined, and
 * either that has changed since it was looked at; (403) all but administrators.
 */
export async function mergeCases(
  db: Db,
  viewer: Viewer,
  {
    caseId: fromId,
    intoId,
    version,
    intoVersion,
    taken,
    documentIds,
    reason,
  }: MergeInput & { caseId: string },
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    const { from, into } = await holdBoth(tx, { fromId, intoId });
    const refused = whyNotJoined({ from, into });
    if (refused) throw refused;
    const before = contentsOf(into.row);
    const after = takeOver(contentsOf(from.row), before, taken);
    const { type, reference } = into.row;
    await takeHeldStep(tx, viewer, {
      ...{ held: from, actor: 'admin', step: 'merge', version },
      input: { intoId, into: reference, reason },
    });
    const moved = await moveDocuments(tx, { fromId, toId: intoId, ids: documentIds });
    const changes = changesOf(type, before, after);
    await takeHeldStep(tx, viewer, {
      ...{ held: into, actor: 'admin', step: 'take_in', version: intoVersion },
      input: {
        ...{ fromId, from: from.row.reference, documents: moved.length, changes },
        ...{ ...after, readiness: readiness(type, after.details) },
      },
    });
    const requestIds = await moveRequests(tx, { fromId, toId: intoId });
    await tx.insert(caseMerges).values({ fromId, intoId, before, after, documents: moved, requestIds });
    await recordNewToBroker(tx, viewer, into, {
      isChanged: changes.length > 0,
      hasDocuments: moved.length > 0,
    });
    for (const held of [from, into]) await announceDocuments(tx, held);
  });
}

/** What differs after it, in the words of the form. */
export function changesOf(type: HeldCase['row']['type'], before: Contents, after: Contents) {
  return differencesOf(type, after, before)
    .map(({ label, from, into }) => ({ label, from: into, to: from }))
    .slice(0, 40);
}

/** The broker who goes on reads from now on what came along. */
async function recordNewToBroker(
  tx: Db,
  viewer: Viewer,
  { row, access }: HeldCase,
  { isChanged, hasDocuments }: { isChanged: boolean; hasDocuments: boolean },
): Promise<void> {
  if (!access?.acceptedAt || !(isChanged || hasDocuments)) return;
  const fields: DisclosureField[] = [
    ...(isChanged ? disclosedFields('accepted', row) : []),
    ...(hasDocuments ? (['documents'] as const) : []),
  ];
  const { brokerId: id, fullName: name, brokerage, licenceNumber } = access;
  await recordDisclosure(tx, viewer, {
    ...{ caseId: row.id, kind: 'shared', fields, purpose: 'merged' },
    recipient: { kind: 'broker', id, name, brokerage, licenceNumber },
  });
}
