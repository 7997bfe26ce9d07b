import type { Entries } from '../entry.ts';

/** Parents and grandparents on a Super Visa, and other visitors. */
export const superVisaEntries: Entries = {
  'visa-how-much': {
    facet: 'minimum',
    question: 'How much insurance does a Super Visa need?',
    answer:
      'At least {superVisa.minimum}, valid for at least {superVisa.term} from the day of entry, for health care, hospitalization and repatriation. It must come from a Canadian insurer, or from a foreign one that OSFI has authorized. If the insurer offers it, it can be paid in instalments with a deposit. A stable condition can often be insured as well; higher amounts are available.',
    simpler: 'The insurance must pay at least {superVisa.minimum} and last at least {superVisa.term}.',
    links: ['super-visa-how-much-cover'],
    next: ['visa-monthly', 'visa-condition', 'do-quote-super-visa'],
  },
  'visa-price': {
    question: 'What does Super Visa insurance cost?',
    answer:
      'There is no price on this site: insurers set it, and a licensed broker tells it to you. It usually depends on age, the amount, the deductible, the length, and whether pre-existing conditions are covered. Most plans price each person separately; some insure a couple under one policy.',
    links: ['/super-visa'],
    next: ['visa-monthly', 'visa-condition', 'do-quote-super-visa'],
    facet: 'price',
  },
  'visa-what-is': {
    facet: 'required',
    question: 'What is a Super Visa, and is insurance required?',
    answer:
      'A Super Visa lets parents and grandparents visit many times over up to {superVisa.validity}, and medical insurance is required. The host is a citizen, a permanent resident or a person registered under the Indian Act. The insurance must cover at least {superVisa.minimum} for at least {superVisa.term}. IRCC decides about the visa itself.',
    links: ['/super-visa', 'super-visa-how-much-cover'],
    next: ['visa-how-much', 'visa-or-visitors', 'visa-how-long', 'visa-income'],
  },
  'visa-proof': {
    facet: 'documents',
    question: 'How soon do we get the proof of insurance for the visa?',
    answer:
      'After the insurer has accepted the application and been paid, in full or with a deposit. It usually comes by email. It goes with the visa application, so families buy before they apply. A quote is not accepted.',
    simpler:
      'First you pay the insurer. Then it emails you the proof. You send the proof with the visa application.',
    links: ['super-visa-proof', '/super-visa'],
    next: ['visa-start-date', 'visa-refund', 'site-when-contacted'],
    reason: 'visa-why-before',
  },
  'visa-monthly': {
    facet: 'instalments',
    question: 'Can we pay in instalments?',
    answer:
      'Yes, if the insurer offers it: the rules accept a policy that is paid in full, or with a deposit and then in instalments. A quote is not accepted as proof.',
    links: ['super-visa-pay-monthly'],
    next: ['visa-refund', 'visa-start-date'],
  },
  'visa-foreign-insurer': {
    question: 'Does the insurer have to be Canadian, or can it be foreign?',
    answer:
      "Super Visa insurance comes from a Canadian insurer or, since {superVisa.foreignInsurer.since}, from a foreign one that OSFI has authorized for accident and sickness. A foreign one has to issue the policy through its insurance business in Canada. Look for its name on OSFI's list.",
    links: ['super-visa-foreign-insurer'],
    next: ['visa-how-much', 'do-quote-super-visa'],
  },
  'visa-how-long': {
    facet: 'how-long',
    question: 'How long can parents stay?',
    answer:
      'Up to {superVisa.stay} at each entry, with many entries over up to {superVisa.validity}; an extension of up to {superVisa.extension} may be possible. The insurance has to last at least {superVisa.term} from entry, and be renewed for a longer stay.',
    links: ['super-visa-how-long-stay'],
    next: ['visa-each-entry', 'visa-how-much'],
  },
  'visa-income': {
    question: 'How much income must the host show?',
    answer:
      "An income at or above a federal table that depends on family size. Since {superVisa.income.since} the host may show the income of either of the last {superVisa.income.years}, and the visitor's income may be added once the host reaches a set percentage of the minimum. IRCC has the current table.",
    links: ['super-visa-income-rule'],
    next: ['visa-what-is', 'no-immigration'],
  },
  'visa-refund': {
    facet: 'refund',
    question: 'Do we get a refund if the visa is refused?',
    answer:
      'Many policies refund in full or less a fee, if you send the refusal letter and nobody has travelled. Ask the insurer or broker for the refund before the start date, with the policy number. Some also refund unused months after an early return without a claim.',
    links: ['super-visa-refund'],
    next: ['visa-monthly', 'visa-leave-early', 'visa-start-date'],
  },
  'visa-each-entry': {
    facet: 'documents',
    question: 'Must the insurance be in force at every entry?',
    answer:
      'Yes: a border officer may ask for proof each time. Carry the policy on paper and on the phone, and renew it before the next flight.',
    links: ['super-visa-each-entry'],
    next: ['visa-how-long', 'visa-start-date'],
  },
  'visa-condition': {
    facet: 'condition',
    question: 'My parents have a medical condition',
    answer:
      'Parents with a medical condition can often be insured if it was stable for the time the policy requires. Some plans cover stable conditions, others none, and age limits differ. On the insurer’s application, parents have to answer every health question themselves, truthfully and in full. Please keep health details out of this chat; the broker asks in private.',
    links: ['travel-existing-condition', '/super-visa'],
    next: ['visa-how-much', 'visa-covers', 'do-quote-super-visa', 'travel-pre-existing'],
  },
  'visa-visitors': {
    facet: 'covers',
    question: 'What insurance do visitors to Canada need?',
    answer:
      'A Super Visa requires medical insurance; for an ordinary visit, the law requires none. Visitors are not covered by the Alberta health card, so hospital bills are theirs. Visitors to Canada insurance covers emergencies for the days you choose. Buy it before or soon after arrival, because later there may be a waiting period.',
    links: ['travel-parents-visit', '/super-visa'],
    next: [
      'visa-what-is',
      'visa-after-arrival',
      'visa-or-visitors',
      'visa-leave-early',
      'visa-condition',
      'do-quote-super-visa',
    ],
  },
  'visa-students-workers': {
    question: 'I am a student, worker or new immigrant',
    answer:
      'Many people with a study or work permit for long enough, and new residents, can register with AHCIP; ask Alberta Health when it begins. Until then visitors or student insurance covers emergencies. Schools often have a plan of their own.',
    links: ['/super-visa', '/insurance/travel'],
    next: ['visa-visitors', 'visa-newcomer-card', 'auto-newcomer', 'home-tenant'],
  },
  'visa-start-date': {
    question: 'When do we buy it, and can the start change?',
    answer:
      'You buy it for the application, with the planned day of arrival as the start. Most insurers move that day if the visa comes later, when you tell them before it. Ask for the rule in writing before you pay.',
    links: ['/super-visa', 'super-visa-refund'],
    next: ['visa-proof', 'visa-refund', 'visa-each-entry'],
    reason: 'visa-why-before',
  },
  'visa-covers': {
    facet: 'covers',
    question: 'What is covered by Super Visa insurance?',
    answer:
      'Super Visa insurance covers emergency health care, hospitalization and repatriation, at least {superVisa.minimum} in all. Check-ups, routine medicine and conditions that were not stable are usually left out. Look at the deductible and at side trips outside Canada.',
    links: ['/super-visa', 'super-visa-how-much-cover'],
    next: ['visa-condition', 'visa-how-much'],
  },
  'visa-trip-home': {
    question: 'What if the visitor goes home for some weeks?',
    answer:
      'Some visitor policies pause or refund the days away when you ask before leaving; others continue or end. It has to be in force at each entry, so check the dates before the flight back. A gap can start a new waiting period.',
    links: ['super-visa-each-entry', 'super-visa-refund'],
    next: ['visa-each-entry', 'visa-refund', 'visa-how-long'],
  },
};
