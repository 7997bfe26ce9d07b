import type { CaseEvent, ClientCase } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { eventWords } from '#app/features/cases/ui/history/event-words.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { Card } from '#app/ui/card.tsx';
import { AnswerSections } from './answer-sections.tsx';
import { CorrectAnswers } from './correct-answers.tsx';
import { CorrectableCard } from './correctable-card.tsx';
import { SentContact, type SentContactCase } from './sent-contact.tsx';

type SentAnswersProps = SentContactCase &
  Pick<ClientCase, 'type' | 'answers' | 'steps'> & {
    way: PersonWay;
    /** The history of the case, of which the corrections are shown. */
    events: readonly CaseEvent[];
  };

/** What a person told us, for them: how to reach them, and their answers, to be corrected while the request is open. */
export function SentAnswers({ type, answers, steps, way, events, ...reached }: SentAnswersProps) {
  const step = useStep({ mutationFn: way.correct });
  return (
    <>
      <CorrectableCard
        heading="Your answers"
        correctLabel={steps.includes('correct_answers') ? 'Correct my answers' : undefined}
        form={(done) => (
          <CorrectAnswers
            {...{ type, answers, ...done }}
            onSend={(corrected) => step.send({ answers: corrected })}
          />
        )}
      >
        <AnswerSections type={type} answers={answers} />
      </CorrectableCard>
      <Corrections events={events} />
      <SentContact {...reached} way={way} mayCorrect={steps.includes('correct_contact')} />
    </>
  );
}

/** What was corrected, with what stood there before, the newest first. */
function Corrections({ events }: Pick<SentAnswersProps, 'events'>) {
  const now = useNow();
  const corrections = events.filter(({ kind }) => kind === 'answers_corrected');
  if (corrections.length === 0) return null;
  return (
    <Card heading="What you corrected">
      <ul className="flex flex-col gap-4">
        {corrections.map((event) => (
          <li key={event.id}>
            <p className="text-sm text-slate">{whenText(new Date(event.at), now)}</p>
            <p className="whitespace-pre-line wrap-anywhere">{eventWords(event).note}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
