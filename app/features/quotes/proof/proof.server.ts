import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { proof } from './schema.ts';

/** The header that brings a solved challenge. */
export const PROOF_HEADER = 'X-Proof';

/** About two thousand keys of a thousand rounds each: a second or two of a computer, some seconds of a phone. */
const ROUNDS = 1_000;
const TRIES = { from: 1_000, to: 3_000 };
const MINUTES = 20;
const LONGEST_PROOF = 4_000;

/** Work that takes a browser seconds and us next to nothing: an ALTCHA challenge, good for twenty minutes. */
export async function createProofChallenge(secret: string) {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(TRIES.from, TRIES.to),
    deriveKey,
    expiresAt: new Date(Date.now() + MINUTES * 60_000),
    ...secretsOf(secret),
  });
  const { keySignature = '', expiresAt = 0 } = parameters;
  return { parameters: { ...parameters, keySignature, expiresAt }, signature: signature ?? '' };
}

/**
 * Verifies what the header brought: the signature of the challenge when it is ours, was not changed, has not expired
 * and is solved; null for everything else, whatever was sent. Whether it was used before is for the caller to count.
 */
export async function readProof(header: string, secret: string): Promise<string | null> {
  if (header.length > LONGEST_PROOF) return null;
  const found = proof.safeParse(parseJson(Buffer.from(header, 'base64').toString()));
  if (!found.success) return null;
  const { challenge, solution } = found.data;
  try {
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(secret) });
    return verified ? challenge.signature : null;
  } catch {
    // The library throws for values that no challenge of ours has.
    return null;
  }
}

function secretsOf(secret: string) {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  return {
    hmacSignatureSecret: derive('proof challenge'),
    hmacKeySignatureSecret: derive('proof key'),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
