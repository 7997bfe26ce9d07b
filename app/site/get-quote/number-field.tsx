import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { type NumberQuestion, UNKNOWN, type YearQuestion } from '#app/features/quotes/questions/question.ts';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { WhyWeAsk } from '#app/ui/forms/why-we-ask.tsx';

type Props = {
  question: NumberQuestion | YearQuestion;
  name: string;
  id: string;
  label: string;
  help: ReactNode;
  why: string;
  error: string | undefined;
  optional: boolean;
};

/** A whole number, with a box for "I don't know" where that is an answer. */
export function NumberField({ question, name, why, ...about }: Props) {
  const { field } = useController({ name, defaultValue: '' });
  const isUnknown = field.value === UNKNOWN.value;
  const unit = question.kind === 'number' ? question.unit : undefined;
  return (
    <div className="flex flex-col">
      <TextField
        {...about}
        className="[&>.relative]:max-w-60"
        name={name}
        ref={field.ref}
        inputMode="numeric"
        autoComplete="off"
        value={isUnknown ? '' : String(field.value ?? '')}
        onChange={field.onChange}
        onBlur={field.onBlur}
        disabled={isUnknown}
        {...(unit && { unit })}
      />
      {question.unknown && (
        <CheckboxField
          label={UNKNOWN.label}
          name={`${name}-unknown`}
          checked={isUnknown}
          onChange={(event) => field.onChange(event.target.checked ? UNKNOWN.value : '')}
          aria-label={`${about.label}: ${UNKNOWN.label}`}
        />
      )}
      <WhyWeAsk>{why}</WhyWeAsk>
    </div>
  );
}
