import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { Page } from '#content/pages/page.ts';
import type { FaqCategory } from './faq.ts';

export type FaqCategoryPage = Page & {
  category: FaqCategory;
  /** Name in lists and menus. */
  name: string;
  /** The scene of the subject. */
  imageUrl: `/illustrations/${string}.svg`;
};

/** The page of the same subject, where there is one, comes first among the links. */
function categoryPage(
  category: FaqCategory,
  page: Omit<FaqCategoryPage, 'category' | 'path' | 'reviewedOn'> &
    Partial<Pick<FaqCategoryPage, 'reviewedOn'>>,
): FaqCategoryPage {
  return {
    category,
    path: `/faq/${category}`,
    reviewedOn: '2026-11-20',
    ...page,
    related: [...page.related, { label: 'All questions', to: '/faq' }],
  };
}

/** Names and introductions of the pages /faq/{category}, in the order of `FAQ_CATEGORIES`. */
export const faqCategories: readonly FaqCategoryPage[] = [
  categoryPage('home', {
    imageUrl: '/illustrations/prairie.svg',
    name: 'First questions',
    title: 'First questions about insurance in Alberta',
    description:
      'Six questions to begin with: auto prices, home and tenant coverage, brokers, lower premiums, collision and floods.',
    heading: 'First questions',
    lead: 'Six questions to start with if you are new to insurance in Alberta.',
    pointers: [SOURCE_PAGES.airbFactors, SOURCE_PAGES.insurableDisasters],
    related: [{ label: 'All kinds of insurance', to: '/insurance/all' }],
  }),
  categoryPage('general', {
    imageUrl: '/illustrations/professionals.svg',
    name: 'How this site works',
    title: 'How this site works: questions and answers',
    description:
      'Who we are, what it costs you, what happens after you send a request, and how to check the licence of a broker in Alberta.',
    heading: 'How this site works',
    lead: 'Who we are, what happens to your request, and what this site does not do.',
    pointers: [SOURCES.aic, SOURCE_PAGES.generalHolidays],
    related: [
      { label: 'About us', to: '/about' },
      { label: 'How a licensed broker works', to: '/blog/how-a-licensed-broker-works' },
    ],
  }),
  categoryPage('auto', {
    reviewedOn: '2026-11-26',
    imageUrl: '/illustrations/auto.svg',
    name: 'Auto',
    title: 'Auto insurance in Alberta: questions and answers',
    description:
      'What the law requires, what is optional, how prices are regulated and what the Care-First reform changes for Alberta drivers.',
    heading: 'Auto insurance questions',
    lead: 'From the pink card (your proof of insurance) to Care-First, the rules for injuries in collisions on or after {reform.start}.',
    pointers: [SOURCE_PAGES.airbCareFirst, SOURCE_PAGES.airbCaps, SOURCE_PAGES.draftForms],
    related: [
      { label: 'Auto insurance', to: '/insurance/auto' },
      { label: 'Care-First, the new rules for drivers', to: '/blog/alberta-care-first' },
    ],
  }),
  categoryPage('home-condo-tenant', {
    imageUrl: '/illustrations/home.svg',
    name: 'Home, condo and tenant',
    title: 'Home, condo and tenant insurance: your questions',
    description:
      'Hail, sewer backup, overland water, condo deductibles, vacancy and evacuation: answers for owners and renters in Alberta.',
    heading: 'Home, condo and tenant questions',
    lead: 'Roofs, basements, deductibles and time away from home: answers for owners and renters.',
    pointers: [SOURCE_PAGES.insurableDisasters, SOURCE_PAGES.condoRegulation, SOURCES.ibc],
    related: [
      { label: 'Home, condo and tenant insurance', to: '/insurance/home' },
      { label: 'Condo deductibles', to: '/blog/condo-deductible-alberta' },
    ],
  }),
  categoryPage('business', {
    imageUrl: '/illustrations/business.svg',
    name: 'Business',
    title: 'Business insurance in Alberta: questions answered',
    description:
      'Liability, property, certificates, bonds, WCB and cyber coverage: answers for owners of small and growing businesses in Alberta.',
    heading: 'Business insurance questions',
    lead: 'Answers for owners of small and growing businesses.',
    pointers: [SOURCES.wcb, SOURCE_PAGES.prepaidLicence],
    related: [
      { label: 'Business insurance', to: '/business' },
      { label: 'Certificates, WCB and licences for contractors', to: '/blog/contractor-insurance-alberta' },
    ],
  }),
  categoryPage('commercial-auto-and-rideshare', {
    reviewedOn: '2026-11-26',
    imageUrl: '/illustrations/commercial-auto.svg',
    name: 'Commercial auto and rideshare',
    title: 'Commercial auto and rideshare: your questions',
    description:
      'Work trucks, fleets, safety certificates, delivery and rideshare: what changes when a vehicle earns money in Alberta.',
    heading: 'Commercial auto and rideshare questions',
    lead: 'What changes when a vehicle is used for work.',
    pointers: [SOURCE_PAGES.safetyFitness, SOURCE_PAGES.draftForms],
    related: [
      { label: 'Commercial auto', to: '/commercial-auto' },
      { label: 'Driving for an app', to: '/blog/rideshare-delivery-driving-insurance' },
    ],
  }),
  categoryPage('life-and-living-benefits', {
    imageUrl: '/illustrations/life.svg',
    name: 'Life, illness and disability',
    title: 'Life insurance and living benefits: questions',
    description:
      'Term or permanent, critical illness or disability, tax and protection: basic answers about life insurance in Alberta.',
    heading: 'Life, illness and disability questions',
    lead: 'Basic questions about life, critical illness and disability insurance.',
    pointers: [SOURCES.assuris, SOURCES.aic],
    related: [{ label: 'Life insurance', to: '/insurance/life' }],
  }),
  categoryPage('travel', {
    imageUrl: '/illustrations/travel.svg',
    name: 'Travel',
    title: 'Travel insurance from Alberta: your questions',
    description:
      'What the Alberta health plan pays abroad, how long you can be away, and what a stability period means for your trip.',
    heading: 'Travel insurance questions',
    lead: 'Answers for a weekend in Montana, a winter in Arizona or a month with family overseas.',
    pointers: [SOURCE_PAGES.ahcipAbroad, SOURCE_PAGES.ahcipAbsence],
    related: [{ label: 'Travel insurance', to: '/insurance/travel' }],
  }),
  categoryPage('super-visa', {
    reviewedOn: '2026-11-25',
    imageUrl: '/illustrations/supervisa.svg',
    name: 'Super Visa',
    title: 'Super Visa insurance: questions and answers',
    description:
      'How much medical coverage a Super Visa needs, which insurers may issue it, how refunds work and what to carry at the border.',
    heading: 'Super Visa insurance questions',
    lead: 'A Super Visa lets parents and grandparents stay for years at a time. Their child or grandchild must be a Canadian citizen, a permanent resident or registered under the Indian Act. These answers are mostly about insurance and are not immigration advice.',
    pointers: [SOURCE_PAGES.superVisa, SOURCE_PAGES.superVisaDocuments, SOURCES.osfi],
    related: [
      { label: 'Super Visa insurance', to: '/super-visa' },
      { label: 'Super Visa insurance, step by step', to: '/blog/super-visa-insurance-guide' },
    ],
  }),
  categoryPage('group-benefits', {
    imageUrl: '/illustrations/group-benefits.svg',
    name: 'Group benefits',
    title: 'Group benefits in Alberta: questions answered',
    description:
      'Small groups, health spending accounts, tax and staff data: what Alberta employers ask before they start a benefits plan.',
    heading: 'Group benefits questions',
    lead: 'Group benefits are health, dental, life and disability coverage that an employer arranges for employees. Here are the questions that employers ask.',
    pointers: [SOURCES.aic],
    related: [{ label: 'Group benefits', to: '/group-benefits' }],
  }),
  categoryPage('specialty', {
    imageUrl: '/illustrations/specialty.svg',
    name: 'Specialty',
    title: 'Specialty insurance: questions and answers',
    description:
      'Quads, snowmobiles, boats, classic cars, events and empty houses: answers about things that often need separate insurance.',
    heading: 'Specialty insurance questions',
    lead: 'Answers about recreational vehicles, empty houses, events and extra liability.',
    pointers: [SOURCE_PAGES.registration],
    related: [{ label: 'Specialty insurance', to: '/insurance/specialty' }],
  }),
  categoryPage('claims-and-complaints', {
    imageUrl: '/illustrations/hail.svg',
    name: 'Claims and complaints',
    title: 'Claims and complaints in Alberta: what to do',
    description:
      'First steps after a crash, hail, water or fire, time limits to keep in mind, and where to take a complaint in Alberta.',
    heading: 'Claims and complaints',
    lead: 'The first steps after a loss, the deadlines for a claim, and where to complain.',
    pointers: [SOURCES.gio, SOURCES.aic, SOURCE_PAGES.superintendent, SOURCE_PAGES.airbRights],
    related: [
      { label: 'Wildfire evacuation and living expenses', to: '/blog/wildfire-evacuation-insurance' },
      { label: 'Contact us', to: '/contact' },
    ],
  }),
  categoryPage('privacy-and-account', {
    imageUrl: '/illustrations/prairie.svg',
    name: 'Privacy and your account',
    title: 'Privacy and your account: questions answered',
    description:
      'Who sees your data, what the data passport shows, how to withdraw, how long things are kept and which cookies we use.',
    heading: 'Privacy and your account',
    lead: 'Who sees your request, and how you can follow it, correct it and withdraw it.',
    pointers: [SOURCES.oipc],
    related: [
      { label: 'Privacy policy', to: '/privacy-policy' },
      { label: 'Terms of service', to: '/terms-of-service' },
    ],
  }),
];

const byCategory = new Map<string, FaqCategoryPage>(faqCategories.map((page) => [page.category, page]));

export function faqCategoryPage(category: string): FaqCategoryPage | undefined {
  return byCategory.get(category);
}
