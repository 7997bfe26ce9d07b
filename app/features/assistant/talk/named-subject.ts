import type { Reader } from './candidates.ts';
import { subjectOf } from './subjects.ts';

/** Of what the words say of any subject, so much has to be of one. */
const MOSTLY = 0.6;
const LEAST = 0.001;

/** The subject that the words alone speak of, or null where they name none: "a price for the shop" is about a business. */
export function subjectIn(text: string, { keys, read }: Reader): string | null {
  const shares = new Map<string, number>();
  let together = 0;
  for (const [at, share] of read(text).entries()) {
    const subject = subjectOf(keys[at] ?? '');
    if (!subject) continue;
    shares.set(subject, (shares.get(subject) ?? 0) + share);
    together += share;
  }
  const [likeliest] = [...shares].toSorted((a, b) => b[1] - a[1]);
  return likeliest && together >= LEAST && likeliest[1] >= MOSTLY * together ? likeliest[0] : null;
}
