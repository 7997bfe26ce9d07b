import { z } from 'zod';
import { current } from '#app/features/accounts/schema.ts';

const CODE_NEEDED = 'Please enter the code from your authenticator app or a recovery code';

/** Six digits of the authenticator app, or a recovery code. */
export const code = z
  .string({ error: CODE_NEEDED })
  .overwrite((text) => text.replaceAll(/\s/g, ''))
  .min(6, { error: CODE_NEEDED })
  .max(20, { error: CODE_NEEDED });

export const currentPasswordInput = z.strictObject({ current });

export const codeInput = z.strictObject({ code });

/** What ends or renews a second factor: whoever found a device unlocked has neither. */
export const proofInput = z.strictObject({ current, code });

export const twoFactorStatusOutput = z.object({
  enabled: z.boolean(),
  /** An administrator can do nothing else before it is enabled. */
  required: z.boolean(),
  recoveryCodesLeft: z.int(),
});

/** `uri` goes into the QR code, `secret` is for typing it. */
export const twoFactorEnrolOutput = z.object({ uri: z.string(), secret: z.string() });

export const recoveryCodesOutput = z.object({ recoveryCodes: z.array(z.string()) });
