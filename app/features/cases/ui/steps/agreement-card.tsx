import type { ReactNode } from 'react';
import type { CaseOutput } from '#app/features/cases/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';

type AgreementCardProps = {
  agreed: CaseOutput['agreed'];
  /** What there is to do with it, for this reader. */
  children?: ReactNode;
};

/** What a request ended with: the insurer, from which day, and when it renews. */
export function AgreementCard({ agreed, children }: AgreementCardProps) {
  if (!agreed) return null;
  return (
    <Card heading="Policy details">
      <KeyFacts
        facts={[
          { term: 'Insurer', detail: agreed.insurer },
          { term: 'Effective date', detail: dayWords(agreed.effectiveOn) },
          { term: 'Renews', detail: dayWords(agreed.renewalOn) },
        ]}
      />
      {children && <div className="mt-4 text-sm text-slate">{children}</div>}
    </Card>
  );
}
