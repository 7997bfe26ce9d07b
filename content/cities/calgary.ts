import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { CityPage } from './city-page.ts';
import { calgaryMap } from './maps/calgary.ts';

export const calgary: CityPage = {
  slug: 'calgary',
  name: 'Calgary',
  path: '/locations/calgary',
  alsoAt: ['/alberta/calgary'],
  title: 'Insurance in Calgary: local risks and a free quote',
  description:
    'Hail, river floods and chinook gusts shape insurance in Calgary. See what to ask, and send one request to a licensed broker partner.',
  heading: 'Insurance in Calgary',
  lead: 'Hail, river floods and chinook winds cause damage in Calgary. Here is what that means when you insure a home, a car or a business in the city.',
  summary: 'Hail, two rivers and chinook winds.',
  imageUrl: '/illustrations/calgary.svg',
  coordinates: { latitude: 51.0447, longitude: -114.0719 },
  reviewedOn: '2026-11-26',
  pointers: [SOURCE_PAGES.insurableDisasters, SOURCES.ibc, SOURCES.aic],
  related: [
    { label: 'Car insurance', to: '/insurance/auto' },
    { label: 'Home, condo and tenant insurance', to: '/insurance/home' },
    { label: 'Tenant insurance', to: '/insurance/tenant' },
    { label: 'Hail season and your roof', to: '/blog/hail-season-alberta' },
    {
      label: 'Contractors: certificates and workers’ compensation',
      to: '/blog/contractor-insurance-alberta',
    },
  ],
  localFacts: [
    'city.calgary.population',
    'weather.calgary2024.loss',
    'weather.calgary2020.loss',
    'city.calgary.infrastructure2013',
    'city.calgary.thefts2023',
    'city.calgary.suites2025',
  ],
  order: [
    'before',
    'sections',
    'covers',
    'doesNotCover',
    'change',
    'after',
    'priceDrivers',
    'whatItIs',
    'checklist',
  ],
  whatItIs: [
    'A house in Seton is insured under a home policy, roof included. In a Beltline condo, a unit policy insures what is yours; the condo corporation, to which all owners belong, insures the roof.',
    'A request is for one kind of insurance. Once it is sent, you can add the next, and the form keeps your details.',
  ],
  map: calgaryMap,
  risks: [
    {
      heading: 'Hail',
      paragraphs: [
        'Calgary is in a region called Hail Alley. On {weather.calgary2024.date}, one storm hit {city.calgary.homesShare} homes in the city and led to {weather.calgary2024.claims} claims. About {weather.calgary2024.vehicles} of the damaged vehicles were total losses, which means not worth repairing.',
      ],
    },
    {
      heading: 'Floods along the Bow and the Elbow',
      paragraphs: [
        'In {weather.flood2013.date}, flooding of the two rivers forced {city.calgary.evacuated2013} from their homes in Bowness, Inglewood, downtown and elsewhere. A standard home policy does not cover overland water, which is water that flows in from outside.',
        'Since the Springbank Reservoir was built, the flood area on the official map has been {city.calgary.floodMap}. The city uses that map to decide what may be built. Insurers judge the risk at an address by flood models of their own.',
      ],
    },
    {
      heading: 'Chinook gusts',
      paragraphs: [
        'Chinooks are warm winds that can be strong. On {city.calgary.gustDate}, a chinook windstorm broke windows in office towers downtown. Home policies usually cover wind damage, but many limit what they pay for fences, sheds and trees.',
      ],
    },
  ],
  covers: {
    intro: 'Which of these apply depends on what you own, rent, drive or run.',
    rows: [
      {
        cover: 'Hail and wind damage to your home',
        what: 'Home and condo policies usually cover it. The deductible for hail may be separate and higher.',
        standing: 'included',
      },
      {
        cover: 'Tenant insurance',
        what: 'Covers a renter’s belongings and liability, and extra living costs after a loss that the policy covers. The landlord’s policy covers none of these.',
        standing: 'separate',
      },
      {
        cover: 'Sewer backup and overland water',
        what: 'Two add-ons: one for water that comes up through a drain, one for water that flows in from outside. Near the rivers, the price and the limit depend on the address.',
        standing: 'optional',
      },
      {
        cover: 'Comprehensive on your vehicle',
        what: 'Covers hail, fire, theft and vandalism. A home policy does not pay for damage to a vehicle.',
        standing: 'optional',
      },
      {
        cover: 'Business property and interruption',
        what: 'Covers stock and signs, and the income lost when damage that the policy covers closes the business.',
        standing: 'separate',
      },
      {
        cover: 'General liability',
        what: 'Injury or damage that your business causes to others. Landlords and general contractors often ask for a certificate that shows a limit of {business.liability.usualRequest}.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'After a storm, these losses are often not covered, or only in part.',
    items: [
      'Wear: for an old roof, a policy may pay only what the roof was still worth.',
      'Dents in metal siding or roofing that affect only the look, which some policies exclude.',
      'Hail damage to a vehicle that is insured only for the mandatory coverages.',
    ],
  },
  sections: [
    {
      heading: 'Driving in Calgary',
      paragraphs: [
        'Where you drive and park affects the price of car insurance, and so do thefts in your area.',
        'For when and where to report a collision, see the questions below. The rules on what injured people receive, and on when they can sue, {before reform.start: change}{from reform.start: changed} on {reform.start}; the car insurance page compares the old rules with the new.',
      ],
    },
    {
      heading: 'A suite in the basement',
      paragraphs: [
        'The city requires permits for a suite and keeps a registry of suites. {before reform.start: Until {city.calgary.suiteRegistry}, it waives some fees for owners who register a suite (an amnesty). Ask the city what applies after that day.}{from reform.start: Until {city.calgary.suiteRegistry}, it waived some fees for owners who registered a suite (an amnesty). Ask the city what applies now.} Tell your insurer before the first tenant moves in; the insurer may ask whether the suite is registered. Your home policy does not cover the tenant’s belongings or liability.',
      ],
    },
    {
      heading: 'A stronger roof',
      paragraphs: [
        'Class 4 shingles resist hail best in tests. Some insurers lower the price or the deductible (the part of a loss that you pay) for such a roof, or pay more when it is damaged. The city’s rebate of {city.calgary.roofRebate} for hail-resistant roofing has ended.',
      ],
    },
    {
      heading: 'If you need a certificate of insurance',
      paragraphs: [
        'A certificate shows a landlord or a client what your business is insured for. If you have a policy, ask your current broker or insurer for one. If the limit is high enough, it can often be issued quickly. A higher limit, a new policy or naming somebody else in the policy (an additional insured) takes longer, because an insurer must agree first. If you send a request here, say when you need the certificate; nobody can promise to meet that date.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Four things often affect the price.',
    items: [
      {
        factor: 'Roof',
        why: 'Its age and material affect how well it resists hail.',
        scale: ['newer, resists hail', 'older, damaged'],
      },
      {
        factor: 'Postal area',
        why: 'The price is usually higher where there has been more hail, theft or flooding.',
        scale: ['few claims', 'hail, theft, flood'],
      },
      {
        factor: 'Parking',
        why: 'A garage protects against both hail and theft.',
        scale: ['garage', 'street'],
      },
      {
        factor: 'Past claims',
        why: 'A new insurer also asks about recent hail claims.',
        scale: ['none', 'recent hail claims'],
      },
    ],
  },
  checklist: {
    intro: 'A broker will ask about most of these.',
    items: [
      'Year the roof was last replaced, and with which material',
      'Whether the basement is finished, and whether it has a sump pump (which pumps water out) or a backwater valve (which stops sewage from flowing back)',
      'For renters: the insurance clause of the lease',
    ],
    ask: [
      'Is there a separate hail deductible?',
      'Does the policy pay for a new roof (replacement cost), or only what the old one was still worth?',
      'Is overland water coverage available at this address, and up to what limit?',
    ],
  },
  questions: [
    'calgary-renter-newcomer',
    'calgary-hail-roof-or-car',
    'calgary-hail-deductible',
    'calgary-near-the-river',
    'calgary-collision-report',
    'calgary-condo-hail',
  ],
  nextStep: {
    text: 'Tell us what you want to insure in Calgary. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    label: 'Ask for a quote in Calgary',
  },
  neighbourhoods: [
    'Beltline',
    'Kensington',
    'Bowness',
    'Inglewood',
    'Saddle Ridge',
    'Taradale',
    'McKenzie Towne',
    'Tuscany',
    'Evanston',
    'Seton',
  ],
  nearby: ['Airdrie', 'Cochrane', 'Chestermere', 'Okotoks'],
};
