import type { CaseOutput } from '#app/features/cases/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';

/** What a request ended with: the insurer, from which day, and when it renews. */
export function AgreementCard({ agreed }: { agreed: CaseOutput['agreed'] }) {
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
      <p className="mt-4 text-sm text-slate">
        Keep your policy handy and, for a car, your pink card. Your broker can send them here.
      </p>
    </Card>
  );
}
