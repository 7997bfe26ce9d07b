import { z } from 'zod';

/** What an administrator reads in a message about somebody's data. */
export const fromMessageInput = z.strictObject({
  type: z.enum(['access', 'correction', 'deletion'], { error: 'Please choose what they ask for' }),
});
export type FromMessageInput = z.output<typeof fromMessageInput>;
