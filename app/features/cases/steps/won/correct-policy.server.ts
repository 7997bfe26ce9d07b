import { policyPremium } from '#app/features/cases/quote-summaries/premium.ts';
import type { CaseRow } from '#app/features/cases/records/held-case.server.ts';
import { policyCorrection } from '#app/features/cases/steps/ending/policy-record.ts';
import { recordOf } from '#app/features/cases/steps/ending/record-of-policy.server.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { invalid } from '#app/platform/errors.ts';

type Recorded = Pick<CaseRow, 'insurer' | 'policyNumber' | 'effectiveOn' | 'premiumCents' | 'premiumPeriod'>;

/**
 * The broker puts right what they recorded of a policy, which stays in place: its person is told, and the history says what
 * changed. Refuses (422) a correction that changes nothing.
 */
export const correctPolicy = defineStep({
  audit: 'policy_corrected',
  input: policyCorrection,
  decide: ({ row }, policy, { now }) => {
    const record = recordOf(policy, now);
    const changes = differences(row, record);
    if (changes.length === 0) throw invalid({ insurer: 'Please change what was recorded wrongly' });
    return {
      changes: record,
      events: [{ kind: 'policy_corrected', data: { changes } }],
      notices: [{ kind: 'policy_corrected', to: 'person', occasion: `${row.id} ${now.toISOString()}` }],
    };
  },
  otherwise: () => 'This request has no policy to correct.',
});

/** Whoever works on the request later reads its history: the number stands beside the policy alone. */
function differences(before: Recorded, after: Recorded) {
  const parts = [
    { label: 'Insurer', from: before.insurer, to: after.insurer },
    { label: 'Effective date', from: dayOf(before), to: dayOf(after) },
    { label: 'Premium', from: premiumOf(before), to: premiumOf(after) },
  ].filter(({ from, to }) => from !== to);
  const isNumberSame = before.policyNumber === after.policyNumber;
  return isNumberSame ? parts : [...parts, { label: 'Policy number', from: null, to: null }];
}

const premiumOf = (policy: Recorded) => policyPremium(policy) ?? 'not recorded';
const dayOf = ({ effectiveOn }: Recorded) => effectiveOn && dayWords(effectiveOn);
