import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const boat: SubjectPage = {
  slug: 'boat',
  name: 'Boat insurance',
  summary: 'Damage to hull, motor and trailer, and liability on Alberta lakes and beyond.',
  imageUrl: '/illustrations/specialty.svg',
  under: 'specialty',
  path: '/insurance/boat',
  title: 'Boat insurance in Alberta: hull, motor and liability',
  description:
    'Alberta does not require boat insurance. What a home policy usually covers, what a boat policy adds, and which federal card and licence you may need.',
  heading: 'Boat insurance',
  lead: 'Alberta does not require boat insurance. You can still be held responsible if your boat injures a swimmer or damages another boat.',
  reviewedOn: '2026-11-26',
  pointers: [
    {
      name: 'Transport Canada, boating safety',
      url: 'https://tc.canada.ca/en/marine-transportation/marine-safety',
    },
    SOURCES.ibc,
  ],
  related: [
    { label: 'RV and trailer insurance', to: '/insurance/rv-and-trailer' },
    { label: 'Seasonal homes and acreages', to: '/insurance/seasonal-and-acreage' },
    { label: 'Specialty insurance', to: '/insurance/specialty' },
    { label: 'Questions about specialty insurance', to: '/faq/specialty' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'What a home policy covers',
      intro:
        'Most home and tenant policies cover damage to a boat only for causes named in the policy, up to a dollar limit. For liability, they set limits on length and horsepower. One national insurer, for example, covers damage to a boat worth up to {specialty.boat.homeValue}, and liability for a boat of any value. The boat must be at most {specialty.boat.homeLength} long, with a motor of at most {specialty.boat.homePower}. Other insurers have other limits; the table shows the common pattern.',
      columns: ['What you have', 'Damage to the boat', 'Liability'],
      rows: [
        ['Canoe, kayak or paddle board', 'Covered, up to a small dollar limit', 'Covered'],
        [
          'Fishing boat with a small motor',
          'Often covered, up to a small dollar limit',
          'Often covered, up to a stated length and horsepower',
        ],
        [
          'Pontoon boat or sailboat',
          'Up to a small dollar limit, if at all',
          'Depends on length and horsepower; larger boats need a boat policy',
        ],
        [
          'Ski or wake boat',
          'At most up to a small dollar limit',
          'Usually not covered without a boat policy',
        ],
        [
          'Personal watercraft, such as a Sea-Doo or Jet Ski',
          'Usually not covered',
          'Usually not covered without a separate policy',
        ],
      ],
    },
    {
      heading: 'The card and the licence',
      paragraphs: [
        'Anyone operating a motorized boat, even one with an electric motor, must carry proof of competency on board. It shows that they know the boating rules. The usual proof is the Pleasure Craft Operator Card, a federal card that does not expire.',
        'Without supervision, children {specialty.boat.child} may operate a boat of up to {specialty.boat.childPower}, and those aged {specialty.boat.teen} up to {specialty.boat.teenPower}. The limits do not apply while someone {specialty.boat.adult} is in the boat and supervises. Nobody {specialty.boat.young} may operate a personal watercraft, even with supervision.',
        'A boat whose motors add up to {specialty.boat.licencePower} or more must also have a federal pleasure craft licence. The licence number must be displayed on the hull. From {specialty.boat.sailSince}, sailboats of more than {specialty.boat.sailLength} need a licence too.',
        'Since {specialty.boat.licenceSince}, new and renewed licences have been valid for {specialty.boat.licenceYears}. Older lifetime licences are being phased out. Those issued {specialty.boat.lifetimeOldest} expired on {specialty.boat.lifetimeOldestEnded}. Those issued {specialty.boat.lifetimeIssued} {before reform.start: expire}{from reform.start: expired} on {specialty.boat.lifetimeEnds}; Transport Canada lists the other dates.',
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of a boat policy',
      intro: 'Insurers sell these coverages as a package or one by one.',
      rows: [
        {
          cover: 'Hull and motor',
          what: 'Damage by fire, theft, storm or sinking, or by hitting a rock or a dock.',
          standing: 'included',
        },
        {
          cover: 'Trailer and equipment',
          what: 'Damage to or theft of the trailer, electronics, skis and boat covers.',
          standing: 'optional',
        },
        {
          cover: 'Watercraft liability',
          what: 'Your responsibility for injury to a swimmer or skier, or for damage to another boat or a dock.',
          standing: 'included',
        },
        {
          cover: 'Medical payments',
          what: 'Medical costs of people hurt on board, up to a modest limit, no matter who was at fault.',
          standing: 'optional',
        },
        {
          cover: 'Wreck removal',
          what: 'Raising or removing a sunken boat. Some policies also pay to clean up fuel.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'A rock at Sylvan Lake',
      example: {
        story: [
          'A wake boat worth $62,000 hits a rock. The propeller, shaft and hull need $14,800 of repairs. The owner pays the first $1,000, which is the deductible. A guest breaks a wrist, and the owner, who was at the wheel, has to pay the guest $9,500.',
        ],
        lines: [
          { what: 'Hull and motor', amount: '$14,800' },
          { what: 'Deductible', amount: '−$1,000' },
          { what: 'Liability for the guest’s injury', amount: '$9,500' },
          { what: 'Paid by the boat policy', amount: '$23,300' },
        ],
        result:
          'The owner’s home policy would pay nothing here. It covers no liability for a motor of this horsepower, and hitting a rock is not one of the causes of damage it covers.',
      },
    },
    {
      kind: 'exclusions',
      heading: 'What is left out',
      intro: 'Most boat policies do not pay for:',
      items: [
        'Wear, rot and freezing, such as damage to a motor that was not winterized.',
        'Loss during a race, or while the boat is hired out (chartered).',
        'Loss while someone without proof of competency is operating the boat.',
        'Loss outside the waters named in the policy (its navigation limits).',
        'Loss while the operator is impaired by alcohol or drugs.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'An insurer looks at:',
      items: [
        {
          factor: 'The length, age and value of the boat, and the power and type of its motor',
          scale: ['smaller, less power', 'larger, more power'],
        },
        {
          factor: 'Where it is kept in season and in winter, and how it is locked',
          scale: ['locked, inside', 'in the open'],
        },
        {
          factor: 'Where you use it: small lakes, large lakes, rivers or the coast',
          scale: ['small lakes', 'the coast'],
        },
        {
          factor: 'How many years you have operated boats, and any course you took',
          scale: ['many years, a course', 'new to boats'],
        },
        { factor: 'Past claims and, with some insurers, driving convictions', scale: ['none', 'several'] },
        {
          factor:
            'Whether the boat is insured for an agreed value (an amount fixed in the policy) or for its value after depreciation',
          scale: ['depreciated value', 'agreed value'],
        },
        {
          factor: 'The deductible and the liability limit you choose',
          scale: ['higher deductible', 'higher limit'],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'Photos of the hull, motor and trailer help.',
      items: [
        'Type, year, make, length and horsepower',
        'Value, with the bill of sale or a marine survey, which is an inspection by a surveyor',
        'Lakes you use, and where the boat is stored in winter',
        'Who operates the boat, and whether they hold operator cards',
        'Trailer and equipment, with values',
        'Past claims of any kind',
      ],
    },
  ],
  questions: [
    'specialty-boat',
    'boat-operator-card',
    'boat-borrowed',
    'boat-trailer',
    'boat-british-columbia',
    'boat-winter',
  ],
  nextStep: {
    text: 'Tell us about the boat and the lake. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'specialty',
    label: 'Ask for a boat quote',
  },
};
