import type { ClientCase } from '#app/features/cases/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { explainStep, useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { dayInWords } from '#app/features/quotes/answers/describe-answers.ts';
import {
  CONTACT_METHODS,
  CONTACT_WINDOWS,
  POSTAL_CODE_OPTIONAL,
} from '#app/features/quotes/questions/everyone.ts';
import { contactCorrection } from '#app/features/quotes/schema.ts';
import { isCalendarDay, today, wrongPart } from '#app/platform/clock/calendar-day.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { formatPostalCode } from '#app/platform/contact/format-postal-code.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { DayField } from '#app/ui/forms/day-field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

type CorrectContactProps = Pick<ClientCase, 'type' | 'contact' | 'postalCode' | 'broker'> & {
  way: PersonWay;
  /** Nothing but the way and the times. */
  wayOnly?: boolean;
  onSaved: () => void;
  onClose: () => void;
};

/** How somebody is reached, in the fields it came from; a first day that has passed is not asked for again. */
export function CorrectContact(props: CorrectContactProps) {
  const { type, contact, postalCode, broker, way, wayOnly = false, onSaved, onClose } = props;

  // A broker was chosen for the place; one who has accepted is told about another one.
  const isPlaceOpen = !broker?.acceptedAt;
  const step = useStep({ mutationFn: way.correctContact });
  const form = useForm({
    values: {
      fullName: contact.fullName,
      contactMethod: contact.method ?? '',
      phone: formatPhone(contact.phone ?? ''),
      windows: [...contact.windows],
      earliestOn: contact.earliestOn && contact.earliestOn >= today() ? contact.earliestOn : '',
      postalCode: postalCode ?? '',
    },
    schema: contactCorrection,
    send: ({ postalCode: place, ...corrected }) =>
      step.send({ contact: { ...corrected, ...(isPlaceOpen && { postalCode: place }) } }),
    onDone: onSaved,
    otherwise: '',
    explain: (refusal) => {
      const { errors, problem } = explainStep(refusal);
      const named = Object.entries(errors).map(([name, message]) => [
        name.replace(/^contact\./, ''),
        message,
      ]);
      return { errors: Object.fromEntries(named), problem };
    },
  });
  const { earliestOn, contactMethod } = form.values;
  const isEmail = contactMethod === 'email';
  return (
    <Form
      form={form}
      label="Correct how you are reached"
      sendLabel="Save corrections"
      pendingLabel="Saving…"
      problemTitle="Nothing was changed"
      onCancel={onClose}
    >
      {!wayOnly && <TextField {...form.field('fullName')} label="Full name" autoComplete="name" />}
      <ChoiceGroup
        {...form.field('contactMethod')}
        legend="How should the broker partner contact you?"
        kind="radio"
        choices={CONTACT_METHODS}
      />
      <p role="status" className="empty:hidden">
        {isEmail &&
          contact.method !== 'email' &&
          'No calls or text messages: saving this turns them off. You can turn them on again later.'}
      </p>
      {!(wayOnly && isEmail) && (
        <TextField
          {...form.field('phone')}
          label="Phone"
          help="If you enter another number, please turn calls and texts on again: you agreed to them for the old number only."
          type="tel"
          autoComplete="tel"
          optional={isEmail}
        />
      )}
      {!isEmail && (
        <ChoiceGroup
          {...form.field('windows')}
          legend="Good times"
          help="Alberta time. Leave this empty if any time will do."
          kind="checkbox"
          choices={CONTACT_WINDOWS}
        />
      )}
      <DayField
        {...form.field('earliestOn')}
        label="Not before"
        help="If you would rather wait, enter the first day to be contacted. The time by which we ask for contact counts from then."
        optional
        wrongPart={wrongPart(earliestOn)}
        inWords={isCalendarDay(earliestOn) ? dayInWords(earliestOn) : ''}
        onPasteDay={(day) => form.fill({ earliestOn: day })}
      />
      {!wayOnly && isPlaceOpen && (
        <TextField
          {...form.field('postalCode')}
          label="Postal code"
          help="You can change it until a broker has accepted: brokers are chosen by place."
          autoComplete="postal-code"
          autoCapitalize="characters"
          onBlur={({ target }) => form.fill({ postalCode: formatPostalCode(target.value) })}
          optional={POSTAL_CODE_OPTIONAL.some((name) => name === type)}
        />
      )}
      {!wayOnly && (
        <p className="text-sm text-slate">
          {!isPlaceOpen &&
            'Your postal code stays as it is now that a broker has accepted. If it is wrong, tell your broker. '}
          Your email address stays {contact.email}: it proves whose request this is. If it is wrong, withdraw
          this request and send a new one.
        </p>
      )}
    </Form>
  );
}
