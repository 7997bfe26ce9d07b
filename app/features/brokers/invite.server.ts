import { hashInTurn } from '#app/features/accounts/passwords/password-hash.server.ts';
import { requireUncommon } from '#app/features/accounts/passwords/password-strength.server.ts';
import { toE164 } from '#app/features/accounts/profile/phone-number.server.ts';
import { readAccount } from '#app/features/accounts/queries.server.ts';
import { createLink, findLink, spendLink } from '#app/features/accounts/recovery/links.server.ts';
import {
  activateAccount,
  openAccount,
  refuseTaken,
} from '#app/features/accounts/sign-in/open-account.server.ts';
import { recordTerms } from '#app/features/accounts/sign-in/register.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { newId, newToken } from '#app/platform/ids.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { InviteBrokerInput } from './schema.ts';
import { brokerProfiles } from './tables.server.ts';

/** Makes a broker's account that waits for its owner, and sends them a link of seven days. Refuses (403) all but admins. */
export async function inviteBroker(db: Db, viewer: Viewer, input: InviteBrokerInput & { requestId: string }) {
  requireAdmin(viewer);
  const { fullName, email, phone, requestId, ...profile } = input;
  const id = newId();
  // A password that nobody knows: a login with this name costs the same time as with any other.
  const hash = await hashInTurn(newToken());
  return refuseTaken(() =>
    db.transaction(async (tx) => {
      const account = {
        ...{ id, username: placeholderName(), displayUsername: null, fullName, email },
        ...(phone !== undefined && { phone, phoneE164: toE164(phone) }),
        ...({ role: 'broker', status: 'invited' } as const),
      };
      await openAccount(tx, account, hash);
      await tx.insert(brokerProfiles).values({ userId: id, ...profile, bio: profile.bio || null });
      const until = await sendInvitation(tx, { id, email, fullName });
      await recordAudit(tx, viewer, { action: 'broker.invited', thing: { kind: 'user', id }, requestId });
      return { id, fullName, email, status: 'invited' as const, invitedUntil: until.toISOString() };
    }),
  );
}

/** Sends somebody who is invited a link of seven days; returns its end. */
export async function sendInvitation(
  tx: Db,
  { id, email, fullName }: { id: string; email: string; fullName: string },
): Promise<Date> {
  const { path, expiresAt } = await createLink(tx, { purpose: 'invite', userId: id, email });
  const data = { path, until: expiresAt };
  await notify(tx, { kind: 'broker_invitation', to: { email, name: fullName }, data });
  return expiresAt;
}

/** Who an invitation is for; 410 when it is over. */
export async function readInvitation(db: Db, token: string) {
  const { fullName, email, role } = await invitedUser(db, token);
  return { valid: true as const, fullName, email, role };
}

/** Makes an invited account its owner's: username, password, active. Refuses (410) a link that is over. */
export async function acceptInvitation(
  db: Db,
  viewer: Viewer,
  input: { token: string; username: string; password: string; ip: string; requestId: string },
): Promise<void> {
  const { token, username, password, ip, requestId } = input;
  const user = await invitedUser(db, token);
  requireUncommon(password, { username, email: user.email });
  const hash = await hashInTurn(password);
  await refuseTaken(() =>
    db.transaction(async (tx) => {
      await spendLink(tx, token, ['invite']);
      await activateAccount(tx, { id: user.id, username, hash });
      await recordTerms(tx, viewer, { email: user.email, page: '/portal/invitation', ip });
      await recordAudit(tx, viewer, {
        action: user.role === 'admin' ? 'admin.joined' : 'broker.joined',
        thing: { kind: 'user', id: user.id },
        requestId,
      });
    }),
  );
}

async function invitedUser(db: Db, token: string) {
  const link = await findLink(db, token, ['invite']);
  const user = await readAccount(db, link.userId ?? '');
  if (user.status !== 'invited') {
    throw new AppError(
      'gone',
      'This invitation has expired or has already been used. Please ask us for a new one.',
    );
  }
  return user;
}

/** Nobody can type it: usernames have no hyphen. */
function placeholderName(): string {
  return `invited-${newId()}`;
}
