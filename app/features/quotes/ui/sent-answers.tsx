import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CaseEvent, ClientCase } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { eventWords } from '#app/features/cases/ui/history/event-words.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { describeForPerson } from '#app/features/quotes/answers/describe-answers.ts';
import type { Reach } from '#app/features/quotes/data.ts';
import { Card } from '#app/ui/card.tsx';
import { type AnswerChange, AnswerSections, changeId } from './answer-sections.tsx';
import { CorrectAnswers } from './correct-answers.tsx';
import { CorrectableCard } from './correctable-card.tsx';
import { readKeptAnswers } from './kept-answers.ts';
import { SavedNote } from './saved-note.tsx';
import { SentContact, type SentContactCase } from './sent-contact.tsx';

type SentAnswersProps = SentContactCase &
  Pick<ClientCase, 'reference' | 'answers' | 'steps'> & {
    way: PersonWay;
    reach: Reach;
    /** The history of the case, of which the corrections are shown. */
    events: readonly CaseEvent[];
  };

/** What a person told us, for them: how to reach them, and their answers, to be corrected while the request is open. */
export function SentAnswers(props: SentAnswersProps) {
  const { reference, answers, steps, way, reach, events, ...reached } = props;
  const { type } = reached;
  const step = useStep({ mutationFn: way.correct });
  const onSend = (corrected: Record<string, unknown>) => step.send({ answers: corrected });
  const mayCorrect = steps.includes('correct_answers');
  const about = events.some(({ kind }) => kind === 'quotes_sent') ? QUOTED_BEFORE : undefined;
  const one = useOneAnswer(about, (only, done) => (
    <CorrectAnswers {...{ reference, type, answers, only, onSend, ...done }} />
  ));
  return (
    <>
      <CorrectableCard
        heading="Your answers"
        correctLabel={mayCorrect ? 'Change or add several' : undefined}
        about={about}
        isBegun={readKeptAnswers(reference, answers) !== null}
        form={(done) => <CorrectAnswers {...{ reference, type, answers, onSend, ...done }} />}
      >
        <AnswerSections
          answers={describeForPerson(type, answers, reached.contact.fullName)}
          {...(mayCorrect && { change: one })}
        />
      </CorrectableCard>
      <Corrections events={events} about={about} />
      <SentContact {...reached} {...{ way, reach }} mayCorrect={steps.includes('correct_contact')} />
    </>
  );
}

const QUOTED_BEFORE =
  'Your quotes were made with what you told us before: their prices may change. Your broker can tell you.';

type Done = { onSaved: () => void; onClose: () => void };

/** The one answer that is changed in its place. What is left gives the focus back to the answer's button. */
function useOneAnswer(
  about: string | undefined,
  form: (only: string, done: Done) => ReactNode,
): AnswerChange {
  const [open, setOpen] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const onClose = () => {
    flushSync(() => setOpen(null));
    document.getElementById(changeId(open ?? ''))?.focus();
  };
  const onSaved = () => {
    setSaved(open);
    setOpen(null);
  };
  const onOpen = (name: string) => {
    flushSync(() => {
      setSaved(null);
      setOpen(name);
    });
    document.querySelector<HTMLElement>(OPEN_FIELD)?.focus();
  };
  const note = <SavedNote what="Your correction is saved" about={about} />;
  return { open, form: open !== null && form(open, { onSaved, onClose }), saved, note, onOpen };
}

const OPEN_FIELD = 'form[aria-label="Correct this answer"] :is(input:checked, input, select, textarea)';

/** What was corrected, with what stood there before, the newest first. */
function Corrections({ events, about }: Pick<SentAnswersProps, 'events'> & { about: string | undefined }) {
  const now = useNow();
  const last = events.find(({ kind }) => kind === 'answers_corrected' || kind === 'quotes_sent');
  const corrections = events.filter(({ kind }) => kind === 'answers_corrected');
  if (corrections.length === 0) return null;
  return (
    <Card heading="What you corrected">
      {last?.kind === 'answers_corrected' && about && <p className="mb-4 font-medium">{about}</p>}
      <ul className="flex flex-col gap-4">
        {corrections.map((event) => (
          <li key={event.id}>
            <p className="text-sm text-slate">{whenText(new Date(event.at), now)}</p>
            <p className="whitespace-pre-line wrap-anywhere">{correctionWords(event)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function correctionWords(event: CaseEvent): string {
  const { note, title } = eventWords(event);
  return note ?? title;
}
