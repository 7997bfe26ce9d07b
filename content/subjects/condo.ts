import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const condo: SubjectPage = {
  slug: 'condo',
  name: 'Condo insurance',
  summary: 'Your unit, its improvements, and the condo corporation’s deductible.',
  imageUrl: '/illustrations/condo.svg',
  under: 'home',
  path: '/insurance/condo',
  title: 'Condo insurance in Alberta: your unit and the deductible',
  description:
    'What the condo corporation insures, what is left to you, and when the corporation can charge its deductible to one owner in Alberta.',
  heading: 'Condo insurance in Alberta',
  lead: 'Usually the condo corporation, to which all owners belong, insures the building. Each owner insures the rest. This page explains who pays for which part after a loss.',
  reviewedOn: '2026-11-29',
  pointers: [SOURCE_PAGES.condoRegulation, SOURCES.ibc],
  related: [
    { label: 'Condo deductibles in detail', to: '/blog/condo-deductible-alberta' },
    { label: 'Home insurance', to: '/insurance/home' },
    { label: 'Tenant insurance', to: '/insurance/tenant' },
    { label: 'Landlord and short-term rental insurance', to: '/insurance/rental-property' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'Who insures what',
      isOpenOnPhone: true,
      intro:
        'The bylaws (the corporation’s own rules) or the standard insurable unit description (SIUD) say which parts the corporation insures. The SIUD describes a standard unit: its walls, basic floors and basic cabinets, without upgrades. In {home.condo.bareLand}, you own your lot and the house on it, and may have to insure the house yourself. The table shows the common pattern in other condos.',
      columns: ['Part', "The corporation's policy", 'Your unit policy'],
      rows: [
        ['Roof, outside walls, hallways', 'Yes', 'No'],
        [
          'Walls, basic floors and cabinets of the unit',
          'Yes, as the SIUD says',
          'Usually no. It may pay if the repairs cost less than the corporation’s deductible.',
        ],
        ['Upgrades, by you or an earlier owner', 'Usually no', 'Yes, as improvements'],
        ['Furniture, clothes, electronics', 'No', 'Yes, as contents'],
        ['A hotel while the unit is repaired', 'No', 'Yes, as additional living expenses'],
        ['Injury to a guest inside the unit', 'No', 'Yes, as personal liability, if you are responsible'],
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of a unit policy',
      intro:
        'The first two coverages are easy to confuse: one is for a charge to you alone, the other for a charge to all owners.',
      rows: [
        {
          cover: 'Condo deductible',
          what: "The corporation's deductible, if it is charged to you because the damage began in your unit. A deductible is the part of a loss that an insurer does not pay. The coverage has a limit, and you can often buy a higher one.",
          standing: 'included',
        },
        {
          cover: 'Loss assessment',
          what: 'Your share when the corporation’s insurance pays only part of a loss and all owners are charged for the rest. If the corporation divides its own deductible among all owners, the limit for your share is often low, unless you buy a higher one.',
          standing: 'included',
        },
        {
          cover: 'Improvements',
          what: 'Upgrades to flooring, kitchens and bathrooms beyond what the SIUD describes.',
          standing: 'included',
        },
        {
          cover: 'Contents',
          what: 'Furniture, clothes and other things you would take along if you moved.',
          standing: 'included',
        },
        {
          cover: 'Personal liability',
          what: 'What you owe if you injure somebody or damage their property by accident.',
          standing: 'included',
        },
        {
          cover: 'Sewer backup and overland water',
          what: 'Water that backs up through a drain, or flows in from outside, for example into a ground-floor unit or a storage room.',
          standing: 'optional',
        },
      ],
    },
    {
      heading: 'Can the corporation charge you its deductible?',
      paragraphs: [
        'From {home.condo.since}, a condo corporation was allowed to charge its deductible to the owner of the unit where the damage began. The charge was at most {home.condo.deductible}, and never more than the deductible itself.',
        'Alberta’s condo law changed on {home.condo.changed}. According to a Calgary real estate firm, the changes concern {home.condo.changedAbout}. We could not confirm whether this rule still applies; ask the property manager or a lawyer.',
        'Under that rule, the corporation did not have to prove that you were careless. An area that only you could use, such as a balcony or a storage locker, was treated like the unit.',
        'You owed nothing if the cause was a construction defect, an act or failure of the corporation, or normal deterioration of the common property. Common property is what all owners share. But the corporation was allowed to charge you for deterioration if the bylaws said that you must maintain the part that failed. The same was true of a worn hose behind your own washer, because the hose was not common property.',
        'If the repairs cost less than the corporation’s deductible, the corporation usually makes no claim to its insurer. The bylaws then say who has to repair what. If the damage began in your unit, your own insurer may pay for the repairs, up to the limit in your policy. According to the law firm Miller Thomson, some insurers were doing so by {home.condo.practice}; ask whether yours does.',
        'Since {home.condo.changed}, Alberta also has a condo tribunal, a body that decides disputes without a court. According to the law firm McLennan Ross, it hears disputes about {home.condo.tribunal}. Charges for damage are not on that list; ask the tribunal whether it hears disputes about them.',
      ],
    },
    {
      kind: 'example',
      heading: 'A leak: who pays what',
      example: {
        story: [
          'A supply hose bursts in a unit on the fourth floor, and water damages the three units beneath it. Repairs to the building cost $68,000. The corporation’s policy has a water deductible of $25,000.',
          'The owner on the fourth floor has a policy of her own, with a deductible of $1,000. It includes $50,000 of condo deductible coverage. The corporation charges her its deductible, as the rule that began on {home.condo.since} allowed.',
        ],
        lines: [
          { what: 'Repairs to the building', amount: '$68,000' },
          { what: "Paid by the corporation's insurer", amount: '$43,000' },
          { what: 'Deductible charged to the owner', amount: '$25,000' },
          { what: 'Paid by her unit policy', amount: '$24,000' },
          { what: 'Paid by the owner', amount: '$1,000' },
        ],
        result: 'Without deductible coverage the owner would have paid the whole $25,000.',
      },
    },
    {
      heading: 'When the water comes from the unit above',
      paragraphs: [
        'If the repairs cost more than the corporation’s deductible, the corporation’s policy usually pays to repair the walls, the ceiling and the basic floor. If they cost less, the bylaws say who repairs the ceiling and the walls, and the insurer of the owner above may pay for that. Your own policy can pay for your upgrades and belongings, and for a hotel while you cannot live in the unit. It pays up to its limits, minus your own deductible. Tell the property manager and your own insurer at once. If your insurer pays, it may then try to recover its costs from whoever was responsible.',
        'Without a policy of your own, you would have to ask whoever caused the leak to pay for your belongings and upgrades. That is usually the owner above. You would also have to prove that this person was careless.',
      ],
    },
    {
      kind: 'timeline',
      heading: 'If the corporation charges you its deductible',
      steps: [
        {
          when: 'When the damage happens',
          what: 'Report it to your insurer or broker at once. Policies require prompt notice, so do not wait for a letter about the deductible.',
        },
        {
          when: 'On the day the letter comes',
          what: 'Send the letter to your insurer or broker. Ask what a claim would mean for the price of your policy and for your claims record. According to the province, the corporation can treat the charge like unpaid condo fees if the bylaws allow it. If you do not pay, it may then register {home.condo.collected}.',
        },
        {
          when: 'In the first week',
          what: "You can ask the corporation's board for the incident report, the plumber's report and the repair invoices.",
        },
        {
          when: 'When the cause is known',
          what: 'If the water came from a pipe that serves the whole building, you may owe nothing. If the water came from your own unit, condo deductible coverage can pay the charge.',
        },
        {
          when: 'Every year after that',
          what: "Check the corporation's insurance certificate: its deductible can rise at renewal. Compare it with the limit of your own coverage.",
        },
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What is left out',
      intro: 'Most unit policies do not pay for:',
      items: [
        'A special levy (a charge to all owners) for upkeep, such as a new roof or repairs to an elevator or a parkade.',
        'Slow leaks, mould and wear.',
        'Sewer backup and overland water, unless added.',
        'Losses while the unit is rented out, if the insurer was not told.',
        'Losses in a vacant unit. Many policies stop paying for {home.vacancy.lostFirst} once the unit is vacant. After {home.vacancy.days}, coverage commonly stops altogether, unless the insurer has agreed in writing to keep some of it (a vacancy permit). Vacant means that the people who lived there have moved out; a vacation is not vacancy.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'Insurers look at:',
      items: [
        {
          factor: 'The limits you choose for contents, improvements and condo deductible coverage',
          scale: ['lower limits', 'higher limits'],
        },
        {
          factor: 'The age of the building, its construction, and its plumbing and sprinklers',
          scale: ['newer, sprinklers', 'older pipes'],
        },
        {
          factor: 'Past claims for water damage in the building',
          scale: ['few water claims', 'many'],
        },
        { factor: 'Whether you live in the unit or rent it out', scale: ['you live in it', 'rented out'] },
        { factor: 'Your own claims in the last few years', scale: ['none', 'several'] },
        {
          factor:
            'Your deductible, and any discount for an alarm or for a second policy with the same insurer',
          scale: ['higher deductible, discounts', 'lower deductible'],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro:
        'The property manager can give you the certificate, the bylaws and the SIUD, and tell you about planned levies.',
      items: [
        "The corporation's insurance certificate, with its deductibles",
        'The bylaws and the SIUD',
        'Any special levy (special assessment) that is planned',
        'Upgrades made to the unit, with a rough value',
        'A rough value of your contents',
        'Whether you live in the unit, rent it out or leave it empty for months',
      ],
    },
  ],
  questions: [
    'condo-is-it-required',
    'condo-how-much-deductible',
    'condo-upgrades-earlier-owner',
    'condo-balcony-fire',
    'condo-hail-assessment',
  ],
  nextStep: {
    text: 'Tell us about the unit. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'home',
    label: 'Ask for a condo quote',
  },
};
