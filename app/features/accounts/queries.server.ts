import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { describeDevice } from '#app/features/accounts/sessions/describe-device.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { readSought } from '#app/platform/search/search-words.ts';
import { isSought } from '#app/platform/search/searched-columns.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { User } from './schema.ts';
import { accountLinks, searchedIn, sessions, users } from './tables.server.ts';

/** The columns of an account as its owner sees it (`userOutput`). */
export const ownUserColumns = {
  id: users.id,
  username: sql<string>`coalesce(${users.displayUsername}, ${users.username})`,
  fullName: users.fullName,
  role: users.role,
  email: users.email,
  phone: users.phone,
  emailVerified: users.emailVerified,
};

/** Somebody's sessions that still live, the one used last first. `currentId` is the one that asks. */
export async function listSessions(db: Db, userId: string, currentId: string) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.updatedAt));
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent ?? ''),
    remembered: row.remembered,
    current: row.id === currentId,
    startedAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
  }));
}

/** Whether there is anybody who can administer this site. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ admins: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')));
  return (row?.admins ?? 0) > 0;
}

/** The viewer's own account; 404 for anybody who has none. */
export async function getOwnUser(db: Db, viewer: Viewer): Promise<User> {
  const id = viewer.kind === 'user' ? viewer.id : null;
  const [user] = id === null ? [] : await db.select(ownUserColumns).from(users).where(eq(users.id, id));
  if (!user) throw notFound();
  return user;
}

/** An account as it is kept, for the nouns that are about it; 404 where there is none. */
export async function readAccount(db: Db, id: string): Promise<typeof users.$inferSelect> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw notFound();
  return user;
}

/** Where an account reads its mail: its confirmed address, and the name to greet it by. Null when there is none. */
export async function findMailbox(db: Db, userId: string): Promise<{ email: string; name: string } | null> {
  const [user] = await db
    .select({ email: users.email, name: users.fullName })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return user ?? null;
}

/** Somebody who works or asks here, and their confirmed address; null while either is missing. */
export async function findReachable(
  db: Db,
  userId: string,
): Promise<{ viewer: Extract<Viewer, { kind: 'user' }>; email: string } | null> {
  const [user] = await db
    .select({ id: users.id, role: users.role, fullName: users.fullName, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true), eq(users.status, 'active')));
  if (!user) return null;
  const { email, ...who } = user;
  return { viewer: { kind: 'user', ...who }, email };
}

/** The administrators who work here and read mail at a confirmed address. */
export async function listReachableAdministrators(db: Db): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active'), eq(users.emailVerified, true)))
    .orderBy(users.id);
}

/**
 * The username that belongs to what somebody logs in with: itself, or where it is an email address, that of the account
 * whose confirmed address it is. For an address that nobody has, a name that nobody has: the caller goes on alike.
 */
export async function usernameAt(db: Db, typed: string): Promise<string> {
  if (!typed.includes('@')) return typed;
  const isOwner = and(eq(sql`lower(${users.email})`, typed.toLowerCase()), users.emailVerified);
  const [owner] = await db.select({ username: users.username }).from(users).where(isOwner);
  return owner?.username ?? newId().replaceAll('-', '').slice(0, LONGEST_USERNAME);
}

const LONGEST_USERNAME = 30;

/** Whether there is an account with this address, confirmed or not. Only the mailbox itself may be told. */
export async function hasAccountWith(db: Db, email: string): Promise<boolean> {
  return (await db.$count(users, eq(sql`lower(${users.email})`, email.toLowerCase()))) > 0;
}

/** The account of a client whose confirmed address this is; null without one. */
export async function findClientAt(db: Db, email: string): Promise<string | null> {
  const isTheirs = and(
    eq(sql`lower(${users.email})`, email.toLowerCase()),
    eq(users.emailVerified, true),
    eq(users.role, 'client'),
  );
  const [found] = await db.select({ id: users.id }).from(users).where(isTheirs);
  return found?.id ?? null;
}

/** The names of people by their ids; those who are gone are missing. */
export async function namesOfPeople(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

/** The accounts whose name, address or username has words that begin so; at most a hundred. */
export async function findPeople(db: Db, typed: string): Promise<string[]> {
  const found = isSought(readSought(typed), searchedIn(users));
  const rows = await db.select({ id: users.id }).from(users).where(found).orderBy(users.id).limit(100);
  return rows.map(({ id }) => id);
}

/** Until when the open invitations of people work, by their ids. */
export async function listInvitationEnds(db: Db): Promise<Map<string, Date>> {
  const rows = await db
    .select({ userId: accountLinks.userId, expiresAt: accountLinks.expiresAt })
    .from(accountLinks)
    .where(and(eq(accountLinks.purpose, 'invite'), isNull(accountLinks.usedAt)));
  return new Map(rows.flatMap(({ userId, expiresAt }) => (userId ? [[userId, expiresAt] as const] : [])));
}
