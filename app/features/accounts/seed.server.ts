import { hashPassword } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import type { Role } from '#app/platform/viewer.ts';
import type { UserViewer } from './account-env.server.ts';
import { brokerProfiles, credentials, users } from './tables.server.ts';

export const DEMO_PASSWORD = 'DemoPass1';

type NewUser = {
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

type BrokerProfile = Partial<Omit<typeof brokerProfiles.$inferInsert, 'userId'>>;

/** Makes a licensed broker partner. Without a profile: every type and class, all cities, ten cases a day. */
export async function createBroker(db: Db, user: NewUser, profile: BrokerProfile = {}): Promise<UserViewer> {
  const viewer = await createUser(db, { ...user, role: 'broker' });
  await db.insert(brokerProfiles).values({
    userId: viewer.id,
    brokerage: 'Foothills Insurance Partners',
    licenceNumber: `DEMO-${user.username.slice(0, 12).toUpperCase()}`,
    licenceClasses: ['general', 'life', 'accident_sickness'],
    licenceExpiresOn: '2030-06-30',
    types: [
      ...['auto', 'home', 'business', 'commercial-auto', 'life', 'travel', 'supervisa', 'group-benefits'],
      ...['specialty', 'general'],
    ],
    ...profile,
  });
  return viewer;
}

/** The demo accounts that the start prints. Does nothing when they exist. */
export async function seedAccounts(db: Db): Promise<boolean> {
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'demo_client'));
  if (existing) return false;
  await createUser(db, { username: 'demo_client', fullName: 'Casey Morgan', phone: '403-555-0142' });
  await createUser(db, { username: 'demo_admin', fullName: 'Avery Quinn', role: 'admin' });
  await createBroker(
    db,
    { username: 'demo_broker', fullName: 'Dana Whitford', phone: '403-555-0117' },
    // A cap that nobody who tries the demo reaches.
    {
      dailyCap: 100,
      licenceNumber: 'DEMO-10234',
      languages: ['English', 'French'],
      bio: 'Home and auto in Calgary since 2009.',
    },
  );
  return true;
}
