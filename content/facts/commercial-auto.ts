import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

const carriers = {
  name: 'Alberta Transportation, on the Commercial Vehicle Certificate and Insurance Regulation (AR 314/2002)',
  url: 'http://www.transportation.alberta.ca/659.htm',
};
const tnc = {
  name: "Thompson's World Insurance News, on the rideshare policy form, SPF No. 9",
  url: 'http://thompsonsnews.com/ride-sharing-insurance-regulations-adopted/',
};

const spf9 = {
  name: 'Superintendent of Insurance, Bulletin 04-2016 on the rideshare policy form, SPF No. 9',
  url: 'https://vdocuments.net/superintendent-of-insurance-spf9-provides-automobile-insurance-for-transportation.html',
};

/** Work vehicles, carriers, ride-hailing. */
export const commercialAutoFacts = factsAbout(
  'commercialAuto',
  { verifiedOn: '2026-11-20', reviewBy: '2027-05-20' },
  {
    fleet: {
      value: 'five or more vehicles',
      statement: 'A fleet policy takes five or more vehicles.',
      source: {
        name: 'Automobile Insurance Rate Board (AIRB), on fleets',
        url: 'https://albertaairb.ca/for-drivers/fleet-insurance',
      },
      asOf: 'undated',
    },
    'carrier.liability': {
      value: '$1 million',
      statement:
        'According to Alberta Transportation, the regulation AR 314/2002 requires all carriers to have at least $1 million of liability insurance.',
      source: carriers,
      asOf: 'undated',
    },
    'carrier.passengers': {
      value: '$1 million or $2 million',
      statement:
        'According to Alberta Transportation, passenger carriers must have $1 million or $2 million of passenger hazard insurance, depending on how many passengers the vehicle can carry; taxi companies need at least $1 million.',
      source: carriers,
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'carrier.dangerousGoods': {
      value: '$2 million',
      statement:
        'According to Alberta Transportation, carriers of certain dangerous goods must have at least $2 million of liability insurance.',
      source: carriers,
      asOf: 'undated',
    },
    'carrier.cargoFrom': {
      value: '$600',
      statement:
        'According to Alberta Transportation, carriers must insure the goods they carry, for $600 to $32,000 depending on the weight of the vehicle.',
      source: carriers,
      asOf: 'undated',
    },
    'carrier.cargoTo': {
      value: '$32,000',
      statement:
        'According to Alberta Transportation, carriers must insure the goods they carry, for $600 to $32,000 depending on the weight of the vehicle.',
      source: carriers,
      asOf: 'undated',
    },
    'safety.inside': {
      value: '11,794 kg',
      statement:
        'A Safety Fitness Certificate is needed for a truck, a trailer or the two together with a registered weight of 11,794 kg or more, inside Alberta only.',
      source: SOURCE_PAGES.safetyFitness,
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    'safety.outside': {
      value: '4,500 kg',
      statement:
        'A Safety Fitness Certificate is needed for a truck, a trailer or the two together with a registered weight of more than 4,500 kg outside Alberta.',
      source: SOURCE_PAGES.safetyFitness,
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    'safety.persons': {
      value: '11 or more people',
      statement: 'A Safety Fitness Certificate is needed for vehicles built for 11 or more people.',
      source: SOURCE_PAGES.safetyFitness,
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    'safety.review': {
      value: '12 months',
      statement:
        'A new carrier has a compliance review within 12 months of getting the Safety Fitness Certificate.',
      source: SOURCE_PAGES.carrierPreEntry,
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    'class1.pathway': {
      value: 'April 1, 2025',
      caption: 'start of the Class 1 Learning Pathway for new drivers',
      statement: 'The Class 1 Learning Pathway replaced the older training on April 1, 2025.',
      source: {
        name: 'Truck Stop Canada, on the Class 1 Learning Pathway',
        url: 'https://www.truckstopcanada.com/news/truck-driver-training-melt-path-40163',
      },
      asOf: '2025',
    },
    'rideshare.since': {
      value: 'July 1, 2016',
      statement: 'Provincial rules for rideshare companies began on July 1, 2016.',
      source: {
        name: 'Government of Alberta, release on ride-hailing',
        url: 'https://www.alberta.ca/release.cfm?xID=43024F87568C1-DA56-5EA3-948E36A6CDF237CA',
      },
      asOf: '2016-06',
    },
    'rideshare.periodOff': {
      value: 'Period 0',
      statement:
        'In period 0 of SPF No. 9 the driver is not logged on to the app, and only the driver’s own policy applies.',
      source: spf9,
      asOf: '2016-06-28',
      verifiedOn: '2026-11-23',
    },
    'rideshare.periodWaiting': {
      value: 'Period 1',
      statement: 'In period 1 of SPF No. 9 the driver is logged on and waits for a fare.',
      source: spf9,
      asOf: '2016-06-28',
      verifiedOn: '2026-11-23',
    },
    'rideshare.periodsRide': {
      value: 'Periods 2 and 3',
      statement: 'In period 2 of SPF No. 9 a fare has been accepted; in period 3 the passenger is on board.',
      source: spf9,
      asOf: '2016-06-28',
      verifiedOn: '2026-11-23',
    },
    'rideshare.introduced': {
      value: '2016',
      statement: 'SPF No. 9, the policy for rideshare companies, was introduced in Alberta in 2016.',
      source: spf9,
      asOf: '2016-06-28',
      verifiedOn: '2026-11-23',
    },
    'rideshare.waiting': {
      value: '$1 million',
      statement:
        'When introduced in 2016, SPF No. 9 gave $1 million of contingent liability while the app is on.',
      source: tnc,
      asOf: '2016',
    },
    'rideshare.trip': {
      value: '$2 million',
      statement:
        'When introduced in 2016, SPF No. 9 gave $2 million of liability from accepting a fare to its end.',
      source: tnc,
      asOf: '2016',
    },
    'rideshare.seats': {
      value: 'eight or fewer',
      statement: 'A rideshare vehicle is built for eight or fewer people.',
      source: {
        name: 'Government of Alberta, ride-for-hire services',
        url: 'https://www.alberta.ca/ride-for-hire-services',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'rideshare.fine': {
      value: '$50,000 a day',
      statement: 'In 2016 the fine for an unlicensed rideshare company was up to $50,000 a day.',
      source: { name: 'CBC News, on the ride-hailing bill', url: 'https://amp.cbc.ca/lite/story/1.3584945' },
      asOf: '2016-05-16',
    },
  },
);
