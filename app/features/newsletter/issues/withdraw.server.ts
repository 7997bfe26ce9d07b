import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { withdrawUntried } from '#app/platform/mail/change-mail.server.ts';
import { newsletterDeliveries } from './tables.server.ts';

/** Stops what has not gone out of an issue: who waits, and mail that nobody has tried. Returns how many readers. */
export async function withdrawIssue(tx: Db, issueId: string): Promise<number> {
  const ofIssue = eq(newsletterDeliveries.issueId, issueId);
  const waiting = await tx
    .update(newsletterDeliveries)
    .set({ state: 'stopped' })
    .where(and(ofIssue, eq(newsletterDeliveries.state, 'waiting')))
    .returning({ id: newsletterDeliveries.id });
  return waiting.length + (await withdraw(tx, { of: ofIssue, state: 'stopped' }));
}

/** Takes back what is still on its way to somebody who has just left. */
export async function withdrawFrom(tx: Db, subscriberId: string): Promise<void> {
  await withdraw(tx, { of: eq(newsletterDeliveries.subscriberId, subscriberId), state: 'left' });
}

type Which = { of: ReturnType<typeof eq>; state: 'stopped' | 'left' };

async function withdraw(tx: Db, { of, state }: Which): Promise<number> {
  const onTheirWay = await tx
    .select({ mailId: newsletterDeliveries.mailId })
    .from(newsletterDeliveries)
    .where(and(of, eq(newsletterDeliveries.state, 'mailed')));
  const withdrawn = await withdrawUntried(
    tx,
    onTheirWay.flatMap(({ mailId }) => mailId ?? []),
  );
  if (withdrawn.length === 0) return 0;
  await tx.update(newsletterDeliveries).set({ state }).where(inArray(newsletterDeliveries.mailId, withdrawn));
  return withdrawn.length;
}
