import { Pencil } from 'lucide-react';
import { castAnswers } from '#app/features/quotes/answers/cast-request.ts';
import {
  type DescribedAnswer,
  dayInWords,
  describeAnswers,
} from '#app/features/quotes/answers/describe-answers.ts';
import { CONTACT_METHODS, CONTACT_WINDOWS } from '#app/features/quotes/questions/everyone.ts';
import type { Option } from '#app/features/quotes/questions/question.ts';
import { type QuoteType, quoteTypeLabel } from '#app/features/quotes/questions/quote-types.ts';
import { type QuoteValues, useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { type ConsentWording, consentWordings } from '#app/features/quotes/wording.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { type KeyFact, KeyFacts } from '#app/ui/key-facts.tsx';
import type { Step } from './form-values.ts';

/** Everything as it will be sent, and the consents, which are asked here and nowhere else. */
export function ReviewStep({ type, onChange }: { type: QuoteType; onChange: (step: Step) => void }) {
  const { values } = useQuoteForm();
  const described = describeAnswers(type, castAnswers(type, valueAt(values, `answers.${type}`)));
  const hasPhone = textAt(values, 'contact.phone').trim() !== '';
  const consents = consentWordings().filter(
    ({ field }) => hasPhone || (field !== 'call' && field !== 'text'),
  );
  return (
    <div className="flex flex-col gap-6">
      <Part heading="What to insure" onChange={() => onChange('what')}>
        <p className="font-medium">{quoteTypeLabel(type)}</p>
      </Part>
      <Part heading="Details" onChange={() => onChange('details')}>
        <div className="flex flex-col gap-6">
          {bySection(described).map(({ section, facts }) => (
            <div key={section}>
              <h3 className="mb-2 font-semibold">{section}</h3>
              <KeyFacts facts={facts} />
            </div>
          ))}
        </div>
      </Part>
      <Part heading="Contact" onChange={() => onChange('contact')}>
        <KeyFacts facts={contactFacts(values)} />
      </Part>
      <section className="mt-4 flex flex-col gap-5">
        <div className="border-b border-line pb-3">
          <h2 className="text-xl">Your consent</h2>
          <p className="mt-1 text-slate">
            The first one is needed to send the request. The others are up to you.
          </p>
        </div>
        {consents.map((consent) => (
          <Consent key={consent.field} consent={consent} />
        ))}
      </section>
    </div>
  );
}

const CONSENT_TITLES: Record<ConsentWording['field'], string> = {
  share: 'Share my request',
  call: 'Phone calls',
  text: 'Text messages',
  newsletter: 'Newsletter',
};

function Consent({ consent }: { consent: ConsentWording }) {
  const { box } = useQuoteForm();
  return (
    <CheckboxField
      {...box(`consent.${consent.field}`)}
      label={`${CONSENT_TITLES[consent.field]}${consent.required ? '' : ' (optional)'}`}
      help={consent.text}
    />
  );
}

function Part({
  heading,
  onChange,
  children,
}: {
  heading: string;
  onChange: () => void;
  children: React.ReactNode;
}) {
  const change = (
    <Button look="quiet" size="small" onClick={onChange} className="-mr-4 print:hidden">
      <Pencil aria-hidden="true" className="size-4" />
      Change<span className="sr-only">{` ${heading.toLowerCase()}`}</span>
    </Button>
  );
  return (
    <Card heading={heading} aside={change}>
      {children}
    </Card>
  );
}

function bySection(described: readonly DescribedAnswer[]): { section: string; facts: KeyFact[] }[] {
  const groups = Map.groupBy(described, ({ section }) => section);
  return [...groups].map(([section, answers]) => ({
    section,
    facts: answers.map(({ label, value }) => ({ term: label, detail: value })),
  }));
}

function contactFacts(values: QuoteValues): KeyFact[] {
  const windows = valueAt(values, 'windows');
  const windowNames = Array.isArray(windows) ? windows.map((value) => labelOf(CONTACT_WINDOWS, value)) : [];
  const facts: KeyFact[] = [
    { term: 'Full name', detail: textAt(values, 'contact.fullName') },
    { term: 'Email address', detail: textAt(values, 'contact.email') },
    { term: 'Phone', detail: textAt(values, 'contact.phone') },
    { term: 'Postal code', detail: tidyPostalCode(textAt(values, 'contact.postalCode')) },
    { term: 'Contact by', detail: labelOf(CONTACT_METHODS, valueAt(values, 'contact.contactMethod')) },
    { term: 'Good times', detail: windowNames.join(', ') },
    { term: 'Not before', detail: dayInWords(valueAt(values, 'earliestOn')) },
  ];
  return facts.filter(({ detail }) => Boolean(detail));
}

/** As it will be sent: T2P 1J9. */
function tidyPostalCode(typed: string): string {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  return `${code.slice(0, 3)} ${code.slice(3)}`.trim();
}

function labelOf(options: readonly Option[], value: unknown): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

function textAt(values: QuoteValues, name: string): string {
  return String(valueAt(values, name) ?? '');
}
