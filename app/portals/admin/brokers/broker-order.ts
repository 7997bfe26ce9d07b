import type { AdminBroker } from '#app/features/cases/oversight/brokers/schema.ts';

type Ordered = Pick<
  AdminBroker,
  'licenceExpiresOn' | 'lastCheck' | 'assignedToday' | 'dailyCap' | 'openCases'
>;

/** What the list can be narrowed to. */
export const BROKER_STATES = {
  active: 'Active',
  away: 'Away',
  invited: 'Invited',
  suspended: 'Suspended',
  unchecked: 'Licence not checked',
} as const;
export type BrokerState = keyof typeof BROKER_STATES;

export const isBrokerState = (key: string | null): key is BrokerState => key !== null && key in BROKER_STATES;

/** Whether a broker is among those. Who is away is not active for now. */
export function isOfState(
  { status, isAway, lastCheck }: Pick<AdminBroker, 'status' | 'isAway' | 'lastCheck'>,
  state: BrokerState,
): boolean {
  if (state === 'unchecked') return lastCheck === null;
  if (state === 'active' || state === 'away') return status === 'active' && isAway === (state === 'away');
  return status === state;
}

/** Whether all of the words that are searched for stand in a broker’s name, brokerage, email or licence, also within a word. */
export function matchesSearch(
  {
    fullName,
    brokerage,
    email,
    licenceNumber,
  }: Pick<AdminBroker, 'fullName' | 'brokerage' | 'email' | 'licenceNumber'>,
  words: string,
): boolean {
  const text = [fullName, brokerage, email, licenceNumber].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The orders of the list of brokers, by the key of the column that has them, and which way they go. */
export const BROKER_ORDERS = {
  /** Today's share of the daily cap, the fullest first, and then the open requests. */
  load: {
    label: 'Fullest first',
    direction: 'descending',
    compare: (a: Ordered, b: Ordered) => shareOf(b) - shareOf(a) || b.openCases - a.openCases,
  },
  open: {
    label: 'Most open first',
    direction: 'descending',
    compare: (a: Ordered, b: Ordered) => b.openCases - a.openCases,
  },
  /** What ends first, and then what nobody has looked up for longest. */
  licence: {
    label: 'Licence ends first',
    direction: 'ascending',
    compare: (a: Ordered, b: Ordered) =>
      a.licenceExpiresOn.localeCompare(b.licenceExpiresOn) || checkedAt(a).localeCompare(checkedAt(b)),
  },
} as const;

export type BrokerOrder = keyof typeof BROKER_ORDERS;

export const isBrokerOrder = (key: string | null): key is BrokerOrder => key !== null && key in BROKER_ORDERS;

const shareOf = ({ assignedToday, dailyCap }: Ordered) => (dailyCap === 0 ? 1 : assignedToday / dailyCap);
const checkedAt = ({ lastCheck }: Ordered) => lastCheck?.at ?? '';
