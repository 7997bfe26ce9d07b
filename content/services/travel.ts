import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const travelService: ServicePage = {
  id: 'travel',
  path: '/insurance/travel',
  title: 'Travel insurance for Albertans: medical and cancellation',
  description:
    'What the Alberta health plan pays abroad, how long you can be away, what “stable” means, and what the parts of a travel policy cover.',
  heading: 'Travel insurance',
  lead: 'The Alberta Health Care Insurance Plan (AHCIP) pays only a small part of a hospital bill outside Canada. Travel medical insurance can pay the rest.',
  reviewedOn: '2026-11-28',
  pointers: [SOURCE_PAGES.ahcipAbroad, SOURCE_PAGES.ahcipAbsence, SOURCES.aic],
  related: [
    { label: 'Visitors to Canada insurance', to: '/insurance/visitors-to-canada' },
    { label: 'Super Visa insurance for visiting parents', to: '/super-visa' },
    { label: 'Home insurance while you are away', to: '/insurance/home' },
    { label: 'Questions about travel insurance', to: '/faq/travel' },
    { label: 'Life insurance', to: '/insurance/life' },
  ],
  card: {
    id: 'travel',
    name: 'Travel insurance',
    description:
      'Emergency medical, cancellation and baggage coverage for a week away or a winter down south.',
    imageUrl: '/illustrations/travel.svg',
    features: [
      'What the Alberta health plan pays abroad',
      'How long you can be away and keep Alberta health coverage',
      'What a “stable” condition is',
    ],
    coverages: [
      'Emergency medical',
      'Trip cancellation',
      'Trip interruption',
      'Baggage',
      'Evacuation',
      'Top-up',
    ],
    longDescription:
      'Travel medical insurance pays for hospital care, doctors and the trip home in an emergency. The provincial plan pays for little of this abroad. Other parts of a travel policy pay for a trip you had to cancel, or for lost bags. A health condition that was not stable before the trip can limit coverage. A licensed broker partner can match the plan to the trip and quote.',
  },
  order: [
    'whatItIs',
    'sections',
    'covers',
    'doesNotCover',
    'change',
    'before',
    'after',
    'checklist',
    'priceDrivers',
  ],
  whatItIs: [
    'Outside Canada, AHCIP pays only for sudden emergencies. It pays up to {travel.ahcip.inpatient} toward a hospital stay, and up to {travel.ahcip.outpatient} toward an out-patient visit, which is hospital care without an overnight stay. For a doctor, it pays no more than it would pay a doctor in Alberta. With AHCIP, you pay first and claim later.',
    'A hospital abroad can charge many times those amounts. Travel medical insurance can pay the difference, up to its limit, if the policy covers the illness or injury.',
    'Inside Canada, AHCIP pays for insured care by doctors and hospitals. It does not pay for an ambulance or for prescriptions in another province.',
  ],
  covers: {
    intro: 'Plans combine these parts in different ways:',
    rows: [
      {
        cover: 'Emergency medical',
        what: 'Hospital care, doctors, tests and medication for a sudden illness or injury on the trip.',
        standing: 'included',
      },
      {
        cover: 'Evacuation and return',
        what: "Transport to a suitable hospital, or home. The insurer's assistance line must usually agree first.",
        standing: 'included',
      },
      {
        cover: 'Trip cancellation',
        what: 'Prepaid costs if you have to cancel for a reason listed in the policy. A reason you knew of when you bought the coverage does not count, so people often buy it when they book.',
        standing: 'optional',
      },
      {
        cover: 'Trip interruption',
        what: 'Unused prepaid costs and a new flight if you must return early for a reason listed in the policy.',
        standing: 'optional',
      },
      {
        cover: 'Baggage',
        what: 'Lost, stolen or delayed bags, with low limits for valuables.',
        standing: 'optional',
      },
      {
        cover: 'Accidental death',
        what: 'A set amount after a fatal accident on the trip.',
        standing: 'optional',
      },
      {
        cover: 'Multi-trip plan',
        what: 'Any number of trips in a year, each up to a number of days you choose.',
        standing: 'optional',
      },
      {
        cover: 'Top-up',
        what: 'Extra days of coverage, when your plan from work, from a credit card or for the year ends before the trip does.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Common reasons why a policy might not pay:',
    items: [
      'A condition that was not stable before the trip.',
      'A condition you did not mention when the insurer asked, sometimes even if the claim has nothing to do with it.',
      'Treatment that could wait until you are home, or that you travelled for.',
      'Pregnancy and birth near the due date, under many policies.',
      'Cancelling for a reason the policy does not list, such as a change of mind.',
      'A trip to a region for which, before you left, the Government of Canada advised “Avoid all travel” (in many policies also “Avoid non-essential travel”).',
      'An injury during a sport or work that the policy excludes.',
      'Illness or injury after the last day the plan covers.',
    ],
  },
  sections: [
    {
      heading: 'How long you can be away',
      paragraphs: [
        'To keep AHCIP, you usually must be in Alberta for at least {travel.away.present} in {travel.away.year}, and outside Canada for less than {travel.away.inARow} in a row. If AHCIP agrees, people who take a long vacation every year can be away for up to {travel.away.vacation} in {travel.away.year}.',
        'For a longer absence, you must tell AHCIP first. It may then keep you covered for up to {travel.away.longTravel} of travel, or up to {travel.away.longWork} of work. Your home policy may also require somebody to check the house while you are away.',
      ],
    },
    {
      heading: 'What "stable" means',
      paragraphs: [
        'A pre-existing condition is a health problem you had before the policy began. Most plans cover it only if it was stable for a time before you left. How long depends on the plan and your age; {travel.stability.usual} is common.',
        'Each policy says what stable means. Usually, there must have been no new symptom, diagnosis, test, treatment or referral in that time. The dose of a medication must have stayed the same; a lower dose usually counts as a change too.',
      ],
    },
    {
      heading: 'If something happens',
      paragraphs: [
        'Policies usually require you to call the insurer’s assistance number before treatment, or as soon as you can. After that call, many insurers pay the hospital directly; otherwise you pay and claim later. The hospital may ask for the policy number. You claim from AHCIP and from the insurer, with the bills and medical reports; some insurers claim from AHCIP for you.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'The price depends on:',
    items: [
      {
        factor: 'Age',
        why: 'For medical coverage, age usually matters more than anything else.',
        scale: ['younger', 'older'],
      },
      {
        factor: 'Length of the trip',
        why: 'Each day adds to the price.',
        scale: ['a few days', 'several weeks'],
      },
      {
        factor: 'Destination',
        why: 'Care in the United States costs more than in most places.',
        scale: ['within Canada', 'United States'],
      },
      {
        factor: 'Health',
        why: 'Older travellers often answer a health questionnaire. Wrong answers can void the policy.',
        scale: ['no conditions', 'several conditions'],
      },
      {
        factor: 'Cost of the trip',
        why: 'It sets the amount of cancellation coverage.',
        scale: ['cheaper trip', 'costly trip'],
      },
      {
        factor: 'Deductible',
        why: 'A higher deductible, the part of each claim that you pay, may lower the price.',
        scale: ['higher deductible', 'no deductible'],
      },
    ],
  },
  checklist: {
    intro: 'The broker will ask about these:',
    items: [
      'Ages of all travellers',
      'Where you are going, with dates of departure and return',
      'Whether everyone has a valid Alberta health card',
      'Medical only, cancellation, or both',
      'The prepaid cost of the trip, if you want cancellation coverage',
      'Coverage you have through work or a credit card, with its age and day limits',
      'Whether you would like to talk about pre-existing conditions (keep the details for that conversation)',
    ],
  },
  questions: [
    'travel-does-ahcip-pay',
    'travel-existing-condition',
    'travel-multi-trip',
    'travel-cancellation-reasons',
    'travel-inside-canada',
    'travel-credit-card',
  ],
  nextStep: {
    text: 'Tell us who travels, where and when. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times. If you leave before {site.promise} has passed, contact a broker or insurer directly.',
    quoteType: 'travel',
    label: 'Ask for a travel quote',
  },
};
