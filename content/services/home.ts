import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const homeService: ServicePage = {
  id: 'home',
  path: '/insurance/home',
  title: 'Home, condo and tenant insurance in Alberta',
  description:
    'What a home policy usually pays for in Alberta, from hail to burst pipes, what needs an add-on, and the condo deductible rule. Ask a broker partner.',
  heading: 'Home, condo and tenant insurance',
  lead: 'Here is what most home policies in Alberta pay for, from hail to a burst pipe, and what they leave out.',
  reviewedOn: '2026-11-28',
  pointers: [SOURCE_PAGES.insurableDisasters, SOURCE_PAGES.drp, SOURCES.ibc, SOURCES.gio],
  related: [
    { label: 'Condo insurance', to: '/insurance/condo' },
    { label: 'Tenant insurance', to: '/insurance/tenant' },
    { label: 'Rental property and short-term rental', to: '/insurance/rental-property' },
    { label: 'Cabins, seasonal homes and acreages', to: '/insurance/seasonal-and-acreage' },
    { label: 'Vacant homes and valuables', to: '/insurance/specialty' },
    { label: 'Insurance by city', to: '/locations' },
    { label: 'Questions about home insurance', to: '/faq/home-condo-tenant' },
    { label: 'Auto insurance', to: '/insurance/auto' },
  ],
  card: {
    id: 'home',
    name: 'Home insurance',
    description:
      'For owners, condo owners, tenants and landlords: the building, your things and your liability.',
    imageUrl: '/illustrations/home.svg',
    features: [
      'The main kinds of water damage, side by side',
      'How hail and roof claims are paid',
      'The condo deductible rule',
    ],
    coverages: [
      'Dwelling',
      'Contents',
      'Personal liability',
      'Additional living expenses',
      'Sewer backup',
      'Overland water',
    ],
    longDescription:
      'Home insurance pays to repair or rebuild your home, to replace your belongings, and for harm you cause to others. A standard policy covers many sudden events. Sewer backup and overland water are usually add-ons. Policies for condo owners and tenants cover different things than policies for house owners. A licensed broker partner can compare policies and quote.',
  },
  order: [
    'whatItIs',
    { section: 'If your renewal went up' },
    'after',
    'covers',
    'doesNotCover',
    'sections',
    'change',
    'before',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'A home policy combines four coverages: the building, your belongings, your liability to others, and the extra cost of living elsewhere after covered damage.',
    'Alberta law does not require home insurance. Mortgage lenders usually do, and landlords often require tenant insurance.',
    "A homeowner's policy covers the building. A condo is different: the condo corporation, to which all owners belong, usually insures the building. The owner’s policy covers improvements to the unit instead, and some charges from the corporation. A tenant’s policy leaves out the building and covers the rest. The landlord's policy does not cover the tenant's belongings, liability or costs.",
  ],
  figures: { after: ['water', 'deductibles'] },
  covers: {
    intro: 'This table shows what is usual. Terms and limits differ between insurers.',
    more: {
      heading: 'Groundwater, service lines, condo deductible and loss assessment',
      intro: 'These are for some homes only.',
      rows: [
        {
          cover: 'Groundwater and service lines',
          what: 'Groundwater that enters suddenly, and repairs to pipes and cables between the house and the street. Only some insurers offer these.',
          standing: 'optional',
        },
        {
          cover: 'Condo deductible and loss assessment',
          what: "In a condo policy, condo deductible coverage pays the corporation's deductible if it is charged to you. Loss assessment pays your share when all owners are charged for what the corporation's insurance did not pay after damage that it covers. Higher limits are optional.",
          standing: 'included',
        },
      ],
    },
    rows: [
      {
        cover: 'The building',
        what: 'Damage by sudden events such as fire, wind, hail, lightning and vandalism. Tenant policies do not include it, and condo policies usually include only improvements to the unit.',
        standing: 'included',
      },
      {
        cover: 'Contents',
        what: 'Damage to or theft of furniture, clothes and electronics. Jewellery, bicycles and art usually have their own low limits.',
        standing: 'included',
      },
      {
        cover: 'Personal liability',
        what: 'Injury or damage you cause to others by accident, at home or away.',
        standing: 'included',
      },
      {
        cover: 'Additional living expenses',
        what: 'Living costs above your normal ones while you cannot live at home because of damage that the policy covers. A mandatory evacuation order counts too, if the policy covers the cause.',
        standing: 'included',
      },
      {
        cover: 'Sudden escape of water',
        what: 'Water from a burst pipe, a failed water heater or a broken washing machine hose.',
        standing: 'included',
      },
      {
        cover: 'Sewer backup',
        what: 'Water or sewage that comes up through a drain. Limits vary a great deal. A low limit may be less than the damage to a finished basement.',
        standing: 'optional',
      },
      {
        cover: 'Overland water',
        what: 'Water from rain, melting snow or a river that runs in at ground level. The price depends on the address, and at some addresses no insurer offers it.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Most home policies do not pay for:',
    items: [
      'Slow leaks, seepage over time, and damage from poor upkeep.',
      'Flood and sewer backup without the add-ons.',
      'Damage to a vacant home. Many policies stop paying for {home.vacancy.lostFirst} once the home is vacant. After {home.vacancy.days}, coverage commonly stops altogether, unless the insurer has agreed in writing to keep some of it (a vacancy permit). Vacant means that the people who lived there have moved out; a vacation is not vacancy.',
      'Frozen pipes while you are away in winter, unless you did what the policy requires. The answer about winter absences, below, says what policies usually require.',
      'Losses from a business run at home, beyond a small limit.',
      'Losses while you rent the home out for short stays, unless the insurer has agreed to such rentals.',
    ],
  },
  sections: [
    {
      heading: 'Hail and wildfire',
      paragraphs: [
        'A standard policy normally covers damage by hail, wind, fire and wildfire smoke. Hail may have a separate deductible, which may be a percentage of the insured value. If the roof is worn, some policies pay only its depreciated value, not the price of a new one.',
        'The Calgary hailstorm of {weather.calgary2024.date} damaged {weather.calgary2024.homes} homes. An estimate made {weather.calgary2024.estimated} put the insured losses at {weather.calgary2024.loss}.',
      ],
    },
    {
      heading: 'Replacement cost or actual cash value',
      paragraphs: [
        'Replacement cost pays what a new item of the same kind costs, usually only once you have repaired or replaced yours. Actual cash value deducts depreciation for wear and age. One policy can use different methods for the building, the roof and your contents.',
      ],
    },
    {
      kind: 'example',
      heading: 'A house insured for too little',
      foldedAs: 'After the fire: the math, line by line',
      example: {
        story: [
          'A house was insured years ago for $380,000. After a fire, it costs $510,000 to rebuild the same house, remove the debris and meet today’s building code.',
        ],
        lines: [
          { what: 'Rebuilding as it was', amount: '$455,000' },
          { what: 'Debris and fees', amount: '$33,000' },
          { what: 'Upgrades required by today’s building code', amount: '$22,000' },
          { what: 'Insured for', amount: '$380,000' },
          { what: 'Paid by the owner, at least', amount: '$130,000' },
        ],
        result:
          'Some policies also subtract the deductible from the $380,000, or pay even less because the house was insured for too little. Two add-ons help when the insured amount was right at the time you bought the policy, but rebuilding later costs more. Guaranteed replacement cost can pay more than the insured amount. Bylaw coverage pays for upgrades required by the building code, within its limit. Insurers that offer these usually require you to report renovations.',
      },
    },
    {
      kind: 'table',
      heading: 'Does home insurance pay for this?',
      intro: 'These are the usual answers; your own policy may differ.',
      columns: ['What happened', 'The usual answer'],
      rows: [
        ['A neighbour’s tree falls on your roof', 'Yes, your own policy pays for your house.'],
        [
          'Your dog bites a visitor',
          'Usually yes, under personal liability. Some insurers ask about the breed, or about earlier bites.',
        ],
        ['A bicycle is stolen downtown', 'Yes, up to the limit for bicycles and minus the deductible.'],
        ['Food spoils in a power failure', 'Often, up to a small limit.'],
        [
          'Ice on the roof melts and leaks into the ceiling',
          'Often, if it happened suddenly. Some policies exclude it.',
        ],
        ['The furnace or the fridge breaks down', 'No, unless you added equipment breakdown coverage.'],
        [
          'The foundation cracks as the ground moves',
          'Usually not. Most policies exclude damage from {home.foundation.soil}. They may pay if a covered event, such as a fire, caused the crack.',
        ],
        ['An earthquake', 'Only if you added it. A fire that follows an earthquake is usually covered.'],
      ],
    },
    {
      kind: 'table',
      heading: 'Homes that are harder to insure',
      intro: 'Fewer insurers accept these, and some charge more.',
      columns: ['The situation', 'What may help'],
      rows: [
        [
          'Grey plastic water pipes (Poly-B)',
          'Replacing them, or a report by a plumber. Some insurers accept them with a higher water deductible.',
        ],
        [
          'Aluminum wiring, or the knob-and-tube wiring of very old houses',
          'An electrical inspection, and the repairs it calls for',
        ],
        ['An old roof', 'Photos, and the year the shingles were last replaced'],
        [
          'Several water claims',
          'Shut-off valves, water sensors, a higher deductible, or time without a claim',
        ],
        [
          'A policy cancelled for non-payment',
          'Paying what is owed, and a year or two with a specialized insurer',
        ],
        [
          'Other insurers have refused you',
          'A broker who works with specialized insurers. If you are asked, you must say that you were refused; leaving it out can void a policy.',
        ],
      ],
    },
    {
      heading: 'If your renewal went up',
      paragraphs: [
        'Each insurer sets its own prices for homes. Alberta’s limits on price increases for car insurance do not apply to home insurance. The price can rise because of storms in the area, the cost of rebuilding, a claim of your own, or a roof or furnace that is a few years older.',
        'Ask your insurer or broker which of these raised your price. You can also ask what a higher deductible, a newer roof or an alarm would change. If you change insurers, a mortgage lender needs proof of the new policy before the old one ends.',
        'A claim can raise the price for several years, or cost you a claims-free discount. That is why some people pay for small damage themselves. Even if you might pay yourself, check how soon your policy requires you to report a loss. Many policies say “promptly”.',
      ],
    },
    {
      heading: 'Condo owners: the deductible rule',
      paragraphs: [
        'From {home.condo.since}, a condo corporation was allowed to charge its deductible to the owner of the unit where the damage began. The corporation did not have to prove that the owner was careless. The charge was at most {home.condo.deductible}, and never more than the deductible itself. With a deductible of {home.condo.exampleSmall}, the most was {home.condo.exampleSmall}; with {home.condo.exampleDeductible}, it was {home.condo.deductible}. For the exceptions, see the questions below.',
        'Alberta’s condo law changed on {home.condo.changed}. We could not confirm whether this rule still applies; ask the property manager or a lawyer.',
      ],
    },
    {
      heading: 'Help from the province',
      paragraphs: [
        'After a disaster, the province may pay part of the losses that people could not insure. It does so through the Hazard Assistance and Resilience Program (HARP), formerly the Disaster Recovery Program. HARP does not pay for a loss if adequate insurance was available at a reasonable price, even if you did not buy it. For each event, the province decides whether such insurance was available. HARP does not pay for hail damage, sewer backup or the deductible of an insurance policy.',
        'The program opens for an event only if the town, city or county asks for it and the province agrees. The first time that an address gets help, the province pays {home.drp.share} of eligible costs, within limits, and you pay {home.drp.ownShare}. One address can get help at most {home.drp.times}; alberta.ca lists the shares for the second and third time.',
        'A national flood insurance program has been announced more than once. It was not in operation when we last reviewed this page.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Home insurers look at the address and the building first.',
    items: [
      {
        factor: 'Address',
        why: 'Hail, flood, wildfire and theft in the area, and the distance to a hydrant or fire hall.',
        scale: ['near a fire hall', 'hail, flood or wildfire'],
      },
      {
        factor: 'Age and condition of the building',
        why: 'The age of the roof, heating, plumbing and wiring.',
        scale: ['newer roof and pipes', 'old roof, wiring or pipes'],
      },
      {
        factor: 'Rebuilding cost',
        why: 'What it costs to rebuild, which is not the market price.',
        scale: ['small, simple house', 'large, custom house'],
      },
      {
        factor: 'Claims',
        why: 'Your past claims, and sometimes past claims at the address.',
        scale: ['none', 'several'],
      },
      {
        factor: 'Credit score',
        why: 'Many home insurers use it, with your consent.',
        scale: ['higher score', 'lower score'],
      },
      {
        factor: 'Limits and deductibles',
        why: 'More coverage costs more; a higher deductible may lower the price.',
        scale: ['higher deductible', 'higher limits'],
      },
      {
        factor: 'Discounts to ask about',
        why: 'Some insurers give discounts for a monitored alarm, a newer roof, a valve that keeps sewer water out, or home and car with one insurer.',
        scale: ['several discounts', 'no discount'],
      },
    ],
  },
  checklist: {
    intro: 'The broker will ask about these. You can answer “unknown”.',
    items: [
      'Address, year built and type of home',
      'Age and material of the roof',
      'Heating, plumbing and wiring, and when they were last replaced',
      'Claims in the last few years',
      'A rough value of your contents, with photos or a list',
      'Anything special, such as a suite, a home business, a wood stove or long absences',
      "For a condo: the corporation's insurance certificate and its deductible",
      'Your current policy and its renewal date',
    ],
  },
  questions: [
    'home-is-it-mandatory',
    'home-is-hail-covered',
    'home-sewer-or-overland',
    'home-condo-deductible-rule',
    'home-away-all-winter',
    'home-evacuation-costs',
  ],
  nextStep: {
    text: 'Describe the home and what matters to you. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times. Nothing is insured until the broker or insurer confirms it in writing.',
    quoteType: 'home',
    label: 'Ask for a home quote',
  },
};
