import { readAccount } from '#app/features/accounts/queries.server.ts';
import { endLinks } from '#app/features/accounts/recovery/links.server.ts';
import { forgetInvited } from '#app/features/accounts/sign-in/forget-invited.server.ts';
import { sendInvitation } from '#app/features/brokers/invite.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';

type Invited = { brokerId: string; requestId: string };

const NOT_INVITED = 'This person has already joined, or their invitation was cancelled.';

/** Sends an invited broker a fresh link of seven days; the one before ends. Refuses (409) who is not waiting for one. */
export async function resendInvitation(
  db: Db,
  viewer: Viewer,
  { brokerId, requestId }: Invited,
): Promise<{ invitedUntil: Date }> {
  requireAdmin(viewer);
  return db.transaction(async (tx) => {
    const { status, email, fullName } = await readAccount(tx, brokerId);
    if (status !== 'invited') throw new AppError('conflict', NOT_INVITED);
    await endLinks(tx, brokerId, ['invite']);
    const invitedUntil = await sendInvitation(tx, { id: brokerId, email, fullName });
    const thing = { kind: 'user', id: brokerId };
    await recordAudit(tx, viewer, { action: 'broker.invited_again', thing, requestId });
    return { invitedUntil };
  });
}

/** Cancels an invitation: its link ends and the address is free again. Refuses (409) who has joined. */
export async function cancelInvitation(
  db: Db,
  viewer: Viewer,
  { brokerId, requestId }: Invited,
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    await readAccount(tx, brokerId);
    if (!(await forgetInvited(tx, brokerId))) throw new AppError('conflict', NOT_INVITED);
    const thing = { kind: 'user', id: brokerId };
    await recordAudit(tx, viewer, { action: 'broker.invitation_cancelled', thing, requestId });
  });
}
