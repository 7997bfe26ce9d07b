import { and, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { notePrivacyUndelivered } from '#app/features/contact/commands.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { keyOf } from '#app/features/notifications/notify.server.ts';
import { privacyRequests } from '#app/features/privacy/tables.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { statesOfMails } from '#app/platform/mail/outbox.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/** Mail is tried for three days, and its copy is kept for thirty. */
const LOOKED_AT_DAYS = 14;

/** One answer to one privacy request: an answer given again is another. */
export const occasionOf = (id: string, answeredAt: Date) => `${id} ${answeredAt.toISOString()}`;

/**
 * Opens what was answered by an email that could not be delivered: the law asks for an answer that reaches the person, and
 * its day has stayed. Gives how many.
 */
export async function reopenUndelivered(db: Db, viewer: Viewer): Promise<number> {
  const { id, email, state, answeredAt, delivered } = privacyRequests;
  const answered = await db
    .select({ id, email, state, answeredAt })
    .from(privacyRequests)
    .where(
      and(
        ne(state, 'open'),
        isNull(delivered),
        isNotNull(privacyRequests.note),
        gt(answeredAt, new Date(now().getTime() - LOOKED_AT_DAYS * DAY_MS)),
      ),
    );
  const mails = await statesOfMails(
    db,
    answered.flatMap((one) => keyOfAnswer(one) ?? []),
  );
  let count = 0;
  for (const one of answered) {
    if (mails.get(keyOfAnswer(one) ?? '') !== 'failed') continue;
    count += await db.transaction((tx) => reopen(tx, viewer, one));
  }
  return count;
}

type Answered = Pick<typeof privacyRequests.$inferSelect, 'id' | 'email' | 'state' | 'answeredAt'>;

function keyOfAnswer({ id, email, state, answeredAt }: Answered): string | undefined {
  const kind = state === 'done' ? 'privacy_request_done' : 'privacy_request_declined';
  return answeredAt ? keyOf({ kind, to: { email }, occasion: occasionOf(id, answeredAt) }) : undefined;
}

/** 1 where it was opened, 0 where somebody has changed it meanwhile. */
async function reopen(tx: Db, viewer: Viewer, { id, state }: Answered): Promise<number> {
  const [opened] = await tx
    .update(privacyRequests)
    .set({ state: 'open', answeredAt: null, answeredById: null })
    .where(and(eq(privacyRequests.id, id), eq(privacyRequests.state, state)))
    .returning({ messageId: privacyRequests.contactMessageId });
  if (!opened) return 0;
  if (opened.messageId) await notePrivacyUndelivered(tx, opened.messageId);
  await recordAudit(tx, viewer, {
    action: 'privacy.answer_undelivered',
    thing: { kind: 'privacy_request', id },
    data: {},
  });
  await announce(tx, { topics: ['privacy-requests', 'cases/list/overview'], roles: ['admin'] });
  return 1;
}
