import { useRef } from 'react';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { showToast } from '#app/ui/states/toast.tsx';

type Answered = Pick<QuoteSummary, 'id' | 'insurer' | 'decision'>;
/** What somebody says of a quote that stands before them. */
type Answer = { quote: Answered; decision: QuoteSummary['decision']; reason?: string | undefined };
/** Several answers that are one act, and what its broker is told. */
type Given = { answers: readonly Answer[]; told: string; isUndone?: boolean };

/**
 * Answers to quotes, one after the other. What was said stands in the corner for some seconds, with the way back to how the
 * quotes stood before, also after the page has shown something else.
 */
export function useAnswer(way: PersonWay, onDone?: () => void) {
  const undo = useRef<(given: Given) => void>(undefined);
  const step = useStep({
    mutationFn: async (given: Given) => {
      for (const { quote, ...answer } of given.answers) await way.decide({ summaryId: quote.id, ...answer });
      return given;
    },
    onDone: (given) => {
      onDone?.();
      showToast({
        title: given.told,
        ...(!given.isUndone && { action: { label: 'Undo', onPress: () => undo.current?.(before(given)) } }),
      });
    },
  });
  // The card that was answered may be gone by then, and holds no later state.
  undo.current = (given) =>
    void step.send(given).catch((refusal) => showToast({ title: notUndone(refusal), tone: 'danger' }));
  return step;
}

const notUndone = (refusal: unknown) =>
  userMessage(refusal, 'We could not reach the server. Nothing was undone.');

/** The answers as they were; the broker is told no more of it than the mail that waits for them. */
function before({ answers }: Given): Given {
  return {
    answers: answers.toReversed().map(({ quote }) => ({ quote, decision: quote.decision })),
    told: 'Your answer is taken back',
    isUndone: true,
  };
}

const TOLD = {
  interested: (insurer: string) => `you are interested in ${insurer}`,
  declined: (insurer: string) => `you said no thanks to ${insurer}`,
  none: (insurer: string) => `you took back your answer to ${insurer}`,
} as const;

/** What the broker of a quote is told once it was answered, who may not have read it: `Dana Whitford is told that you said no thanks to Foothills`. */
export function toldWords(broker: string, decision: QuoteSummary['decision'], insurer: string): string {
  return `${broker} is told that ${TOLD[decision](insurer)}`;
}
