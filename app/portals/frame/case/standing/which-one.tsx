import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { useAnswer } from '#app/features/cases/quote-summaries/ui/answer/use-answer.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { StepProblem } from '#app/features/cases/ui/steps/step-problem.tsx';
import { Button } from '#app/ui/button.tsx';

type WhichOneProps = { wanted: readonly QuoteSummary[]; way: PersonWay; broker: string };

/** Asks somebody who is interested in several quotes which one they want; the others are declined. */
export function WhichOne({ wanted, way, broker }: WhichOneProps) {
  const answer = useAnswer(way);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
      <p className="w-full text-sm text-slate">
        {wanted.length > 2
          ? 'Choosing one says “No thanks” to the others. You can undo it.'
          : 'Choosing one says “No thanks” to the other. You can undo it.'}
      </p>
      {wanted.map((quote) => (
        <Button
          key={quote.id}
          size="small"
          look="secondary"
          pending={answer.isPending}
          onClick={() =>
            answer.take({
              answers: wanted
                .filter(({ id }) => id !== quote.id)
                .map((other) => ({ quote: other, decision: 'declined' })),
              known: wantedWords(broker, quote, wanted),
            })
          }
        >
          I want {quote.insurer}
        </Button>
      ))}
      <StepProblem>{answer.problem}</StepProblem>
    </div>
  );
}

/** `Dana Whitford knows: you want Rockyview, and no thanks to Prairie` */
function wantedWords(broker: string, { id, insurer }: QuoteSummary, wanted: readonly QuoteSummary[]): string {
  const others = wanted.filter((other) => other.id !== id).map((other) => other.insurer);
  return `${broker} knows: you want ${insurer}, and no thanks to ${others.join(' and ')}`;
}
