import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** Names another open case for the same coverage and mailbox to whoever works on this one. They stay two cases. */
export const noteSameMailbox = defineStep({
  audit: 'same_mailbox_noted',
  input: z.strictObject({ reference: z.string(), isConfirmed: z.boolean() }),
  decide: (_, input) => ({ events: [{ kind: 'same_mailbox', data: input }] }),
});
