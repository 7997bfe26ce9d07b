import {
  type DisclosureInput,
  recordAudit,
  recordDisclosures,
} from '#app/features/ledger/commands.server.ts';
import type { DisclosureField, DisclosurePurpose } from '#app/features/ledger/disclosures.ts';
import { wasAudited } from '#app/features/ledger/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { countShownMails, listOutbox, readUnsentMail, resendMail } from '#app/platform/mail/outbox.server.ts';
import { MAIL_STATES, type MailState, shownState } from '#app/platform/mail/states.ts';
import { now } from '#app/platform/now.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { maskLinks } from './mask-links.ts';
import { MAILS_ON_A_PAGE, type OutboxList } from './outbox-schema.ts';

type Reader = Extract<Viewer, { kind: 'user' }>;

/** What mail is told of as kept, or as in another state. */
const shownAs = (state: MailState, isMailed: boolean) =>
  MAIL_STATES.filter((one) => shownState(one, isMailed) === state);

type Listing = { q?: string | undefined; state?: MailState | undefined; page: number; requestId: string };

/**
 * A page of the outbox for its list: those that were given up first, then the newest, with how many there are in each
 * state; where no email goes out, what is queued is among the kept. Whose request one is about reads of it in their passport, once an hour, and then it is an audit row, too. Refuses (403) all but administrators.
 */
export async function listMails(
  db: Db,
  viewer: Viewer,
  { page, requestId, q, state, sendsMail }: Listing & { sendsMail: boolean },
): Promise<Omit<OutboxList, 'sendsMail'>> {
  requireAdmin(viewer);
  const states = state && shownAs(shownState(state, sendsMail), sendsMail);
  const part = { limit: MAILS_ON_A_PAGE, offset: (page - 1) * MAILS_ON_A_PAGE };
  const mails = await listOutbox(db, { q, states }, part);
  const found = [...new Set(mails.flatMap(({ caseId }) => caseId ?? []))];
  const lines = found.map((caseId) => lineOf(viewer, caseId, { fields: IN_LIST, purpose: 'mail_list' }));
  if ((await recordDisclosures(db, viewer, lines)) > 0) {
    const thing = { kind: 'mail', id: 'list' };
    await recordAudit(db, viewer, { action: 'mail.listed', thing, data: { found }, requestId });
  }
  return {
    items: mails.map(({ caseId: _, ...mail }) => ({
      ...mail,
      state: shownState(mail.state, sendsMail),
      dueAt: mail.dueAt.toISOString(),
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
    })),
    counts: await countShownMails(db, { q, isMailed: sendsMail }),
  };
}

/** What mail about a request holds at most: nothing that somebody wrote. */
const IN_MAILS: readonly DisclosureField[] = ['insurance_type', 'name', 'email', 'contact_times', 'history'];
/** What the list of them holds: to whom, and what happened. */
const IN_LIST: readonly DisclosureField[] = ['email', 'history'];

type Seen = { fields: readonly DisclosureField[]; purpose: DisclosurePurpose };
const lineOf = ({ id, fullName: name }: Reader, caseId: string, seen: Seen) =>
  ({
    ...{ caseId, kind: 'viewed', ...seen },
    recipient: { kind: 'admin', id, name },
  }) as const satisfies DisclosureInput;

type Input = { mailId: string; requestId: string };

/** The text of a mail and its page are read together: that is one look. */
const ONE_LOOK_MS = 60_000;

/**
 * What a mail says that did not go out, as text and as the page that people see, with an audit row about the look;
 * of mail about a request it stands in the data passport, too. The secrets of its links are taken out:
 * they open somebody's request or account. `withLinks` leaves them, for the demo alone. Refuses (404) other mail.
 */
export async function lookAtMail(
  db: Db,
  viewer: Viewer,
  { mailId, requestId, withLinks, sendsMail }: Input & { withLinks: boolean; sendsMail: boolean },
): Promise<{ text: string; html: string }> {
  return db.transaction(async (tx) => {
    const states = [...shownAs('kept', sendsMail), 'failed' as const];
    const { kind, caseId, text, html } = await readUnsentMail(tx, mailId, states);
    const thing = { kind: 'mail', id: mailId };
    const look = { action: 'mail.read', thing } as const;
    const since = new Date(now().getTime() - ONE_LOOK_MS);
    const actorId = viewer.kind === 'user' ? viewer.id : '';
    if (!(await wasAudited(tx, { ...look, actorId, since })))
      await recordAudit(tx, viewer, { ...look, data: { kind }, requestId });
    if (caseId && viewer.kind === 'user')
      await recordDisclosures(tx, viewer, [
        lineOf(viewer, caseId, { fields: IN_MAILS, purpose: 'oversight' }),
      ]);
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
