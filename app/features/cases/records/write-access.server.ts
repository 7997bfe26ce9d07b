import { eq, sql } from 'drizzle-orm';
import type { Caused } from '#app/features/cases/rules/lifecycle/caused.server.ts';
import type { StepCase } from '#app/features/cases/steps/step.server.ts';
import { caseAccess } from '#app/features/cases/tables.server.ts';
import { recordDisclosures } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { Access, CaseRow } from './held-case.server.ts';

type AccessWriting = { after: CaseRow; caused: Caused[]; now: Date };

/** Ends, accepts and opens, in this order: the database allows one open access. Returns the one that is open now. */
export async function writeAccess(
  tx: Db,
  held: StepCase,
  { after, caused, now }: AccessWriting,
): Promise<Access | null> {
  let { access } = held;
  for (const { close, accept } of caused) {
    if (close) {
      const { reason, returnReason, note } = close.ending;
      const closing = {
        closedAt: now,
        closedReason: reason,
        endedAt: sql`coalesce(${caseAccess.endedAt}, ${now.toISOString()}::timestamptz)`,
        returnReason: returnReason ?? null,
        note: note || null,
      };
      await tx.update(caseAccess).set(closing).where(eq(caseAccess.id, close.access.id));
      access = null;
    }
    if (accept) {
      await tx.update(caseAccess).set({ acceptedAt: now }).where(eq(caseAccess.id, accept.access.id));
      access = { ...accept.access, acceptedAt: now };
    }
  }
  // A case that is closed is over for who has it, who may read it for some weeks more; one that is opened again is not.
  if (access && after.closedAt !== held.row.closedAt) {
    await tx.update(caseAccess).set({ endedAt: after.closedAt }).where(eq(caseAccess.id, access.id));
  }
  for (const { id, broker, since } of caused.flatMap(({ open }) => open ?? [])) {
    const begun = { openedAt: since?.openedAt ?? now, acceptedAt: since?.acceptedAt ?? null };
    const opened = { id, caseId: after.id, brokerId: broker.brokerId, ...begun, endedAt: after.closedAt };
    await tx.insert(caseAccess).values(opened);
    access = { ...broker, id, ...begun, closedAt: null, closedReason: null, returnReason: null };
  }
  return access;
}

/** The lines of the passport: to whom what was shown, and whose access ended. */
export async function writePassport(tx: Db, viewer: Viewer, caseId: string, caused: Caused[]): Promise<void> {
  const lines = caused.flatMap(({ passport = [] }) => passport);
  await recordDisclosures(
    tx,
    viewer,
    lines.map(({ kind, fields, purpose, broker }) => ({
      caseId,
      kind,
      fields,
      purpose,
      recipient: {
        kind: 'broker' as const,
        id: broker.brokerId,
        name: broker.fullName,
        brokerage: broker.brokerage,
        licenceNumber: broker.licenceNumber,
      },
    })),
  );
}
