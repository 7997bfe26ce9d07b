import { z } from 'zod';
import { defineStep } from '../step.server.ts';
import { decideCorrection } from './correction.server.ts';

/**
 * The browser that sent the request corrects its email address, until the owner of a mailbox has confirmed it. The history
 * says that, and no address: the old one is somebody else's. The caller has recorded the consents for the new one.
 */
export const correctAddress = defineStep({
  audit: 'contact_corrected',
  isAboutRecord: true,
  input: z.strictObject({ email: z.string(), consentId: z.uuid().nullable() }),
  decide: (held, { email, consentId }, moment) =>
    decideCorrection(held, { changes: [{ label: 'Email address', from: null, to: null }] }, moment, {
      contactEmail: email,
      ...(consentId && { consentId }),
    }),
});
