import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const liquor: IndustryPage = {
  id: 'liquor',
  name: 'Liquor',
  summary: 'Bars, liquor stores, breweries and events: liquor liability and licence classes.',
  imageUrl: '/illustrations/liquor.svg',
  path: '/business/liquor',
  alsoAt: ['/insurance/business/liquor'],
  title: 'Liquor liability insurance in Alberta: bars and events',
  description:
    'Bars, liquor stores, breweries and events in Alberta: what liquor liability pays for, what it leaves out, licence classes and ProServe training.',
  heading: 'Insurance for bars, liquor stores and events',
  lead: 'A business that sells or serves alcohol can be sued when {business.liquor.harm}. Liquor liability is the coverage for that.',
  reviewedOn: '2026-11-26',
  pointers: [SOURCES.aglc],
  related: [
    { label: 'Restaurants', to: '/business/restaurants' },
    { label: 'Retail', to: '/business/retail' },
    { label: 'Insurance for an event', to: '/insurance/specialty' },
    { label: 'Business insurance', to: '/business' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['These can lead to lawsuits, or cost the business money directly:'],
    bullets: [
      'A guest who was over-served drives away and hurts someone.',
      'A guest is hurt in a fight, or when security removes them.',
      'Stock or cash is stolen, at night or by staff.',
      'A fire starts in a busy room.',
      'A cooler breaks down, and the stock in it is lost.',
      'Alcohol is sold to a minor, who causes harm.',
    ],
  },
  order: [
    'whatItIs',
    'before',
    'covers',
    'doesNotCover',
    'sections',
    'change',
    'after',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'Liquor liability pays claims against your business when {business.liquor.harm}. It can be part of a package or a separate policy. General liability alone often excludes these claims.',
    'Alberta Gaming, Liquor and Cannabis (AGLC), the provincial regulator, sorts liquor licences into classes. Class A is for premises open to the public; some may admit minors. Class B is for places with an entrance fee, and Class C is for places that are not open to the public. Class D is for stores, off-sales (alcohol sold to take home), caterers and delivery. Class E is for manufacturers, such as breweries. There are other licences too, such as those for special events; aglc.ca lists them. Insurers ask which licence you hold.',
  ],
  covers: {
    intro: 'The main coverages:',
    rows: [
      {
        cover: 'Liquor liability',
        what: 'Claims over injury or damage after somebody drank too much at your place, and the cost of defending you. Landlords often require it.',
        standing: 'separate',
      },
      {
        cover: 'General liability',
        what: 'Falls, damage to rented space and other accidents.',
        standing: 'core',
      },
      {
        cover: 'Assault and security',
        what: 'Claims after a fight, or after security removes a guest. Without this addition, many policies limit or exclude them.',
        standing: 'optional',
      },
      {
        cover: 'Property and stock',
        what: 'Damage to or theft of stock, coolers, sound systems and gaming machines. Damage to the building, or to what you built into a rented space.',
        standing: 'core',
      },
      { cover: 'Crime', what: 'Theft of cash, and theft by staff.', standing: 'optional' },
      {
        cover: 'Business interruption',
        what: 'Lost income while you are closed by damage that the policy covers, such as a fire.',
        standing: 'optional',
      },
      {
        cover: 'Event policy',
        what: 'Liability coverage for a host or a venue, for a day or a weekend.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'Often excluded or limited:',
    items: [
      'Service to a minor or outside licensed hours, in some policies.',
      'Claims about assault, in many policies.',
      'Fines, and loss of the licence.',
      'Events away from your premises, unless they are added.',
      'Injury to staff, which workers’ compensation (WCB) usually covers.',
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Bars, stores, breweries and hosts',
      columns: ['Kind', 'What is different'],
      rows: [
        [
          'Bar or nightclub',
          'Fights matter most, and how security deals with them. The limit for assault claims may be lower than the main limit.',
        ],
        [
          'Liquor store',
          'Robbery, damage to the stock, and sales to minors or to people who are drunk matter most.',
        ],
        [
          'Brewery or distillery',
          'Product liability is for harm done by a bad batch. Equipment breakdown coverage is for tanks and boilers. Liquor liability is for the taproom.',
        ],
        [
          'Delivery of alcohol',
          'The driver checks the customer’s age at the door. The auto insurer must have agreed to deliveries for pay.',
        ],
        [
          'Wedding or party',
          'The host can be sued as well as the venue. The home insurer can say whether the home policy covers a party in a rented hall.',
        ],
      ],
    },
    {
      heading: 'Special events',
      paragraphs: [
        'A special event licence can be for a private or a public event, with or without sales. A liquor store can issue a licence for a private event of up to {business.liquor.storeGuests}. For a larger one, or for a public event, ask AGLC. If a venue requires liability coverage, an event policy can be bought for the day.',
      ],
    },
    {
      heading: 'Staff training',
      paragraphs: [
        'At a public event with sales, the licence holder and at least one server for every {business.liquor.patrons} must have ProServe, Alberta’s liquor-service training. In licensed bars and stores, these people must have it too: {business.liquor.proserve}. The full list is on aglc.ca. AGLC has a second course, ProTect, for security staff. Insurers ask who has taken which course.',
      ],
    },
    {
      heading: 'Lawsuits under the new auto insurance law',
      paragraphs: [
        'For collisions on or after {reform.start}, auto insurers pay benefits to injured people, whoever was at fault. Most lawsuits against the driver at fault are not allowed. According to the law firm Watchmaker Law, {reform.thirdPartyHosts} can still be sued. A later bill ({reform.wcbBill}) may have changed who can be sued. We have not found its final text; a lawyer can tell you what applies. Liquor liability applies to the claims that remain possible, and to other harm to a guest you served, or done by one.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'The price depends on:',
    items: [
      {
        factor: 'Alcohol as a share of sales',
        why: 'A nightclub costs more to insure than a dining room.',
        scale: ['dining room', 'nightclub'],
      },
      {
        factor: 'Closing time',
        why: 'Later hours bring more claims.',
        scale: ['early closing', 'late closing'],
      },
      {
        factor: 'Entertainment and security',
        why: 'Whether there is a dance floor, live music, door staff or cameras.',
        scale: ['quiet room', 'dance floor'],
      },
      {
        factor: 'Training',
        why: 'ProServe, an incident log, and plans to get guests home.',
        scale: ['trained staff, a log', 'no log'],
      },
      {
        factor: 'Claims and inspections',
        why: 'Your record with insurers and with AGLC.',
        scale: ['clean record', 'claims, penalties'],
      },
    ],
  },
  checklist: {
    intro: 'The licence itself answers several of these.',
    items: [
      'Licence class and any conditions on it',
      'Sales of food and of alcohol',
      'Hours, capacity, entertainment and security',
      'List of staff with ProServe, and your own rules for serving',
      'Stock and equipment values',
      'Insurance clauses of the lease, the venue or the city',
      'For an event: date, place, number of guests and hours',
    ],
  },
  questions: ['liquor-compulsory', 'liquor-special-event', 'liquor-guest-drives', 'liquor-store-needs'],
  nextStep: {
    text: 'Tell us about the place or the event. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a liquor liability quote',
  },
};
