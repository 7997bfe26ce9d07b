import { dayInWords } from '#app/features/quotes/answers/describe-answers.ts';
import { CONTACT_METHODS, CONTACT_WINDOWS } from '#app/features/quotes/questions/everyone.ts';
import type { Receipt } from '#app/features/quotes/tracking/schema.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';

/** Who asked and how to reach them, as it was typed. */
export function ReceiptContact({ contact }: Pick<Receipt, 'contact'>) {
  const facts = [
    { term: 'Full name', detail: contact.fullName },
    { term: 'Email', detail: contact.email },
    { term: 'Phone', detail: contact.phone && formatPhone(contact.phone) },
    { term: 'Postal code', detail: contact.postalCode },
    { term: 'How to be contacted', detail: labelOf(CONTACT_METHODS, contact.method) },
    {
      term: 'Best times',
      detail: contact.windows.map((window) => labelOf(CONTACT_WINDOWS, window)).join(', ') || null,
    },
    { term: 'Not before', detail: contact.earliestOn && dayInWords(contact.earliestOn) },
  ];
  return (
    <Card heading="How to reach you">
      <KeyFacts facts={facts.flatMap(({ term, detail }) => (detail ? [{ term, detail }] : []))} />
    </Card>
  );
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
