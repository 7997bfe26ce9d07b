import { z } from 'zod';
import type { DisclosurePurpose } from './disclosures.ts';

/** Why an administrator takes a table out of the site: a code that stands in the audit log and, in words, in passports. */
const EXPORT_REASONS = [
  'oversight',
  'reporting',
  'privacy_request',
  'legal',
] as const satisfies readonly DisclosurePurpose[];
export type ExportReason = (typeof EXPORT_REASONS)[number];

const LABELS = {
  oversight: 'To look after requests',
  reporting: 'For a report on our work',
  privacy_request: 'Somebody asked about their data',
  legal: 'The law or an authority asks for it',
} as const satisfies Record<ExportReason, string>;

export const EXPORT_CHOICES = EXPORT_REASONS.map((value) => ({ value, label: LABELS[value] }));

/** What every export asks. */
export const exportInput = z.strictObject({
  reason: z.enum(EXPORT_REASONS, { error: 'Please choose a reason' }),
});
