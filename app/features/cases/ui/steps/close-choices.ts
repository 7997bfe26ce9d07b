import type { LOST_REASONS } from '#app/features/cases/rules/reasons.ts';

type LostReason = (typeof LOST_REASONS)[number];

/** Why a request ends without a policy. */
export const CLOSE_CHOICES: { value: LostReason; label: string }[] = [
  { value: 'no_contact', label: 'The client could not be reached' },
  { value: 'client_chose_other', label: 'The client chose another broker' },
  { value: 'price', label: 'The price did not suit' },
  { value: 'coverage_not_available', label: 'The coverage is not available' },
  { value: 'not_eligible', label: 'The client is not eligible' },
  { value: 'timing', label: 'The time was not right' },
  { value: 'other', label: 'Another reason' },
];
