import { emailVerified } from '#app/features/accounts/jobs.ts';
import { hashInTurn } from '#app/features/accounts/passwords/password-hash.server.ts';
import { requireUncommon } from '#app/features/accounts/passwords/password-strength.server.ts';
import { toE164 } from '#app/features/accounts/profile/phone-number.server.ts';
import { withUsername } from '#app/features/accounts/recovery/link-paths.ts';
import { createLink } from '#app/features/accounts/recovery/links.server.ts';
import type { User } from '#app/features/accounts/schema.ts';
import { recordAudit, recordConsent } from '#app/features/ledger/commands.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { openAccount, refuseTaken } from './open-account.server.ts';
import { REGISTER_FIELDS, type RegisterInput } from './schema.ts';
import { TERMS_SENTENCE, TERMS_VERSION } from './terms.ts';

type Meta = {
  /** Whether they have agreed to the terms of today. */
  agreed: boolean;
  ip: string;
  requestId: string;
  /** Names of all fields of the body, also of those that do not belong there. */
  fields: string[];
  /** Where they agreed. */
  page?: string;
  /** A link of ours to this mailbox was opened: nothing is left to confirm. */
  isMailboxProven?: boolean;
};

/** What an account is made of; without a number where its person gave none. */
type NewClient = Omit<RegisterInput, 'phone'> & { phone: string | null };

/**
 * Makes a client's account, without a session, and sends the link that confirms the email address, or word of the
 * account where its mailbox is proven. Refuses a common password, and a username or an email address that somebody has (409).
 */
export async function registerClient(db: Db, viewer: Viewer, input: NewClient, meta: Meta): Promise<User> {
  requireUncommon(input.password, input);
  const hash = await hashInTurn(input.password);
  const { username, fullName, email, phone } = input;
  const { agreed, ip, page = '/portal/register', isMailboxProven = false } = meta;
  const user: User = {
    id: newId(),
    username,
    fullName,
    role: 'client',
    email,
    phone,
    emailVerified: isMailboxProven,
  };
  await refuseTaken(() =>
    db.transaction(async (tx) => {
      const terms = agreed && { termsVersion: TERMS_VERSION, termsAcceptedAt: now() };
      await openAccount(tx, { ...user, phoneE164: phone && toE164(phone), ...terms }, hash);
      if (isMailboxProven) await welcomeOwner(tx, user);
      else await sendConfirmation(tx, user);
      if (agreed) await recordTerms(tx, viewer, { email, page, ip });
      await noteStrayFields(tx, viewer, user.id, meta);
    }),
  );
  return user;
}

async function sendConfirmation(tx: Db, { id, username, email }: User): Promise<void> {
  const { path } = await createLink(tx, { purpose: 'verify', userId: id, email });
  const data = { username, path: withUsername(path, username) };
  await notify(tx, { kind: 'verify_email', to: { email }, data });
}

async function welcomeOwner(tx: Db, { id, username, email, fullName }: User): Promise<void> {
  await enqueue(tx, emailVerified, { userId: id });
  await notify(tx, { kind: 'account_opened', to: { email, name: fullName }, data: { username } });
}

/** The consent to the terms, in the words beside the checkbox. */
export async function recordTerms(
  tx: Db,
  viewer: Viewer,
  given: { email: string; page: string; ip: string },
) {
  await recordConsent(tx, viewer, {
    ...given,
    purpose: 'terms',
    textVersion: TERMS_VERSION,
    text: TERMS_SENTENCE,
    method: 'web_form',
  });
}

/** Somebody who sends a role with their registration is trying something: it has no effect, and a row says so. */
async function noteStrayFields(tx: Db, viewer: Viewer, userId: string, { fields, requestId }: Meta) {
  const stray = fields.filter((name) => !REGISTER_FIELDS.includes(name));
  if (stray.length === 0) return;
  // The names come from the caller, and these rows are kept for years: only what looks like a field's name.
  const named = stray.filter((name) => /^\w{1,40}$/.test(name)).slice(0, 20);
  await recordAudit(tx, viewer, {
    action: 'registration.fields_ignored',
    thing: { kind: 'user', id: userId },
    data: { fields: named, count: stray.length },
    requestId,
  });
}
