import { useEffect, useState } from 'react';
import { explainStep } from '#app/features/cases/ui/steps/use-step.ts';
import { changedTogether } from '#app/features/quotes/answers/changed-together.ts';
import { describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import { confirmedBefore } from '#app/features/quotes/answers/own-words.ts';
import type { Answers } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import {
  formName,
  QuoteFormProvider,
  type QuoteValues,
} from '#app/features/quotes/ui/questions/question-form.ts';
import { Callout } from '#app/ui/callout.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { useForm } from '#app/ui/forms/use-form.ts';
import { forgetKeptAnswers, keepAnswers, readKeptAnswers } from './kept-answers.ts';
import { AskedQuestion } from './questions/asked-question.tsx';
import { QuestionSections } from './questions/question-sections.tsx';
import { summaryErrors, summaryTitle } from './questions/summary-errors.ts';

type CorrectAnswersProps = {
  reference: string;
  type: QuoteType;
  answers: Readonly<Record<string, unknown>>;
  /** The dotted name of the one answer that is corrected, and what stands beside it. */
  only?: string;
  onSend: (answers: Record<string, unknown>) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
};

/**
 * The answers of a request in the fields of the form they came from, to be corrected where they stand: all, or one. What is
 * changed in all of them is kept on this device until it is saved or given up.
 */
export function CorrectAnswers(props: CorrectAnswersProps) {
  const { reference, type, answers, only, onSend, onSaved, onClose } = props;
  const [begun] = useState(() => (only === undefined ? readKeptAnswers(reference, answers) : null));
  const leave = (then: () => void) => () => {
    if (only === undefined) forgetKeptAnswers(reference);
    then();
  };
  const form = useForm<QuoteValues, unknown, unknown, string>({
    // What was sent was confirmed then, where it had to be.
    values: { answers: { [type]: begun ?? answers }, ...confirmedBefore(type, answers) },
    schema: async () => (await import('./questions/check-answers.ts')).checkAnswers(type),
    // What says the same as before is nothing to send.
    send: async (corrected) =>
      isSame(type, answers, Object(corrected)) ? undefined : onSend(Object(corrected)),
    onDone: leave(onSaved),
    otherwise: '',
    explain: (refusal) => explain(refusal, type),
  });
  const root = `answers.${type}`;
  const now = (valueAt(form.values, root) ?? {}) as Answers;
  const [first] = useState(now);
  useEffect(() => {
    if (only === undefined && now !== first) keepAnswers(reference, answers, now);
  }, [reference, only, answers, first, now]);
  const found = Object.entries(form.errors).map(([name, message]) => ({ name, message }));
  return (
    <QuoteFormProvider value={form}>
      <Form
        form={form}
        label={only === undefined ? 'Correct your answers' : 'Correct this answer'}
        sendLabel={only === undefined ? 'Save corrections' : 'Save'}
        pendingLabel="Saving…"
        problemTitle="Nothing was changed"
        onCancel={leave(onClose)}
        staysInSight={only === undefined}
        size={only === undefined ? 'regular' : 'small'}
        className={only === undefined ? 'gap-8' : 'gap-5'}
      >
        {begun && (
          <Callout title="What you changed before is here">
            It is kept on this device, and not saved yet.
          </Callout>
        )}
        {/* One wrong field says it itself, and has the focus. */}
        {(only === undefined || found.length > 1) && (
          <ErrorSummary
            attempt={form.attempt}
            errors={summaryErrors(found)}
            title={summaryTitle(found, form.values)}
          />
        )}
        {only === undefined ? (
          <QuestionSections type={type} />
        ) : (
          changedTogether(type, {
            ...{ name: only, before: answers, now },
            wrong: Object.keys(form.errors).map((name) => name.slice(root.length + 1)),
          }).map((question) => (
            <AskedQuestion
              key={question.name}
              {...{ question, answers: now }}
              name={`${root}.${question.name}`}
            />
          ))
        )}
      </Form>
    </QuoteFormProvider>
  );
}

function isSame(type: QuoteType, before: Answers, after: Answers): boolean {
  return JSON.stringify(describeAnswers(type, before)) === JSON.stringify(describeAnswers(type, after));
}

/** The server names answers by the case that holds them. */
function explain(refusal: unknown, type: QuoteType) {
  const { errors, problem } = explainStep(refusal);
  const named = Object.entries(errors).map(([name, message]) => [
    formName(name.replace(/^details\./, 'answers.'), type),
    message,
  ]);
  return { errors: Object.fromEntries(named), problem };
}
