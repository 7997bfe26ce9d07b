import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { winInput } from './policy-record.ts';
import { recordOf } from './record-of-policy.server.ts';

/**
 * The request ended with a policy. The client's interest is not enough: the broker says with which insurer and from
 * which day, and, where they like, its number, its premium and the quote it came of. It renews a year later.
 */
export const win = defineStep({
  audit: 'won',
  input: winInput,
  decide: ({ row, records }, { note: words, quoteId, ...policy }, { now, from, to }) => {
    const record = recordOf(policy, now);
    if (quoteId && !records.summaries.some(({ id, replacedAt }) => id === quoteId && !replacedAt)) {
      throw invalid({ quoteId: 'Please choose one of the quotes of this request that were not replaced' });
    }
    const { insurer, effectiveOn, renewalOn } = record;
    return {
      changes: { ...record, policyQuoteId: quoteId ?? null },
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
