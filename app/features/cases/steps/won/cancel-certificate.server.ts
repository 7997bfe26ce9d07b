import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';

/** Whoever asked for a certificate does not need it any more, or will ask for it in other words. */
export const cancelCertificate = defineStep({
  audit: 'certificate_cancelled',
  isAboutRecord: true,
  input: z.strictObject({ certificateId: z.uuid() }),
  decide: ({ records, access }, { certificateId }, { now }) => {
    const asked = records.certificates.find(({ id }) => id === certificateId);
    if (!asked) throw notFound();
    if (asked.state === 'cancelled')
      throw new AppError('conflict', 'This certificate request has already been cancelled.');
    if (asked.state !== 'requested')
      throw new AppError('conflict', 'This certificate request has already been answered.');
    return {
      records: [{ record: 'certificate', id: certificateId, set: { state: 'cancelled', answeredAt: now } }],
      events: [{ kind: 'certificate_cancelled', data: { certificateId, holder: asked.holder } }],
      notices: access ? [{ kind: 'certificate_cancelled', to: access, occasion: certificateId }] : [],
      audit: { certificateId },
    };
  },
});
