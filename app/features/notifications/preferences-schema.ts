import { z } from 'zod';
import { MAIL_KINDS } from './categories.ts';

export const mailPreferencesOutput = z.object({ email: z.record(z.enum(MAIL_KINDS), z.boolean()) });
export const mailPreferencesInput = z.strictObject({
  email: z.partialRecord(z.enum(MAIL_KINDS), z.boolean()),
});
