import type { ConsentWording } from '#app/features/quotes/consents/wording.ts';
import { ConsentBox } from '#app/features/quotes/ui/consent-box.tsx';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';

/** One consent of the quote form. */
export function Consent({ consent }: { consent: ConsentWording }) {
  const { box } = useQuoteForm();
  return <ConsentBox consent={consent} box={box(`consent.${consent.field}`)} />;
}
