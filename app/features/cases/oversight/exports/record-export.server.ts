import { recordDisclosures } from '#app/features/ledger/commands.server.ts';
import type { DisclosureField } from '#app/features/ledger/disclosures.ts';
import type { ExportReason } from '#app/features/ledger/export-reasons.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

export type Exporter = Extract<Viewer, { kind: 'user' }>;

type Taken = { id: string; fields: readonly DisclosureField[] };

/** Writes into the passports of cases what an administrator takes of them out of the site, before it leaves. */
export async function recordExport(
  db: Db,
  viewer: Exporter,
  { taken, reason }: { taken: readonly Taken[]; reason: ExportReason },
): Promise<void> {
  const recipient = { kind: 'admin' as const, id: viewer.id, name: viewer.fullName };
  await recordDisclosures(
    db,
    viewer,
    taken.map(({ id: caseId, fields }) => ({ caseId, kind: 'exported', recipient, fields, purpose: reason })),
  );
}
