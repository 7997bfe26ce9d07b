import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';
import type { NewQuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { newId } from '#app/platform/ids.ts';

/** One quote as it is being written: every field as typed. */
export type QuoteDraft = {
  key: string;
  insurer: string;
  premium: string;
  period: string;
  coverage: string;
  notCovered: string;
  effectiveOn: string;
  validUntil: string;
  replacesId?: string;
};

export const emptyDraft = (): QuoteDraft => ({
  key: newId(),
  ...{ insurer: '', premium: '', period: 'year', coverage: '', notCovered: '' },
  ...{ effectiveOn: '', validUntil: '' },
});

/** A quote as it is sent; the server says what is wrong with it. */
export function summaryOf(draft: QuoteDraft): NewQuoteSummary {
  const { insurer, coverage, notCovered, effectiveOn, validUntil, replacesId } = draft;
  return {
    ...{ insurer, coverage, notCovered, validUntil },
    premiumCents: centsOf(draft.premium) ?? -1,
    period: draft.period === 'month' ? 'month' : 'year',
    ...(effectiveOn && { effectiveOn }),
    ...(replacesId && { replacesId }),
  };
}
