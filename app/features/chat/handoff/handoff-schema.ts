import { z } from 'zod';
import {
  emailField,
  localPhoneField,
  nameField,
  optionalPhone,
  VALID_EMAIL,
} from '#app/platform/contact/contact-fields.ts';

/** The body of `POST /api/ai-chat/handoff`: how to reach the visitor when the window is closed. */
export const chatHandoff = z.strictObject({
  contact: z.strictObject(
    {
      fullName: nameField(1, 'Please enter your full name'),
      email: emailField(VALID_EMAIL, 'Please enter your email address'),
      phone: optionalPhone(localPhoneField),
    },
    { error: (issue) => (issue.code === 'invalid_type' ? 'Please tell us how to reach you' : undefined) },
  ),
});
