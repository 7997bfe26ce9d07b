import { and, eq, ne } from 'drizzle-orm';
import { requireSelf } from '#app/features/accounts/account-env.server.ts';
import type { Auth } from '#app/features/accounts/auth.server.ts';
import { requirePassword, WRONG_PASSWORD } from '#app/features/accounts/passwords/check-password.server.ts';
import { personOf } from '#app/features/accounts/person.ts';
import { getOwnUser } from '#app/features/accounts/queries.server.ts';
import { sessions, twoFactors, users } from '#app/features/accounts/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, invalid, notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { spendCode } from './spend-code.server.ts';

const WRONG_CODE = 'This code is not correct. Please try again.';
const USED_CODE = 'This code has been used. Please wait for the next one.';

type Asked = { auth: Auth; headers: Headers };

/**
 * Makes a new secret for the viewer's authenticator app; login does not ask for it before a first code was right.
 * Refuses (409) an account whose address is not confirmed, so that nobody locks the owner of an address out of it.
 */
export async function enrol(
  db: Db,
  viewer: Viewer,
  { auth, headers }: Asked,
  password: string,
): Promise<{ uri: string; secret: string }> {
  await requireConfirmed(db, viewer);
  const body = { password, method: 'totp' as const };
  const answer = await refuseWrongPassword(() => auth.api.enableTwoFactor({ body, headers }));
  const uri = 'totpURI' in answer ? answer.totpURI : '';
  return { uri, secret: URL.parse(uri)?.searchParams.get('secret') ?? '' };
}

/**
 * Switches the second factor on with a first right code, and ends every other session. Returns the new session's
 * cookies and the recovery codes. Refuses (422) a wrong code, and (409) an account whose address is not confirmed.
 */
export async function confirm(
  db: Db,
  viewer: Viewer,
  { auth, headers }: Asked,
  code: string,
  requestId: string,
) {
  const self = await requireConfirmed(db, viewer);
  const wasOn = await isOn(db, self.id);
  const answer = await auth.api.verifyTOTP({ body: { code }, headers, asResponse: true });
  if (!answer.ok) throw invalid({ code: WRONG_CODE });
  const token = await newSessionToken(auth, answer);
  // Of two first codes at once, one has begun the session that stays.
  if (!wasOn && !token) throw invalid({ code: USED_CODE });
  if (!(await spendCode(db, self.id, code))) {
    await endSessionOf(db, token);
    throw invalid({ code: USED_CODE });
  }
  if (!wasOn) await db.delete(sessions).where(and(eq(sessions.userId, self.id), ne(sessions.token, token)));
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: self.id } });
  if (!wasOn) await tellOwner(db, viewer, self.id, { isOn: true, requestId });
  return { answer, recoveryCodes: wasOn ? [] : backupCodes };
}

/** Switches the second factor off, with the password (403) and a code (422). Returns the new session's cookies. */
export async function switchOff(
  db: Db,
  viewer: Viewer,
  { auth, headers }: Asked,
  proof: Proof,
  requestId: string,
) {
  const self = requireSelf(viewer);
  await requireProof(db, viewer, { auth, headers }, proof);
  const body = { password: proof.current };
  const answer = await auth.api.disableTwoFactor({ body, headers, asResponse: true });
  if (answer.status === 400) throw wrongPassword();
  if (!answer.ok) throw notFound();
  await tellOwner(db, viewer, self.id, { isOn: false, requestId });
  return answer;
}

/** New recovery codes, with the password (403) and a code (422); the earlier ones end. */
export async function renewRecoveryCodes(
  db: Db,
  viewer: Viewer,
  { auth, headers }: Asked,
  proof: Proof,
): Promise<string[]> {
  await requireProof(db, viewer, { auth, headers }, proof);
  const answer = await refuseWrongPassword(() =>
    auth.api.generateBackupCodes({ body: { password: proof.current }, headers }),
  );
  return answer.backupCodes;
}

/** How many recovery codes the viewer has left. */
export async function countRecoveryCodes(auth: Auth, userId: string): Promise<number> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  return backupCodes.length;
}

/**
 * The second step of a login: a code of the app, or a recovery code, which is used up. The headers hold the proof
 * of the first step and no session, so that the code is checked for who gave the password, whoever is logged in.
 * Refuses (401) a wrong code and one that was used before, and (429) after ten wrong ones.
 */
export async function verifyLoginCode(
  db: Db,
  { auth, headers }: Asked,
  code: string,
): Promise<{ answer: Response; userId: string }> {
  const request = { body: { code }, headers, asResponse: true as const };
  const answer = isAppCode(code)
    ? await auth.api.verifyTOTP(request)
    : await auth.api.verifyBackupCode(request);
  if (answer.ok) {
    const { user } = (await answer.clone().json()) as { user: { id: string } };
    if (!isAppCode(code) || (await spendCode(db, user.id, code))) return { answer, userId: user.id };
    // Nobody has seen the session that has just begun.
    await endSessionOf(db, await newSessionToken(auth, answer));
    throw new AppError('unauthenticated', USED_CODE);
  }
  const { code: reason = '' } = (await answer.json().catch(() => ({}))) as { code?: string };
  if (answer.status === 429) {
    const message = 'Too many login attempts. Please try again in 15 minutes.';
    throw new AppError('too_many_requests', message, { retryAfterSeconds: 900 });
  }
  const isWrongCode = reason === 'INVALID_CODE' || reason === 'INVALID_BACKUP_CODE';
  throw new AppError('unauthenticated', isWrongCode ? WRONG_CODE : 'Please log in again with your password.');
}

type Proof = { current: string; code: string };

/** Proves again that the second factor is the viewer's own: their password (403), and a code that is new (422). */
async function requireProof(db: Db, viewer: Viewer, { auth, headers }: Asked, { current, code }: Proof) {
  const user = await requirePassword(db, viewer, current);
  if (!user.twoFactorEnabled) throw new AppError('conflict', 'Two-factor login is not on.');
  const request = { headers, asResponse: true as const };
  const answer = isAppCode(code)
    ? await auth.api.verifyTOTP({ ...request, body: { code } })
    : await auth.api.verifyBackupCode({ ...request, body: { code, disableSession: true } });
  if (!answer.ok) throw invalid({ code: WRONG_CODE });
  if (isAppCode(code) && !(await spendCode(db, user.id, code))) throw invalid({ code: USED_CODE });
}

async function requireConfirmed(db: Db, viewer: Viewer) {
  const self = requireSelf(viewer);
  const { emailVerified } = await getOwnUser(db, viewer);
  if (!emailVerified) throw new AppError('conflict', 'Please confirm your email address first.');
  return self;
}

/** Anything else is taken for a recovery code. */
function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** The token of the session that an answer of the account library begins; empty when it begins none. */
async function newSessionToken(auth: Auth, answer: Response): Promise<string> {
  const { authCookies } = await auth.$context;
  const start = `${authCookies.sessionToken.name}=`;
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(start));
  const value = decodeURIComponent(line?.slice(start.length).split(';')[0] ?? '');
  return value.slice(0, Math.max(0, value.lastIndexOf('.')));
}

async function endSessionOf(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

async function isOn(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ verified: twoFactors.verified })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return row?.verified ?? false;
}

async function tellOwner(
  db: Db,
  viewer: Viewer,
  userId: string,
  change: { isOn: boolean; requestId: string },
) {
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) throw notFound();
    const data = { isOn: change.isOn, role: user.role };
    await notify(tx, { kind: 'two_factor_changed', to: personOf(user), data });
    const action = change.isOn ? 'two_factor.on' : 'two_factor.off';
    const { requestId } = change;
    await recordAudit(tx, viewer, { action, thing: { kind: 'user', id: userId }, requestId });
  });
}

async function refuseWrongPassword<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const code =
      error instanceof Error && 'body' in error ? (error.body as { code?: string }).code : undefined;
    if (code === 'INVALID_PASSWORD') throw wrongPassword();
    if (code === 'TOTP_ALREADY_ENABLED') throw new AppError('conflict', 'Two-factor login is already on.');
    if (code === 'TWO_FACTOR_NOT_ENABLED') throw new AppError('conflict', 'Two-factor login is not on.');
    throw error;
  }
}

function wrongPassword(): AppError {
  return new AppError('forbidden', WRONG_PASSWORD, { errors: { current: WRONG_PASSWORD } });
}
