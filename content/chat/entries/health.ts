import type { Entries } from '../entry.ts';

/** What the health card leaves to people and their insurance. */
export const healthEntries: Entries = {
  'health-no-plan': {
    facet: 'covers',
    question: 'Can I get health and dental insurance without an employer?',
    answer:
      'Insurers sell personal health and dental plans to people without a plan at work. For a short time after a group plan ends, some sell one without health questions. Many dental plans pay little in the first months, so ask whether they pay for a tooth that hurts already. Alberta also has a public non-group plan. Choose "something else" in the [quote form](/get-quote?type=general).',
    links: ['/group-benefits', '/insurance/all'],
    next: ['group-leaving', 'health-drugs', 'life-leaving-group'],
    opens: [{ label: 'Open the quote form', to: '/get-quote?type=general' }],
  },
  'health-ambulance': {
    question: 'Why did I get a bill for an ambulance?',
    answer:
      'The Alberta health card covers insured doctors and hospitals, but usually not the ambulance, prescriptions, dental or glasses. An employer plan or a personal health plan may pay them; for seniors and some others the province does. Look at your plan booklet before you pay.',
    links: ['travel-inside-canada', '/group-benefits'],
    next: ['health-no-plan', 'group-claim-drug', 'health-seniors'],
  },
  'health-dental': {
    question: 'Is there a government plan for dental?',
    answer:
      'There is the federal Canadian Dental Care Plan, as a rule for people without access to private dental insurance and under an income limit. Canada.ca has the rules. If a plan at work or through a spouse is open to you, that usually counts as access. A personal plan is another way.',
    links: ['/group-benefits'],
    next: ['health-no-plan', 'group-spouse', 'group-claim-drug'],
  },
  'health-drugs': {
    question: 'Who pays for expensive drugs without a plan?',
    answer:
      'Alberta’s public non-group plan can pay for expensive drugs: it asks no health questions and is for people without another plan. It begins some months after you apply, or sooner if another plan has just ended, so apply at once. Personal plans have yearly limits and may leave out drugs you already take. Alberta Blue Cross or a pharmacist knows the rules.',
    links: ['/group-benefits'],
    next: ['health-no-plan', 'group-leaving'],
  },
  'health-seniors': {
    question: 'What does Alberta cover for seniors?',
    answer:
      'Older Albertans get a public plan for drugs and some health services on top of the health card. Dental, glasses and travel are mostly left to other plans. Alberta Health can tell you what starts automatically. Ask how an employer plan changes then.',
    links: ['/group-benefits', '/insurance/travel'],
    next: ['travel-seniors', 'health-dental', 'health-no-plan'],
  },
};
