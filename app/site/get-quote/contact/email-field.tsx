import { useRef, useState } from 'react';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { DidYouMean } from '#app/features/quotes/ui/slips/did-you-mean.tsx';
import { emailHint, suggestEmail } from '#app/features/quotes/ui/slips/suggest-email.ts';
import { useSteadyPress } from '#app/ui/focus/use-steady-press.ts';
import { fillForm } from '#app/ui/forms/state/reset-form.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { withValue } from '#app/ui/forms/state/values.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';

const NAME = 'contact.email';

/** The address to write to. Once it is left, a slip in a common domain is pointed out and put right with one press. */
export function EmailField() {
  const { values, field, held, errors } = useQuoteForm();
  const typed = String(valueAt(values, NAME) ?? '');
  const [left, setLeft] = useState(typed);
  const part = useRef<HTMLDivElement>(null);
  // What is pointed out below it once it is left must not move Continue away from under the press that leaves it.
  useSteadyPress(part);
  const meant = left === typed ? suggestEmail(typed) : null;

  function take(email: string) {
    fillForm(held, withValue(held.latest.current.values, NAME, email));
    part.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={part}>
      <TextField
        {...field(NAME)}
        label="Email address"
        type="email"
        autoComplete="email"
        onBlur={({ target }) => setLeft(target.value)}
      />
      <p role="status" className="text-sm text-slate not-empty:mt-1">
        {errors[NAME] && !meant && emailHint(typed)}
        {meant && <DidYouMean meant={meant} onTake={() => take(meant)} />}
      </p>
    </div>
  );
}
