import type { LOST_REASONS } from '#app/features/cases/rules/reasons.ts';

type LostReason = (typeof LOST_REASONS)[number];

/** Why a request ends without a policy. */
export const CLOSE_CHOICES: { value: LostReason; label: string }[] = [
  { value: 'no_contact', label: 'The client could not be reached' },
  { value: 'client_chose_other', label: 'The client chose another broker' },
  { value: 'price', label: 'The price did not suit the client' },
  { value: 'coverage_not_available', label: 'The coverage is not available' },
  { value: 'not_eligible', label: 'The client is not eligible' },
  { value: 'timing', label: 'It is not the right time for the client' },
  { value: 'other', label: 'Another reason' },
];
