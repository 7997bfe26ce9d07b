import type { ReactNode } from 'react';
import { policyPremium } from '#app/features/cases/quote-summaries/premium.ts';
import type { CaseOutput } from '#app/features/cases/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';

type AgreementCardProps = {
  agreed: CaseOutput['agreed'];
  /** What there is to do with it, for this reader. */
  children?: ReactNode;
};

/** What a request ended with: the insurer, from which day, when it renews, and what else its broker recorded. */
export function AgreementCard({ agreed, children }: AgreementCardProps) {
  if (!agreed) return null;
  const premium = policyPremium(agreed);
  return (
    <Card heading="Policy details">
      <KeyFacts
        facts={[
          { term: 'Insurer', detail: agreed.insurer },
          ...(agreed.policyNumber ? [{ term: 'Policy number', detail: agreed.policyNumber }] : []),
          { term: 'Effective date', detail: dayWords(agreed.effectiveOn) },
          { term: 'Renews', detail: dayWords(agreed.renewalOn) },
          ...(premium ? [{ term: 'Premium', detail: premium }] : []),
        ]}
      />
      {children && <div className="mt-4 text-sm text-slate">{children}</div>}
    </Card>
  );
}
