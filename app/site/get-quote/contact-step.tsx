import {
  CONTACT_METHODS,
  CONTACT_WINDOWS,
  POSTAL_CODE_OPTIONAL,
} from '#app/features/quotes/questions/everyone.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { TrapField } from '#app/ui/forms/trap-field.tsx';

/** Who asks, and how and when they want to hear. */
export function ContactStep({ type }: { type: QuoteType }) {
  const { values, field } = useQuoteForm();
  const method = valueAt(values, 'contact.contactMethod');
  const needsPhone = method === 'phone' || method === 'text';
  return (
    <div className="flex flex-col gap-4">
      <TextField
        {...field('contact.fullName')}
        label="Full name"
        autoComplete="name"
        why="So the broker partner knows whom to ask for."
      />
      <TextField
        {...field('contact.email')}
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        why="We send your reference and the link to your request there."
      />
      <TextField
        {...field('contact.postalCode')}
        label="Postal code"
        help="For example T2P 1J9."
        autoComplete="postal-code"
        autoCapitalize="characters"
        className="[&>.relative]:max-w-60"
        optional={POSTAL_CODE_OPTIONAL.some((name) => name === type)}
        why="It decides which broker partner is near you, and insurers rate by area."
      />
      <ChoiceGroup
        {...field('contact.contactMethod')}
        legend="How should the broker partner contact you?"
        kind="radio"
        choices={CONTACT_METHODS}
        columns={3}
        className="mb-3"
      />
      <TextField
        {...field('contact.phone')}
        label="Phone"
        help="Ten digits, for example 403-555-0142."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="[&>.relative]:max-w-80"
        optional={!needsPhone}
        why="The last four digits also open the link we mail you."
      />
      <ChoiceGroup
        {...field('windows')}
        legend="When is a good time?"
        help="Alberta time. Leave this empty if any time will do."
        kind="checkbox"
        choices={CONTACT_WINDOWS}
        columns={2}
        optional
        className="mt-1 mb-3"
      />
      <DateField
        {...field('earliestOn')}
        label="Not before"
        help="If you would rather wait, choose the first day to be contacted."
        optional
      />
      <TrapField />
    </div>
  );
}
