import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';

/** What a coverage is called, the word of the field first; each in small letters, without marks. */
type Names = readonly (readonly [name: string, ...synonyms: string[]])[];

const ANY: Names = [
  ['Deductible', 'policy deductible', 'standard deductible', 'general deductible', 'deductible per claim'],
];

/** Homes of owners, tenants and condo owners. */
const PROPERTY: Names = [
  ...ANY,
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
  ['Building', 'dwelling', 'dwelling building', 'house', 'the house', 'the building', 'residence'],
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
const plainName = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** All names of what a coverage of this type of insurance is called here, its standard name first; undefined for one that the table does not know. */
export function namesOf(called: string, type: InsuranceType | undefined): readonly string[] | undefined {
  const plain = plainName(called);
  const table = type === undefined ? ANY : (BY_TYPE[type] ?? ANY);
  return table.find((names) => names.some((name) => plainName(name) === plain));
}

/** Words that are said of a coverage, and of no coverage alone: a deductible belongs to what stands before it. */
const isOfAnother = (name: string) => ANY.some((names) => names.some((one) => plainName(one) === name));

/** Whether words are the name of a coverage in some type of insurance, or of several that a word joins: `Collision and comprehensive`. */
export function isCoverage(called: string): boolean {
  const isKnown = (words: string) => {
    const plain = plainName(words);
    const tables = [PROPERTY, VEHICLE, BUSINESS];
    return (
      !isOfAnother(plain) &&
      tables.some((table) => table.some((names) => names.some((one) => plainName(one) === plain)))
    );
  };
  return isKnown(called) || called.split(/\s(?:and|&)\s|\//i).every(isKnown);
}
