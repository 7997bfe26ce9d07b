import type { ReactNode } from 'react';
import { withoutMonthly } from '#app/features/cases/quote-summaries/comparison/monthly-payments.ts';
import { policyPremium } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { notInForceYet } from '#app/features/cases/rules/outcomes/not-in-force-yet.ts';
import type { CaseOutput, PersonBroker } from '#app/features/cases/schema.ts';
import { BrokerReach } from '#app/features/cases/ui/broker/broker-reach.tsx';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';

type AgreementCardProps = {
  agreed: CaseOutput['agreed'];
  /** The quote that became it, in its broker’s words, and who that is, for its person. */
  quote?: QuoteSummary | undefined;
  broker?: PersonBroker | null;
  /** What there is to do with it, for this reader. */
  children?: ReactNode;
};

/** What a request ended with: the insurer, from which day, when it renews, and what else its broker recorded. */
export function AgreementCard({ agreed, quote, broker, children }: AgreementCardProps) {
  const now = useNow();
  if (!agreed) return null;
  const notYet = notInForceYet(agreed.effectiveOn, albertaDate(now));
  const premium =
    policyPremium(agreed) ??
    (quote && `${policyPremium({ ...quote, premiumPeriod: quote.period })}, as quoted`);
  return (
    <Card heading="Policy details">
      {notYet && <p className="mb-3 font-medium text-warning">{notYet}</p>}
      <KeyFacts
        facts={[
          { term: 'Insurer', detail: agreed.insurer },
          ...(agreed.policyNumber ? [{ term: 'Policy number', detail: agreed.policyNumber }] : []),
          { term: 'Effective date', detail: dayWords(agreed.effectiveOn) },
          { term: 'Renews', detail: dayWords(agreed.renewalOn) },
          ...(premium ? [{ term: 'Premium', detail: premium }] : []),
          ...(quote
            ? [{ term: 'Covered, as quoted', detail: <Lines text={withoutMonthly(quote.coverage)} /> }]
            : []),
          ...(quote?.notCovered
            ? [{ term: 'Not covered, as quoted', detail: <Lines text={quote.notCovered} /> }]
            : []),
          ...(broker ? [{ term: 'Your broker', detail: <Broker broker={broker} /> }] : []),
        ]}
      />
      {children && <div className="mt-4 text-sm text-slate">{children}</div>}
    </Card>
  );
}

function Broker({ broker }: { broker: PersonBroker }) {
  return (
    <>
      {broker.fullName}, {broker.brokerage}
      <span className="block">Licence {broker.licenceNumber}</span>
      <BrokerReach broker={broker} />
    </>
  );
}

/** As the broker wrote it. The policy itself says what is in force. */
function Lines({ text }: { text: string }) {
  return <span className="whitespace-pre-line">{text}</span>;
}
