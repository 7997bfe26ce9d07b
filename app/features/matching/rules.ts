import { type AwayDays, isAwayOn } from '#app/features/brokers/availability/away-days.ts';
import { LICENCE_FOR_TYPE } from '#app/features/brokers/licence-classes.ts';
import { cityNear } from '#app/features/cases/rules/origin/postal-city.ts';
import type { CaseType } from '#app/features/cases/schema.ts';

/** A broker as matching sees one. Dates are Alberta calendar days, `YYYY-MM-DD`. */
export type Candidate = {
  brokerId: string;
  active: boolean;
  licenceClasses: readonly string[];
  licenceExpiresOn: string;
  types: readonly string[];
  /** Empty: serves all of Alberta. */
  cities: readonly string[];
  dailyCap: number;
  /** Of requests that their mailbox confirmed; the others count apart. */
  assignedToday: number;
  /** Offers of requests that nobody confirmed: those that wait for an answer now, and all of today. */
  unconfirmedOffers: number;
  unconfirmedToday: number;
  away: readonly AwayDays[];
  /** Whether they work soon enough to accept in time. */
  isAtWork: boolean;
  lastAssignedAt: Date | null;
  /** What they have open now, the promises they settled lately, and the languages they speak: for the order alone. */
  openCases: number;
  promises: { kept: number; of: number };
  languages: readonly string[];
};

/**
 * A case as matching sees one. `triedBrokerIds` returned it, or lost it to the clock today: a missed clock is no
 * refusal, so from the next Alberta day on they can be asked again. `ownerIds` are the people whose request it is.
 */
export type Matchable = {
  type: CaseType;
  city: string | null;
  promiseAt: Date | null;
  /** Whether the owner of its mailbox confirmed it; until then anybody may have sent it. */
  isConfirmed: boolean;
  /** Whether a request with its address was lately found not to be real. */
  isSuspect: boolean;
  triedBrokerIds: readonly string[];
  ownerIds: readonly string[];
  /** The language the client would like to speak; a wish, never a condition. */
  language: string | null;
};

/** How many requests that nobody confirmed a broker is offered at once, and in a day. */
const UNCONFIRMED_AT_ONCE = 3;
const UNCONFIRMED_A_DAY = 6;

/** Why a broker cannot take a case; an admin sees it when assigning by hand. */
export type Obstacle =
  | 'not_active'
  | 'not_licensed_for_type'
  | 'licence_expired'
  | 'type_not_served'
  | 'city_not_served'
  | 'daily_cap_reached'
  | 'must_be_confirmed'
  | 'unconfirmed_limit_reached'
  | 'away'
  | 'not_at_work'
  | 'own_request'
  | 'had_it_before';

/** Whether each reason why a broker cannot take a case holds, the gravest first. */
const OBSTACLE_RULES: readonly [
  Obstacle,
  (broker: Candidate, wanted: Matchable, today: string) => boolean,
][] = [
  ['not_active', ({ active }) => !active],
  [
    'not_licensed_for_type',
    ({ licenceClasses }, { type }) => !licenceClasses.includes(LICENCE_FOR_TYPE[type]),
  ],
  ['licence_expired', ({ licenceExpiresOn }, _, today) => licenceExpiresOn <= today],
  ['type_not_served', ({ types }, { type }) => !types.includes(type)],
  ['city_not_served', ({ cities }, { city }) => !servesCity(cities, city)],
  ['daily_cap_reached', ({ assignedToday, dailyCap }) => assignedToday >= dailyCap],
  ['must_be_confirmed', (_, { isConfirmed, isSuspect }) => !isConfirmed && isSuspect],
  ['unconfirmed_limit_reached', (broker, { isConfirmed }) => !isConfirmed && hasEnoughUnconfirmed(broker)],
  ['away', ({ away }, _, today) => isAwayOn(away, today)],
  ['not_at_work', ({ isAtWork }) => !isAtWork],
  ['own_request', ({ brokerId }, { ownerIds }) => ownerIds.includes(brokerId)],
  ['had_it_before', ({ brokerId }, { triedBrokerIds }) => triedBrokerIds.includes(brokerId)],
];

/** Every reason why this broker cannot take this case today, the gravest first; none when they can. */
export function obstaclesFor(broker: Candidate, wanted: Matchable, today: string): Obstacle[] {
  return OBSTACLE_RULES.flatMap(([obstacle, holds]) => (holds(broker, wanted, today) ? [obstacle] : []));
}

/** The first reason why this broker cannot take this case today; null when they can. */
export function obstacleFor(broker: Candidate, wanted: Matchable, today: string): Obstacle | null {
  return OBSTACLE_RULES.find(([, holds]) => holds(broker, wanted, today))?.[0] ?? null;
}

function hasEnoughUnconfirmed({ unconfirmedOffers, unconfirmedToday }: Candidate): boolean {
  return unconfirmedOffers >= UNCONFIRMED_AT_ONCE || unconfirmedToday >= UNCONFIRMED_A_DAY;
}

function servesCity(cities: readonly string[], city: string | null): boolean {
  if (cities.length === 0 || city === null) return true;
  // A town is served by who serves it by name, and by who serves the city nearby.
  const wanted = [cityKey(city), cityKey(cityNear(city))];
  return cities.some((served) => wanted.includes(cityKey(served)));
}

/** `Red Deer` and `red-deer` are one city. */
function cityKey(city: string): string {
  return city
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '-');
}
