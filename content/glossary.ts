/** A word of insurance in plain language. `term` is shown in running text as it stands here. */
export type GlossaryTerm = {
  /** Unique: also the #place on the page. */
  id: string;
  term: string;
  definition: string;
  /** A page of ours that says more. */
  to?: string;
};

/** In alphabetical order. General meanings only: a policy has its own definitions. */
export const glossary: readonly GlossaryTerm[] = [
  {
    id: 'accident-benefits',
    term: 'Accident benefits',
    definition:
      'The part of every Alberta auto policy that helps injured people with treatment and income, whoever was at fault. For collisions on or before {reform.lastDay} it is called Section B; for later ones, see Care-First.',
    to: '/insurance/auto',
  },
  {
    id: 'actual-cash-value',
    term: 'Actual cash value',
    definition:
      'What a thing is worth today: the price of a new one, minus an amount for age and wear (depreciation).',
    to: '/insurance/home',
  },
  {
    id: 'additional-insured',
    term: 'Additional insured',
    definition:
      'Somebody else, often a landlord or a general contractor, whom your liability policy also covers for claims that come from your work. They must be added to the policy itself.',
    to: '/business/contractors',
  },
  {
    id: 'additional-living-expenses',
    term: 'Additional living expenses',
    definition:
      'Costs above your normal ones, such as a hotel and meals, when damage that the policy covers, or a mandatory evacuation, keeps you from home.',
    to: '/blog/wildfire-evacuation-insurance',
  },
  {
    id: 'adjuster',
    term: 'Adjuster',
    definition:
      'The licensed person who looks into a claim, checks it against the policy and works out what may be paid.',
  },
  {
    id: 'agreed-value',
    term: 'Agreed value',
    definition:
      'An amount that you and the insurer agree on before a loss, common for classic cars and art. The insurer pays it if the thing is destroyed or stolen, and takes nothing off for age and wear.',
    to: '/insurance/specialty',
  },
  {
    id: 'alberta-insurance-council',
    term: 'Alberta Insurance Council',
    definition:
      'The body that licenses agents, brokers and adjusters in Alberta, keeps the public register and handles complaints about their conduct.',
  },
  {
    id: 'airb',
    term: 'Automobile Insurance Rate Board',
    definition:
      'The Alberta board, AIRB for short, that reviews the rates and rating rules of every auto insurer in the province.',
    to: '/insurance/auto',
  },
  {
    id: 'backwater-valve',
    term: 'Backwater valve',
    definition:
      'A flap in the sewer line of a house that closes when water tries to come back from the street.',
    to: '/blog/sewer-backup-or-overland-water',
  },
  {
    id: 'beneficiary',
    term: 'Beneficiary',
    definition: 'The person or organization named to receive the money from a life insurance policy.',
    to: '/insurance/life',
  },
  {
    id: 'broker-partner',
    term: 'Broker partner',
    definition:
      'On this site: a broker with an Alberta licence who may receive your request. One licensed broker at a time has access to it.',
    to: '/about',
  },
  {
    id: 'builders-risk',
    term: "Builders' risk",
    definition:
      'Property insurance for a building while it is being built, with the materials that are to become part of it. Also called course of construction.',
    to: '/business/construction',
  },
  {
    id: 'business-interruption',
    term: 'Business interruption',
    definition:
      'Insurance for lost income, and for costs that continue, when damage that the policy covers stops a business from working.',
    to: '/business/general',
  },
  {
    id: 'care-first',
    term: 'Care-First',
    definition:
      "The name of Alberta's new system of auto injury benefits, for collisions on or after {reform.start}.",
    to: '/blog/alberta-care-first',
  },
  {
    id: 'certificate-of-insurance',
    term: 'Certificate of insurance',
    definition:
      'A page from your broker or insurer that shows which coverage you have, with limits and dates. It does not change the policy.',
    to: '/blog/contractor-insurance-alberta',
  },
  {
    id: 'claims-made',
    term: 'Claims-made',
    definition:
      'A kind of policy that covers claims made while it is in force, even for earlier work, usually back to a day that it names. Common for professional liability.',
    to: '/business/professionals',
  },
  {
    id: 'coinsurance',
    term: 'Co-insurance clause',
    definition:
      'A rule in many commercial property policies. If you insure less than a set share of the value, the insurer pays only part of each loss.',
  },
  {
    id: 'collision',
    term: 'Collision',
    definition:
      'Optional auto coverage for damage to your own vehicle when it hits something or rolls over. It pays for the part of the damage that direct compensation (DCPD) does not, minus your deductible.',
    to: '/insurance/auto',
  },
  {
    id: 'commercial-general-liability',
    term: 'Commercial general liability',
    definition:
      'Insurance for a business, for claims that it injured other people or damaged their property. CGL for short.',
    to: '/business/general',
  },
  {
    id: 'comprehensive',
    term: 'Comprehensive',
    definition:
      'Optional auto coverage for loss by causes other than collision, such as hail, theft, fire, vandalism or hitting a wild animal.',
    to: '/insurance/auto',
  },
  {
    id: 'condominium-corporation',
    term: 'Condominium corporation',
    definition:
      'The legal body to which all unit owners of a condo belong, run by a board. It insures the building, and the basic version of each unit that is listed in its standard insurable unit description (SIUD).',
    to: '/blog/condo-deductible-alberta',
  },
  {
    id: 'critical-illness',
    term: 'Critical illness insurance',
    definition:
      'Insurance that pays a lump sum if you survive a listed serious illness for a set time, commonly {life.illness.survival}.',
    to: '/insurance/life',
  },
  {
    id: 'cyber-insurance',
    term: 'Cyber insurance',
    definition:
      'Insurance that helps a business with the cost of a data breach or an attack: experts, notices, recovery, lost income and claims by others.',
    to: '/business',
  },
  {
    id: 'data-passport',
    term: 'Data passport',
    definition: 'A list on this site of everyone who received or opened your data: who, what, when and why.',
    to: '/faq/privacy-and-account',
  },
  {
    id: 'declaration-page',
    term: 'Declarations page',
    definition:
      'The page or pages at the front of a policy that show your name, what is insured, limits, deductibles, endorsements and dates.',
  },
  {
    id: 'deductible',
    term: 'Deductible',
    definition: 'The part of a loss that you pay yourself before the insurer pays the rest.',
  },
  {
    id: 'dcpd',
    term: 'Direct compensation for property damage',
    definition:
      'DCPD for short: your own insurer pays the share of the damage to your vehicle that was not your fault. It applies to collisions in Alberta with another insured vehicle.',
    to: '/insurance/auto',
  },
  {
    id: 'directors-and-officers',
    term: 'Directors and officers liability',
    definition: 'Insurance for people on a board against claims over the decisions they make in that role.',
  },
  {
    id: 'disability-insurance',
    term: 'Disability insurance',
    definition:
      'Insurance that replaces a share of your income, often {life.disability.share}, when illness or injury keeps you from work.',
    to: '/insurance/life',
  },
  {
    id: 'endorsement',
    term: 'Endorsement',
    definition:
      'A page that changes a policy by adding, removing or limiting coverage. In Alberta auto insurance, the names of standard ones begin with SEF.',
    to: '/insurance/auto',
  },
  {
    id: 'errors-and-omissions',
    term: 'Errors and omissions',
    definition:
      'Professional liability insurance, for claims by clients who lost money because of your advice or service. E&O for short.',
    to: '/business/professionals',
  },
  {
    id: 'exclusion',
    term: 'Exclusion',
    definition: 'Something a policy says it does not pay for.',
  },
  {
    id: 'family-protection',
    term: 'Family protection',
    definition:
      'An addition to an auto policy, the endorsement SEF 44. It pays for injuries to you and your family when the driver you could sue has too little insurance, has none or cannot be found. It tops up other insurance, up to your own liability limit in total. For collisions on or after {reform.start}, injured people get benefits and most cannot sue, so it can pay in fewer cases.',
    to: '/insurance/auto',
  },
  {
    id: 'fleet',
    term: 'Fleet',
    definition: 'A group of {commercialAuto.fleet} insured together on one commercial auto policy.',
    to: '/commercial-auto',
  },
  {
    id: 'hazard-assistance',
    term: 'Hazard Assistance and Resilience Program',
    definition:
      'HARP for short, formerly the Disaster Recovery Program: provincial help of last resort for losses that could not be insured. It is not insurance.',
    to: '/blog/sewer-backup-or-overland-water',
  },
  {
    id: 'health-spending-account',
    term: 'Health spending account',
    definition:
      'A yearly amount from the employer that staff can spend on eligible medical expenses. HSA for short.',
    to: '/group-benefits',
  },
  {
    id: 'indemnity',
    term: 'Indemnity',
    definition: 'Payment that puts you back where you were before the loss, and no better off.',
  },
  {
    id: 'liability',
    term: 'Liability',
    definition:
      'Your legal duty to pay for harm to others. Liability insurance may pay for it, and for a lawyer, up to a limit.',
  },
  {
    id: 'limit',
    term: 'Limit',
    definition:
      'The most an insurer pays for a kind of loss. A smaller limit for one item is called a sub-limit.',
  },
  {
    id: 'loss-assessment',
    term: 'Loss assessment',
    definition:
      'Condo coverage for your share when the corporation’s insurance pays only part of a loss and all owners are charged for the rest.',
    to: '/blog/condo-deductible-alberta',
  },
  {
    id: 'ombudservice',
    term: 'Ombudservice',
    definition:
      'An independent, free service that looks into a complaint when you and the insurer cannot settle it.',
    to: '/faq/claims-and-complaints',
  },
  {
    id: 'overland-water',
    term: 'Overland water',
    definition:
      'Fresh water that runs over the ground and into a home, from a river, melting snow or heavy rain. Usually an optional addition to home insurance.',
    to: '/blog/sewer-backup-or-overland-water',
  },
  {
    id: 'insured-peril',
    term: 'Peril',
    definition:
      'A cause of loss, such as fire or hail. A named perils policy lists the causes it covers; an all-risk policy covers every cause it does not exclude.',
  },
  {
    id: 'pink-card',
    term: 'Pink card',
    definition: 'The everyday name of the proof of auto insurance you carry, on paper or on your phone.',
    to: '/insurance/auto',
  },
  {
    id: 'premium',
    term: 'Premium',
    definition: 'What you pay for a policy.',
  },
  {
    id: 'prepaid-contracting-licence',
    term: 'Prepaid contracting licence',
    definition:
      'An Alberta licence for contractors who offer, discuss or sign contracts in person, away from their place of business. They need it if they take money before work on a home is done.',
    to: '/business/contractors',
  },
  {
    id: 'consent-proof',
    term: 'Proof of consent',
    definition:
      'A record of the exact words you agreed to, and when and on which page. It is stored so that a later change would be noticed.',
    to: '/privacy-policy',
  },
  {
    id: 'replacement-cost',
    term: 'Replacement cost',
    definition:
      'The price of a new item or a repair of the same kind and quality, without taking anything off for age and wear. The insurer usually pays it once you have replaced or repaired the item.',
    to: '/insurance/home',
  },
  {
    id: 'scheduled-item',
    term: 'Scheduled item',
    definition:
      'A valuable thing, such as a ring or a violin, listed on the policy with its own value, often after an appraisal.',
    to: '/insurance/specialty',
  },
  {
    id: 'sewer-backup',
    term: 'Sewer backup',
    definition:
      'Water or sewage that comes back into a building through drains, toilets or a sump (the pit in a basement floor that collects water). Usually an optional addition to home insurance.',
    to: '/blog/sewer-backup-or-overland-water',
  },
  {
    id: 'stability-period',
    term: 'Stability period',
    definition:
      'The time before a trip during which a medical condition must stay unchanged for a travel policy to cover it.',
    to: '/insurance/travel',
  },
  {
    id: 'subrogation',
    term: 'Subrogation',
    definition:
      'After paying you, the insurer may take your place and claim the money from whoever caused the loss.',
  },
  {
    id: 'super-visa',
    term: 'Super Visa',
    definition:
      'A visa for long visits by parents and grandparents. It requires medical insurance of at least {superVisa.minimum} for {superVisa.term}.',
    to: '/super-visa',
  },
  {
    id: 'surety-bond',
    term: 'Surety bond',
    definition:
      'A promise by another company (the surety) that a contractor will do what was agreed. If the surety pays, the contractor owes the money back.',
    to: '/business/contractors',
  },
  {
    id: 'term-life',
    term: 'Term life insurance',
    definition: 'Life insurance for a set time, such as {life.term.lengths}, with no cash value.',
    to: '/insurance/life',
  },
  {
    id: 'umbrella',
    term: 'Umbrella policy',
    definition:
      'Extra liability insurance that begins where the limits of home, auto or business policies end.',
    to: '/insurance/specialty',
  },
  {
    id: 'underwriting',
    term: 'Underwriting',
    definition: 'How an insurer decides whether to take a risk, at what price and on which conditions.',
  },
  {
    id: 'unoccupied',
    term: 'Unoccupied',
    definition:
      'Said of a home whose residents are away for a time and mean to return. Some policies then require regular checks.',
    to: '/insurance/home',
  },
  {
    id: 'vacant',
    term: 'Vacant',
    definition:
      'Said of a home whose residents have moved out and do not mean to return. Many policies then stop paying for {home.vacancy.lostFirst}. After {home.vacancy.days}, coverage commonly stops altogether without a vacancy permit, which is the insurer’s written agreement.',
    to: '/insurance/home',
  },
  {
    id: 'wcb',
    term: 'WCB',
    definition:
      "The Workers' Compensation Board, which insures most Alberta workers against injury on the job. A worker it covers cannot sue the employer for that injury. WCB coverage is separate from business insurance.",
    to: '/business/contractors',
  },
];
