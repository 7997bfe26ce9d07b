import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const superVisaService: ServicePage = {
  id: 'supervisa',
  path: '/super-visa',
  alsoAt: ['/insurance/supervisa'],
  title: 'Super Visa insurance: what the rules ask for',
  description:
    'At least {superVisa.minimum} for at least {superVisa.term}: what Super Visa insurance needs, who may issue it, and what to check before you pay.',
  heading: 'Super Visa insurance',
  lead: 'A Super Visa lets parents and grandparents stay for years at a time. One of its conditions is private medical insurance.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.ircc, SOURCES.osfi, SOURCES.aic],
  related: [
    { label: 'Travel insurance', to: '/insurance/travel' },
    { label: 'Questions about the Super Visa', to: '/faq/super-visa' },
    { label: 'Life insurance', to: '/insurance/life' },
    { label: 'Contact us', to: '/contact' },
  ],
  card: {
    id: 'supervisa',
    name: 'Super Visa insurance',
    description: 'Medical insurance for visiting parents and grandparents, as the federal rules ask for it.',
    imageUrl: '/illustrations/supervisa.svg',
    features: [
      'At least {superVisa.minimum} of coverage, for at least {superVisa.term}',
      'Who may issue the policy since {superVisa.foreignInsurer.since}',
      'Refunds, stability and start dates, before you pay',
    ],
    coverages: ['Health care', 'Hospitalization', 'Repatriation', 'Emergency dental', 'Follow-up visits'],
    longDescription:
      'The Super Visa needs private medical insurance of at least {superVisa.minimum} that is valid for at least {superVisa.term} from the day of entry. It covers health care, hospitalization and repatriation. Deductible, stability clause and refund rules differ a lot between insurers. A licensed broker partner can compare them with you and quote.',
  },
  whatItIs: [
    'The Super Visa is for parents and grandparents of Canadian citizens and permanent residents. A person registered under the Indian Act can also be the host. The visa allows many entries over up to {superVisa.validity}, and a stay of up to {superVisa.stay} each time. An extension of up to {superVisa.extension} may be possible.',
    'Visitors are usually not covered by the Alberta health plan. So the visa requires private medical insurance for health care, hospitalization and repatriation. It has to be at least {superVisa.minimum}, and valid for at least {superVisa.term} from the day of entry.',
    'This page is about the insurance. It is not immigration advice. For that, ask a lawyer or a licensed immigration consultant, and read the current rules of the federal department, IRCC.',
  ],
  figures: { after: ['super-visa'] },
  covers: {
    intro: 'The first rows are conditions of the visa. The others are choices that matter later.',
    rows: [
      {
        cover: 'Amount',
        what: 'At least {superVisa.minimum}. Higher amounts are sold, because one hospital stay can pass the minimum.',
        standing: 'required',
      },
      {
        cover: 'Length',
        what: 'At least {superVisa.term} from the day of entry, in force at each entry, and renewed for as long as the stay lasts. Proof must be shown to a border officer who asks.',
        standing: 'required',
      },
      {
        cover: 'Health care and hospitalization',
        what: 'Doctors, tests, emergency treatment and hospital care.',
        standing: 'required',
      },
      { cover: 'Repatriation', what: 'The way home, when ill or after a death.', standing: 'required' },
      {
        cover: 'Pre-existing conditions',
        what: 'Covered by some plans if stable for a set time, left out by others.',
        standing: 'optional',
      },
      {
        cover: 'Side trips',
        what: 'Days outside Canada during the stay, with limits.',
        standing: 'optional',
      },
      {
        cover: 'Emergency dental and follow-up',
        what: 'Often included up to a small limit.',
        standing: 'included',
      },
    ],
  },
  doesNotCover: {
    intro: 'Read these parts of the wording before you pay.',
    items: [
      'Routine check-ups and planned treatment.',
      'Conditions that were not stable, or that were not mentioned.',
      'The deductible, which the family pays at each claim or once, depending on the plan.',
      'The first days, if the policy is bought after arrival and has a waiting period.',
      'Long-term care, and treatment after the emergency is over.',
    ],
  },
  sections: [
    {
      heading: 'Who may issue the policy',
      paragraphs: [
        "A Canadian insurer may. Since {superVisa.foreignInsurer.since} a foreign insurer may too, if it is authorized by the federal regulator (OSFI) for accident and sickness. The policy must be issued as part of its business in Canada and say so. Check the name on OSFI's list. Brokers and administrators are not on it; the insurer is.",
        'The policy may be paid in full, or in instalments with a deposit. A quote alone is usually not accepted as proof.',
      ],
    },
    {
      heading: 'Other conditions of the visa',
      paragraphs: [
        "The visa also asks for a medical exam, an invitation with a promise of support, and proof of the family tie. The host's income has to reach a federal table. Since {superVisa.income.since} the income may be shown in either of the last {superVisa.income.years}. The visitor's income may count too, once the host reaches a set share.",
        'The income table is updated from time to time, so we do not print it. IRCC publishes the current one.',
      ],
    },
    {
      kind: 'timeline',
      heading: 'A stay of several years',
      intro: 'How one mother’s coverage could run.',
      steps: [
        {
          when: 'Before the application',
          what: 'A policy for {superVisa.term} from the planned arrival, at least {superVisa.minimum}, paid.',
        },
        {
          when: 'The visa is late',
          what: 'The family asks the insurer to move the first day. Most do it without a fee when nothing has begun.',
        },
        {
          when: 'Arrival',
          what: 'An officer may ask for the policy. She may be allowed to stay up to {superVisa.stay} at a time.',
        },
        {
          when: 'Before the first policy ends',
          what: 'She renews without a gap. The insurer looks at her age again, and sometimes at her health.',
        },
        {
          when: 'A summer at home',
          what: 'She flies out for two seasons. A break is possible with some plans; with others a new policy starts when she returns.',
        },
        {
          when: 'Each entry',
          what: 'The visa itself may be valid for up to {superVisa.validity}. Coverage in force is expected at every entry.',
        },
      ],
    },
    {
      heading: 'Before you pay, ask about',
      paragraphs: ['Two plans with the same limit can differ in these points:'],
      bullets: [
        'the refund if the visa is refused, and the fee for it',
        'the refund for months not used, if they leave early and had no claim',
        'changing the start date when travel is delayed',
        'the stability clause for heart, lungs, diabetes and blood pressure',
        'how claims are paid: to the hospital, or to you later',
      ],
    },
  ],
  priceDrivers: {
    intro: 'A licensed broker partner can show more than one plan side by side.',
    items: [
      { factor: 'Age', why: 'The strongest factor, counted on the day the policy starts.' },
      { factor: 'Amount', why: 'More than the minimum costs more.' },
      { factor: 'Deductible', why: 'A higher one may lower the price, and leaves more with the family.' },
      { factor: 'Pre-existing conditions', why: 'Plans with it cost more than plans without.' },
      { factor: 'Instalments', why: 'Some insurers add a fee.' },
      { factor: 'Two people', why: 'Some plans put a couple on one policy.' },
    ],
  },
  checklist: {
    intro: 'What a broker partner will ask:',
    items: [
      'Relation and birth date of each visitor',
      'The country they come from',
      'Planned day of arrival, and where the visa application stands',
      'The amount and length you have in mind',
      'Whether you would like to talk about pre-existing conditions; the details are for the broker only',
      'A deductible you could pay at short notice',
      'Instalments or one payment',
      'The language in which the visitor reads best',
    ],
  },
  questions: [
    'super-visa-how-much-cover',
    'super-visa-pay-monthly',
    'super-visa-foreign-insurer',
    'super-visa-how-long-stay',
    'super-visa-income-rule',
    'super-visa-refund',
    'super-visa-each-entry',
  ],
  nextStep: {
    text: 'Tell us who is coming and when. One licensed broker partner gets your request and is asked to contact you within {site.promise}. Keep the travel dates open until the visa is decided.',
    quoteType: 'supervisa',
    label: 'Ask for a Super Visa quote',
  },
};
