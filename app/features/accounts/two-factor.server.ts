import { eq } from 'drizzle-orm';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, invalid, notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { requireSelf } from './account-env.server.ts';
import type { Auth } from './auth.server.ts';
import { WRONG_PASSWORD } from './commands/check-password.server.ts';
import { mailTwoFactorChanged } from './mail.server.ts';
import { twoFactors, users } from './tables.server.ts';

const WRONG_CODE = 'This code is not correct. Please try again.';

type Asked = { auth: Auth; headers: Headers };

/** Makes a new secret for the viewer's authenticator app; login does not ask for it before a first code was right. */
export async function enrol(
  { auth, headers }: Asked,
  password: string,
): Promise<{ uri: string; secret: string }> {
  const body = { password, method: 'totp' as const };
  const answer = await refuseWrongPassword(() => auth.api.enableTwoFactor({ body, headers }));
  const uri = 'totpURI' in answer ? answer.totpURI : '';
  return { uri, secret: URL.parse(uri)?.searchParams.get('secret') ?? '' };
}

/** Switches the second factor on with a first right code. Returns the new session's cookies and the recovery codes. */
export async function confirm(
  db: Db,
  viewer: Viewer,
  { auth, headers }: Asked,
  code: string,
  requestId: string,
) {
  const self = requireSelf(viewer);
  const wasOn = await isOn(db, self.id);
  const answer = await auth.api.verifyTOTP({ body: { code }, headers, asResponse: true });
  if (!answer.ok) throw invalid({ code: WRONG_CODE });
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: self.id } });
  if (!wasOn) await tellOwner(db, viewer, self.id, { isOn: true, requestId });
  return { answer, recoveryCodes: wasOn ? [] : backupCodes };
}

/** Switches the second factor off. Returns the new session's cookies. */
export async function switchOff(
  db: Db,
  viewer: Viewer,
  { auth, headers }: Asked,
  password: string,
  requestId: string,
) {
  const self = requireSelf(viewer);
  const answer = await auth.api.disableTwoFactor({ body: { password }, headers, asResponse: true });
  if (answer.status === 400) throw wrongPassword();
  if (!answer.ok) throw notFound();
  await tellOwner(db, viewer, self.id, { isOn: false, requestId });
  return answer;
}

/** New recovery codes; the earlier ones end. */
export async function renewRecoveryCodes({ auth, headers }: Asked, password: string): Promise<string[]> {
  const answer = await refuseWrongPassword(() =>
    auth.api.generateBackupCodes({ body: { password }, headers }),
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
 * Refuses (401) a wrong code, and (429) after ten wrong ones.
 */
export async function verifyLoginCode({ auth, headers }: Asked, code: string): Promise<Response> {
  const request = { body: { code }, headers, asResponse: true as const };
  const isAppCode = /^\d{6}$/.test(code);
  const answer = isAppCode ? await auth.api.verifyTOTP(request) : await auth.api.verifyBackupCode(request);
  if (answer.ok) return answer;
  const { code: reason = '' } = (await answer.json().catch(() => ({}))) as { code?: string };
  if (answer.status === 429) {
    const message = 'Too many login attempts. Please try again in 15 minutes.';
    throw new AppError('too_many_requests', message, { retryAfterSeconds: 900 });
  }
  const isWrongCode = reason === 'INVALID_CODE' || reason === 'INVALID_BACKUP_CODE';
  throw new AppError('unauthenticated', isWrongCode ? WRONG_CODE : 'Please log in again with your password.');
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
    await mailTwoFactorChanged(tx, user, change.isOn);
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
    if (code === 'TOTP_ALREADY_ENABLED') throw new AppError('conflict', 'Two-factor login is on already.');
    if (code === 'TWO_FACTOR_NOT_ENABLED') throw new AppError('conflict', 'Two-factor login is not on.');
    throw error;
  }
}

function wrongPassword(): AppError {
  return new AppError('forbidden', WRONG_PASSWORD, { errors: { current: WRONG_PASSWORD } });
}
