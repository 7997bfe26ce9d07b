import { z } from 'zod';
import { cleanText } from '#app/platform/text/clean-text.ts';

/** Free words of at most `max` characters. */
export const typed = (max: number) =>
  z
    .string()
    .overwrite(cleanText)
    .max(max, { error: `Note must not exceed ${max} characters` });

/** A short note that may be left out; an empty one is none. */
export const note = typed(500)
  .transform((text) => text || undefined)
  .optional();

type Reasoned = { reason?: string | undefined; note?: string | undefined };

/** "Another reason" needs words. */
export const noteForOther = (told: Reasoned) => told.reason !== 'other' || Boolean(told.note);
export const NOTE_NEEDED = { error: 'Please add a short note', path: ['note'] };
