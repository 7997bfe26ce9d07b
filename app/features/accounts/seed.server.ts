import { hashPassword } from 'better-auth/crypto';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import type { Role } from '#app/platform/viewer.ts';
import type { UserViewer } from './account-env.server.ts';
import { credentials, users } from './tables.server.ts';

export const DEMO_PASSWORD = 'DemoPass1';

export type NewUser = {
  username: string;
  fullName: string;
  email?: string;
  phone?: string;
  role?: Role;
  status?: 'invited' | 'active' | 'suspended' | 'deleted';
  password?: string;
};

/** One hash for all demo and test accounts: hashing is slow on purpose. */
let demoHash: Promise<string> | undefined;

/** Makes an account with a password (DEMO_PASSWORD unless given) for the demo and for tests. */
export async function createUser(db: Db, user: NewUser): Promise<UserViewer> {
  const { password, username, fullName, role = 'client', ...rest } = user;
  demoHash ??= hashPassword(DEMO_PASSWORD);
  const hash = password ? await hashPassword(password) : await demoHash;
  const id = newId();
  await db.insert(users).values({
    id,
    username: username.toLowerCase(),
    displayUsername: username,
    fullName,
    role,
    email: `${username.toLowerCase().replaceAll('_', '.')}@example.com`,
    emailVerified: true,
    termsVersion: 'demo',
    termsAcceptedAt: now(),
    ...rest,
  });
  await db
    .insert(credentials)
    .values({ userId: id, accountId: id, providerId: 'credential', password: hash });
  return { kind: 'user', id, role, fullName };
}
