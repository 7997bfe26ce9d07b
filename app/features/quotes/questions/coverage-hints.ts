/**
 * What a coverage of the business request holds for an industry: by the industry, then by the coverage. The words are those of
 * the pages of the industries.
 */
export const COVERAGE_HINTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  restaurants: {
    liability: 'Guests who fall, or fall ill from your food',
    property: 'Can include spoilage and equipment breakdown',
    liquor: 'Harm done by a guest you served alcohol',
    interruption: 'Lost income while an insured loss keeps you closed',
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
    interruption: 'Lost income while an insured loss keeps you closed',
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
