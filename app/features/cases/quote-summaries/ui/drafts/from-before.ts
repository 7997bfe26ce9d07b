import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { readPasted } from '#app/features/cases/quote-summaries/pasted/read-pasted.ts';
import { offersOf } from '#app/features/cases/quote-summaries/ui/editor/pasted-offers.ts';
import { today } from '#app/platform/clock/calendar-day.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** What a pasted text may say, as its field is called within a sentence. */
export const FIELD_NAMES = {
  insurer: 'insurer',
  premiumCents: 'premium',
  monthly: 'monthly payments',
  coverage: 'what is covered',
  notCovered: 'what is not covered',
  validUntil: 'valid until',
  effectiveOn: 'effective date',
} as const;
export type FieldFromBefore = keyof typeof FIELD_NAMES;

/**
 * The fields of a revision that still hold what the quote before said, and that the text pasted for the new one does not say: an old
 * premium beside new coverage is easily sent. None where nothing was pasted.
 */
export function fromBefore(
  draft: QuoteDraft,
  before: QuoteDraft | undefined,
  type: InsuranceType | undefined,
): FieldFromBefore[] {
  if (!before || draft.pasted.trim() === '') return [];
  const offers = offersOf(readPasted(draft.pasted, today(), type));
  const names = Object.keys(FIELD_NAMES) as FieldFromBefore[];
  return names.filter(
    (name) =>
      draft[name] !== '' &&
      draft[name] === before[name] &&
      !offers.some(({ offer }) => offer[name] === draft[name]),
  );
}
