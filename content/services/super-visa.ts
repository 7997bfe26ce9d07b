import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const superVisaService: ServicePage = {
  id: 'supervisa',
  path: '/super-visa',
  alsoAt: ['/insurance/supervisa'],
  title: 'Super Visa insurance: what the rules require',
  description:
    'At least {superVisa.minimum} for at least {superVisa.term}: what Super Visa insurance must include, who may issue it, and how plans differ.',
  heading: 'Super Visa insurance',
  lead: 'A Super Visa lets parents and grandparents stay in Canada for years at a time. One of its conditions is private medical insurance.',
  reviewedOn: '2026-11-30',
  pointers: [SOURCE_PAGES.superVisa, SOURCE_PAGES.superVisaDocuments, SOURCES.osfi],
  related: [
    { label: 'Super Visa insurance, step by step', to: '/blog/super-visa-insurance-guide' },
    { label: 'Questions about the Super Visa', to: '/faq/super-visa' },
    { label: 'Visitors to Canada insurance', to: '/insurance/visitors-to-canada' },
    { label: 'Contact us', to: '/contact' },
  ],
  card: {
    id: 'supervisa',
    name: 'Super Visa insurance',
    description:
      'Medical insurance for parents and grandparents who visit you, as the federal rules require.',
    imageUrl: '/illustrations/supervisa.svg',
    features: [
      'How much coverage is required, and for how long',
      'Who may issue the policy since {superVisa.foreignInsurer.since}',
      'How plans differ in refunds, start dates and pre-existing conditions',
    ],
    coverages: [
      'Health care',
      'Hospitalization',
      'Return home (repatriation)',
      'Emergency dental',
      'Follow-up visits',
    ],
    longDescription:
      'A Super Visa requires private medical insurance of at least {superVisa.minimum}, valid for at least {superVisa.term} from the day of entry. It must cover health care, hospitalization and repatriation (the return home after an illness or a death). Deductibles, refund rules and the rules for pre-existing conditions differ a lot between insurers. A licensed broker partner can compare them with you and quote.',
  },
  order: [
    'whatItIs',
    'change',
    'before',
    'covers',
    'doesNotCover',
    'after',
    'sections',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'The Super Visa is for parents and grandparents of Canadian citizens, permanent residents and people registered under the Indian Act. The child or grandchild who invites them is the host. If the visitors are your spouse’s parents, the host is your spouse. The visa allows many entries and can be valid for up to {superVisa.validity}. Each stay can last up to {superVisa.stay}, and an extension of up to {superVisa.extension} may be possible.',
    'The visa requires private medical insurance. Public plans, such as the Alberta Health Care Insurance Plan, usually do not cover visitors.',
    'This page is about the insurance and is not immigration advice. For immigration advice, ask a lawyer or a licensed immigration consultant. Immigration, Refugees and Citizenship Canada (IRCC) publishes the current rules.',
  ],
  figures: { after: ['super-visa'] },
  covers: {
    intro: 'The rows marked “Required by law” are conditions of the visa.',
    rows: [
      {
        cover: 'Amount',
        what: 'At least {superVisa.minimum}. Insurers also offer higher amounts.',
        standing: 'required',
      },
      {
        cover: 'Length',
        what: 'The policy must be valid for at least {superVisa.term} from the day of entry. The visitor must be insured at each later entry too: ask IRCC how long the policy must still be valid on the day of that entry. A border officer may ask for proof.',
        standing: 'required',
      },
      {
        cover: 'Health care and hospitalization',
        what: 'The cost of doctors, tests, treatment and hospital care in an emergency.',
        standing: 'required',
      },
      {
        cover: 'Repatriation',
        what: 'The cost of travel home for a visitor who is ill, or of returning the body after a death.',
        standing: 'required',
      },
      {
        cover: 'Pre-existing conditions',
        what: 'Health problems that began before the policy did. Some plans exclude them; others cover them if they were stable for a set time before the policy began. The questions below say what stable usually means; each policy has its own definition.',
        standing: 'optional',
      },
      {
        cover: 'Side trips',
        what: 'Emergencies during trips outside Canada, for a limited number of days.',
        standing: 'optional',
      },
      {
        cover: 'Emergency dental and follow-up',
        what: 'Urgent dental care, and check-ups after an emergency, each up to a small limit.',
        standing: 'included',
      },
    ],
  },
  doesNotCover: {
    intro: 'Most Super Visa plans do not pay for:',
    items: [
      'Routine check-ups and planned treatment.',
      'Pre-existing conditions that were not stable. If the insurer was not told about a condition, it may cancel the policy from its first day, even when the claim is about something else.',
      'The deductible, which is the part of the bill that the family pays. Some plans take it off once, others from each claim.',
      'Illness during a waiting period (the first days of a policy). A policy bought after arrival, such as a second policy with another insurer, often has one.',
      'Long-term care, and treatment after the emergency is over, except the follow-up visits that a plan includes.',
    ],
  },
  sections: [
    {
      heading: 'Who may issue the policy',
      paragraphs: [
        'A Canadian insurance company may issue the policy. Since {superVisa.foreignInsurer.since}, a foreign insurer may too, if the federal regulator has authorized it for accident and sickness insurance. The regulator is the Office of the Superintendent of Financial Institutions (OSFI). A foreign insurer’s policy must say that it is issued “in the course of its insurance business in Canada”, and name the insurer.',
        'OSFI publishes a list of the insurers it supervises, Canadian and foreign. Some Canadian insurers are supervised by a province and are not on that list. A name that is not on the list may also be a broker, or a firm that manages the plan for an insurer. Ask which insurer issues the policy, and look for that name.',
      ],
    },
    {
      heading: 'When to buy, and how the proof comes',
      paragraphs: [
        'Proof of insurance is one of the documents in the visa application, so families buy the policy before they apply. The policy must be {superVisa.proof.payment}. A quote alone is not accepted as proof.',
        'The insurer issues the policy after it has accepted the application and received the payment or the deposit. The proof is usually a confirmation that the insurer emails to you.',
        'If you ask for a quote through this site, the first step is a conversation with a broker. A quote and your decision come later, and you pay the insurer or the broker, not us.',
        'The policy usually starts on the planned day of arrival. If the flight or the visa is delayed, tell the insurer {superVisa.start.changeBy}; many insurers then change the date.',
      ],
    },
    {
      kind: 'timeline',
      heading: 'A stay of several years',
      intro: 'Here is how one mother’s coverage might go over several years.',
      steps: [
        {
          when: 'Before the application',
          what: 'The family buys a policy of at least {superVisa.minimum} for {superVisa.term} from the planned day of arrival.',
        },
        {
          when: 'The visa is delayed',
          what: 'The family asks the insurer for a later start date.',
        },
        {
          when: 'Arrival',
          what: 'A border officer may ask to see the policy.',
        },
        {
          when: 'Before the first policy ends',
          what: 'She is still in Canada and renews without a gap. The price is based on her new age, and the insurer may ask about her health again.',
        },
        {
          when: 'A summer back home',
          what: 'She flies home for a few months. Some plans pause the policy, or refund the days she is away, if the family asks before the flight. Other plans continue unchanged. Some end when she leaves, and then she needs a new policy before she returns.',
        },
        {
          when: 'Each entry',
          what: 'She must have valid insurance every time she enters Canada.',
        },
      ],
    },
    {
      heading: 'If the visa is refused',
      paragraphs: [
        'If the visa is refused, many insurers refund the premium (the price of the policy): all of it, or all but a fee. Some insurers refund less {superVisa.refund.afterStart}. The money often goes back to the card that was used to pay.',
        'Have these at hand when you ask for a refund:',
      ],
      bullets: [
        'the policy number',
        '{superVisa.refund.proof}',
        'how the premium was paid, and by whom',
        'a statement that nobody has travelled or made a claim (ask which form the insurer uses)',
      ],
    },
    {
      kind: 'table',
      heading: 'Other conditions of the visa',
      isOpenOnPhone: true,
      columns: ['Condition', 'What is required'],
      rows: [
        ['The host', 'A citizen or a permanent resident, or a person registered under the Indian Act.'],
        [
          'Exam and papers',
          'A medical exam of the visitor, a letter of invitation with a promise of financial support, and proof of the family relationship.',
        ],
        [
          'The host’s income',
          'It must reach a minimum for the size of the family. Since {superVisa.income.since}, it is enough to reach the minimum in either of the last {superVisa.income.years}. The host’s spouse or common-law partner may sign the letter of invitation too, and then both incomes count. A host who is a little below the minimum may add part of the visitor’s income.',
        ],
        [
          'The minimum',
          'The government publishes a table, and usually a new one each July. In the table, the visitors count as part of the family. The IRCC page “Super Visa: who can apply”, linked at the bottom, has the current table and says how far below the minimum a host may be.',
        ],
      ],
    },
    {
      heading: 'How plans differ',
      paragraphs: ['Two plans with the same coverage amount can differ in these points:'],
      bullets: [
        'the fee for a refund if the visa is refused',
        'the refund for unused months, if the visitor leaves early and had no claim',
        'how often the start date can be changed, and for what fee',
        'how long a heart or lung condition, diabetes or high blood pressure must have been stable',
        'whether the insurer pays the hospital directly, or pays you back later',
      ],
    },
  ],
  priceDrivers: {
    intro:
      'There is no price on this page, because each insurer sets a price for each visitor. A licensed broker can give you a quote. The price depends on:',
    items: [
      { factor: 'Age', why: 'Age on the day the policy begins matters most.', scale: ['younger', 'older'] },
      {
        factor: 'Coverage amount',
        why: 'An amount above the minimum costs more.',
        scale: ['the minimum', 'above the minimum'],
      },
      {
        factor: 'Deductible',
        why: 'A higher deductible usually lowers the price. The family then pays more of each claim.',
        scale: ['higher deductible', 'no deductible'],
      },
      {
        factor: 'Pre-existing conditions',
        why: 'Plans that cover them cost more.',
        scale: ['not covered', 'covered'],
      },
      {
        factor: 'Monthly payments',
        why: 'Instalments often cost extra.',
        scale: ['paid in full', 'instalments'],
      },
      {
        factor: 'Two people',
        why: 'Most plans price each visitor separately. Some insure a couple under one policy; ask whether that costs less.',
      },
    ],
  },
  checklist: {
    intro: 'Brokers usually ask about these:',
    items: [
      'How each visitor is related to you, and each visitor’s date of birth',
      'The country they come from',
      'The planned day of arrival, and whether the visa has been applied for or issued',
      'How much coverage you would like, and for how long',
      'Whether the broker should talk with you about pre-existing conditions: yes or no. Keep the details for that conversation.',
      'The deductible you have in mind, or “not sure”',
      'Whether you would rather pay in monthly instalments',
      'The language you would like to speak (we cannot promise a broker who speaks it)',
    ],
  },
  questions: [
    'super-visa-first-days',
    'super-visa-gap',
    'super-visa-income-rule',
    'super-visa-how-long-stay',
    'super-visa-pay-monthly',
    'super-visa-each-entry',
  ],
  nextStep: {
    text: 'Tell us who is coming and when. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'supervisa',
    label: 'Ask for a Super Visa quote',
  },
};
