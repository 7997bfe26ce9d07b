import { QuoteComparison } from '#app/features/cases/quote-summaries/ui/quote-comparison.tsx';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { AgreementCard } from '#app/features/cases/ui/steps/agreement-card.tsx';
import { AnswerSections } from '#app/features/quotes/ui/answer-sections.tsx';
import { Card } from '#app/ui/card.tsx';
import { CaseCertificates } from './case-certificates.tsx';
import { CaseHistory } from './case-history.tsx';
import { CasePapers } from './case-papers.tsx';

type CasePartsProps = { case: BrokerCase | AdminCase; part: string };

/** What stands beside the messages of a case, one part at a time. */
export function CaseParts({ case: shown, part }: CasePartsProps) {
  const { id, version, steps, type, answers, agreed } = shown;
  const isOffered = shown.view === 'broker' && shown.disclosure === 'offered';
  switch (part) {
    case 'documents':
      return <CasePapers case={shown} />;
    case 'quotes':
      return <QuoteComparison {...{ version, steps }} caseId={id} />;
    case 'policy':
      return (
        <>
          <AgreementCard agreed={agreed} />
          <CaseCertificates case={shown} />
        </>
      );
    case 'history':
      return <CaseHistory id={id} />;
    default:
      return (
        <Card heading="Answers">
          {isOffered && (
            <p className="mb-5 text-sm text-slate">Identifying details are hidden until you accept.</p>
          )}
          <AnswerSections type={type} answers={answers} isDense />
        </Card>
      );
  }
}
