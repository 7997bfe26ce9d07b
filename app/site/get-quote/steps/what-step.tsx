import { QUOTE_TYPES } from '#app/features/quotes/questions/quote-types.ts';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';

const CHOICES = QUOTE_TYPES.map(({ type, label, summary }) => ({ value: type, label, help: summary }));

/** The first step is prerendered and works without script: its form leads to the plain one. */
export function WhatStep() {
  const { field } = useQuoteForm();
  return (
    <ChoiceGroup
      {...field('type')}
      legend="Type of insurance"
      help="Need more than one? After sending, add the next: your details are kept. A business and its work vehicles are one request: choose Business."
      kind="radio"
      choices={CHOICES}
      columns={2}
    />
  );
}
