import { z } from 'zod';
import { MESSAGE_CHARACTERS } from '../message-limits.ts';

/** What somebody typed into a search. */
export const searchedFor = z.strictObject({ q: z.string().trim().min(1).max(MESSAGE_CHARACTERS) });

/** The questions that words of a search mean, the likeliest first; none where they name nothing that the assistant knows. */
export const meant = z.strictObject({
  /** Whether the first is clearly what is meant. */
  isSure: z.boolean(),
  items: z.array(
    z.strictObject({
      question: z.string(),
      /** The answer in plain text. */
      answer: z.string(),
      /** Where it can be read, and what that place is called. */
      to: z.string(),
      place: z.string(),
    }),
  ),
});
export type Meant = z.output<typeof meant>;
