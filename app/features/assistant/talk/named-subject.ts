import type { Reader } from './candidates.ts';
import { subjectOf } from './subjects.ts';

/** Of what the words say of any subject, so much has to be of one. */
const MOSTLY = 0.6;
const LEAST = 0.001;
/** Within a talk that has a subject, the words have to speak so clearly of another: "how much" speaks of none. */
const CLEARLY = 0.5;

/** The subject that the words alone speak of, or null where they name none: "a price for the shop" is about a business. */
export function subjectIn(text: string, reader: Reader): string | null {
  return mostlyOf(text, reader)?.subject ?? null;
}

/** What a turn is about: the subject of the talk, if it has one, unless the words clearly speak of another. */
export function subjectInTalk(text: string, reader: Reader, talkedOf: string | null): string | null {
  const named = mostlyOf(text, reader);
  if (talkedOf !== null && (named?.share ?? 0) < CLEARLY) return talkedOf;
  return named?.subject ?? null;
}

function mostlyOf(text: string, { keys, read }: Reader): { subject: string; share: number } | null {
  const shares = new Map<string, number>();
  let together = 0;
  for (const [at, share] of read(text).entries()) {
    const subject = subjectOf(keys[at] ?? '');
    if (!subject) continue;
    shares.set(subject, (shares.get(subject) ?? 0) + share);
    together += share;
  }
  const [likeliest] = [...shares].toSorted((a, b) => b[1] - a[1]);
  if (!likeliest || together < LEAST || likeliest[1] < MOSTLY * together) return null;
  return { subject: likeliest[0], share: likeliest[1] };
}
