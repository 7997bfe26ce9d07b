import { z } from 'zod';
import { cleanText } from '#app/platform/text/clean-text.ts';

/** What is typed into the window. One that is too long is cut when it is sent. */
export const typedMessage = z.object({
  message: z.string().overwrite(cleanText).min(1, { error: 'Please type a message' }),
});
