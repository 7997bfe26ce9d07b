import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import { CLOCKS, SECTIONS } from './next-thing.ts';

/** The statuses of cases that stand in a queue. */
export const QUEUE_STATUSES = ['assigned', 'in_progress', 'waiting_on_client', 'quoted'] as const;

/** What the filters that choose may say, and how long the ones in words may be. */
export const FILTER_CHOICES = {
  section: SECTIONS,
  type: INSURANCE_TYPES,
  status: QUEUE_STATUSES,
  clock: CLOCKS,
  unread: ['1'],
} as const;
export const FILTER_CHARACTERS = { city: 80, q: 100 } as const;
