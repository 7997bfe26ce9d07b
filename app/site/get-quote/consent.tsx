import type { ConsentWording } from '#app/features/quotes/consents/wording.ts';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';

const TITLES: Record<ConsentWording['field'], string> = {
  share: 'Share my request (required)',
  call: 'I agree to phone calls (required for a call)',
  text: 'I agree to text messages (required for texts)',
  newsletter: 'Newsletter (optional)',
};

/** One consent, in exactly the words that are kept. */
export function Consent({ consent: { field, text } }: { consent: ConsentWording }) {
  const { box } = useQuoteForm();
  return <CheckboxField {...box(`consent.${field}`)} label={TITLES[field]} help={text} />;
}
