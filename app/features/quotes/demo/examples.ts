import { currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { QuoteRequestInput } from '#app/features/quotes/schema.ts';
import { addDays, thisYear, today } from '#app/platform/clock/calendar-day.ts';

type ExampleOverrides = {
  answers?: Record<string, unknown>;
  contact?: Record<string, unknown>;
  consent?: Record<string, unknown>;
  [field: string]: unknown;
};

/** A valid, believable request of a type, made for today: for tests, seeds and the bench. */
export function exampleQuote<Type extends QuoteType>(
  type: Type,
  overrides: ExampleOverrides = {},
): QuoteRequestInput & { type: Type } {
  const { answers, contact, consent, ...rest } = overrides;
  const method = contact?.contactMethod ?? 'phone';
  const example = {
    type,
    answers: { ...exampleAnswers(type), ...answers },
    contact: {
      fullName: 'Jordan Makokis',
      email: 'jordan.makokis@example.ca',
      contactMethod: 'phone' as const,
      phone: '403-555-0142',
      postalCode: 'T2P 1J9',
      ...contact,
    },
    windows: ['weekday-morning' as const],
    consent: {
      share: true as const,
      newsletter: false,
      call: method === 'phone',
      text: method === 'text',
      wordingVersion: currentConsentWording(),
      ...consent,
    },
    ...rest,
  };
  // Overrides are there to break the example too, so what comes out is checked by the schema, not by types.
  return example as unknown as QuoteRequestInput & { type: Type };
}

function exampleAnswers(type: QuoteType): Record<string, unknown> {
  return EXAMPLES[type]();
}

const EXAMPLES: Record<QuoteType, () => Record<string, unknown>> = {
  auto: () => ({
    vehicle: { year: 2019, make: 'Toyota', model: 'RAV4', ownership: 'financed', winterTires: 'yes' },
    use: 'commute',
    kmPerYear: '15-20k',
    driver: { birthDate: '1988-04-17', licenceClass: '5', yearLicensed: 2006 },
    otherDrivers: 1,
    atFaultClaims6y: '0',
    minorConvictions3y: '1',
    majorOrCriminal4y: 'no',
    coverage: 'with-collision-and-comprehensive',
    liability: '2M',
    startOn: addDays(today(), 14),
    currentInsurer: 'Prairie Mutual (example)',
  }),
  home: () => ({
    kind: 'owner',
    dwelling: 'detached',
    yearBuilt: 1978,
    roofAge: '5-10',
    heating: 'gas-furnace',
    plumbing: 'copper',
    electrical: 'breakers',
    hotWaterTankAge: 6,
    woodStove: 'no',
    rebuildValue: '500-750k',
    waterCover: ['sewer-backup', 'overland'],
    claims5y: '0',
    refusedOrCancelled5y: 'no',
  }),
  business: () => ({
    legalName: 'Foothills Finishing Ltd.',
    industry: 'contractors',
    description: 'Kitchen and bathroom renovations for home owners in and around Calgary.',
    website: 'https://foothills-finishing.example',
    yearsInBusiness: 7,
    revenue: '500k-1M',
    employees: 4,
    premises: 'lease',
    subcontractors: 'yes',
    claims5y: '0',
    largestJob: '25-100k',
    above3Storeys: 'no',
    coverages: ['liability', 'tools'],
    liabilityLimit: '2M',
  }),
  'commercial-auto': () => ({
    legalName: 'Red Deer River Plumbing Inc.',
    operation: 'Two vans carry our tools and parts to jobs in central Alberta.',
    vehicleCount: 2,
    driverCount: 3,
    youngestDriverAge: 23,
    vehicles: [
      { year: 2021, make: 'Ford', model: 'Transit 250', gvw: 'under-4500' },
      { year: 2018, make: 'Ram', model: 'ProMaster', gvw: 'unknown' },
    ],
    radius: '80-160',
    usTravel: 'no',
    cargo: 'own-tools',
    dangerousGoods: 'no',
    forHire: 'no',
    liability: '2M',
    claims5y: '1',
  }),
  life: () => ({
    who: 'both',
    birthDate: '1986-09-02',
    tobacco12m: 'no',
    product: 'term',
    amount: '500k-1M',
    termYears: '20',
    purpose: 'mortgage',
  }),
  travel: () => ({
    travellers: [{ age: 64 }, { age: 61 }],
    destination: 'Portugal',
    departOn: addDays(today(), 60),
    returnOn: addDays(today(), 81),
    ahcip: 'yes',
    cover: 'medical',
    talkAboutConditions: 'yes',
  }),
  supervisa: () => ({
    applicants: [{ relation: 'parent', birthDate: '1958-01-20' }],
    country: 'India',
    arrivalOn: addDays(today(), 90),
    visaState: 'applied',
    coverage: '100k',
    durationDays: 365,
    talkAboutConditions: 'rather-not-say',
    deductible: 'unsure',
    language: 'punjabi',
  }),
  'group-benefits': () => ({
    company: 'Lethbridge Grain Systems Ltd.',
    industry: 'manufacturers',
    employees: 24,
    role: 'hr',
    currentPlan: 'yes',
    currentCarrier: 'Coulee Life (example)',
    renewalOn: `${thisYear() + 1}-03-01`,
    benefits: ['health', 'dental', 'disability'],
  }),
  specialty: () => ({
    item: 'rv-or-trailer',
    description: 'A travel trailer we take to the mountains about six weekends a year.',
    value: '25-100k',
    year: 2020,
    make: 'Jayco',
    model: 'Jay Flight',
    storage: 'Cochrane',
    use: 'private',
    claims5y: '0',
  }),
  general: () => ({
    description: 'We are moving to Fort McMurray in spring and are not sure which insurance we need first.',
  }),
};
