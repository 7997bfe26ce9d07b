import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { AppError, invalid, notFound } from '#app/platform/errors.ts';
import { cleanText } from '#app/platform/text/clean-text.ts';

/** The broker sends the certificate, which is a document of the case, or says why there is none. */
export const answerCertificate = defineStep({
  audit: 'certificate_answered',
  isAboutRecord: true,
  input: z.strictObject({
    certificateId: z.uuid(),
    documentId: z.uuid().optional(),
    reason: z.string().overwrite(cleanText).max(300).optional(),
  }),
  decide: ({ records }, { certificateId, documentId, reason }, { now }) => {
    const asked = records.certificates.find(({ id }) => id === certificateId);
    if (!asked) throw notFound();
    if (asked.state === 'cancelled')
      throw new AppError('conflict', 'The client has cancelled this certificate request.');
    if (asked.state !== 'requested')
      throw new AppError('conflict', 'This certificate request has already been answered.');
    if (!documentId && !reason) throw invalid({ reason: 'Please add a short note' });
    const state = documentId ? 'sent' : 'declined';
    return {
      records: [
        {
          record: 'certificate',
          id: certificateId,
          set: { state, documentId: documentId ?? null, reason: reason ?? null, answeredAt: now },
        },
      ],
      events: [
        {
          kind: 'certificate_answered',
          data: { certificateId, holder: asked.holder, isSent: state === 'sent', ...(reason && { reason }) },
        },
      ],
      notices: [
        {
          kind: 'certificate_answered',
          to: 'person',
          data: { isSent: state === 'sent' },
          occasion: certificateId,
        },
      ],
      audit: { certificateId },
    };
  },
});
