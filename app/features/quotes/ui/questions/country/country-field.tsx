import { type ComponentProps, useId, useState } from 'react';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { SlipField } from '#app/features/quotes/ui/slips/slip-field.tsx';
import { fillForm } from '#app/ui/forms/state/reset-form.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { withValue } from '#app/ui/forms/state/values.ts';
import type { TextField } from '#app/ui/forms/text-field.tsx';
import { countryNames, suggestCountry } from './suggest-country.ts';

type CountryFieldProps = Omit<ComponentProps<typeof TextField>, 'onBlur' | 'onFocus' | 'list'> & {
  name: string;
};

/** The name of a country, which the browser completes. A slip in it is pointed out. */
export function CountryField({ name, ...about }: CountryFieldProps) {
  const { values, held } = useQuoteForm();
  const listId = useId();
  // The names are the browser's own: nobody else knows them in time, and they wait for whoever comes to the field.
  const [offered, setOffered] = useState<readonly string[]>([]);
  return (
    <SlipField
      {...about}
      name={name}
      typed={String(valueAt(values, name) ?? '')}
      suggest={suggestCountry}
      onTake={(country) => fillForm(held, withValue(held.latest.current.values, name, country))}
      autoComplete="country-name"
      list={listId}
      onFocus={() => setOffered(countryNames())}
    >
      <datalist id={listId}>
        {offered.map((country) => (
          <option key={country} value={country} />
        ))}
      </datalist>
    </SlipField>
  );
}
