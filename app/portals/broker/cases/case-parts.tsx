import { lazy } from 'react';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';

const loadAnswers = () => import('./tabs/case-answers.tsx');
const loadPapers = () => import('./tabs/case-papers.tsx');
const loadQuotes = () => import('./tabs/case-quotes.tsx');
const loadPolicy = () => import('./tabs/case-certificates.tsx');
const loadHistory = () => import('./tabs/case-history.tsx');

/** The parts that are not there from the start. */
export const loadParts = () =>
  Promise.all([loadAnswers(), loadPapers(), loadQuotes(), loadPolicy(), loadHistory()]);

const CaseAnswers = lazy(async () => ({ default: (await loadAnswers()).CaseAnswers }));
const CaseQuestions = lazy(async () => ({ default: (await loadAnswers()).CaseQuestions }));
const CasePapers = lazy(async () => ({ default: (await loadPapers()).CasePapers }));
const CaseQuotes = lazy(async () => ({ default: (await loadQuotes()).CaseQuotes }));
const CasePolicy = lazy(async () => ({ default: (await loadPolicy()).CasePolicy }));
const CaseHistory = lazy(async () => ({ default: (await loadHistory()).CaseHistory }));

type CasePartsProps = { case: BrokerCase | AdminCase; part: string };

/** What stands beside the messages of a case, one part at a time. */
export function CaseParts({ case: shown, part }: CasePartsProps) {
  const { id } = shown;
  switch (part) {
    case 'questions':
      return <CaseQuestions case={shown} />;
    case 'documents':
      return <CasePapers case={shown} />;
    case 'quotes':
      return <CaseQuotes case={shown} />;
    case 'policy':
      return <CasePolicy case={shown} />;
    case 'history':
      return <CaseHistory id={id} hasTasks={shown.view === 'broker' && shown.disclosure === 'accepted'} />;
    default:
      return <CaseAnswers case={shown} />;
  }
}
