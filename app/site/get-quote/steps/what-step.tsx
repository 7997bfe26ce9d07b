import { QUOTE_TYPES } from '#app/features/quotes/questions/quote-types.ts';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';

const CHOICES = QUOTE_TYPES.map(({ type, label, summary }) => ({ value: type, label, help: summary }));

/** The first step is prerendered and works without script: its form leads to the plain one. */
export function WhatStep() {
  const { field } = useQuoteForm();
  return (
    // A phone has the way on over its lower edge: the kind that takes focus comes to stand above it.
    <div className="contents max-sm:[&_input]:scroll-mb-12">
      <ChoiceGroup
        {...field('type')}
        legend="Type of insurance"
        help="Need more than one? Send the first request, then add the next; your contact details are filled in again. For a business and its work vehicles, choose Business."
        kind="radio"
        choices={CHOICES}
        columns={2}
      />
    </div>
  );
}
