import { z } from 'zod';
import {
  emailField,
  localPhoneField,
  nameField,
  optionalPhone,
} from '#app/platform/contact/contact-fields.ts';

/** The body of `POST /api/ai-chat/handoff`: how to reach the visitor when the window is closed. */
export const chatHandoff = z.strictObject({
  contact: z.strictObject(
    {
      fullName: nameField(),
      email: emailField(),
      phone: optionalPhone(localPhoneField),
    },
    { error: (issue) => (issue.code === 'invalid_type' ? 'Please tell us how to reach you' : undefined) },
  ),
});
