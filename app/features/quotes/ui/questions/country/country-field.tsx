import { type ComponentProps, useId, useRef, useState } from 'react';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { DidYouMean } from '#app/features/quotes/ui/slips/did-you-mean.tsx';
import { useSteadyPress } from '#app/ui/focus/use-steady-press.ts';
import { fillForm } from '#app/ui/forms/state/reset-form.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { withValue } from '#app/ui/forms/state/values.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { countryNames, suggestCountry } from './suggest-country.ts';

type CountryFieldProps = Omit<ComponentProps<typeof TextField>, 'onBlur' | 'onFocus' | 'list'> & {
  name: string;
};

/** The name of a country, which the browser completes. Once it is left, a slip in it is pointed out and put right with one press. */
export function CountryField({ name, ...about }: CountryFieldProps) {
  const { values, held } = useQuoteForm();
  const typed = String(valueAt(values, name) ?? '');
  const [left, setLeft] = useState(typed);
  const listId = useId();
  // The names are the browser's own: nobody else knows them in time, and they wait for whoever comes to the field.
  const [offered, setOffered] = useState<readonly string[]>([]);
  const part = useRef<HTMLDivElement>(null);
  // What is pointed out below it once it is left must not move Continue away from under the press that leaves it.
  useSteadyPress(part);
  const meant = left === typed ? suggestCountry(typed) : null;

  function take(country: string) {
    fillForm(held, withValue(held.latest.current.values, name, country));
    part.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={part}>
      <TextField
        {...about}
        name={name}
        autoComplete="country-name"
        list={listId}
        onFocus={() => setOffered(countryNames())}
        onBlur={({ target }) => setLeft(target.value)}
      />
      <datalist id={listId}>
        {offered.map((country) => (
          <option key={country} value={country} />
        ))}
      </datalist>
      <p role="status" className="text-sm text-slate not-empty:mt-1">
        {meant && <DidYouMean meant={meant} onTake={() => take(meant)} />}
      </p>
    </div>
  );
}
