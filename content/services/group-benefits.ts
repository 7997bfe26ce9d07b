import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
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
  lead: 'Group benefits are health, dental, life and disability coverage that an employer provides for its team. This page explains the parts of a plan, how they are taxed, and what affects the cost.',
  reviewedOn: '2026-11-28',
  pointers: [SOURCE_PAGES.premiumsTax, SOURCES.aic, SOURCES.wcb],
  related: [
    { label: 'Business insurance', to: '/business' },
    { label: 'Life, illness and disability', to: '/insurance/life' },
    { label: 'Questions about group benefits', to: '/faq/group-benefits' },
    { label: 'Medical clinics', to: '/business/medical' },
  ],
  card: {
    id: 'group-benefits',
    name: 'Group benefits',
    description:
      'Health, dental, life and disability plans for teams, often for as few as two or three people.',
    imageUrl: '/illustrations/group-benefits.svg',
    features: [
      'The parts of a plan in one table',
      'Health spending accounts and tax, in plain words',
      'What affects the cost at renewal',
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
      "Group benefits give a team health, dental, life and disability coverage under one contract. An employer can add a spending account, or have only a spending account. Small groups can join pooled plans. A licensed broker partner can compare plan designs with you and quote; staff data goes to the broker, never through this site's form.",
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
    'A group plan is one contract between an employer and an insurer for the whole team. Employees usually get the basic amounts without answering health questions. Most plans are for people who work at least a set number of hours a week.',
    'Many insurers accept very small groups, often from two or three people. The insurer spreads the cost of large claims over many employers, so that one claim alone does not set your price. This is called pooling. For a small group, a larger part of the claims is pooled.',
    'A group plan pays for much that public plans do not. The Alberta Health Care Insurance Plan pays for doctor and hospital services, and the Workers’ Compensation Board (WCB) usually pays for injuries at work. If an employee also has a government drug plan, ask the broker which plan pays first.',
  ],
  covers: {
    intro: 'An employer chooses which of these benefits are part of the plan.',
    rows: [
      {
        cover: 'Extended health and drugs',
        what: 'Prescriptions, care such as physiotherapy, medical supplies, and private or semi-private hospital rooms.',
        standing: 'core',
      },
      {
        cover: 'Dental',
        what: 'Check-ups and fillings. Plans that cost more may also pay for crowns and braces.',
        standing: 'core',
      },
      {
        cover: 'Vision',
        what: 'Eye exams, glasses and contact lenses, up to a set amount.',
        standing: 'optional',
      },
      {
        cover: 'Group life, accident and dependants',
        what: 'When an employee dies, the beneficiary they named receives an amount, often a multiple of salary, and more after a fatal accident. When a spouse or child dies, the employee receives a smaller amount.',
        standing: 'core',
      },
      {
        cover: 'Short-term disability',
        what: 'Part of an employee’s pay for the first weeks or months of an illness or after an injury outside work.',
        standing: 'optional',
      },
      {
        cover: 'Long-term disability',
        what: 'Part of an employee’s pay after short-term disability ends, often until retirement age if they still cannot work.',
        standing: 'optional',
      },
      {
        cover: 'Critical illness',
        what: 'A lump sum after the diagnosis of an illness on the plan’s list.',
        standing: 'optional',
      },
      {
        cover: 'Health spending account (HSA)',
        what: 'A yearly amount that each person can spend on eligible medical expenses.',
        standing: 'optional',
      },
      {
        cover: 'Employee assistance and virtual care',
        what: 'Counselling, help with legal and financial questions, and a doctor by phone or video.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Most group plans do not pay for:',
    items: [
      'Injuries at work, which WCB usually covers.',
      'Care that the Alberta Health Care Insurance Plan already pays for.',
      'Amounts above the yearly or lifetime limits.',
      'Cosmetic treatment and, under many plans, new drugs that the insurer has not yet put on its list.',
      'Some benefits for people who did not join when they first could, unless they prove good health.',
      'Expenses of people who have left the company.',
    ],
  },
  sections: [
    {
      heading: 'Tax, in general terms',
      paragraphs: [
        'Health and dental coverage is usually set up as a private health services plan. That is the tax name for a plan that pays medical and dental expenses, and little or nothing else. The cost is then a business expense for the employer, and not a taxable benefit for the employee. If the employer pays for group life insurance, the premium (the price) is usually a taxable benefit for employees. So are wellness accounts, which pay for things such as a gym membership. If staff pay the whole premium for long-term disability, the money paid to a disabled employee is usually tax-free. An accountant can confirm each point.',
        'There is a limit on what an owner may deduct for the household’s health and dental coverage. It applies if the business is not incorporated and has no full-time staff from outside the family. The limit is {groupBenefits.owner.adult} a year for each adult and {groupBenefits.owner.child} for each minor child. The deduction also depends on how much of the owner’s income comes from the business. The Canada Revenue Agency may question an HSA for an owner who is the only employee; ask an accountant first.',
      ],
    },
    {
      heading: 'Insured benefits and spending accounts',
      paragraphs: [
        'Insured benefits can pay for large and rare costs. A spending account gives each person a fixed amount, so the employer knows the highest cost in advance. A plan can combine the two: for example, insurance for drugs, disability and life, and an HSA for dental and vision.',
      ],
    },
    {
      kind: 'example',
      heading: 'A worked example: a plan for five people',
      example: {
        story: [
          'A workshop has five employees, besides the owner. The owner would like insurance for large drug bills, disability and life, and a fixed amount for dental care and glasses.',
        ],
        lines: [
          { what: 'Insured: drugs, life, disability', amount: '$780 a month' },
          { what: 'Spending account: at most 5 people × $1,200 a year', amount: '$500 a month on average' },
          { what: 'Disability premium, paid by staff', amount: '−$165 a month' },
          {
            what: 'Cost to the workshop if everyone uses the whole account, before administration fees',
            amount: '$1,115 a month',
          },
        ],
        result:
          'Apart from fees, the spending account costs only what people use: at most $6,000 a year, unevenly spread over the months. Because staff pay the whole disability premium, a disability benefit would usually be tax-free.',
      },
    },
    {
      heading: 'How a plan begins',
      paragraphs: [
        'A broker usually asks what the plan should do and sends insurers a staff list, at first often without names. The broker then goes through the insurers’ quotes with you. You choose a plan and sign, and staff fill in short forms. This usually takes several weeks.',
      ],
    },
    {
      heading: 'At renewal',
      paragraphs: [
        'Once a year the insurer sets a new price. If it goes up, a claims report shows part of the reason, such as a few large drug claims or more dental claims. Another reason can be that the team is older. The price includes the premium tax of {groupBenefits.premiumTax} that Alberta charges insurers on life, accident and sickness coverage.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'The price depends on:',
    items: [
      {
        factor: 'The team',
        why: 'How many people there are, their ages and families, and their work.',
        scale: ['younger team', 'older team'],
      },
      {
        factor: 'Claims',
        why: 'Last year’s claims affect next year’s price, most of all in larger groups.',
        scale: ['few claims', 'many claims'],
      },
      {
        factor: 'Pooling level',
        why: 'The amount above which the cost of a large claim is shared with other groups.',
      },
      {
        factor: 'Deductible and co-insurance',
        why: 'The part of each claim that people pay themselves: a fixed amount (deductible), a percentage (co-insurance) or both.',
        scale: ['staff pay more', 'staff pay less'],
      },
      {
        factor: 'Dental limits',
        why: 'How much is paid and how often, and which price list for dental work (fee guide) the plan uses.',
        scale: ['lower limits', 'higher limits'],
      },
      { factor: 'Participation', why: 'Insurers usually require most employees to join.' },
      {
        factor: 'Waiting period',
        why: 'How long new staff must wait before they can join.',
        scale: ['longer wait', 'shorter wait'],
      },
    ],
  },
  checklist: {
    intro:
      'Please leave names and dates of birth of staff out of the request form. When you send it, you get a link to your request. Once a broker has accepted it, you can upload the staff list there.',
    items: [
      'Company name, industry and years in business',
      'Number of owners, and of full-time and part-time employees',
      'Benefits that matter most to your team',
      'A budget per person per month, even a rough one',
      'How the employer and the staff will share the cost',
      'Current insurer, renewal date and the last claims report',
      'Who decides, and by when',
    ],
  },
  questions: [
    'group-benefits-smallest-group',
    'group-benefits-taxable',
    'group-benefits-what-is-an-hsa',
    'group-benefits-must-all-join',
    'group-benefits-what-data',
    'group-benefits-cost-control',
  ],
  nextStep: {
    text: 'Tell us about the team and what you would like to offer. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'group-benefits',
    label: 'Ask for a group benefits quote',
  },
};
