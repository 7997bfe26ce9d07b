import { z } from 'zod';
import { lowerFirst } from '#app/platform/text/first-letter.ts';

/**
 * An answer to the question of a tracking link; one that no link can have is refused with `wrong`, and none where something
 * is asked with what it asks.
 */
export const answerSchema = (question: string | null, wrong: string) =>
  z.object({
    answer: z
      .string()
      .trim()
      .min(question === null ? 0 : 1, { error: `Please enter the ${lowerFirst(question ?? '')}` })
      .max(100, { error: wrong }),
  });
