import type { FieldState } from '#app/ui/forms/state/form-state.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';

type ContactFieldsProps = {
  name: FieldState;
  email: FieldState;
  phone: FieldState;
  isPhoneOptional?: boolean;
};

/** Who somebody is and how to reach them, in the chat window; the first field takes focus. */
export function ContactFields({ name, email, phone, isPhoneOptional = false }: ContactFieldsProps) {
  return (
    <>
      <TextField label="Full name" autoFocus autoComplete="name" {...name} />
      <TextField label="Email" type="email" autoComplete="email" {...email} />
      <TextField label="Phone" type="tel" autoComplete="tel" optional={isPhoneOptional} {...phone} />
    </>
  );
}
