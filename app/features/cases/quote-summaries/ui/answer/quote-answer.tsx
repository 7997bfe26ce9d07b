import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { StepProblem } from '#app/features/cases/ui/steps/step-problem.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChangesForm, DecideForm } from './answer-forms.tsx';
import { toldWords, useAnswer } from './use-answer.ts';

const ANSWERS = {
  interested: { label: 'I am interested', of: 'in' },
  declined: { label: 'No thanks', of: 'to' },
  changes: { label: 'Ask for changes', of: 'to' },
} as const;
export type AnswerName = keyof typeof ANSWERS;
/** In this order at each quote: answers that are the same stand beside each other in a comparison. */
const NAMES = ['interested', 'changes', 'declined'] as const;

type AnswerButtonsProps = {
  quote: QuoteSummary;
  way: PersonWay;
  mayAskForChanges: boolean;
  /** They have asked for changes to it, and can say more of them. */
  hasAsked: boolean;
  /** They are interested in one, or await another: nothing asks for a choice as the next thing to do. */
  isCalm: boolean;
  onOpen: (name: AnswerName) => void;
  onTakeBack: () => void;
};

/** Where the answers to a quote stand, and each of them, for the focus that comes back. */
export const answersId = (quoteId: string, name?: AnswerName) =>
  `answers-${quoteId}${name ? `-${name}` : ''}`;

/** What somebody may answer to a quote; below each other in a narrow column. */
export function AnswerButtons(props: AnswerButtonsProps) {
  const { quote, way, mayAskForChanges, hasAsked, isCalm, onOpen, onTakeBack } = props;
  const { insurer, decision } = quote;
  const takenBack = useAnswer(way);
  const isOffered = {
    ...{ interested: decision === 'none', declined: decision !== 'declined' },
    changes: mayAskForChanges && decision !== 'declined' && !hasAsked,
  };
  const offered = NAMES.filter((name) => isOffered[name]);
  return (
    // After an answer was sent the focus goes on from here; nothing is drawn around what holds the next answers.
    <div id={answersId(quote.id)} tabIndex={-1} className="outline-none print:hidden">
      <div className="grid max-w-56 gap-2 @max-lg:*:px-2 @max-lg:*:py-1.5">
        {decision !== 'none' && (
          <Button
            size="small"
            look="secondary"
            pending={takenBack.isPending}
            aria-label={`Take back my answer to ${insurer}`}
            onClick={() =>
              takenBack.take({
                answers: [{ quote, decision: 'none' }],
                told: toldWords(quote.broker.fullName, 'none', insurer),
              })
            }
          >
            Take back my answer
          </Button>
        )}
        {offered.map((name) => (
          <Button
            key={name}
            id={answersId(quote.id, name)}
            size="small"
            look={name === 'interested' && !isCalm ? 'primary' : 'secondary'}
            aria-label={`${ANSWERS[name].label} ${ANSWERS[name].of} ${insurer}`}
            onClick={() => onOpen(name)}
          >
            {ANSWERS[name].label}
          </Button>
        ))}
      </div>
      {/* Apart from the answer: somebody may be interested, and have asked for changes. */}
      {hasAsked && mayAskForChanges && decision !== 'declined' && (
        <div className="mt-3">
          <p className="text-sm text-slate">The changes you asked for</p>
          <div className="mt-1 flex flex-wrap gap-2 @max-lg:*:px-2 @max-lg:*:py-1.5">
            <Button
              id={answersId(quote.id, 'changes')}
              size="small"
              look="secondary"
              aria-label={`Change what you asked of ${insurer}`}
              onClick={() => onOpen('changes')}
            >
              Change
            </Button>
            <Button
              size="small"
              look="secondary"
              aria-label={`Take back what you asked of ${insurer}`}
              onClick={onTakeBack}
            >
              Take back
            </Button>
          </div>
        </div>
      )}
      <StepProblem>{takenBack.problem}</StepProblem>
    </div>
  );
}

type AnswerFormProps = {
  quote: QuoteSummary;
  name: AnswerName;
  alsoIn: readonly string[];
  /** What they have asked to be otherwise in it. */
  asked: string | undefined;
  way: PersonWay;
  /** It was left without an answer. */
  onTakeBack: () => void;
  onClose: () => void;
  onSent: () => void;
};

/** The form of one answer, in the place of the buttons. */
export function AnswerForm({ name, alsoIn, asked, onTakeBack, ...about }: AnswerFormProps) {
  return name === 'changes' ? (
    <ChangesForm {...{ ...about, asked, onTakeBack }} />
  ) : (
    <DecideForm {...{ ...about, alsoIn }} decision={name} />
  );
}
