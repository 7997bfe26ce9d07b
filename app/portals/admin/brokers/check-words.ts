import type { CheckResult } from '#app/features/brokers/oversight/schema.ts';

export const RESULT_WORDS = {
  in_force: 'In force',
  restricted: 'In force, with conditions',
  not_in_force: 'Not in force',
  not_found: 'Not found',
} as const satisfies Record<CheckResult, string>;

/** Whose licence is looked up. */
export type Checked = Record<'brokerId' | 'fullName' | 'licenceNumber', string>;
