import { type FormEvent, useState } from 'react';
import type { LeadErrors } from '#app/features/chat/lead/lead-script.ts';
import { focusFirst } from '#app/features/chat/widget/ui/focus-first.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { leadTypeNames } from '#content/chat/script.ts';
import { EMAIL_EXAMPLE, emailIn, type LeadDraft, PHONE_EXAMPLE, phoneIn } from '../lead-script.ts';
import { LEAD_TYPES } from '../lead-types.ts';

const TYPE_OPTIONS = LEAD_TYPES.map((value) => ({ value, label: leadTypeNames[value] }));

type EditDetailsProps = {
  draft: LeadDraft;
  /** What the server found wrong. */
  found: LeadErrors;
  onDone: (changed?: LeadDraft) => void;
};

/** Corrects what the script has gathered, before it is saved. */
export function EditDetails({ draft, found: foundBefore, onDone }: EditDetailsProps) {
  const [errors, setErrors] = useState<LeadErrors>(foundBefore);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (field: string) => String(form.get(field) ?? '').trim();
    const [name, email, phone] = [text('name').slice(0, 100), emailIn(text('email')), phoneIn(text('phone'))];
    const found = {
      ...(name.length < 2 && { name: 'Full name is required' }),
      ...(!email && { email: `Please enter an address such as ${EMAIL_EXAMPLE}` }),
      ...(!phone && { phone: `Please enter a number such as ${PHONE_EXAMPLE}` }),
    };
    setErrors(found);
    focusFirst(event.currentTarget, found);
    if (!email || !phone || found.name) return;
    const type = LEAD_TYPES.find((known) => known === text('insuranceType')) ?? 'general';
    onDone({ ...draft, name, email, phone, insuranceType: type });
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <TextField
        label="Full name"
        name="name"
        autoFocus
        defaultValue={draft.name}
        error={errors.name}
        autoComplete="name"
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        defaultValue={draft.email}
        error={errors.email}
        autoComplete="email"
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        defaultValue={draft.phone}
        error={errors.phone}
        autoComplete="tel"
      />
      <SelectField
        label="About"
        name="insuranceType"
        options={TYPE_OPTIONS}
        defaultValue={draft.insuranceType}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small">
          Save
        </Button>
        <Button look="secondary" size="small" onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
