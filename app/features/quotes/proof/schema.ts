import { z } from 'zod';

const parameters = z.looseObject({
  algorithm: z.string().max(40),
  nonce: z.string().max(200),
  salt: z.string().max(200),
  cost: z.int(),
  keyLength: z.int(),
  keyPrefix: z.string().max(200),
  keySignature: z.string().max(200),
  expiresAt: z.int(),
});

/** A challenge in ALTCHA's format, signed by us. */
export const proofChallenge = z.strictObject({ parameters, signature: z.string().max(200) });

/** What the header with the solved challenge holds. */
export const proof = z.strictObject({
  challenge: proofChallenge,
  solution: z.looseObject({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
});
