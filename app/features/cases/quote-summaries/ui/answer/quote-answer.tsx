import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { StepProblem } from '#app/features/cases/ui/steps/step-problem.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChangesForm, DecideForm } from './answer-forms.tsx';
import { knownWords, useAnswer } from './use-answer.ts';

const ANSWERS = {
  interested: { label: 'I am interested', of: 'in' },
  declined: { label: 'No thanks', of: 'to' },
  changes: { label: 'Ask for changes', of: 'to' },
} as const;
export type AnswerName = keyof typeof ANSWERS;

type AnswerButtonsProps = {
  quote: QuoteSummary;
  way: PersonWay;
  mayAskForChanges: boolean;
  /** They are interested in one, or await another: nothing asks for a choice as the next thing to do. */
  isCalm: boolean;
  onOpen: (name: AnswerName) => void;
};

/** Where the answers to a quote stand, for the focus that comes back to them. */
export const answersId = (quoteId: string) => `answers-${quoteId}`;

/** What somebody may answer to a quote; below each other in a narrow column. */
export function AnswerButtons({ quote, way, mayAskForChanges, isCalm, onOpen }: AnswerButtonsProps) {
  const { insurer, decision } = quote;
  const takenBack = useAnswer(way);
  const offered: AnswerName[] = [
    ...(decision === 'none' ? (['interested', 'declined'] as const) : []),
    ...(mayAskForChanges && decision !== 'declined' ? (['changes'] as const) : []),
  ];
  return (
    <div id={answersId(quote.id)} tabIndex={-1} className="rounded-control outline-offset-4 print:hidden">
      <div className="flex flex-wrap gap-2 @max-lg:*:w-full @max-lg:*:px-1">
        {decision !== 'none' && (
          <Button
            size="small"
            look="secondary"
            pending={takenBack.isPending}
            aria-label={`Take back my answer to ${insurer}`}
            onClick={() =>
              takenBack.take({
                answers: [{ quote, decision: 'none' }],
                known: knownWords(quote.broker.fullName, 'none', insurer),
              })
            }
          >
            Take back my answer
          </Button>
        )}
        {offered.map((name) => (
          <Button
            key={name}
            size="small"
            look={name === 'interested' && !isCalm ? 'primary' : 'secondary'}
            aria-label={`${ANSWERS[name].label} ${ANSWERS[name].of} ${insurer}`}
            onClick={() => onOpen(name)}
          >
            {ANSWERS[name].label}
          </Button>
        ))}
      </div>
      <StepProblem>{takenBack.problem}</StepProblem>
    </div>
  );
}

type AnswerFormProps = {
  quote: QuoteSummary;
  name: AnswerName;
  alsoIn: readonly string[];
  way: PersonWay;
  onClose: () => void;
};

/** The form of one answer, in the place of the buttons. */
export function AnswerForm({ name, alsoIn, ...about }: AnswerFormProps) {
  return name === 'changes' ? (
    <ChangesForm {...about} />
  ) : (
    <DecideForm {...{ ...about, alsoIn }} decision={name} />
  );
}
