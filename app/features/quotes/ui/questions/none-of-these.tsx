import { useEffect } from 'react';
import type { NoneOfThese as None } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { ChoiceCard } from '#app/ui/forms/choice-group.tsx';
import { fillForm } from '#app/ui/forms/state/reset-form.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { withValue } from '#app/ui/forms/state/values.ts';
import { fieldId, useQuoteForm } from './question-form.ts';

/** Answers several questions with one press; each stays to be seen, and to be changed. A second press takes them back. */
export function NoneOfThese({ type, none }: { type: QuoteType; none: None }) {
  const { values, held } = useQuoteForm();
  const answers = Object.entries(none.answers).map(
    ([name, value]) => [`answers.${type}.${name}`, value] as const,
  );
  const isSo = answers.every(([name, value]) => valueAt(values, name) === value);

  const id = fieldId(`answers.${type}.none`);
  // Once it was pressed the browser keeps to that, whatever is answered below it.
  useEffect(() => {
    const box = document.getElementById(id);
    if (box instanceof HTMLInputElement) box.checked = isSo;
  }, [id, isSo]);

  function answer(isNone: boolean) {
    const { values: before } = held.latest.current;
    fillForm(
      held,
      answers.reduce((all, [name, value]) => withValue(all, name, isNone ? value : ''), before),
    );
  }

  return (
    <ChoiceCard
      value="none"
      label={none.label}
      help={none.help}
      input={{
        // Without a name it is no field of the form.
        type: 'checkbox',
        id,
        // The browser holds it, like every field: a form that is filled in anew sets its boxes by this.
        defaultChecked: isSo,
        onChange: ({ target }) => answer(target.checked),
      }}
    />
  );
}
