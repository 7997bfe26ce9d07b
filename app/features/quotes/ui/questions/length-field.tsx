import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NumberQuestion } from '#app/features/quotes/questions/question.ts';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';

const OTHER = 'other';

type LengthFieldProps = {
  question: NumberQuestion & { offers: NonNullable<NumberQuestion['offers']> };
  name: string;
  id: string;
  label: string;
  help: ReactNode;
  error: string | undefined;
  optional: boolean;
  defaultValue: string | string[];
};

/** A number that is nearly always one of a few: these to choose from, and a field for any other. */
export function LengthField({ question, name, id, defaultValue, error, ...about }: LengthFieldProps) {
  const { offers, whenBlank, unit } = question;
  const held = String(defaultValue) || String(whenBlank ?? '');
  const [isOther, setIsOther] = useState(held !== '' && !offers.some(({ value }) => String(value) === held));
  const part = useRef<HTMLDivElement>(null);

  function choose(value: string) {
    if ((value === OTHER) === isOther) return;
    flushSync(() => setIsOther(value === OTHER));
    part.current?.querySelector<HTMLElement>(value === OTHER ? 'input' : 'select')?.focus();
    const select = part.current?.querySelector('select');
    if (!select) return;
    select.value = value;
    // It has a name only now: the form hears of it, and what was found wrong goes.
    select.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <div ref={part} className="flex flex-col gap-3">
      <SelectField
        {...about}
        key={String(isOther)}
        {...(isOther ? { id: `${id}-kind` } : { id, name, error })}
        defaultValue={isOther ? OTHER : held}
        options={[
          ...offers.map(({ value, label }) => ({ value: String(value), label })),
          { value: OTHER, label: 'Another length' },
        ]}
        onChange={(event) => choose(event.target.value)}
        className="[&>.relative]:max-w-60"
      />
      {isOther && (
        <TextField
          {...{ id, name, error }}
          label={`${about.label}${unit ? ` in ${unit}` : ''}`}
          help={unit === 'days' && 'Or in months or years, for example 30 months.'}
          autoComplete="off"
          defaultValue={offers.some(({ value }) => String(value) === held) ? '' : held}
          className="[&>.relative]:max-w-60"
        />
      )}
    </div>
  );
}
