import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import type { CaseStage, CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { CLOCKS, SECTIONS } from './next-thing.ts';

/** The statuses of cases that stand in a queue, as their badges tell them apart: of those that are quoted, a quote can be `chosen`. */
export const QUEUE_STATUSES = [
  ...(['assigned', 'in_progress', 'waiting_on_client'] as const satisfies readonly CaseStatus[]),
  ...(['quoted', 'chosen', 'won'] as const),
] as const;
export type QueueStatus = (typeof QUEUE_STATUSES)[number];

/** The stages of a case in a queue, in the order in which it goes through them: the columns of a board. The last is of policies whose client waits for something. */
export const QUEUE_STAGES = [
  ...(['matching', 'contact', 'information', 'quoting'] as const satisfies readonly CaseStage[]),
  ...(['decision', 'completed'] as const satisfies readonly CaseStage[]),
] as const;

/**
 * Whether a quote can be begun: all that is required is answered, the mailbox is confirmed, and the person may be reached the
 * way they asked for. Of what was not accepted it is neither.
 */
export const READINESS = ['ready', 'incomplete'] as const;
export type Readiness = (typeof READINESS)[number];

/** What the filters that choose may say, and how long the ones in words may be. */
export const FILTER_CHOICES = {
  section: SECTIONS,
  type: INSURANCE_TYPES,
  status: QUEUE_STATUSES,
  stage: QUEUE_STAGES,
  readiness: READINESS,
  clock: CLOCKS,
  unread: ['1'],
  /** Accepted, and nobody was in touch yet, whoever has the turn. */
  uncontacted: ['1'],
} as const;
export const FILTER_CHARACTERS = { city: 80, q: 100 } as const;
