import { nameIn } from './name-in.ts';

/** What people say before they put something right. */
const SORRY =
  /^\W*(?:(?:oops|whoops|sorry|wait|no|nope|oh|ah|hm+|actually|correction|typo|my (?:bad|mistake)|(?:i )?(?:mis)?spel(?:led|t)(?: (?:it|that|my name))?(?: wrong(?:ly)?| incorrectly)?|wrong (?:name|spelling))\b\W*)+/i;
const NAMED = /^\W*(?:my|the) (?:first |last |full )?name(?:'s|s| is| should be)?\b\W*(?:actually\b\W*)?/i;
const MEANT =
  /^\W*(?:i mean|i meant|it's|its|it is|it should be|that's|that should be|should be|i'm|im|i am|make (?:it|that)|call me)\b\W*(?:actually\b\W*)?/i;
/** "Jon, not John". */
const NOT_THAT = /\bnot\b/i;
/** "Prya, no i, P-r-y-a": how a name is spelled. */
const SPELLED =
  /(?:[,;.(]|\s-)\s*(?:(?:no|with|without|an?|one|two|the letter|spelled|and)\s+)*(?:\p{L}\b[-\s.,]*)+\)?/giu;
/** More is told than a name. */
const MOST_CHARACTERS = 120;
/** So many letters of a name may be slips of the pen. */
const MOST_SLIPS = 2;

/**
 * The name in a reply that puts right the one that was taken (`known`): as the same name written otherwise, in place of it
 * ("not John"), or after a word that says so. Null where a reply is anything else.
 */
export function nameCorrected(typed: string, known: string | undefined): string | null {
  if (typed.length > MOST_CHARACTERS) return null;
  const text = typed.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const unsorry = text.replace(SORRY, '');
  const isSorry = unsorry !== text;
  const unnamed = unsorry.replace(NAMED, '');
  const isNamed = unnamed !== unsorry;
  // "Karen Smith" after "Karen".
  if (known && unnamed.toLowerCase().startsWith(`${known.toLowerCase()} `)) {
    const longer = nameIn(unnamed.replaceAll(SPELLED, ''));
    if (longer && longer.length > known.length) return longer;
  }
  const said = unnamed.replace(MEANT, '');
  const isMeant = said !== unnamed;
  const [instead = '', old = ''] = said.split(NOT_THAT);
  if (!isSorry && !isNamed && !isMeant && old === '') return null;
  const name = nameIn(instead.replaceAll(SPELLED, ''));
  if (!name || name === known) return null;
  if (isNamed) return name;
  // Where none was taken: "Jaspreet Gill, not Jaspreet".
  if (!known) return nameIn(old) && isNear(name, old) ? name : null;
  const isWritten = name.split(' ').every((word) => /^\p{Lu}/u.test(word));
  return isNear(name, known) || isNear(old, known) || (isSorry && isMeant && isWritten) ? name : null;
}

/** Whether two names share a word, but for slips of the pen. */
function isNear(one: string, other: string): boolean {
  const [some, others] = [one, other].map((name) => name.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
  return (some ?? []).some((word) =>
    (others ?? []).some(
      (like) => slips(word, like) <= Math.min(MOST_SLIPS, Math.floor(Math.max(word.length, like.length) / 2)),
    ),
  );
}

/** How many letters have to be put in, left out or changed to make one word of another. */
function slips(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [place, letter] of [...from].entries()) {
    const next = [place + 1];
    for (const [at, other] of [...to].entries()) {
      next.push(
        Math.min((row[at] ?? 0) + Number(letter !== other), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
