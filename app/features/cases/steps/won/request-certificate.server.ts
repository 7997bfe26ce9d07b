import { newCertificate } from '#app/features/cases/certificates/schema.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { AppError, invalid } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';

const MOST_OPEN = 10;

/** An insured business needs to show somebody that it is insured: a task for its broker. */
export const requestCertificate = defineStep({
  audit: 'certificate_requested',
  isAboutRecord: true,
  input: newCertificate,
  decide: ({ records, access }, asked, { now }) => {
    if (asked.neededBy < albertaDate(now)) throw invalid({ neededBy: 'This day has passed' });
    const open = records.certificates.filter(({ state }) => state === 'requested');
    const isSame = (one: typeof asked) => one.holder === asked.holder && one.wording === asked.wording;
    if (open.some(isSame)) throw new AppError('conflict', 'You have already asked for this certificate.');
    if (open.length >= MOST_OPEN) {
      throw new AppError('conflict', `At most ${MOST_OPEN} certificates can be asked for at a time.`);
    }
    const id = newId();
    return {
      records: [{ record: 'certificate', add: { ...asked, id } }],
      events: [
        {
          kind: 'certificate_requested',
          data: { certificateId: id, neededBy: asked.neededBy, holder: asked.holder },
        },
      ],
      notices: access
        ? [
            {
              kind: 'certificate_requested',
              to: access,
              data: { neededBy: asked.neededBy },
              occasion: id,
            },
          ]
        : [],
      audit: { certificateId: id },
    };
  },
});
