import { z } from 'zod';

/** What each chain holds, as the page says it. */
export const CHAIN_WORDS = {
  consents: 'consents',
  disclosures: 'lines of data passports',
  audit_log: 'audit rows',
} as const;

type Chain = keyof typeof CHAIN_WORDS;
type Ends = { at: string; chains: readonly { chain: Chain; rows: number; headHash: string }[] };

/** With what hash a row ended its chain when somebody saved the values. */
export type SavedEnd = { chain: Chain; row: number; hash: string };

/** One line for each chain, with the time, to be kept elsewhere: which row the hash belongs to, as the chain grows on. */
export function writeSaved({ at, chains }: Ends): string {
  const lines = chains.map(({ chain, rows, headHash }) => `${CHAIN_WORDS[chain]}: row ${rows}, ${headHash}`);
  return [at, ...lines].join('\n');
}

const CHAINS = Object.keys(CHAIN_WORDS) as Chain[];
const isHash = (word: string) => /^[0-9a-f]{64}$/.test(word);
const isRow = (word: string) => /^\d[\d,]*$/.test(word);

/** The same read again, also as it was written before rows were named, or copied off the page: what stands before each hash. */
export function readSaved(text: string): SavedEnd[] {
  const ends: SavedEnd[] = [];
  let said: string[] = [];
  for (const word of text.toLowerCase().split(/[\s:]+/)) {
    if (!isHash(word)) {
      said.push(word);
      continue;
    }
    const chain = CHAINS.find((one) => said.join(' ').includes(CHAIN_WORDS[one]));
    const row = Number(said.findLast(isRow)?.replaceAll(',', ''));
    // A chain that was empty then has no row to compare.
    if (chain && row > 0) ends.push({ chain, row, hash: word });
    said = [];
  }
  return ends;
}

const saved = z
  .string()
  .trim()
  .max(2_000, { error: 'Please paste the values alone, as they were copied' })
  .refine((text) => text === '' || readSaved(text).length > 0, {
    error: 'Please paste the values as they were copied: a row, and 64 letters and digits',
  });

/** The ledger is verified; values that were saved before are compared with the rows that they name. */
export const verifyInput = z.strictObject({ saved: saved.default('') });

export const compareInput = z.strictObject({
  saved: saved.refine((text) => text !== '', { error: 'Please paste the values that you saved' }),
});
