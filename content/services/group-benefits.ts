import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const groupBenefitsService: ServicePage = {
  id: 'group-benefits',
  path: '/group-benefits',
  alsoAt: ['/insurance/group-benefits'],
  title: 'Group benefits for Alberta teams, small ones too',
  description:
    'Health, dental, disability, life and spending accounts for a team in Alberta: what each part does, how tax treats it, and what drives the cost.',
  heading: 'Group benefits',
  lead: 'A good plan keeps people, and it keeps them well. Here are its parts, how tax treats them, and what to ask before you sign.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.aic, SOURCES.wcb],
  related: [
    { label: 'Business insurance', to: '/business' },
    { label: 'Life and living benefits', to: '/insurance/life' },
    { label: 'Questions about group benefits', to: '/faq/group-benefits' },
    { label: 'Medical clinics', to: '/business/medical' },
  ],
  card: {
    id: 'group-benefits',
    name: 'Group benefits',
    description: 'Health, dental, life and disability plans for teams, from a handful of people upward.',
    imageUrl: '/illustrations/group-benefits.svg',
    features: [
      'Every part of a plan in one table',
      'Health spending accounts and tax, in plain words',
      'What moves the cost at renewal',
    ],
    coverages: [
      'Extended health and drugs',
      'Dental and vision',
      'Group life',
      'Short and long-term disability',
      'Health spending account',
      'Employee assistance',
    ],
    longDescription:
      "Group benefits give a team health, dental, life and disability coverage under one contract. A spending account can stand beside it or in place of it. Small groups can join pooled plans. A licensed broker partner can compare plan designs with you and quote; staff data goes to the broker, never through this site's form.",
  },
  order: [
    'whatItIs',
    'covers',
    'sections',
    'change',
    'before',
    'after',
    'priceDrivers',
    'doesNotCover',
    'checklist',
  ],
  whatItIs: [
    'A group plan is one contract between an employer and an insurer for the whole team. People join because they work for you, usually without health questions for the basic amounts.',
    'Many insurers take very small groups, often from two or three people. The smaller the group, the more its risk is shared with other groups.',
    'The plan stands on top of public ones: the Alberta health plan pays doctors and hospitals, WCB pays for injuries at work. Benefits fill the space between.',
  ],
  covers: {
    intro: 'Few teams take everything at once. Health and dental usually come first.',
    rows: [
      {
        cover: 'Extended health and drugs',
        what: 'Prescriptions, paramedical care such as physiotherapy, medical supplies, private or semi-private rooms.',
        standing: 'included',
      },
      {
        cover: 'Dental',
        what: 'Check-ups and fillings; crowns and braces in larger plans.',
        standing: 'included',
      },
      { cover: 'Vision', what: 'Exams, glasses and contact lenses, up to an amount.', standing: 'optional' },
      {
        cover: 'Group life, accident and dependants',
        what: 'A sum for the family, often a multiple of salary; more after an accident.',
        standing: 'included',
      },
      {
        cover: 'Short-term disability',
        what: 'Part of pay for the first weeks or months of illness.',
        standing: 'optional',
      },
      {
        cover: 'Long-term disability',
        what: 'Part of pay after that, sometimes to retirement age.',
        standing: 'optional',
      },
      { cover: 'Critical illness', what: 'A lump sum after a listed diagnosis.', standing: 'optional' },
      {
        cover: 'Health spending account (HSA)',
        what: 'A yearly amount for each person, spent on eligible medical expenses of their choice.',
        standing: 'optional',
      },
      {
        cover: 'Employee assistance and virtual care',
        what: 'Counselling, legal and money questions, and a doctor by phone or video.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'What a plan leaves to others, or to the contract:',
    items: [
      'Injuries at work; that is WCB.',
      'What the Alberta plan already pays.',
      'Amounts above the yearly or lifetime limits.',
      'Cosmetic treatment and, in many plans, some new drugs until the insurer has added them.',
      'People who joined late without proof of good health, for some benefits.',
      'People who left. Some benefits can be converted for a short time.',
    ],
  },
  sections: [
    {
      heading: 'Tax, in general terms',
      paragraphs: [
        'Health and dental usually run through a private health services plan. They are then a business expense for the employer, and not a taxable benefit for the employee. Group life premiums paid by the employer usually are a taxable benefit. Wellness accounts are usually taxable. If staff pay the premium for long-term disability themselves, the benefit is usually free of tax. Confirm each point with your accountant.',
        'An unincorporated owner without full-time staff from outside the family meets limits: {groupBenefits.owner.adult} a year for each adult and {groupBenefits.owner.child} for each minor child. The Canada Revenue Agency may question an HSA for an owner who is the only employee.',
      ],
    },
    {
      heading: 'Plan or spending account?',
      paragraphs: [
        'Insurance shares large and rare costs. A spending account gives each person a fixed amount for what they choose, and you know the cost in advance. The two can be joined: insurance for drugs, disability and life, an HSA for dental and vision.',
      ],
    },
    {
      kind: 'example',
      heading: 'A plan for five, with figures',
      example: {
        story: [
          'A workshop has five people, three of them with families. The owner wants large drug bills, disability and life insured, and a fixed sum for dental and glasses.',
        ],
        lines: [
          { what: 'Insured: drugs, travel, life, disability', amount: '$780 a month' },
          { what: 'Spending account, $1,200 for each person', amount: '$500 a month' },
          { what: 'Disability premium, paid by staff', amount: '−$165 a month' },
          { what: 'Cost to the workshop', amount: '$1,115 a month' },
        ],
        result:
          'The account costs only what is used, up to its limit. Staff pay the disability premium so that a benefit would usually reach them untaxed.',
      },
    },
    {
      heading: 'How a plan usually begins',
      paragraphs: [
        'A broker asks what you want the plan to do, sends an anonymous staff list to insurers, and lays the answers side by side. You choose a design, sign, and staff fill in short forms. Decide who will answer their questions later: the broker, the insurer or someone in your office.',
      ],
    },
    {
      heading: 'At renewal',
      paragraphs: [
        'Ask for the claims report, not only the new price. Look at what drove the change: a few large drug claims, dental use, age. Then look at the levers below before you change insurers. Alberta charges insurers a premium tax of {groupBenefits.premiumTax} on life, accident and sickness coverage; it is part of the price.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'You can change some of these; others come with the team.',
    items: [
      { factor: 'The team', why: 'Number, ages, family status and kind of work.' },
      { factor: 'Claims', why: 'For larger groups, last year shapes next year.' },
      { factor: 'Pooling', why: 'The level above which large claims are shared with other groups.' },
      { factor: 'Deductible and co-insurance', why: 'What people pay themselves at each claim.' },
      { factor: 'Dental schedule and limits', why: 'How much, how often, and at which fee guide.' },
      { factor: 'Participation', why: 'Insurers want most people in the plan.' },
      { factor: 'Waiting period', why: 'How soon new staff may join.' },
    ],
  },
  checklist: {
    intro:
      'For the first conversation. Names and birth dates of staff go to the broker later, by secure upload.',
    items: [
      'Company name, industry and years in business',
      'Number of employees, full-time and part-time, and of owners',
      'Benefits that matter most to your team',
      'A budget per person per month, even a rough one',
      'Who pays what share',
      'Current insurer, renewal date and the last claims report',
      'Who decides, and by when',
    ],
  },
  questions: [
    'group-benefits-smallest-group',
    'group-benefits-taxable',
    'group-benefits-what-is-an-hsa',
    'group-benefits-must-all-join',
    'group-benefits-can-owners-join',
    'group-benefits-what-data',
    'group-benefits-cost-control',
  ],
  nextStep: {
    text: 'Tell us about the team and what you would like to offer. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'group-benefits',
    label: 'Ask for a group benefits quote',
  },
};
