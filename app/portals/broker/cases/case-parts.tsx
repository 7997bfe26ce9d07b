import { lazy } from 'react';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { inRaterWords } from '#app/features/quotes/answers/rater-words.ts';
import { Card } from '#app/ui/card.tsx';

const loadAnswers = () => import('#app/features/quotes/ui/answer-sections.tsx');
const loadPapers = () => import('./case-papers.tsx');
const loadQuotes = () => import('#app/features/cases/quote-summaries/ui/quote-comparison.tsx');
const loadPolicy = () => import('./case-certificates.tsx');
const loadHistory = () => import('./case-history.tsx');

/** The parts that are not there from the start. */
export const loadParts = () =>
  Promise.all([loadAnswers(), loadPapers(), loadQuotes(), loadPolicy(), loadHistory()]);

const AnswerSections = lazy(async () => ({ default: (await loadAnswers()).AnswerSections }));
const CasePapers = lazy(async () => ({ default: (await loadPapers()).CasePapers }));
const QuoteComparison = lazy(async () => ({ default: (await loadQuotes()).QuoteComparison }));
const CasePolicy = lazy(async () => ({ default: (await loadPolicy()).CasePolicy }));
const CaseHistory = lazy(async () => ({ default: (await loadHistory()).CaseHistory }));

type CasePartsProps = { case: BrokerCase | AdminCase; part: string };

/** What stands beside the messages of a case, one part at a time. */
export function CaseParts({ case: shown, part }: CasePartsProps) {
  const { id, version, steps, type, answers } = shown;
  const isOffered = shown.view === 'broker' && shown.disclosure === 'offered';
  switch (part) {
    case 'documents':
      return <CasePapers case={shown} />;
    case 'quotes':
      return <QuoteComparison {...{ version, steps }} caseId={id} />;
    case 'policy':
      return <CasePolicy case={shown} />;
    case 'history':
      return <CaseHistory id={id} />;
    default:
      return (
        <Card heading="Answers">
          {isOffered && (
            <p className="mb-5 text-sm text-slate">Identifying details are hidden until you accept.</p>
          )}
          <AnswerSections type={type} answers={answers} isDense say={inRaterWords} />
        </Card>
      );
  }
}
