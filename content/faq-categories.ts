import type { FaqCategory } from './faq.ts';

export type FaqCategoryPage = {
  category: FaqCategory;
  path: `/faq/${FaqCategory}`;
  /** Name in lists and menus. */
  name: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  reviewedOn: string;
};

const REVIEWED_ON = '2026-11-20';

function categoryPage(
  category: FaqCategory,
  texts: Pick<FaqCategoryPage, 'name' | 'title' | 'description' | 'heading' | 'lead'>,
): FaqCategoryPage {
  return { category, path: `/faq/${category}`, reviewedOn: REVIEWED_ON, ...texts };
}

/** Names and introductions of the pages /faq/{category}, in the order of `FAQ_CATEGORIES`. */
export const faqCategories: readonly FaqCategoryPage[] = [
  categoryPage('home', {
    name: 'First questions',
    title: 'First questions about insurance in Alberta',
    description:
      'Six questions that nearly everybody asks first: auto prices, home and tenant cover, brokers, lower premiums, collision and floods.',
    heading: 'First questions',
    lead: 'Six questions come up again and again. Start with these if you are new to insurance in Alberta.',
  }),
  categoryPage('general', {
    name: 'How this site works',
    title: 'How this site works: questions and answers',
    description:
      'Who we are, what it costs you, what happens after you send a request, and how to check the licence of a broker in Alberta.',
    heading: 'How this site works',
    lead: 'Who is behind the introduction, what happens to your request, and what this site does not do.',
  }),
  categoryPage('auto', {
    name: 'Auto',
    title: 'Auto insurance in Alberta: questions and answers',
    description:
      'What the law asks for, what is optional, how prices are regulated and what the Care-First reform changes for Alberta drivers.',
    heading: 'Auto insurance questions',
    lead: 'From the pink card to the reform called Care-First: plain answers for Alberta drivers.',
  }),
  categoryPage('home-condo-tenant', {
    name: 'Home, condo and tenant',
    title: 'Home, condo and tenant insurance: your questions',
    description:
      'Hail, sewer backup, overland water, condo deductibles, vacancy and evacuation: answers for owners and renters in Alberta.',
    heading: 'Home, condo and tenant questions',
    lead: 'Roofs, basements, deductibles and empty houses: what owners and renters want to know.',
  }),
  categoryPage('business', {
    name: 'Business',
    title: 'Business insurance in Alberta: questions answered',
    description:
      'Liability, property, certificates, bonds, WCB and cyber cover: answers for owners of small and growing businesses in Alberta.',
    heading: 'Business insurance questions',
    lead: 'For people who sign leases, hire helpers and want to sleep at night.',
  }),
  categoryPage('commercial-auto-and-rideshare', {
    name: 'Commercial auto and rideshare',
    title: 'Commercial auto and rideshare: your questions',
    description:
      'Work trucks, fleets, safety certificates, delivery and ride apps: what changes when a vehicle earns money in Alberta.',
    heading: 'Commercial auto and rideshare questions',
    lead: 'When a vehicle earns money, the rules change. These answers show where.',
  }),
  categoryPage('life-and-living-benefits', {
    name: 'Life and living benefits',
    title: 'Life insurance and living benefits: questions',
    description:
      'Term or permanent, critical illness or disability, tax and protection: basic answers about life insurance in Alberta.',
    heading: 'Life and living benefits questions',
    lead: 'Words you will hear from a life licensed broker, explained before the meeting.',
  }),
  categoryPage('travel', {
    name: 'Travel',
    title: 'Travel insurance from Alberta: your questions',
    description:
      'What the Alberta health plan pays abroad, how long you may be away, and what a stability period means for your trip.',
    heading: 'Travel insurance questions',
    lead: 'For a weekend in Montana, a winter in Arizona or a month with family overseas.',
  }),
  categoryPage('super-visa', {
    name: 'Super Visa',
    title: 'Super Visa insurance: questions and answers',
    description:
      'How much medical cover a Super Visa needs, which insurers may issue it, how refunds work and what to carry at the border.',
    heading: 'Super Visa insurance questions',
    lead: 'For families who want parents or grandparents close. Insurance only: this is not immigration advice.',
  }),
  categoryPage('group-benefits', {
    name: 'Group benefits',
    title: 'Group benefits in Alberta: questions answered',
    description:
      'Small groups, health spending accounts, tax and staff data: what Alberta employers ask before they start a benefits plan.',
    heading: 'Group benefits questions',
    lead: 'What owners and managers ask before they set up a plan for their people.',
  }),
  categoryPage('specialty', {
    name: 'Specialty',
    title: 'Specialty insurance: questions and answers',
    description:
      'Quads, sleds, boats, classic cars, events and empty houses: answers about things that do not fit a standard policy.',
    heading: 'Specialty insurance questions',
    lead: 'Toys, treasures and one-time events that need a policy of their own.',
  }),
  categoryPage('claims-and-complaints', {
    name: 'Claims and complaints',
    title: 'Claims and complaints in Alberta: what to do',
    description:
      'First steps after a crash, hail, water or fire, time limits to keep in mind, and where to take a complaint in Alberta.',
    heading: 'Claims and complaints',
    lead: 'What to do in the first hours, and whom to turn to when you disagree.',
  }),
  categoryPage('privacy-and-account', {
    name: 'Privacy and your account',
    title: 'Privacy and your account: questions answered',
    description:
      'Who sees your data, what the data passport shows, how to withdraw, how long things are kept and which cookies we use.',
    heading: 'Privacy and your account',
    lead: 'Your request belongs to you. Here is how you can watch it, correct it and take it back.',
  }),
];
