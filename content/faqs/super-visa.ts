import type { FaqItem } from './faq.ts';

export const superVisaFaqs: readonly FaqItem[] = [
  {
    id: 'super-visa-how-much-cover',
    category: 'super-visa',
    question: 'How much insurance does a Super Visa need?',
    answer:
      'At least {superVisa.minimum}, valid for at least {superVisa.term} from the day of entry, for health care, hospitalization and repatriation. More is a choice, and a long hospital stay can pass the minimum.',
  },
  {
    id: 'super-visa-pay-monthly',
    category: 'super-visa',
    question: 'Can we pay in instalments?',
    answer:
      'Yes, if the insurer offers it. The rules accept a policy that is paid in full, or in instalments with a deposit. A quote alone is usually not enough.',
  },
  {
    id: 'super-visa-foreign-insurer',
    category: 'super-visa',
    question: 'May the insurer be outside Canada?',
    answer:
      "Since {superVisa.foreignInsurer.since}, yes. OSFI must have authorized the insurer for accident and sickness, and the policy must be part of its business in Canada. Look for the name on OSFI's list. A broker or administrator will not be on it.",
  },
  {
    id: 'super-visa-how-long-stay',
    category: 'super-visa',
    question: 'How long may parents or grandparents stay?',
    answer:
      'Up to {superVisa.stay} at each entry, with many entries over up to {superVisa.validity}. An extension of up to {superVisa.extension} may be possible. Older web pages still give a shorter stay.',
  },
  {
    id: 'super-visa-income-rule',
    category: 'super-visa',
    question: 'Which income must the host show?',
    answer:
      "An income at or above a federal table that depends on family size. Since {superVisa.income.since} either of the last {superVisa.income.years} may be used. The visitor's income may be added once the host reaches a set share. The table is updated from time to time; IRCC has the current one.",
  },
  {
    id: 'super-visa-refund',
    category: 'super-visa',
    question: 'Do we get a refund if the visa is refused?',
    answer:
      'Many policies refund in full or less a fee, if you send the refusal letter and nobody has travelled. Some refund unused months after an early return without a claim. It depends on the policy, so ask before you pay.',
  },
  {
    id: 'super-visa-each-entry',
    category: 'super-visa',
    question: 'Must the insurance be in force at every entry?',
    answer:
      'Yes. A border officer may ask for proof each time. Carry the policy on paper and on the phone. Keep it in force for the whole stay as well: a policy runs for a year, and a visitor who stays longer renews it before it ends.',
  },
];
