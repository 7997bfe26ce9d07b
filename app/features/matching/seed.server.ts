import { findDemoUser } from '#app/features/accounts/seed.server.ts';
import { recordLicenceCheck } from '#app/features/brokers/oversight/licence-checks.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { addDays, today } from '#app/platform/clock/calendar-day.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Scene } from '#app/platform/clock/scene.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/**
 * Brokers of the demo besides `demo_broker`, each with a city and a few types of their own. None of them takes
 * auto, so that a car quote sent in the demo is on the demo broker's screen.
 */
const DEMO_BROKERS = [
  {
    user: { username: 'demo_broker_edmonton', fullName: 'Priya Sandhu', phone: '780-555-0121' },
    profile: {
      brokerage: 'North Saskatchewan Insurance',
      licenceNumber: 'DEMO-20817',
      licenceClasses: ['general' as const],
      types: ['home', 'specialty', 'general'],
      cities: ['Edmonton'],
      languages: ['English', 'Punjabi'],
    },
  },
  {
    user: { username: 'demo_broker_red_deer', fullName: 'Marcel Fontaine', phone: '403-555-0133' },
    profile: {
      brokerage: 'Parkland Commercial Insurance',
      licenceNumber: 'DEMO-31450',
      licenceClasses: ['general' as const],
      types: ['business', 'commercial-auto'],
      cities: ['Red Deer'],
      languages: ['English', 'French'],
    },
  },
  {
    user: { username: 'demo_broker_lethbridge', fullName: 'Ines Okafor', phone: '403-555-0148' },
    profile: {
      brokerage: 'Coulee Life and Health',
      licenceNumber: 'DEMO-42266',
      licenceClasses: ['life' as const, 'accident_sickness' as const],
      types: ['life', 'travel', 'supervisa', 'group-benefits'],
      cities: ['Lethbridge'],
      languages: ['English'],
    },
  },
  {
    user: { username: 'demo_broker_fort_mcmurray', fullName: 'Renee Lachance', phone: '780-555-0156' },
    profile: {
      brokerage: 'Wood Buffalo Insurance Group',
      licenceNumber: 'DEMO-53901',
      licenceClasses: ['general' as const],
      types: ['commercial-auto', 'business', 'home'],
      cities: ['Fort McMurray'],
      languages: ['English', 'French'],
    },
  },
];

/** Of her nobody has looked up the licence yet. */
const UNCHECKED = 'demo_broker_fort_mcmurray';

/** The demo's other brokers, one of them away. Does nothing when they exist. */
export async function seedBrokers(db: Db): Promise<void> {
  if (await findDemoUser(db, 'demo_broker_edmonton')) return;
  for (const { user, profile } of DEMO_BROKERS) await createBroker(db, user, profile);
  await createBroker(
    db,
    { username: 'demo_broker_away', fullName: 'Omar Haddad', phone: '403-555-0164' },
    {
      brokerage: 'Bow River Insurance',
      licenceNumber: 'DEMO-64412',
      licenceClasses: ['general'],
      types: ['home', 'auto'],
      cities: ['Calgary'],
      // The accounts are three months old when the demo begins.
      away: [{ from: addDays(today(), 77), to: addDays(today(), 107) }],
    },
  );
}

/** What the register said of all but one of them, a few days ago: whoever reads of a broker reads of no old look. */
export function licenceScenes(db: Db, admin: Viewer): Scene[] {
  const usernames = ['demo_broker', 'demo_broker_away', ...DEMO_BROKERS.map(({ user }) => user.username)];
  const told = { result: 'in_force', note: '', requestId: 'demo' } as const;
  const play = async () => {
    for (const username of usernames.filter((one) => one !== UNCHECKED)) {
      const broker = await findDemoUser(db, username);
      if (broker) await recordLicenceCheck(db, admin, { ...told, brokerId: broker.id });
    }
  };
  return [{ at: new Date(now().getTime() - 6 * DAY_MS), play }];
}
