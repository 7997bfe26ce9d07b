import type { Hints } from './question.ts';

/**
 * What a coverage of the business request holds for an industry: by the industry, then by the coverage. The words are those of
 * the pages of the industries.
 */
const BY_INDUSTRY: Hints['by'] = {
  restaurants: {
    liability: 'Guests who fall, or fall ill from your food',
    property: 'Can include spoilage and equipment breakdown',
    liquor: 'Harm done by a guest you served alcohol',
    interruption: 'Lost income while covered damage keeps you closed',
  },
  liquor: {
    property: 'Can include stock and equipment breakdown',
    liquor: 'Harm done by a guest you served alcohol',
  },
  contractors: {
    liability: 'Usually what a certificate has to show',
    tools: 'Materials until you have installed them: installation floater',
    bonds: 'Where a contract or a licence asks for one',
  },
  construction: {
    tools: 'Your own or rented equipment',
    bonds: 'Bid, performance, labour and material payment',
    'builders-risk': 'The building while it is being built',
  },
  retail: {
    property: 'Stock, glass and theft',
    interruption: 'Lost income while covered damage keeps you closed',
    cyber: 'Card payments and customer data',
  },
  manufacturers: {
    liability: 'With your products; recall expense is separate',
    property: 'Machines; equipment breakdown can be added',
  },
  medical: {
    professional: 'Harm from treatment or advice',
    property: 'Can include equipment breakdown and spoilage',
    cyber: 'A breach of health records',
  },
  professionals: {
    professional: 'Also called errors and omissions (E&O)',
    cyber: 'A breach of client data',
  },
};

/** What a coverage pays for, for everybody else. The words are those of the page of business insurance. */
const PLAIN: Hints['plain'] = {
  liability: 'Injury to others, or damage to their property',
  property: 'Your building or leased space, contents and stock',
  professional: 'A client’s loss because of your advice or service',
  cyber: 'The cost of a data breach',
  crime: 'Also forged payments and some kinds of fraud',
  tools: 'Theft of or damage to tools on site, in the shop or in the truck',
  liquor: 'Harm done by a guest you served alcohol',
  interruption: 'Lost income while covered damage keeps you closed',
  bonds: 'A promise that a contract will be carried out',
  'builders-risk': 'A building while it is being built',
  umbrella: 'Begins where the limits of your other liability policies end',
};

/** The coverages that the page of the industry names first, as far as the request asks about them. */
const FIRST: Hints['first'] = {
  professionals: ['professional', 'liability', 'cyber', 'property', 'crime'],
  contractors: ['liability', 'tools', 'property', 'bonds', 'builders-risk'],
  restaurants: ['liability', 'property', 'liquor', 'interruption', 'cyber'],
  manufacturers: ['liability', 'property', 'interruption', 'professional', 'umbrella'],
  construction: ['liability', 'builders-risk', 'tools', 'bonds', 'umbrella'],
  medical: ['professional', 'liability', 'property', 'cyber', 'interruption'],
  liquor: ['liability', 'liquor', 'property', 'crime', 'interruption'],
  retail: ['property', 'liability', 'interruption', 'crime', 'cyber'],
};

export const COVERAGE_HINTS: Hints = {
  field: 'industry',
  by: BY_INDUSTRY,
  plain: PLAIN,
  first: FIRST,
  usual: ['liability', 'property', 'professional', 'cyber', 'tools'],
};
