import { z } from 'zod';
import { dayOr } from '#app/features/cases/steps/day.ts';
import { cleanLine, cleanText } from '#app/platform/text/clean-text.ts';

export const CERTIFICATE_STATES = ['requested', 'sent', 'declined', 'cancelled'] as const;

/** Types of insurance of which somebody else may want to see a certificate. */
export const CERTIFIED_TYPES = ['business', 'commercial-auto'] as const;

/** Who wants to see that a business is insured, and what must stand on the paper. */
export const newCertificate = z.strictObject({
  holder: z
    .string({ error: 'Please say who needs it' })
    .overwrite(cleanLine)
    .min(1, { error: 'Please say who needs it' })
    .max(120, { error: 'The name must not exceed 120 characters' }),
  address: z
    .string({ error: 'Please enter their address' })
    .overwrite(cleanText)
    .min(1, { error: 'Please enter their address' })
    .max(300, { error: 'The address must not exceed 300 characters' }),
  wording: z
    .string()
    .overwrite(cleanText)
    .max(1_000, { error: 'The wording must not exceed 1000 characters' })
    .default(''),
  neededBy: dayOr('Please say by when it is needed'),
});
export type NewCertificate = z.input<typeof newCertificate>;

export const certificateAnswer = z.discriminatedUnion(
  'state',
  [
    z.strictObject({
      state: z.literal('sent'),
      documentId: z.uuid({ error: 'Please choose the PDF, or upload it' }),
    }),
    z.strictObject({
      state: z.literal('declined'),
      reason: z
        .string({ error: 'Please add a short note' })
        .overwrite(cleanText)
        .min(1, { error: 'Please add a short note' })
        .max(300, { error: 'Reason must not exceed 300 characters' }),
    }),
  ],
  { error: 'Please choose what to do with this request' },
);
export type CertificateAnswer = z.output<typeof certificateAnswer>;

export const certificate = z.object({
  id: z.uuid(),
  holder: z.string(),
  address: z.string(),
  wording: z.string(),
  neededBy: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  reason: z.string().nullable(),
  documentId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
});
export type Certificate = z.output<typeof certificate>;

export const certificates = z.object({ items: z.array(certificate) });
