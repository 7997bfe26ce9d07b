import { type HeldCase, holdCase } from '#app/features/cases/records/held-case.server.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { lockMailbox } from '#app/features/quotes/tracking/mailbox.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';

export type Both = { from: HeldCase; into: HeldCase };
type Ids = { fromId: string; intoId: string };

/**
 * Holds both cases until the end of the transaction, the older one first, whoever goes into whom; 404 without one. Before
 * them the mailbox: who confirms a request by its link holds that, and then every case of it.
 */
export async function holdBoth(tx: Db, { fromId, intoId }: Ids): Promise<Both> {
  if (fromId === intoId) throw refusal('A request cannot be joined with itself.');
  await lockMailbox(tx, fromId);
  const isFromFirst = fromId < intoId;
  const first = await holdCase(tx, isFromFirst ? fromId : intoId);
  const second = await holdCase(tx, isFromFirst ? intoId : fromId);
  return isFromFirst ? { from: first, into: second } : { from: second, into: first };
}

/**
 * Why two cases cannot be joined; null when they can. They have one mailbox and ask for the same coverage. What is in an
 * account or confirmed by email goes on, so that nothing of it is lost to its person.
 */
export function whyNotJoined({ from: { row: from }, into: { row: into } }: Both): AppError | null {
  if (!isOpenStatus(into.status)) return refusal('The other request is closed.');
  if (from.type !== into.type) return refusal('They ask for different kinds of insurance.');
  if (from.contactEmail.toLowerCase() !== into.contactEmail.toLowerCase())
    return refusal('They are from different email addresses.');
  if (from.clientId !== null && from.clientId !== into.clientId)
    return refusal(
      into.clientId === null
        ? 'This one belongs to an account. Please join the other one with it instead.'
        : 'They belong to different accounts.',
    );
  if (from.emailConfirmedAt !== null && into.emailConfirmedAt === null)
    return refusal('This one is confirmed by email. Please join the other one with it instead.');
  return null;
}

function refusal(message: string): AppError {
  return new AppError('conflict', message);
}
