import { upperFirst } from '#app/platform/text/first-letter.ts';
import type { PastedLine } from './lines/pasted-lines.ts';

/** How insurers that write in Alberta begin their names, to know one that a text does not call the insurer. */
const KNOWN =
  /^(?:intact|aviva|wawanesa|economical|definity|sgi|peace hills|portage mutual|portage la prairie|pembridge|pafco|travelers|gore mutual|optimum|jevco|northbridge|co-?operators|the co-?operators|desjardins|allstate|zurich|chubb|liberty mutual|(?:the )?dominion of canada|rsa|facility association|red river mutual|saskatchewan mutual|millennium|commonwell|beneva|unica|trisura|sovereign|hagerty|nordic|alberta motor association|ama insurance|td insurance|security national|manulife|sun life|canada life|blue cross|green shield|empire life|equitable life|ivari|tugo|gms|allianz|lloyd[’']s|manitoba blue cross|belairdirect|johnson|square one)\b/i;
/** The same in the midst of a line, where a small letter begins another word. */
const MENTIONED = new RegExp(String.raw`\b(?=\p{Lu})${KNOWN.source.slice(1)}`, 'giu');
/** What the name of a company goes on with. */
const OF_NAME = /^(?: (?:General|Mutual|Insurance|Assurance|Company|Canada|of Canada))+(?!\p{L})/u;
const EARLIER = /\b(?:current(?:ly)?|previous(?:ly)?|prior|expiring|existing|competitor|instead|market)\b/i;
const COMPANY = /\b(?:insurance|mutual|assurance|casualty|indemnity|underwriters?|company|inc|ltd|corp)\b/i;
/** The name of the field where it stands in a column of its own, and no colon behind it. */
const SAID_BESIDE =
  /^(?:insurer|insurance company|carrier|underwriter|insured by|underwritten by) (?=\p{Lu})/iu;
/** The names of the field that says it. */
const SAID =
  /^(?:insurer|assureur|insurance company|company|carrier|underwriter|insured by|underwritten by)$/i;
/** Heads a text that no company is named by. */
const HEADING =
  /[$:\d]|\b(?:quote|quotation|proposal|summary|policy|coverage|liability|brokers?|brokerage|for)\b/i;
/** `Home insurance`: what is insured, and no company. */
const SUBJECT =
  /^(?:your )?(?:personal |commercial )?(?:auto(?:mobile)?|car|home|house|homeowners?|condo|tenants?|business|commercial|life|travel|property|group|farm|landlord|commercial auto) insurance$/i;
/** Where the name of a company ends in a heading. */
const AFTER_NAME =
  /\s+(?:[-–—|,(]|(?:quot(?:e|ation)|proposal|summary|personal|commercial|home|homeowners?|auto(?:mobile)?|car|tenants?|condo(?:minium)?|business|policy|habitational|super visa|visitors?|travel|rental|landlord|farm|rural)\b).*$/i;
const LONGEST_NAME = 80;
export const MOST_WORDS_OF_NAME = 8;
/** A heading stands at the beginning. */
const FIRST_LINES = 4;

/** `Wild Rose Mutual is pleased to offer`, and the title `Quote summary - Bow Valley Mutual`. */
const OFFERING =
  /^(.{3,60}?) (?:is|are) (?:pleased|happy|delighted|able) to\b|^(?:insurance )?(?:quot(?:e|ation)|proposal)(?: summary)? ?(?:[-–—:]|from|by) (.{3,60})$/iu;

/** Which insurer a text names: it says so, or it is a guess by a line that looks like the name of a company. */
export type InsurerFound = { name: string; isGuess: boolean } | null;

export function insurerIn(lines: readonly PastedLine[]): InsurerFound {
  const filled = lines.filter(({ said }) => said !== '');
  const beside = filled.flatMap(({ said }) =>
    SAID_BESIDE.test(said) ? (nameOf(said.replace(SAID_BESIDE, '')) ?? []) : [],
  )[0];
  if (beside) return { name: beside, isGuess: false };
  const named = filled.find(({ name, terms }) => saysInsurer(name.trim()) && isCompany(terms));
  if (named) return { name: named.terms.slice(0, LONGEST_NAME), isGuess: false };
  const company = filled.flatMap(({ said }) => companyIn(said) ?? [])[0];
  if (company) return { name: company, isGuess: true };
  const first = filled
    .slice(0, FIRST_LINES)
    .find(
      ({ said }) =>
        said.length <= LONGEST_NAME && COMPANY.test(said) && !HEADING.test(said) && !SUBJECT.test(said),
    );
  if (first && isName(first.said)) return { name: first.said, isGuess: true };
  const offering = filled.flatMap(({ said }) => offeringIn(said) ?? [])[0];
  if (offering) return { name: offering, isGuess: true };
  const mentioned = filled.flatMap(({ said }) => mentionedIn(said));
  const [name = null] = mentioned.toSorted((one, other) => other.length - one.length);
  return name && mentioned.every((one) => name.startsWith(one)) ? { name, isGuess: true } : null;
}

/** What stands beside the name of the field is a company, also one that nobody here knows. */
function nameOf(words: string): string | null {
  const isShort = words.length <= LONGEST_NAME && !HEADING.test(words);
  return companyIn(words) ?? (isShort && isName(words) && isCompany(words) ? words : null);
}

/** The company that a line says makes the offer. */
function offeringIn(said: string): string | null {
  const [, before, behind] = OFFERING.exec(said) ?? [];
  const name = (before ?? behind ?? '').trim();
  return isName(name) && COMPANY.test(name) && !HEADING.test(name) && !SUBJECT.test(name) ? name : null;
}

/** Not the person who underwrites it. */
const isCompany = (terms: string) => terms !== '' && !/^\p{Lu}\. ?\p{Lu}|@/u.test(terms);

/** The known insurers of whom a line speaks, but for those whose price it was or would be. */
function mentionedIn(said: string): string[] {
  if (EARLIER.test(said)) return [];
  return [...said.matchAll(MENTIONED)].map(({ index, 0: name }) => {
    const [rest = ''] = OF_NAME.exec(said.slice(index + name.length)) ?? [];
    return `${name}${rest}`;
  });
}

/** Whether a name is that of the field that says the insurer. */
export const saysInsurer = (name: string): boolean => SAID.test(name);

/** The name of a known insurer with which a short line begins, without what a heading adds to it. */
export function companyIn(said: string): string | null {
  if (said.length > LONGEST_NAME || !KNOWN.test(said) || /[$:]/.test(said)) return null;
  const name = said.replace(AFTER_NAME, '').trim();
  return isName(name) ? name : null;
}

/** The known insurer with whose name a line begins, such as one that says its price, in small letters. */
export const beginsWithInsurer = (said: string): string | undefined => KNOWN.exec(said)?.[0].toLowerCase();

/** Names that are letters. */
const LETTERS = /^(?:sgi|rsa|td|gms|ama|caa|aig|qbe|cna|hdi|axa|xl|rbc|bmo|cibc|ssq|cuis|ibc)$/;
const SMALL = /^(?:of|the|and|for|la|de|du|et)$/;

/** A name that a program writes in capitals, as people write it: `INTACT INSURANCE COMPANY OF CANADA`. Any other stays as it is. */
export function asPeopleWrite(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replaceAll(/[\p{L}’']+/gu, (word, at: number) => {
    if (LETTERS.test(word)) return word.toUpperCase();
    return SMALL.test(word) && at > 0 ? word : upperFirst(word);
  });
}

/** Few words that begin with capitals, and no sentence about the company. */
const isName = (words: string) => {
  const all = words.split(/\s+/);
  return all.length <= MOST_WORDS_OF_NAME && all.every((word) => /^(?:of|the|and|for|[^a-z])/.test(word));
};
