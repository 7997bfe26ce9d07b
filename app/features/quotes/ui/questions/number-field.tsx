import type { ReactNode } from 'react';
import { type NumberQuestion, UNKNOWN, type YearQuestion } from '#app/features/quotes/questions/question.ts';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useQuoteForm } from './question-form.ts';

type Props = {
  question: NumberQuestion | YearQuestion;
  name: string;
  id: string;
  label: string;
  help: ReactNode;
  error: string | undefined;
  optional: boolean;
  defaultValue: string | string[];
};

/** A whole number, with a box for "I don't know" where that is an answer: while it is chosen it stands for the number. */
export function NumberField({ question, defaultValue, ...about }: Props) {
  const isUnknown = valueAt(useQuoteForm().values, about.name) === UNKNOWN.value;
  const unit = question.kind === 'number' ? question.unit : undefined;
  return (
    <div className="flex flex-col">
      <TextField
        key={String(isUnknown)}
        {...about}
        className="[&>.relative]:max-w-60"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={isUnknown ? '' : defaultValue}
        disabled={isUnknown}
        {...(unit && { unit })}
      />
      {question.unknown && (
        <CheckboxField
          label={UNKNOWN.label}
          name={about.name}
          value={UNKNOWN.value}
          defaultChecked={isUnknown}
          aria-label={`${about.label}: ${UNKNOWN.label}`}
        />
      )}
    </div>
  );
}
