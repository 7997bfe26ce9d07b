import type { z } from 'zod';
import { announceCase, ledgerShared, requireCurrentBroker } from '#app/features/cases/access.server.ts';
import { isOpenStatus } from '#app/features/cases/lifecycle.ts';
import { addEvent, lockCase, requireVersion, saveCase } from '#app/features/cases/locked-case.server.ts';
import { mailCaseAccepted } from '#app/features/cases/mail.server.ts';
import type { contactInput } from '#app/features/cases/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { acceptLocked, requireWaitingForAcceptance } from './accept-case.server.ts';

type Input = z.output<typeof contactInput> & { caseId: string };

/**
 * The broker says that they have reached the person: the first time keeps the promise of the case. On a case
 * that waits for acceptance it accepts it too. Refuses (409) a stale version and a closed case.
 */
export async function logContact(db: Db, viewer: Viewer, input: Input): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockCase(tx, input.caseId);
    const { row } = locked;
    const actor = await requireCurrentBroker(tx, viewer, 'log_contact', locked);
    await requireVersion(tx, row, input.version);
    if (!isOpenStatus(row.status)) throw new AppError('conflict', 'This case is closed.');

    const firstRespondedAt = row.firstRespondedAt ?? now();
    const accepted = row.status === 'assigned' ? requireWaitingForAcceptance(locked) : null;
    if (accepted)
      await acceptLocked(tx, viewer, actor, { ...locked, access: accepted }, { firstRespondedAt });
    else await saveCase(tx, row, { firstRespondedAt });
    await addEvent(tx, viewer, actor, row.id, {
      kind: 'contact',
      visibility: 'client',
      data: { method: input.method, ...(input.note && { note: input.note }) },
    });
    if (accepted) await mailCaseAccepted(tx, row, accepted);
    await announceCase(tx, row, [locked.access?.brokerId]);
    if (accepted) await ledgerShared(tx, viewer, row, accepted, 'accepted');
  });
}
