import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { winInput } from './policy-record.ts';

const YEAR_MS = 366 * 86_400_000;

/**
 * The request ended with a policy. The client's interest is not enough: the broker says with which insurer and from
 * which day, and, where they like, its number, its premium and the quote it came of. It renews a year later.
 */
export const win = defineStep({
  audit: 'won',
  input: winInput,
  decide: ({ row, records }, { note: words, ...policy }, { now, from, to }) => {
    const { effectiveOn, insurer, policyNumber, premiumCents, period, quoteId } = policy;
    if (Math.abs(Date.parse(effectiveOn) - now.getTime()) > YEAR_MS) {
      throw invalid({ effectiveOn: 'This day is more than a year away' });
    }
    if (quoteId && !records.summaries.some(({ id, replacedAt }) => id === quoteId && !replacedAt)) {
      throw invalid({ quoteId: 'Please choose one of the quotes of this request that were not replaced' });
    }
    const renewalOn = yearAfter(effectiveOn);
    return {
      changes: {
        ...{ effectiveOn, insurer, renewalOn },
        policyNumber: policyNumber ?? null,
        premiumCents: premiumCents ?? null,
        premiumPeriod: premiumCents === undefined ? null : (period ?? null),
        policyQuoteId: quoteId ?? null,
      },
      events: [
        {
          kind: 'won',
          data: { from, to, insurer, effectiveOn, renewalOn, ...(words && { note: words }) },
        },
      ],
      notices: [{ kind: 'case_won', to: 'person', occasion: `${row.id} ${effectiveOn}` }],
    };
  },
});

/** The same day of the next year; February 28 after a leap day. */
function yearAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const next = new Date(Date.UTC(year + 1, month - 1, date));
  if (next.getUTCMonth() !== month - 1) next.setUTCDate(0);
  return next.toISOString().slice(0, 10);
}
