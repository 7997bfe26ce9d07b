import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';

/**
 * How a request that a broker received stands for them now: each request is counted in one of these, so that together they
 * are all that were received.
 */
export const RECEIVED_STANDINGS = ['toAccept', 'working', 'won', 'lost', 'withdrawn', 'passedOn'] as const;
export type ReceivedStanding = (typeof RECEIVED_STANDINGS)[number];

/**
 * What is counted of the requests that a broker received. Beside how they stand: those open (to accept or in progress), accepted, sent
 * a quote, contacted at all, and contacted by the promised time or not.
 */
export const RECEIVED_PARTS = [
  ...RECEIVED_STANDINGS,
  ...(['open', 'accepted', 'quoted', 'contacted', 'kept', 'missed'] as const),
] as const;
export type ReceivedPart = (typeof RECEIVED_PARTS)[number];

/** What was counted of one type and one span of time. */
export type ReceivedGroup = {
  type: InsuranceType;
  /** Which span: the place of its start among those asked for. */
  span: number;
  counts: Record<'received' | ReceivedPart, number>;
  /** When each of those contacted was received and first contacted; null with none. */
  contacts: { receivedAt: Date; contactAt: Date }[] | null;
};
