import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Mail } from './mail.server.ts';
import { WITHDRAWN_WHY, type WithdrawnWhy } from './states.ts';
import { outboxMails } from './tables.server.ts';

const WITHDRAWN = { state: 'withdrawn', html: '', text: '' } as const;

/** Ids in one statement. */
const AT_ONCE = 1_000;

/** Not due yet: nobody has tried to send it. */
const isUntouched = () => and(eq(outboxMails.tries, 0), gt(outboxMails.dueAt, now()));

const isUntried = () => and(eq(outboxMails.state, 'queued'), eq(outboxMails.tries, 0));

/**
 * Takes mails back that are not due yet, as what they tell was read on the site, or for another reason `why`; they say nothing any more. Those that were tried, and those of the kinds in
 * `except`, stay as they are.
 */
export async function withdrawMails(
  tx: Db,
  ids: readonly string[],
  { except = [], why = 'read' }: { except?: readonly string[]; why?: WithdrawnWhy } = {},
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(outboxMails)
    .set({ ...WITHDRAWN, lastError: WITHDRAWN_WHY[why] })
    .where(
      and(
        inArray(outboxMails.id, [...ids]),
        eq(outboxMails.state, 'queued'),
        isUntouched(),
        except.length > 0 ? notInArray(outboxMails.kind, [...except]) : undefined,
      ),
    );
}

/** The id of a mail of this kind to this address about this case that nobody has tried to send; null when there is none. */
export async function findWaitingMail(
  tx: Db,
  { kind, to, caseId }: { kind: string; to: string; caseId: string },
): Promise<string | null> {
  const [mail] = await tx
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.caseId, caseId),
        eq(outboxMails.kind, kind),
        eq(sql`lower(${outboxMails.recipient})`, to.toLowerCase()),
        isUntried(),
      ),
    )
    .limit(1);
  return mail?.id ?? null;
}

/** Takes back the mail with this key, unless somebody has tried to send it; another can then be written with the key. */
export async function recallMail(tx: Db, dedupeKey: string): Promise<void> {
  await tx
    .update(outboxMails)
    .set({ ...WITHDRAWN, lastError: WITHDRAWN_WHY.untrue, dedupeKey: null })
    .where(and(eq(outboxMails.dedupeKey, dedupeKey), isUntried()));
}

/** Takes mails back that nobody has tried to send, due or not. Returns the ids of those. */
export async function withdrawUntried(tx: Db, ids: readonly string[]): Promise<string[]> {
  const withdrawn: string[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = inArray(outboxMails.id, ids.slice(at, at + AT_ONCE));
    const rows = await tx
      .update(outboxMails)
      .set({ ...WITHDRAWN, lastError: WITHDRAWN_WHY.stopped })
      .where(and(some, isUntried()))
      .returning({ id: outboxMails.id });
    withdrawn.push(...rows.map(({ id }) => id));
  }
  return withdrawn;
}

/** Gives a mail that is not due yet other words; one that was withdrawn waits again. */
export async function rewriteMail(
  tx: Db,
  id: string,
  { subject, html, text }: Pick<Mail, 'subject' | 'html' | 'text'>,
): Promise<void> {
  await tx
    .update(outboxMails)
    .set({ subject, html: String(await html), text, state: 'queued', lastError: null })
    .where(and(eq(outboxMails.id, id), inArray(outboxMails.state, ['queued', 'withdrawn']), isUntouched()));
}

/** The id of the mail with this key; undefined when there is none. */
export async function findMail(tx: Db, dedupeKey: string): Promise<string | undefined> {
  const [mail] = await tx
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(eq(outboxMails.dedupeKey, dedupeKey));
  return mail?.id;
}
