import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const lifeService: ServicePage = {
  id: 'life',
  path: '/insurance/life',
  title: 'Life, critical illness and disability insurance in Alberta',
  description:
    'Term or permanent, critical illness, disability: what each pays, when it ends, and which health questions are for the broker. Plain words for Alberta.',
  heading: 'Life and living benefits',
  lead: 'If someone would struggle without your income, this is about them. And some of it is about you, while you are alive.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.assuris, SOURCES.aic],
  related: [
    { label: 'Disability and critical illness', to: '/insurance/disability-and-critical-illness' },
    { label: 'Group benefits', to: '/group-benefits' },
    { label: 'Travel insurance', to: '/insurance/travel' },
    { label: 'Questions about life insurance', to: '/faq/life-and-living-benefits' },
    { label: 'How we work', to: '/about' },
  ],
  card: {
    id: 'life',
    name: 'Life insurance',
    description: 'Term and permanent life, critical illness and disability: money when it is needed most.',
    imageUrl: '/illustrations/life.svg',
    features: [
      'Term, whole, universal and Term to 100 in one table',
      'Critical illness and disability told apart',
      'No health questions on this site: they are for the broker',
    ],
    coverages: ['Term life', 'Whole life', 'Universal life', 'Term to 100', 'Critical illness', 'Disability'],
    longDescription:
      'Life insurance pays a sum to the people you name when you die. Critical illness pays you a sum after a serious diagnosis, and disability insurance replaces part of your pay. Each runs for a different time and ends in a different way. A licensed broker partner with a life licence can work out an amount with you and quote.',
  },
  order: [
    'whatItIs',
    'sections',
    'covers',
    'doesNotCover',
    'change',
    'before',
    'after',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'Life insurance is a promise to pay a set sum to the people you name. Term insurance lasts for a number of years. Permanent insurance lasts as long as you live and the premiums are paid.',
    'Two related coverages pay while you are alive. Critical illness insurance pays a lump sum after a serious diagnosis. Disability insurance replaces part of your income when you cannot work.',
    'Health decides a good part of the price. We do not ask about it here: the form asks only whether the broker should talk with you about existing conditions. A broker with a life licence asks the rest in private, when you are ready to apply.',
  ],
  covers: {
    intro: 'The main kinds, side by side. The contract gives the exact terms.',
    rows: [
      {
        cover: 'Term life',
        what: 'Commonly {life.term.lengths}, with a level premium and no cash value. It costs more at renewal, and can often be converted until about {life.term.convertAge}.',
        standing: 'optional',
      },
      {
        cover: 'Whole life',
        what: 'For life, level premium, with cash values set in the contract. Some policies may also pay dividends, which can change.',
        standing: 'optional',
      },
      {
        cover: 'Universal life',
        what: 'For life, with flexible premiums and an investment account. Values can fall as well as rise.',
        standing: 'optional',
      },
      {
        cover: 'Term to 100',
        what: 'For life, level premium, usually without cash value.',
        standing: 'optional',
      },
      {
        cover: 'Critical illness',
        what: 'A lump sum for conditions listed in the contract, usually after surviving {life.illness.survival}.',
        standing: 'optional',
      },
      {
        cover: 'Disability',
        what: 'Typically about {life.disability.share} of income, after a waiting period and for a set benefit period.',
        standing: 'optional',
      },
      {
        cover: 'Riders',
        what: "Additions such as children's coverage, waiver of premium or accidental death. Each has its own rules.",
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Limits that are common in these contracts:',
    items: [
      'A claim built on wrong or missing answers. An insurer may cancel the policy, above all in its early years.',
      'Causes of death or activities the contract excludes. Read that page of the policy twice.',
      'A critical illness that is not on the list, or not as severe as the definition says.',
      'Disability in your own occupation, when the wording pays only if you can do no work at all.',
      'Anything after the term has ended and was not renewed or converted.',
    ],
  },
  sections: [
    {
      heading: 'How much coverage',
      paragraphs: [
        'Add what would have to be paid at once: debts, a mortgage, a funeral, taxes. Add the years of income your family would need, and plans such as school. Take away savings and coverage you already have. What is left is a first guess to bring to a broker.',
      ],
    },
    {
      kind: 'example',
      heading: 'A first guess in plain numbers',
      example: {
        story: [
          'Two parents, two children of four and seven. One earns $84,000, the other $52,000. What if the first income stopped?',
        ],
        lines: [
          { what: 'Mortgage and car loan', amount: '$365,000' },
          { what: 'Funeral, taxes, a few calm months', amount: '$35,000' },
          { what: 'Half of the income for 15 years', amount: '$630,000' },
          { what: 'School for two', amount: '$80,000' },
          { what: 'Savings and coverage at work', amount: '−$210,000' },
          { what: 'A first guess', amount: '$900,000' },
        ],
        result:
          'Inflation, what the savings earn and the family’s own plans move it up or down. The second income deserves the same sum.',
      },
    },
    {
      kind: 'timeline',
      heading: 'From the first conversation to the policy',
      steps: [
        {
          when: 'The first conversation',
          what: 'What it is for, how long, what you could pay each month for years.',
        },
        {
          when: 'Application',
          what: 'Questions about health, in private. Answer all of them, even when the answer is awkward.',
        },
        {
          when: 'The insurer looks',
          what: 'Sometimes a nurse visit or a letter to your doctor. Days to some weeks.',
        },
        { when: 'An offer', what: 'As applied for, at another price, with an exclusion, or not at all.' },
        {
          when: 'The policy arrives',
          what: 'Read it. The insurers’ association asks its members to let you return it within {life.freeLook.days} for a refund. Your contract says whether yours does.',
        },
        {
          when: 'Every few years',
          what: 'A child, a house, a separation: look at the sum and at who is named.',
        },
      ],
    },
    {
      heading: "The lender's mortgage coverage, compared",
      paragraphs: [
        'Life coverage sold with a mortgage usually pays the lender, and it may shrink as the loan is paid down. A term policy of your own usually keeps its amount and pays the person you name, who decides what to do with it. It also stays yours when you change lenders.',
      ],
    },
    {
      heading: 'If an insurer fails',
      paragraphs: [
        'Assuris protects policyholders of Canadian life insurers. A death benefit is protected up to {life.assuris.death}, or {life.assuris.share} if that is more. Monthly income is protected up to {life.assuris.income}, or {life.assuris.share}. These limits were in force when we last checked; assuris.ca has the current ones.',
      ],
    },
    {
      heading: 'Who may sell it',
      paragraphs: [
        'The seller must hold a life, or accident and sickness, certificate from the Alberta Insurance Council. You can look up any licence in the public register on abcouncil.ab.ca. A broker partner must show one before we send a life insurance request.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'These usually matter, in about this order.',
    items: [
      { factor: 'Age', why: 'The older you are at the start, the more each year of coverage costs.' },
      { factor: 'Smoking', why: 'Tobacco and nicotine weigh heavily.' },
      {
        factor: 'Health and family history',
        why: 'Asked by the broker or insurer, sometimes with a nurse visit.',
      },
      { factor: 'Amount and length', why: 'More money and more years cost more.' },
      { factor: 'Kind of policy', why: 'Permanent coverage costs more per year than term.' },
      { factor: 'Work, sport and travel', why: 'Some jobs, hobbies and destinations are rated higher.' },
      { factor: 'Sex', why: 'Insurers usually have different tables for men and women.' },
    ],
  },
  checklist: {
    intro: 'Enough for a first conversation. Health details are for the broker, in private.',
    items: [
      'Who is to be insured, with birth dates',
      'Whether anyone has used tobacco or nicotine in the last year, if you wish to say',
      'What the money is for: mortgage, income, estate, business',
      'Debts, and the years of income to replace',
      'Coverage you already have, at work and with the bank',
      'A monthly budget you could keep up for years',
      'Who should receive the money',
    ],
  },
  questions: [
    'life-term-or-permanent',
    'life-how-much',
    'life-payout-taxed',
    'life-illness-or-disability',
    'life-convert-term',
    'life-insurer-fails',
    'life-health-questions',
  ],
  nextStep: {
    text: 'Say who should be looked after and for how long. One broker partner with a life licence gets your request and is asked to contact you within {site.promise}. Keep any policy you have until a new one is in force.',
    quoteType: 'life',
    label: 'Ask for a life quote',
  },
};
