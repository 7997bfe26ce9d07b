import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { kindInTitle } from '#app/features/cases/rules/status-text.ts';

/** What a coverage is called, the word of the field first; each in small letters, without marks. */
type Names = readonly (readonly [name: string, ...synonyms: string[]])[];

export const DEDUCTIBLE = 'Deductible';

const ANY: Names = [
  [
    DEDUCTIBLE,
    ...['policy deductible', 'standard deductible', 'general deductible', 'deductible per claim'],
    ...['base deductible', 'all perils deductible', 'all other perils deductible'],
  ],
];

/** Homes of owners, tenants and condo owners. */
const PROPERTY: Names = [
  ...ANY,
  ['Building', 'dwelling', 'dwelling building', 'house', 'the house', 'the building', 'residence'],
  [
    'Personal property',
    ...['contents', 'contents coverage', 'household contents', 'personal contents', 'belongings'],
    ...['personal belongings', 'your belongings', 'household belongings', 'your contents'],
  ],
  [
    'Personal liability',
    ...['liability', 'liability coverage', 'legal liability', 'comprehensive personal liability'],
    ...['third party liability', 'premises liability'],
  ],
  ['Additional living expenses', 'additional living expense', 'extra living expenses', 'loss of use', 'ale'],
  [
    'Detached structures',
    ...['detached private structures', 'other structures', 'outbuildings', 'private structures'],
  ],
  ['Sewer backup', 'sewer back up', 'sewage backup', 'sewer backup coverage'],
  ['Overland water', 'overland flood', 'overland flooding', 'overland water damage'],
  ['Unit improvements', 'improvements', 'betterments', 'improvements and betterments', 'unit upgrades'],
  ['Loss assessment', 'condo assessment', 'assessments', 'special assessment'],
];

/** The names of the policy and of its standard endorsements in Alberta, as the pages about cars say them. */
const VEHICLE: Names = [
  ...ANY,
  [
    'Third-party liability',
    ...['third party liability', 'liability', 'liability coverage', 'legal liability', 'section a'],
    ...['auto liability', 'automobile liability'],
  ],
  ['Accident benefits', 'section b', 'section b benefits', 'injury benefits'],
  [
    'Direct compensation for property damage',
    ...['direct compensation', 'dcpd', 'direct compensation property damage'],
  ],
  ['Collision', 'collision coverage', 'collision or upset'],
  ['Comprehensive', 'comprehensive coverage'],
  ['Loss of use', 'sef 20', 'loss of use sef 20', 'rental car', 'car rental', 'replacement car'],
  ['Rented or borrowed cars', 'sef 27', 'rented cars', 'non owned cars', 'damage to non owned automobiles'],
  ['Family protection', 'sef 44', 'family protection sef 44', 'family protection endorsement'],
];

const BUSINESS: Names = [
  ...ANY,
  [
    'Commercial general liability',
    ...['general liability', 'cgl', 'liability', 'liability coverage', 'business liability'],
  ],
  [
    'Contents',
    ...['business contents', 'commercial contents', 'contents of every description', 'equipment and stock'],
  ],
  ['Business interruption', 'business income', 'loss of income'],
  ['Errors and omissions', 'professional liability', 'e o', 'errors omissions'],
  ['Cyber', 'cyber liability', 'cyber coverage', 'cyber insurance'],
  ['Sewer backup', 'sewer back up'],
];

const BY_TYPE: Partial<Record<InsuranceType, Names>> = {
  home: PROPERTY,
  auto: VEHICLE,
  'commercial-auto': VEHICLE,
  business: BUSINESS,
};

/** `third party liability` of `Third-party liability:`. */
export const plainName = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** All names of what a coverage of this type of insurance is called here, its standard name first; undefined for one that the table does not know. */
export function namesOf(called: string, type: InsuranceType | undefined): readonly string[] | undefined {
  const plain = plainName(called);
  return tableOf(type).find((names) => names.some((name) => plainName(name) === plain));
}

const tableOf = (type: InsuranceType | undefined) => (type === undefined ? ANY : (BY_TYPE[type] ?? ANY));

/** What a home of each kind has not. */
const NOT_OF: Readonly<Record<string, readonly string[]>> = {
  house: ['Unit improvements', 'Loss assessment'],
  condo: ['Building', 'Detached structures'],
  tenant: ['Building', 'Detached structures', 'Loss assessment'],
  // Of a unit that is let, or used for a season, nothing is known: it may be a condo.
  landlord: [],
  seasonal: [],
};

/**
 * What a policy of this type usually names, the deductible first; empty where there is no usual list. By the title of its
 * request a home is a house, a condo or rented, and what it cannot have is left out.
 */
export function usualCoverages(type: InsuranceType, title = ''): string[] {
  const names = tableOf(type).map(([name]) => name);
  if (names.length === ANY.length) return [];
  const without = type === 'home' ? (NOT_OF[kindInTitle(type, title) ?? 'house'] ?? []) : [];
  return names.filter((name) => !without.includes(name));
}

/** What two names share that mean the same in this type of insurance. */
export function coverageKey(called: string, type: InsuranceType | undefined): string {
  return plainName(namesOf(called, type)?.[0] ?? called);
}

/** The known name with which a line begins, as it is written there; of two the longer one. */
export function startsWithName(line: string, type: InsuranceType | undefined): string | undefined {
  const begun = tableOf(type).flatMap((names) =>
    names.flatMap((name) => beginsWith(plainName(name)).exec(line)?.[0] ?? []),
  );
  return begun.toSorted((a, b) => b.length - a.length)[0];
}

/** Whatever marks stand between the words of the name; a longer word is another one. */
const beginsWith = (plain: string) =>
  new RegExp(`^${plain.replaceAll(' ', '[^\\p{L}\\d]+')}(?![\\p{L}\\d])`, 'iu');
