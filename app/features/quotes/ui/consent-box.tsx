import type { ConsentWording } from '#app/features/quotes/consents/wording.ts';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import type { FieldState } from '#app/ui/forms/state/form-state.ts';

const TITLES: Record<ConsentWording['field'], string> = {
  share: 'Share my request (required)',
  call: 'I agree to phone calls (required for a call)',
  text: 'I agree to text messages (required for texts)',
  newsletter: 'Newsletter (optional)',
};

type ConsentBoxProps = { consent: ConsentWording; box: FieldState & { defaultChecked: boolean } };

/** One consent, in exactly the words that are kept. */
export function ConsentBox({ consent: { field, text }, box }: ConsentBoxProps) {
  return (
    <CheckboxField
      {...box}
      label={TITLES[field]}
      help={text.length > LONG ? <Sentences text={text} /> : text}
    />
  );
}

/** A longer text is read sentence by sentence. */
const LONG = 300;

function Sentences({ text }: { text: string }) {
  return text.split(/(?<=\.)(?= [A-Z])/).map((sentence) => (
    <span key={sentence} className="block not-first:mt-1.5">
      {sentence}
    </span>
  ));
}
