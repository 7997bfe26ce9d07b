import { Pencil } from 'lucide-react';
import { castRequest } from '#app/features/quotes/answers/cast-request.ts';
import {
  type DescribedAnswer,
  dayInWords,
  describeAnswers,
} from '#app/features/quotes/answers/describe-answers.ts';
import { consentWordings } from '#app/features/quotes/consents/wording.ts';
import type { Answers, Screen } from '#app/features/quotes/questions/catalogue.ts';
import { CONTACT_METHODS, CONTACT_WINDOWS } from '#app/features/quotes/questions/everyone.ts';
import type { Option } from '#app/features/quotes/questions/question.ts';
import { type QuoteType, quoteTypeLabel } from '#app/features/quotes/questions/quote-types.ts';
import { type QuoteValues, useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { type KeyFact, KeyFacts } from '#app/ui/key-facts.tsx';
import { Consent } from './consent.tsx';
import { type Step, stepOfSection } from './steps.ts';

type ReviewStepProps = { type: QuoteType; screens: readonly Screen[]; onChange: (step: Step) => void };

/** Everything as it will be sent, and the consent to share it, without which it is not. */
export function ReviewStep({ type, screens, onChange }: ReviewStepProps) {
  const { values } = useQuoteForm();
  const { answers } = castRequest({ ...values, answers: valueAt(values, `answers.${type}`) });
  const described = describeAnswers(type, answers as Answers);
  return (
    <div className="flex flex-col gap-6">
      <Part heading="What to insure" onChange={() => onChange('what')}>
        <p className="font-medium">{quoteTypeLabel(type)}</p>
      </Part>
      {bySection(described).map(({ section, facts }) => (
        <Part key={section} heading={section} onChange={() => onChange(stepOfSection(section, screens))}>
          <KeyFacts facts={facts} />
        </Part>
      ))}
      <Part heading="Contact" onChange={() => onChange('contact')}>
        <KeyFacts facts={contactFacts(values)} />
      </Part>
      <section className="mt-4 flex flex-col gap-5">
        <h2 className="border-b border-line pb-3 text-xl">Your consent</h2>
        {consentWordings()
          .filter(({ field }) => field === 'share' || field === 'newsletter')
          .map((consent) => (
            <Consent key={consent.field} consent={consent} />
          ))}
      </section>
    </div>
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
  const isByPhone = valueAt(values, 'contact.contactMethod') !== 'email';
  const windowNames = Array.isArray(windows) ? windows.map((value) => labelOf(CONTACT_WINDOWS, value)) : [];
  const facts: KeyFact[] = [
    { term: 'Full name', detail: textAt(values, 'contact.fullName') },
    { term: 'Email address', detail: textAt(values, 'contact.email') },
    { term: 'Phone', detail: isByPhone ? formatPhone(textAt(values, 'contact.phone')) : '' },
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
