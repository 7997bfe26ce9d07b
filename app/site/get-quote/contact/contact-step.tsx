import { consentWordings } from '#app/features/quotes/consents/wording.ts';
import {
  CONTACT_METHODS,
  CONTACT_WINDOWS,
  POSTAL_CODE_OPTIONAL,
} from '#app/features/quotes/questions/everyone.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { DateQuestionField } from '#app/features/quotes/ui/questions/date-question-field.tsx';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { WhyThese } from '#app/features/quotes/ui/questions/why-these.tsx';
import { EmailField } from '#app/features/quotes/ui/slips/email-field.tsx';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { formatPostalCode } from '#app/platform/contact/format-postal-code.ts';
import { Consent } from '#app/site/get-quote/consent.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { Fold } from '#app/ui/forms/fold.tsx';
import { fillForm } from '#app/ui/forms/state/reset-form.ts';
import { isBlank, valueAt } from '#app/ui/forms/state/value-at.ts';
import { withValue } from '#app/ui/forms/state/values.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { TrapField } from '#app/ui/forms/trap-field.tsx';
import { ReachLine } from './reach-line.tsx';
import { Town } from './town.tsx';

const REASONS = [
  { label: 'Full name', why: 'So the broker partner knows whom to ask for.' },
  { label: 'Email address', why: 'We send your reference and the link to your request there.' },
  {
    label: 'Postal code',
    why: 'It shows which broker partners serve your area, and prices differ by area.',
  },
  { label: 'Phone', why: 'The last four digits also open the link we email you.' },
];

/** Who asks, and how and when they want to hear. */
export function ContactStep({ type }: { type: QuoteType }) {
  const { values, field, errors, held } = useQuoteForm();
  const method = valueAt(values, 'contact.contactMethod');
  const consent = consentWordings().find((one) => one.field === (method === 'phone' ? 'call' : method));
  const hasTimes = !isBlank([values.windows, values.earliestOn]);
  return (
    <div className="flex flex-col gap-6">
      <TextField
        {...field('contact.fullName')}
        label="Full name"
        autoComplete="name"
        {...(type === 'supervisa' && { help: 'Your own name, because we reply to you.' })}
      />
      <EmailField
        {...field('contact.email')}
        label="Email address"
        typed={String(valueAt(values, 'contact.email') ?? '')}
        onTake={(email) => fillForm(held, withValue(held.latest.current.values, 'contact.email', email))}
      />
      <div>
        <TextField
          {...field('contact.postalCode')}
          label="Postal code"
          help="For example T2P 1J9."
          autoComplete="postal-code"
          autoCapitalize="characters"
          onBlur={({ target }) => {
            target.value = formatPostalCode(target.value);
          }}
          className="[&>.relative]:max-w-60"
          optional={POSTAL_CODE_OPTIONAL.some((name) => name === type)}
        />
        <Town code={String(valueAt(values, 'contact.postalCode') ?? '')} />
      </div>
      <ChoiceGroup
        {...field('contact.contactMethod')}
        legend="How should the broker partner contact you?"
        kind="radio"
        choices={CONTACT_METHODS}
        columns={3}
      />
      {(method === 'phone' || method === 'text') && (
        <div className="flex flex-col gap-3 border-l-4 border-spruce-soft pl-5">
          <TextField
            {...field('contact.phone')}
            label="Phone"
            help={[
              'Ten digits, for example (403) 555-0142.',
              'A number in Canada or the United States.',
            ].join(' ')}
            type="tel"
            autoComplete="tel"
            onBlur={({ target }) => {
              target.value = formatPhone(target.value);
            }}
            className="[&>.relative]:max-w-80"
          />
          {consent && <Consent key={consent.field} consent={consent} />}
        </div>
      )}
      <Fold
        label={method === 'email' ? 'Not right away? (optional)' : 'When is a good time? (optional)'}
        isOpen={hasTimes || Boolean(errors.windows || errors.earliestOn)}
      >
        {method !== 'email' && (
          <ChoiceGroup
            {...field('windows')}
            legend="Good times"
            help="Alberta time. Leave this empty if any time will do. Once a broker has accepted, you can book an exact time where they offer it."
            kind="checkbox"
            choices={CONTACT_WINDOWS}
          />
        )}
        <DateQuestionField
          {...field('earliestOn')}
          label="Not before"
          help="If you would rather wait, enter the first day that suits you. The time by which we ask for contact is counted from that day."
        />
      </Fold>
      <ReachLine />
      <WhyThese questions={REASONS} />
      <TrapField />
    </div>
  );
}
