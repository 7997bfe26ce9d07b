import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { StepProblem } from '#app/features/cases/ui/steps/step-problem.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChangesForm, DecideForm } from './answer-forms.tsx';
import { knownWords, useAnswer } from './use-answer.ts';

type QuoteAnswerProps = {
  quote: QuoteSummary;
  way: PersonWay;
  mayAskForChanges: boolean;
  /** They are interested in one, or await another: nothing asks for a choice as the next thing to do. */
  isCalm: boolean;
};

const ANSWERS = {
  interested: { label: 'I am interested', of: 'in' },
  declined: { label: 'No thanks', of: 'to' },
  changes: { label: 'Ask for changes', of: 'to' },
} as const;
type AnswerName = keyof typeof ANSWERS;

/** What somebody may answer to a quote. Each answer opens its form in this place. */
export function QuoteAnswer({ quote, way, mayAskForChanges, isCalm }: QuoteAnswerProps) {
  const { insurer, decision } = quote;
  const [open, setOpen] = useState<AnswerName | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const takenBack = useAnswer(way);
  const offered: AnswerName[] = [
    ...(decision === 'none' ? (['interested', 'declined'] as const) : []),
    ...(mayAskForChanges && decision !== 'declined' ? (['changes'] as const) : []),
  ];
  const onClose = () => {
    flushSync(() => setOpen(null));
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="-outline-offset-2 print:hidden">
      {open === 'changes' && <ChangesForm {...{ quote, way, onClose }} />}
      {open && open !== 'changes' && <DecideForm {...{ quote, way, onClose }} decision={open} />}
      {!open && (
        <>
          {decision === 'interested' && (
            <p className="mb-3 text-sm">
              {quote.broker.fullName} knows that you are interested. You are not insured until they confirm
              that a policy is in place.
            </p>
          )}
          <div className="flex flex-wrap gap-2">
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
                onClick={() => setOpen(name)}
              >
                {ANSWERS[name].label}
              </Button>
            ))}
          </div>
          <StepProblem>{takenBack.problem}</StepProblem>
        </>
      )}
    </div>
  );
}
