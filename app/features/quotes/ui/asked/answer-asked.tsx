import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keepAnswerDraft, readAnswerDraft } from '#app/features/cases/information-requests/answer-draft.ts';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { explainStep, useStep } from '#app/features/cases/ui/steps/use-step.ts';
import {
  type AskedField,
  askedFields,
  isLeftEmpty,
  withAnswer,
} from '#app/features/quotes/answers/asked/asked-fields.ts';
import { confirmedBefore } from '#app/features/quotes/answers/own-words.ts';
import type { Answers } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { AskedQuestion } from '#app/features/quotes/ui/questions/asked-question.tsx';
import { QuoteFormProvider, type QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import { summaryErrors, summaryTitle } from '#app/features/quotes/ui/questions/summary-errors.ts';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FieldNote } from '#app/ui/forms/field-note.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { NOT_KNOWN, rootOf, WORDS } from './asked-names.ts';
import type { SentAnswers } from './check-asked.ts';
import { countWords } from './count-words.ts';

type AnswerAskedProps = {
  request: InformationRequest;
  type: QuoteType;
  /** The answers of the request as they are. */
  answers: Answers;
  onSend: (given: SentAnswers) => Promise<unknown>;
  onDone?: (() => void) | undefined;
  /** In place of what was sent before. */
  isCorrection?: boolean;
  onCancel?: (() => void) | undefined;
  /** The first field has the focus as it appears. */
  takesFocus?: boolean;
  /** What there is to say of words while they are written. */
  noteOn: (text: string) => string;
  beside?: ReactNode;
};

/**
 * Questions of the form that a broker asks later, each in its own field with its own check, and a box for who does not know.
 * What is typed is kept on this device until it is sent; what is left empty stays open.
 */
export function AnswerAsked(props: AnswerAskedProps) {
  const { request, type, answers, onSend, onDone, isCorrection = false, onCancel, noteOn, beside } = props;
  const { id, questions: names, ownQuestion } = request;
  const root = rootOf(type);
  const step = useStep({ mutationFn: onSend, ...(onDone && { onDone }) });
  const [first] = useState(() => valuesOf(props));
  const [begun] = useState(() => withDraft(first, id, type));
  const form = useForm<QuoteValues, unknown, unknown, string>({
    values: begun,
    schema: async () => (await import('./check-asked.ts')).checkAsked(type, { names, before: answers }),
    send: async (given) => {
      await step.send(Object(given));
      keepAnswerDraft(id, '');
    },
    onDone: () => undefined,
    otherwise: '',
    explain: (refusal) => explain(refusal, root),
  });
  const { values } = form;
  useEffect(() => {
    const draft = draftOf(values, { type, names });
    keepAnswerDraft(id, draft === draftOf(first, { type, names }) ? '' : draft);
  }, [id, type, names, first, values]);
  const place = useRef<HTMLDivElement>(null);
  // Once, as it appears: who has gone on from there stays where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (props.takesFocus || isCorrection)
      place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  const now = (valueAt(values, root) ?? {}) as Answers;
  const fields = askedFields(type, names, now);
  const found = Object.entries(form.errors).map(([name, message]) => ({ name, message }));
  const words = String(valueAt(values, WORDS) ?? '');
  return (
    <QuoteFormProvider value={form}>
      <Form
        form={form}
        label={`Answer: ${request.title}`}
        sendLabel={isCorrection ? 'Save' : 'Send answers'}
        pendingLabel={isCorrection ? 'Saving…' : 'Sending…'}
        problemTitle="Nothing was sent"
        size="small"
        beside={beside}
        className="mt-3 gap-5"
        {...(onCancel && { onCancel })}
      >
        <div ref={place} className="flex flex-col gap-6">
          {found.length > 1 && (
            <ErrorSummary
              attempt={form.attempt}
              errors={summaryErrors(found)}
              title={summaryTitle(found, values)}
            />
          )}
          {fields.map((field) => (
            <OneAsked
              key={field.name}
              {...{ field, root, answers: now }}
              box={form.box(`${NOT_KNOWN}.${field.name}`)}
            />
          ))}
          {ownQuestion && (
            <div>
              <TextArea label={ownQuestion} rows={2} {...form.field(WORDS)} />
              <FieldNote>{noteOn(words)}</FieldNote>
            </div>
          )}
        </div>
        {fields.length > 1 && (
          <p className="text-sm text-slate">
            {countWords({
              all: fields.length,
              answered: fields.filter(
                ({ name }) => !isNotKnown(values, name) && !isLeftEmpty(valueAt(now, name)),
              ).length,
              notKnown: fields.filter(({ name }) => isNotKnown(values, name)).length,
            })}{' '}
            You can send a part of it. What you leave empty stays open.
          </p>
        )}
      </Form>
    </QuoteFormProvider>
  );
}

const isNotKnown = (values: unknown, name: string) => valueAt(values, `${NOT_KNOWN}.${name}`) === true;

type OneAskedProps = {
  field: AskedField;
  root: string;
  answers: Answers;
  box: { id: string; name: string; error: string | undefined; defaultChecked: boolean };
};

/** One question in its field; who does not know the answer needs none. */
function OneAsked({ field: { name, question }, root, answers, box }: OneAskedProps) {
  const { label } = question;
  return (
    <div>
      {box.defaultChecked ? (
        <p className="font-semibold">{label}</p>
      ) : (
        <AskedQuestion {...{ question, answers }} name={`${root}.${name}`} isWanted />
      )}
      {!saysUnknown(question) && (
        <CheckboxField {...box} label="I don’t know" aria-label={`${label}: I don’t know`} className="mt-1" />
      )}
    </div>
  );
}

const UNKNOWN_ANSWERS = ['unknown', 'unsure', 'rather-not-say'];

/** Among its own answers is one for who does not know. */
function saysUnknown(question: AskedField['question']): boolean {
  switch (question.kind) {
    case 'choice':
    case 'choices':
      return question.options.some(({ value }) => UNKNOWN_ANSWERS.includes(value));
    case 'number':
    case 'year':
      return question.unknown === true;
    default:
      return false;
  }
}

function valuesOf({ request, type, answers, isCorrection }: AnswerAskedProps): QuoteValues {
  const notKnown = isCorrection ? request.notKnown : [];
  return {
    asked: { [type]: answers },
    [NOT_KNOWN]: notKnown.reduce<Answers>((all, name) => withAnswer(all, name, true), {}),
    [WORDS]: (isCorrection && request.answer) || '',
    ...meantBefore(type, answers),
  };
}

/** What was sent was confirmed then, where it had to be. */
function meantBefore(type: QuoteType, answers: Answers) {
  const { meant } = confirmedBefore(type, answers) as { meant: { answers: object } };
  return { meant: { asked: meant.answers } };
}

/** What is answered to these questions so far, for this device. */
function draftOf(values: unknown, { type, names }: { type: QuoteType; names: readonly string[] }): string {
  const answers = names.map((name) => [name, valueAt(values, `${rootOf(type)}.${name}`) ?? null]);
  const notKnown = names.filter((name) => isNotKnown(values, name));
  return JSON.stringify({
    answers: Object.fromEntries(answers),
    notKnown,
    words: valueAt(values, WORDS) ?? '',
  });
}

function withDraft(values: QuoteValues, requestId: string, type: QuoteType): QuoteValues {
  try {
    const kept = Object(JSON.parse(readAnswerDraft(requestId)));
    const before = valueAt(values, rootOf(type)) as Answers;
    const answers = Object.entries(Object(kept.answers)).filter(([, value]) => value !== null);
    const notKnown: unknown[] = Array.isArray(kept.notKnown) ? kept.notKnown : [];
    return {
      ...values,
      asked: { [type]: answers.reduce((all, [name, value]) => withAnswer(all, name, value), before) },
      [NOT_KNOWN]: notKnown.reduce<Answers>((all, name) => withAnswer(all, String(name), true), {}),
      [WORDS]: String(kept.words ?? ''),
    };
  } catch {
    return values;
  }
}

/** The server names the answers by themselves. */
function explain(refusal: unknown, root: string) {
  const { errors, problem } = explainStep(refusal);
  const named = Object.entries(errors).map(([name, message]) => [
    name === 'answer' ? WORDS : name.replace(/^answers\./, `${root}.`),
    message,
  ]);
  return { errors: Object.fromEntries(named), problem };
}
