import { explainStep } from '#app/features/cases/ui/steps/use-step.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import {
  formName,
  QuoteFormProvider,
  type QuoteValues,
} from '#app/features/quotes/ui/questions/question-form.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { QuestionSections } from './questions/question-sections.tsx';
import { summaryErrors, summaryTitle } from './questions/summary-errors.ts';

type CorrectAnswersProps = {
  type: QuoteType;
  answers: Readonly<Record<string, unknown>>;
  onSend: (answers: Record<string, unknown>) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
};

/** The answers of a request in the fields of the form they came from, to be corrected where they stand. */
export function CorrectAnswers({ type, answers, onSend, onSaved, onClose }: CorrectAnswersProps) {
  const form = useForm<QuoteValues, unknown, unknown, string>({
    values: { answers: { [type]: answers } },
    schema: async () => (await import('./questions/check-answers.ts')).checkAnswers(type),
    send: (corrected) => onSend(Object(corrected)),
    onDone: onSaved,
    otherwise: '',
    explain: (refusal) => explain(refusal, type),
  });
  const found = Object.entries(form.errors).map(([name, message]) => ({ name, message }));
  return (
    <QuoteFormProvider value={form}>
      <Form
        form={form}
        label="Correct your answers"
        sendLabel="Save corrections"
        pendingLabel="Saving…"
        problemTitle="Nothing was changed"
        onCancel={onClose}
        className="gap-8"
      >
        <ErrorSummary
          attempt={form.attempt}
          errors={summaryErrors(found)}
          title={summaryTitle(found, form.values)}
        />
        <QuestionSections type={type} />
      </Form>
    </QuoteFormProvider>
  );
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
