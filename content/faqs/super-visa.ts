import type { FaqItem } from './faq.ts';

export const superVisaFaqs: readonly FaqItem[] = [
  {
    id: 'super-visa-how-much-cover',
    category: 'super-visa',
    question: 'How much insurance does a Super Visa need?',
    answer:
      'At least {superVisa.minimum}, valid for at least {superVisa.term} from the day of entry, for health care, hospitalization and repatriation. Insurers also offer higher amounts.',
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
      "Since {superVisa.foreignInsurer.since}, yes. The federal regulator (OSFI) must have authorized the insurer for accident and sickness insurance, and the policy must be issued through its business in Canada. OSFI's list shows the foreign insurers it has authorized. A broker or administrator will not be on it.",
  },
  {
    id: 'super-visa-how-long-stay',
    category: 'super-visa',
    question: 'How long may parents or grandparents stay?',
    answer:
      'Up to {superVisa.stay} at each entry, with many entries over up to {superVisa.validity}. An extension of up to {superVisa.extension} may be possible.',
  },
  {
    id: 'super-visa-income-rule',
    category: 'super-visa',
    question: 'Which income must the host show?',
    answer:
      "At least the minimum income for the size of the family. Since {superVisa.income.since}, the host may reach it in either of the last {superVisa.income.years}. The visitor's income may be added once the host reaches a set share. Immigration, Refugees and Citizenship Canada (IRCC) publishes the current table.",
  },
  {
    id: 'super-visa-refund',
    category: 'super-visa',
    question: 'Do we get a refund if the visa is refused?',
    answer:
      'It depends on the policy. Many insurers refund the premium, in full or less a fee, if you send the refusal letter and nobody has travelled. Some refund unused months after an early return without a claim.',
  },
  {
    id: 'super-visa-each-entry',
    category: 'super-visa',
    question: 'Must the insurance be in force at every entry?',
    answer:
      'Yes. A border officer may ask for proof each time. A policy usually runs for a year, and a visitor who stays longer can renew it before it ends.',
  },
];
