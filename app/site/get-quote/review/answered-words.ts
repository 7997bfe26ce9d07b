import { lowerFirst } from '#app/platform/text/first-letter.ts';

type Said = { name: string; label: string; value: string };

/** What keeps the request from being sent. */
export function missingWords(needed: number): string {
  return needed === 1 ? 'One answer is missing' : `${needed} answers are missing`;
}

/** Words that say nothing without their question, as a lone number or a day does not. */
const NEEDS_ITS_QUESTION =
  /^(?:Yes|No|None|Not sure yet|Rather not say|I don’t know|\d{1,4}|\d+ years?|.*\d, \d{4})$/;

/** In a list of answers a day is named, not asked for. */
const DAYS: Readonly<Record<string, string>> = {
  'When does your current policy renew?': 'Current policy renews',
  'When does it renew?': 'Renews',
  'When should the coverage start?': 'Coverage starts',
};

/** A line may end with the dot, and begins with none. */
const BETWEEN = '\u00a0· ';

/**
 * Every answer of a subject, as short as it is still understood: `2019 Toyota RAV4 · Owned · Winter tires: Yes`. Nothing is
 * left out, as it is looked over before it is sent. Answers that speak for themselves go first.
 */
export function answersInShort(shown: readonly Said[]): string {
  const parts = partsOf(shown);
  const ordered = [...parts.filter(({ isClear }) => isClear), ...parts.filter(({ isClear }) => !isClear)];
  return ordered.map(({ words }) => words).join(BETWEEN);
}

type Part = { words: string; isClear: boolean };

/** A vehicle is named as one: its year, make and model are one part. */
function partsOf(shown: readonly Said[]): Part[] {
  const parts: Part[] = [];
  const before: Said[] = [];
  for (const said of shown) {
    const last = parts.at(-1);
    if (last && isOneVehicle(before.at(-1), said)) last.words += ` ${said.value}`;
    else parts.push(partOf(said));
    before.push(said);
  }
  return parts;
}

function partOf({ name, label, value }: Said): Part {
  const isClear = VEHICLE.includes(endOf(name)[1]) || !NEEDS_ITS_QUESTION.test(value);
  if (isClear) return { words: value, isClear: true };
  const [, what = '', span = ''] = /^(.+) in the last (\d+ \w+)$/.exec(label) ?? [];
  if (value === 'None' && what) return { words: `No ${lowerFirst(what)} in ${span}`, isClear: true };
  const asked = what ? `${what} in ${span}` : (DAYS[label] ?? label);
  return { words: `${asked}${asked.endsWith('?') ? '' : ':'} ${value}`, isClear: false };
}

const VEHICLE = ['year', 'make', 'model'];

function isOneVehicle(one: Said | undefined, next: Said): boolean {
  const [root, part] = endOf(one?.name ?? '');
  const [nextRoot, nextPart] = endOf(next.name);
  return root === nextRoot && VEHICLE.indexOf(nextPart) > 0 && VEHICLE.indexOf(part) >= 0;
}

function endOf(name: string): [root: string, part: string] {
  const dot = name.lastIndexOf('.');
  return [name.slice(0, dot + 1), name.slice(dot + 1)];
}

/** What may still be said of a subject. */
export function addWords(count: number): string {
  return count === 1 ? 'Add one more answer' : `Add up to ${count} more answers`;
}
