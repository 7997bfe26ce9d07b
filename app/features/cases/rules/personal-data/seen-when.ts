import { DISCLOSURE_FIELDS } from '#app/features/ledger/disclosures.ts';
import { disclosedFields, FACTS, type Known } from './disclosure.ts';

/** What is held back of answers, and the answers that it is about. */
const HELD_BACK: { words: string; isAbout: (name: string, value: unknown) => boolean }[] = [
  { words: 'dates of birth', isAbout: (name) => name === 'birthDate' },
  {
    words: 'names, licence and vehicle identification numbers',
    isAbout: (name) => name === 'vin' || /name$|licenceNumber$/i.test(name),
  },
  { words: 'answers about health', isAbout: (name) => ABOUT_HEALTH.includes(name) },
  {
    words: 'what you typed as text, such as a make and model',
    isAbout: (name, value) => typeof value === 'string' && !FACTS.has(name) && !KEPT.includes(name),
  },
];
const ABOUT_HEALTH = ['talkAboutConditions', 'tobacco12m'];
/** Text that has words of its own above. */
const KEPT = [...ABOUT_HEALTH, 'birthDate', 'vin'];

/** Every answer that was given, at any depth, by its name. */
function givenIn(answers: object): [string, unknown][] {
  return Object.entries(answers).flatMap(([name, value]) => [
    ...(value === '' || value === null || value === undefined ? [] : [[name, value] as [string, unknown]]),
    ...(typeof value === 'object' && value !== null ? givenIn(value) : []),
  ]);
}

/** What of the answers a broker does not see before accepting. */
function heldBack(answers: object): string[] {
  const given = givenIn(answers);
  return HELD_BACK.filter(({ isAbout }) => given.some(([name, value]) => isAbout(name, value))).map(
    ({ words }) => words,
  );
}

export type KnownWithAnswers = Known & { answers: object };

/** What a broker sees of this very request before accepting it, in the words of the data passport. */
export function seenBefore(known: Known): string[] {
  return disclosedFields('offered', known).map((field) => DISCLOSURE_FIELDS[field]);
}

/** What of this very request a broker sees once they have accepted it, and not before. */
export function seenOnlyAfter({ answers, ...known }: KnownWithAnswers): string[] {
  const before = disclosedFields('offered', known);
  return disclosedFields('accepted', known)
    .filter((field) => !before.includes(field))
    .flatMap((field) => {
      if (field === 'answers') return heldBack(answers);
      return field === 'postal_code' ? ['the rest of your postal code'] : [DISCLOSURE_FIELDS[field]];
    });
}
