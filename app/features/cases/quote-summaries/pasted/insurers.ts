import type { PastedLine } from './pasted-lines.ts';

/** How insurers that write in Alberta begin their names, to know one that a text does not call the insurer. */
const KNOWN =
  /^(?:intact|aviva|wawanesa|economical|definity|sgi|peace hills|portage mutual|portage la prairie|pembridge|pafco|travelers|gore mutual|optimum|jevco|northbridge|co-?operators|the co-?operators|desjardins|allstate|zurich|chubb|liberty mutual|dominion of canada|rsa|facility association|red river mutual|saskatchewan mutual|millennium|commonwell|beneva|unica|trisura|sovereign|hagerty|nordic|alberta motor association|ama insurance|td insurance|security national|manulife|sun life|canada life|blue cross|green shield|empire life|equitable life|ivari|tugo|gms)\b/i;
const COMPANY = /\b(?:insurance|mutual|assurance|casualty|indemnity|underwriters?|company|inc|ltd|corp)\b/i;
/** The names of the field that says it. */
const SAID = /^(?:insurer|insurance company|company|carrier|underwriter|insured by|underwritten by)$/i;
/** Heads a text that no company is named by. */
const HEADING =
  /[$:\d]|\b(?:quote|quotation|proposal|summary|policy|coverage|liability|brokers?|brokerage|for)\b/i;
/** `Home insurance`: what is insured, and no company. */
const SUBJECT =
  /^(?:your )?(?:personal |commercial )?(?:auto(?:mobile)?|car|home|house|homeowners?|condo|tenants?|business|commercial|life|travel|property|group|farm|landlord|commercial auto) insurance$/i;
/** Where the name of a company ends in a heading. */
const AFTER_NAME =
  /\s+(?:[-–—|,(]|(?:quot(?:e|ation)|proposal|summary|personal|commercial|home|homeowners?|auto(?:mobile)?|car|tenants?|condo|business|policy|habitational)\b).*$/i;
const LONGEST_NAME = 80;
export const MOST_WORDS_OF_NAME = 8;
/** A heading stands at the beginning. */
const FIRST_LINES = 4;

/** Which insurer a text names: it says so, or it is a guess by a line that looks like the name of a company. */
export type InsurerFound = { name: string; isGuess: boolean } | null;

export function insurerIn(lines: readonly PastedLine[]): InsurerFound {
  const filled = lines.filter(({ said }) => said !== '');
  const named = filled.find(({ name, terms }) => saysInsurer(name.trim()) && terms !== '');
  if (named) return { name: named.terms.slice(0, LONGEST_NAME), isGuess: false };
  const company = filled.flatMap(({ said }) => companyIn(said) ?? [])[0];
  if (company) return { name: company, isGuess: true };
  const first = filled
    .slice(0, FIRST_LINES)
    .find(
      ({ said }) =>
        said.length <= LONGEST_NAME && COMPANY.test(said) && !HEADING.test(said) && !SUBJECT.test(said),
    );
  return first && isName(first.said) ? { name: first.said, isGuess: true } : null;
}

/** Whether a name is that of the field that says the insurer. */
export const saysInsurer = (name: string): boolean => SAID.test(name);

/** The name of a known insurer with which a short line begins, without what a heading adds to it. */
export function companyIn(said: string): string | null {
  if (said.length > LONGEST_NAME || !KNOWN.test(said) || /[$:]/.test(said)) return null;
  const name = said.replace(AFTER_NAME, '').trim();
  return isName(name) ? name : null;
}

/** Whether a line begins with the name of a known insurer, such as one that says its price. */
export const beginsWithInsurer = (said: string): boolean => KNOWN.test(said);

/** Few words that begin with capitals, and no sentence about the company. */
const isName = (words: string) => {
  const all = words.split(/\s+/);
  return all.length <= MOST_WORDS_OF_NAME && all.every((word) => /^(?:of|the|and|for|[^a-z])/.test(word));
};
