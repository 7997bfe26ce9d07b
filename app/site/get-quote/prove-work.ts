import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { proofChallenge } from '#app/features/quotes/proof/schema.ts';
import { api } from '#app/platform/http/api-client.ts';

const LONGEST_MS = 60_000;

/** Fetches a challenge and solves it, which takes some seconds; null when this browser cannot, or takes too long. */
export async function proveWork(): Promise<string | null> {
  const challenge = await api.get<typeof proofChallenge>('/api/quotes/challenge');
  try {
    const solution = await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS });
    return solution && btoa(JSON.stringify({ challenge, solution }));
  } catch {
    // Without a secure connection a browser offers no cryptography.
    return null;
  }
}
