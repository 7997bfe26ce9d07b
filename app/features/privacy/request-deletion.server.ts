import { and, eq, isNull } from 'drizzle-orm';
import { requirePassword } from '#app/features/accounts/passwords/check-password.server.ts';
import { personOf } from '#app/features/accounts/person.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { privacyRequests } from './tables.server.ts';

/** (k) The time that a request about one's own data may take. */
const PRIVACY_DAYS = 30;

/** Asks for the deletion of the viewer's data, for an administrator to handle; asking again gives the open request. */
export async function requestDeletion(
  db: Db,
  viewer: Viewer,
  input: { current: string; details?: string | undefined; requestId: string },
): Promise<{ id: string; dueOn: string }> {
  const user = await requirePassword(db, viewer, input.current);
  const { details, requestId } = input;
  const dueOn = dueDay();
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(privacyRequests)
      .values({ type: 'deletion', userId: user.id, email: user.email, details: details || null, dueOn })
      .onConflictDoNothing()
      .returning({ id: privacyRequests.id, dueOn: privacyRequests.dueOn });
    if (!added) return openDeletion(tx, user.id);
    const data = { dueOn, role: user.role };
    await notify(tx, { kind: 'deletion_requested', to: personOf(user), data });
    await announce(tx, { topics: ['privacy-requests', 'cases/list/overview'], roles: ['admin'] });
    const thing = { kind: 'privacy_request', id: added.id };
    await recordAudit(tx, viewer, { action: 'privacy.deletion_requested', thing, requestId });
    return added;
  });
}

/** The day by which what is asked at an instant is answered. */
export function dueDay(askedAt = now()): string {
  return albertaDate(new Date(askedAt.getTime() + PRIVACY_DAYS * DAY_MS));
}

async function openDeletion(tx: Db, userId: string) {
  const { id, dueOn, type, state, reference } = privacyRequests;
  const [open] = await tx
    .select({ id, dueOn })
    .from(privacyRequests)
    .where(
      and(eq(privacyRequests.userId, userId), eq(type, 'deletion'), eq(state, 'open'), isNull(reference)),
    );
  if (!open) throw notFound();
  return open;
}
