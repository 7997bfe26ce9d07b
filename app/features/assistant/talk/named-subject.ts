import { leadWords, SUPER_VISA, WORK_VEHICLES } from '#content/chat/script.ts';
import type { Reader } from './candidates.ts';
import { readerKeys } from './reader-keys.ts';

/** Of what the words say of any subject, so much has to be of one. */
const MOSTLY = 0.6;
const LEAST = 0.001;
/** Within a talk that has a subject, the words have to speak so clearly of another: "how much" speaks of none. */
const CLEARLY = 0.5;

/** Words that name one kind of insurance and hardly ever stand in a question about another. */
const NAMES: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(leadWords.flatMap(({ type, pattern }) => (type === 'auto' ? [[type, pattern]] : []))),
  home: /\b(?:(?:my|our|a|the) (?:house|home|condo|apartment|cabin)|(?:home|house|condo|tenant|renter'?s?) insurance)\b/i,
  biz: /\b(?:business|restaurant|shop|bakery|food truck|clinic)\b/i,
  life: /\blife insurance\b/i,
  travel: /\btravel(?:ling|er)? insurance|\btrip to\b/i,
  visa: SUPER_VISA,
  fleet: WORK_VEHICLES,
};
/** A truck is a car too, a farm has a house, and whoever has employees has a business. */
const ALIKE: Readonly<Record<string, ReadonlySet<string>>> = {
  auto: new Set(['fleet', 'spec', 'farm', 'biz', 'travel']),
  home: new Set(['spec', 'farm', 'biz']),
  biz: new Set(['fleet', 'group', 'farm']),
  life: new Set(['health', 'group']),
  travel: new Set(['visa', 'health']),
  fleet: new Set(['farm']),
};

/** The one kind of insurance that a text names by a word of it, where that is none of the talk's own, if it has one; null otherwise. */
function otherNamed(text: string, talkedOf: string | null): string | null {
  // A truck for work is named as a vehicle too.
  const isForWork = WORK_VEHICLES.test(text);
  const named = Object.keys(NAMES).filter(
    (kind) => NAMES[kind]?.test(text) && !(isForWork && (kind === 'auto' || kind === 'biz')),
  );
  const [only] = named;
  if (only === undefined || named.length > 1 || ALIKE[only]?.has(talkedOf ?? '')) return null;
  return only;
}

/**
 * What a turn is about: the subject of the talk, if it has one, unless the words clearly speak of another, or name another and
 * nothing of the talk's own ("a price for my Honda Civic", after a flooded basement).
 */
export function subjectInTalk(text: string, reader: Reader, talkedOf: string | null): string | null {
  const spoken = mostlyOf(text, reader);
  if (talkedOf === null) return spoken?.subject ?? otherNamed(text, null);
  if (spoken && spoken.share >= CLEARLY) return spoken.subject;
  return otherNamed(text, talkedOf) ?? talkedOf;
}

function mostlyOf(text: string, reader: Reader): { subject: string; share: number } | null {
  const shares = new Map<string, number>();
  let together = 0;
  const read = reader.read(text);
  const { subjects } = readerKeys(reader.keys);
  for (let at = 0; at < read.length; at += 1) {
    const subject = subjects[at];
    if (!subject) continue;
    const share = read[at] ?? 0;
    shares.set(subject, (shares.get(subject) ?? 0) + share);
    together += share;
  }
  const [likeliest] = [...shares].toSorted((a, b) => b[1] - a[1]);
  if (!likeliest || together < LEAST || likeliest[1] < MOSTLY * together) return null;
  return { subject: likeliest[0], share: likeliest[1] };
}
