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

/** The same read again, also as it was written before rows were named, or copied off the page. */
export function readSaved(text: string): SavedEnd[] {
  return (Object.keys(CHAIN_WORDS) as Chain[]).flatMap((chain) => {
    const words = CHAIN_WORDS[chain];
    const written = new RegExp(
      `${words}:?\\s+(?:row\\s+)?([\\d,]+)\\D[^\\n]{0,20}?\\s([0-9a-f]{64})\\b`,
      'i',
    );
    const before = new RegExp(`([\\d,]+)\\s+${words}, ending in\\s+([0-9a-f]{64})\\b`, 'i');
    const [, row, hash] = written.exec(text) ?? before.exec(text) ?? [];
    const end = { chain, row: Number(row?.replaceAll(',', '')), hash: hash?.toLowerCase() ?? '' };
    // A chain that was empty then has no row to compare.
    return end.row > 0 ? [end] : [];
  });
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
