import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientCase } from '#app/features/cases/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { explainStep, useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { dayInWords } from '#app/features/quotes/answers/describe-answers.ts';
import type { ReachPurpose } from '#app/features/quotes/consents/reach-purposes.ts';
import { consentWordings, currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import type { Reach } from '#app/features/quotes/data.ts';
import {
  CONTACT_METHODS,
  CONTACT_WINDOWS,
  POSTAL_CODE_OPTIONAL,
} from '#app/features/quotes/questions/everyone.ts';
import { contactCorrection, missingConsent } from '#app/features/quotes/schema.ts';
import { isCalendarDay, today, wrongParts } from '#app/platform/clock/calendar-day.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { formatPostalCode } from '#app/platform/contact/format-postal-code.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { DayField } from '#app/ui/forms/day-field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { ConsentBox } from './consent-box.tsx';

type CorrectContactProps = Pick<ClientCase, 'type' | 'contact' | 'postalCode' | 'broker'> & {
  way: PersonWay;
  reach: Reach;
  /** Nothing but the way and the times. */
  wayOnly?: boolean;
  onSaved: () => void;
  onClose: () => void;
};

/**
 * How somebody is reached, in the fields it came from; a first day that has passed is not asked for again. A call or a text
 * that is not agreed to for the number can be agreed to under the choice, and has to be where way or number change, or
 * nothing else does.
 */
export function CorrectContact(props: CorrectContactProps) {
  const { type, contact, postalCode, broker, way, reach, wayOnly = false, onSaved, onClose } = props;

  // A broker was chosen for the place; one who has accepted is told about another one.
  const isPlaceOpen = !broker?.acceptedAt;
  const step = useStep({ mutationFn: way.correctContact });
  const queryClient = useQueryClient();
  const { data: agreed } = useQuery({ queryKey: reach.queryKey, queryFn: reach.read });
  const isInForce = (purpose: ReachPurpose, phone = '') =>
    Boolean(agreed?.[purpose]) && formatPhone(phone) === formatPhone(contact.phone ?? '');
  const begun = {
    fullName: contact.fullName,
    contactMethod: contact.method ?? '',
    phone: formatPhone(contact.phone ?? ''),
    windows: [...contact.windows],
    earliestOn: contact.earliestOn && contact.earliestOn >= today() ? contact.earliestOn : '',
    postalCode: postalCode ?? '',
  };
  const form = useForm({
    values: { ...begun, consent: { call: false, text: false, wordingVersion: currentConsentWording() } },
    schema: contactCorrection.superRefine(
      (told, check) => {
        const missing = missingConsent(told, (purpose) => isInForce(purpose, told.phone));
        if (missing && !isBesideReach(begun, { ...told, phone: formatPhone(told.phone ?? '') }))
          check.addIssue({ code: 'custom', path: ['consent', missing.field], message: missing.message });
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
    send: ({ postalCode: place, ...corrected }) =>
      step
        .send({ contact: { ...corrected, ...(isPlaceOpen && { postalCode: place }) } })
        .finally(() => queryClient.invalidateQueries({ queryKey: reach.queryKey })),
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
  const { earliestOn, contactMethod, phone } = form.values;
  const isEmail = contactMethod === 'email';
  const needed = missingConsent({ contactMethod }, (purpose) => isInForce(purpose, phone));
  const consent = consentWordings().find(({ field }) => field === needed?.field);
  return (
    <Form
      form={form}
      label="Correct how you are reached"
      sendLabel={wayOnly ? 'Save' : 'Save corrections'}
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
          help={
            isEmail
              ? 'If you enter another number, nobody calls or texts you there until you agree to it: a consent is for one number only.'
              : 'If you enter another number, please agree again: a consent is for one number only.'
          }
          type="tel"
          autoComplete="tel"
          optional={isEmail}
        />
      )}
      {needed && consent && (
        <ConsentBox key={needed.field} consent={consent} box={form.box(`consent.${needed.field}`)} />
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
        help="If you would rather wait, enter the first day that suits you. The time by which we ask for contact is counted from that day."
        optional
        wrongParts={wrongParts(earliestOn)}
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

type Corrected = Record<'fullName' | 'contactMethod' | 'phone', string> & {
  windows: readonly string[];
  earliestOn?: string | undefined;
  postalCode?: string | undefined;
};

/** Whether something is corrected, and neither the way nor the number with it. */
function isBesideReach(begun: Corrected, told: Corrected): boolean {
  const differs = (name: keyof Corrected) => String(told[name] ?? '') !== String(begun[name] ?? '');
  if (differs('contactMethod') || differs('phone')) return false;
  return (['fullName', 'windows', 'earliestOn', 'postalCode'] as const).some(differs);
}
