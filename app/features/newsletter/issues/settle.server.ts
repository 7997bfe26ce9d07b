import { and, eq, inArray } from 'drizzle-orm';
import { KEPT_AFTER_LEAVING_DAYS } from '#app/features/newsletter/retention.ts';
import { subscribers } from '#app/features/newsletter/tables.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { isNobodyThere } from '#app/platform/mail/refused/bounces.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { now } from '#app/platform/now.ts';
import type { DeliveryState } from './states.ts';
import { newsletterDeliveries } from './tables.server.ts';

/** Mails in one transaction. */
export const SETTLED_AT_ONCE = 500;

/**
 * Notes what became of the mails of issues, as the outbox forgets them after some weeks. An address of which the mail
 * server says that nobody has it gets nothing more, and is deleted as one that has left. Returns how many mails.
 */
export async function settleDeliveries(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .select({
        id: newsletterDeliveries.id,
        subscriberId: newsletterDeliveries.subscriberId,
        state: outboxMails.state,
        lastError: outboxMails.lastError,
      })
      .from(newsletterDeliveries)
      .innerJoin(outboxMails, eq(outboxMails.id, newsletterDeliveries.mailId))
      .where(
        and(eq(newsletterDeliveries.state, 'mailed'), inArray(outboxMails.state, ['sent', 'kept', 'failed'])),
      )
      .limit(SETTLED_AT_ONCE)
      .for('update', { of: newsletterDeliveries, skipLocked: true });
    for (const { id, subscriberId, state, lastError } of ended) {
      const isBounced = state === 'failed' && isNobodyThere(lastError ?? '');
      const outcome = (isBounced ? 'bounced' : state) as DeliveryState;
      await tx.update(newsletterDeliveries).set({ state: outcome }).where(eq(newsletterDeliveries.id, id));
      if (isBounced && subscriberId) await suppress(tx, subscriberId);
    }
    if (ended.length > 0) await announce(tx, { topics: ['newsletter'], roles: ['admin'] });
    return ended.length;
  });
}

async function suppress(tx: Db, subscriberId: string): Promise<void> {
  const purgeAfter = new Date(now().getTime() + KEPT_AFTER_LEAVING_DAYS * DAY_MS);
  await tx
    .update(subscribers)
    .set({ state: 'bounced', purgeAfter })
    .where(and(eq(subscribers.id, subscriberId), eq(subscribers.state, 'confirmed')));
}
