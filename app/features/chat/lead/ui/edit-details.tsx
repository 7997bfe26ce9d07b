import { useEffect, useRef } from 'react';
import { ContactFields } from '#app/features/chat/widget/ui/contact-fields.tsx';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { leadTypeNames } from '#content/chat/script.ts';
import { WAY_NAMES, WAYS } from '../contact-way.ts';
import type { LeadDraft, LeadErrors } from '../lead-script.ts';
import { requestTypeOf } from '../lead-types.ts';

const WAY_OPTIONS = WAYS.map((value) => ({ value, label: WAY_NAMES[value] }));
const TYPE_OPTIONS = QUOTE_TYPE_NAMES.map((value) => ({ value, label: leadTypeNames[value] }));

// The window of the chat opens without the rules: they load when something is corrected.
const loadSchema = async () =>
  (await import('../lead-schema.ts')).leadInfo.pick({
    name: true,
    email: true,
    phone: true,
    insuranceType: true,
    contactMethod: true,
  });

type EditDetailsProps = {
  draft: LeadDraft;
  /** What the server found wrong. */
  found: LeadErrors;
  onDone: (changed?: LeadDraft) => void;
};

/** Corrects what the script has gathered, before it is saved. */
export function EditDetails({ draft, found, onDone }: EditDetailsProps) {
  const { name = '', email = '', phone = '', additionalDetails, contactMethod = 'phone' } = draft;
  const insuranceType = requestTypeOf(draft.insuranceType ?? 'general', additionalDetails);
  const form = useForm({
    values: { name, email, phone, insuranceType, contactMethod },
    found,
    schema: loadSchema,
    send: async (corrected) => corrected,
    onDone: (corrected) => onDone({ ...draft, ...corrected }),
    otherwise: 'This could not be checked. Please try again.',
  });
  // A kind that is typed into the chat meanwhile is a correction too.
  const noted = useRef(insuranceType);
  useEffect(() => {
    if (noted.current !== insuranceType) form.fill({ insuranceType });
    noted.current = insuranceType;
  });
  return (
    <Form form={form} size="small" sendLabel="Save" pendingLabel="Checking…" onCancel={() => onDone()}>
      <ContactFields name={form.field('name')} email={form.field('email')} phone={form.field('phone')} />
      <SelectField label="Contact me by" options={WAY_OPTIONS} {...form.field('contactMethod')} />
      <SelectField label="About" options={TYPE_OPTIONS} {...form.field('insuranceType')} />
    </Form>
  );
}
