import { z } from 'zod';

/** An answer to the question of a tracking link; one that no link can have is refused with `wrong`. */
export const answerSchema = (wrong: string) =>
  z.object({ answer: z.string().trim().max(100, { error: wrong }) });
