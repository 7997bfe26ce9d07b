import { z } from 'zod';
import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { contradictionWords } from '#app/features/cases/quote-summaries/comparison/contradictions.ts';
import { coverageLines } from '#app/features/cases/quote-summaries/comparison/coverage-lines.ts';
import {
  monthlyIn,
  withMonthly,
  withoutMonthly,
} from '#app/features/cases/quote-summaries/comparison/monthly-payments.ts';
import { centsOf, premiumTyped } from '#app/features/cases/quote-summaries/premium.ts';
import {
  DAY_PASSED,
  MOST_SUMMARIES,
  type NewQuoteSummary,
  newQuoteSummary,
  type QuoteSummary,
} from '#app/features/cases/quote-summaries/schema.ts';
import { today } from '#app/platform/clock/calendar-day.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { andWords } from '#app/platform/text/list-words.ts';

/** One quote as it is being written: every field as typed, by the name under which it is sent. */
export type QuoteDraft = {
  key: string;
  /** What was copied from another program. */
  pasted: string;
  insurer: string;
  premiumCents: string;
  period: string;
  /** What the insurer asks by the month beside a premium by the year, as it states it. */
  monthly: string;
  coverage: string;
  notCovered: string;
  effectiveOn: string;
  validUntil: string;
  replacesId?: string;
};
export type QuoteDrafts = { summaries: QuoteDraft[] };

export const emptyDraft = (): QuoteDraft => ({
  key: newId(),
  ...{ pasted: '', insurer: '', premiumCents: '', period: 'year', monthly: '', coverage: '', notCovered: '' },
  ...{ effectiveOn: '', validUntil: '' },
});

/** A quote as it was sent, to be revised: the new one takes its place. */
export const draftOf = ({ id, premiumCents, effectiveOn, ...quote }: QuoteSummary): QuoteDraft => ({
  ...{ key: id, replacesId: id, pasted: '', insurer: quote.insurer, period: quote.period },
  ...{ monthly: monthlyIn(quote.coverage) ?? '', coverage: withoutMonthly(quote.coverage) },
  ...{ notCovered: quote.notCovered, validUntil: quote.validUntil },
  premiumCents: premiumTyped(premiumCents),
  effectiveOn: effectiveOn ?? '',
});

/** A coverage that was added and left without a word would be read as included. */
function isFinished({ coverage }: { coverage: string }, context: z.RefinementCtx): void {
  const names = coverageLines(coverage).flatMap(({ name, text }) =>
    name !== null && text.endsWith(':') ? [`“${name}”`] : [],
  );
  if (names.length === 0) return;
  const message = `Say how much, or “included”, after ${andWords(names)}, or leave the line out`;
  context.addIssue({ code: 'custom', path: ['coverage'], message });
}

function isStillValid({ validUntil }: { validUntil: string }, context: z.RefinementCtx): void {
  if (validUntil < today()) context.addIssue({ code: 'custom', path: ['validUntil'], message: DAY_PASSED });
}

/** A comma may part cents, as in French: it is asked about and not guessed at. */
function isPlainAmount({ premiumCents }: QuoteDraft, context: z.RefinementCtx): void {
  if (!premiumCents.includes(',') || centsOf(premiumCents) !== null) return;
  const message = 'Write cents after a point, such as 12.50, and thousands as 1,250';
  context.addIssue({ code: 'custom', path: ['premiumCents'], message });
}

/** Quotes of this type as they are sent, checked as the server checks them, and that no line is left unfinished. */
export const quoteDrafts = (type: InsuranceType) =>
  z.object({
    summaries: z
      .array(
        z
          .custom<QuoteDraft>()
          .superRefine(isPlainAmount)
          .transform(summaryOf)
          .pipe(
            newQuoteSummary
              .superRefine(isFinished)
              .superRefine(isStillValid)
              .superRefine((summary, context) => {
                const message = contradictionWords(summary, type);
                if (message) context.addIssue({ code: 'custom', path: ['notCovered'], message });
              }),
          ),
      )
      .max(MOST_SUMMARIES),
  });

/** A draft as its client would read it; null while it cannot be sent. */
export function previewOf(draft: QuoteDraft, broker: QuoteSummary['broker']): QuoteSummary | null {
  const { data } = newQuoteSummary.safeParse(summaryOf(draft));
  if (!data) return null;
  return {
    ...{ ...data, id: `${draft.key} to send`, broker, effectiveOn: data.effectiveOn ?? null },
    ...{ documentId: null, replacesId: draft.replacesId ?? null, standing: 'current' },
    ...{ decision: 'none', decisionReason: null, decidedAt: null },
    sentAt: now().toISOString(),
  };
}

function summaryOf(draft: QuoteDraft): NewQuoteSummary {
  const { insurer, coverage, notCovered, validUntil, effectiveOn, replacesId } = draft;
  return {
    ...{ insurer, notCovered, validUntil, effectiveOn },
    coverage: draft.period === 'month' ? coverage : withMonthly(coverage, draft.monthly),
    premiumCents: centsOf(draft.premiumCents) ?? -1,
    period: draft.period === 'month' ? 'month' : 'year',
    ...(replacesId && { replacesId }),
  };
}
