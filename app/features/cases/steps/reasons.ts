import { z } from 'zod';
import {
  CONTACT_METHODS,
  CONTACT_OUTCOMES,
  LOST_REASONS,
  NOT_REAL_REASONS,
  RETURN_REASONS,
} from '#app/features/cases/schema.ts';
import { NOTE_NEEDED, note, noteForOther } from './note.ts';

/** What a broker says with a step; the dialogs check with the same rules as the steps. */

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

export const contactInput = z.strictObject({
  method: z.enum(CONTACT_METHODS, { error: 'Please choose how you made contact' }),
  outcome: z.enum(CONTACT_OUTCOMES, { error: 'Please choose what came of it' }).default('reached'),
  note,
});
