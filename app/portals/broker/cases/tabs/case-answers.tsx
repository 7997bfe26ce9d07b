import { QUESTIONS } from '#app/features/cases/information-requests/places.ts';
import { InformationRequestsCard } from '#app/features/cases/information-requests/ui/information-requests-card.tsx';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { RatedAsked } from '#app/features/quotes/ui/asked/rated-asked.tsx';
import { RatedAnswers } from '#app/features/quotes/ui/rated-answers.tsx';
import { Card } from '#app/ui/card.tsx';
import { useIsWide } from '#app/ui/frame/use-is-wide.ts';

type Shown = { case: BrokerCase | AdminCase };

/** A request of which nothing can be shown: what its client wrote in their own words may identify them. */
const OWN_WORDS = 'The client described in their own words what they need. You can read it once you accept.';

const isOffered = (shown: Shown['case']) => shown.view === 'broker' && shown.disclosure === 'offered';

/** What the broker has asked, and what the client answered. */
export function CaseQuestions({ case: shown }: Shown) {
  if (isOffered(shown)) return null;
  return (
    <InformationRequestsCard
      kind="answer"
      caseId={shown.id}
      id={QUESTIONS}
      steps={shown.steps}
      given={(request) => <RatedAsked caseId={shown.id} request={request} />}
    />
  );
}

/** What the client answered: to the questions of the form, and on a wide page above them to those of the broker. */
export function CaseAnswers({ case: shown }: Shown) {
  const isWide = useIsWide();
  return (
    <>
      {isWide && <CaseQuestions case={shown} />}
      <Card heading="Answers">
        {isOffered(shown) && (
          <p className="mb-5 text-sm text-slate">Identifying details are hidden until you accept.</p>
        )}
        <RatedAnswers caseId={shown.id} none={isOffered(shown) ? OWN_WORDS : undefined} />
      </Card>
    </>
  );
}
