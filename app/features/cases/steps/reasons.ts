import { z } from 'zod';
import { CONTACT_METHODS, CONTACT_OUTCOMES } from '#app/features/cases/rules/contact-methods.ts';
import { LOST_REASONS, NOT_REAL_REASONS, RETURN_REASONS } from '#app/features/cases/rules/reasons.ts';
import { NOTE_NEEDED, note, noteForOther, typed } from './note.ts';

/** What is said with a step; the dialogs check with the same rules as the steps. */

const REASON_NEEDED = { error: 'Please choose a reason' };

export const returnInput = z
  .strictObject({ reason: z.enum(RETURN_REASONS, REASON_NEEDED), note })
  .refine(noteForOther, NOTE_NEEDED);

export const notRealInput = z
  .strictObject({ reason: z.enum(NOT_REAL_REASONS, REASON_NEEDED), note })
  .refine(noteForOther, NOTE_NEEDED);

export const loseInput = z
  .strictObject({ reason: z.enum(LOST_REASONS, REASON_NEEDED), note })
  .refine(noteForOther, NOTE_NEEDED);

/** How many days later a contact may be noted. */
export const NOTED_WITHIN_DAYS = 7;

export const contactInput = z
  .strictObject({
    method: z.enum(CONTACT_METHODS, { error: 'Please choose how you made contact' }),
    outcome: z.enum(CONTACT_OUTCOMES, { error: 'Please choose the outcome' }).default('reached'),
    /** When it was made, where that was earlier than now. */
    at: z.iso.datetime({ error: 'Please choose a day and a time' }).optional(),
    /** What becomes of a booked call that is still to come; without a word it stands. */
    call: z.enum(['keep', 'cancel'], { error: 'Please choose what happens to the booked call' }).optional(),
    /** Why by a way that the person does not agree to: asked for then alone. */
    why: typed(300)
      .transform((text) => text || undefined)
      .optional(),
    note,
  })
  // A person who was not reached still waits for their call.
  .refine(({ outcome, call }) => outcome === 'reached' || call !== 'cancel', {
    path: ['call'],
    error: 'Keep the booked call until you have reached the client',
  });

/** What the client is asked for in words, and what a broker says who goes back to work. */
export const SAY_WHAT_YOU_NEED = 'Please write what you need, or ask for it';
export const waitInput = z.strictObject({ note: typed(500).min(1, { error: SAY_WHAT_YOU_NEED }) });
export const moveInput = z.strictObject({ note });

export const reopenInput = z.strictObject({
  reason: typed(500).min(1, { error: 'Please add a short note' }),
  note,
});

/** Why people open their own request again, as their broker reads it: one press of theirs, and more words only from who has them. */
export const OWN_REASONS = {
  closed: ['I would like to go on with it', 'It was closed by mistake', 'Something has changed'],
  policy: ['Something is still to be arranged', 'Something has changed', 'It was closed by mistake'],
} as const;
export const ownReopening = z
  .strictObject({ reason: z.string().min(1, REASON_NEEDED), note: typed(400).optional() })
  .transform(({ reason, note: more }) => ({ reason: more ? `${reason}: ${more}` : reason }));

/** What an administrator says who takes a case from its broker. */
export const releaseInput = z.strictObject({
  reason: typed(500).min(1, { error: 'Please add a short note' }),
});

/** The person says what should change; a broker may go back to work without a word. */
export const SAY_WHAT_CHANGES = 'Please say what should change';
export const changesWanted = z.strictObject({ note: typed(500).min(1, { error: SAY_WHAT_CHANGES }) });
