import type { UserViewer } from '#app/features/accounts/account-env.server.ts';
import { createUser, findDemoUser, type NewUser } from '#app/features/accounts/seed.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { brokerProfiles } from './tables.server.ts';

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
  if (await findDemoUser(db, 'demo_client')) return false;
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
      callHours: { minutes: 15, buffer: 15, notice: 2 },
      bio: 'Home and auto in Calgary since 2009.',
    },
  );
  return true;
}
