import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { wasAudited } from '#app/features/ledger/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import {
  countMails,
  listOutbox,
  type OutboxFilter,
  readUnsentMail,
  resendMail,
} from '#app/platform/mail/outbox.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { maskLinks } from './mask-links.ts';
import { MAILS_ON_A_PAGE, type OutboxList } from './outbox-schema.ts';

/** A page of the outbox for its list: those that were given up first, then the newest, with how many there are in each state. */
export async function listMails(
  db: Db,
  { page, ...filter }: OutboxFilter & { page: number },
): Promise<Omit<OutboxList, 'sendsMail'>> {
  const mails = await listOutbox(db, filter, {
    limit: MAILS_ON_A_PAGE,
    offset: (page - 1) * MAILS_ON_A_PAGE,
  });
  const counts = await countMails(db, filter.q);
  return {
    items: mails.map((mail) => ({
      ...mail,
      dueAt: mail.dueAt.toISOString(),
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
    })),
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
  };
}

type Input = { mailId: string; requestId: string };

/** The text of a mail and its page are read together: that is one look. */
const ONE_LOOK_MS = 60_000;

/**
 * What a mail says that did not go out, as text and as the page that people see, with an audit row about the look. The secrets of its links are taken out:
 * they open somebody's request or account. `withLinks` leaves them, for the demo alone. Refuses (404) other mail.
 */
export async function lookAtMail(
  db: Db,
  viewer: Viewer,
  { mailId, requestId, withLinks }: Input & { withLinks: boolean },
): Promise<{ text: string; html: string }> {
  return db.transaction(async (tx) => {
    const { kind, text, html } = await readUnsentMail(tx, mailId);
    const thing = { kind: 'mail', id: mailId };
    const look = { action: 'mail.read', thing } as const;
    const since = new Date(now().getTime() - ONE_LOOK_MS);
    const actorId = viewer.kind === 'user' ? viewer.id : '';
    if (!(await wasAudited(tx, { ...look, actorId, since })))
      await recordAudit(tx, viewer, { ...look, data: { kind }, requestId });
    return withLinks ? { text, html } : { text: maskLinks(text), html: maskLinks(html) };
  });
}

/** Tries a mail again that was kept or given up, with an audit row. Refuses (409) other mail, and (404) an unknown one. */
export async function resend(db: Db, viewer: Viewer, { mailId, requestId }: Input): Promise<void> {
  await db.transaction(async (tx) => {
    const { kind } = await resendMail(tx, mailId);
    const thing = { kind: 'mail', id: mailId };
    await recordAudit(tx, viewer, { action: 'mail.resent', thing, data: { kind }, requestId });
  });
}
