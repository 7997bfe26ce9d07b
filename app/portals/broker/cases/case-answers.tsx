import { QUESTIONS } from '#app/features/cases/information-requests/places.ts';
import { InformationRequestsCard } from '#app/features/cases/information-requests/ui/information-requests-card.tsx';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { inRaterWords } from '#app/features/quotes/answers/rater-words.ts';
import { AnswerSections } from '#app/features/quotes/ui/answer-sections.tsx';
import { Card } from '#app/ui/card.tsx';

/** What the client answered: to the questions of the broker, and to those of the form. */
export function CaseAnswers({ case: shown }: { case: BrokerCase | AdminCase }) {
  const { id, steps, type, answers } = shown;
  const isOffered = shown.view === 'broker' && shown.disclosure === 'offered';
  return (
    <>
      {!isOffered && <InformationRequestsCard kind="answer" caseId={id} id={QUESTIONS} steps={steps} />}
      <Card heading="Answers">
        {isOffered && (
          <p className="mb-5 text-sm text-slate">Identifying details are hidden until you accept.</p>
        )}
        <AnswerSections type={type} answers={answers} isDense say={inRaterWords} />
      </Card>
    </>
  );
}
