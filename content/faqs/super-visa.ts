import type { FaqItem } from './faq.ts';

export const superVisaFaqs: readonly FaqItem[] = [
  {
    id: 'super-visa-how-much-cover',
    category: 'super-visa',
    question: 'How much insurance does a Super Visa need?',
    answer:
      'It requires at least {superVisa.minimum} of coverage, valid for at least {superVisa.term} from the day of entry, for health care, hospitalization and repatriation. You may choose a higher amount. Hospital care for visitors can cost more than the minimum.',
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
      "Since {superVisa.foreignInsurer.since}, yes, if OSFI (the federal regulator of financial institutions) has authorized the insurer for accident and sickness insurance. The policy must be issued through the insurer's business in Canada. OSFI's list names foreign insurers that qualify; it does not list brokers or administrators. A Canadian insurer may be regulated by a province instead.",
  },
  {
    id: 'super-visa-how-long-stay',
    category: 'super-visa',
    question: 'How long may parents or grandparents stay?',
    answer:
      'Up to {superVisa.stay} at each entry. The visa can allow many entries over up to {superVisa.validity}. An extension of up to {superVisa.extension} may be possible. Older web pages still give a shorter stay.',
  },
  {
    id: 'super-visa-income-rule',
    category: 'super-visa',
    question: 'Which income must the host show?',
    answer:
      "The host's income must reach the amount in a federal table, which depends on family size. Since {superVisa.income.since}, either of the last {superVisa.income.years} may be used, and in some cases the visitor's income can be added. The current table and rules are on the website of Immigration, Refugees and Citizenship Canada (IRCC).",
  },
  {
    id: 'super-visa-refund',
    category: 'super-visa',
    question: 'Do we get a refund if the visa is refused?',
    answer:
      'Many policies refund the premium, in full or less a fee, if you send the refusal letter and nobody has travelled. Some refund unused months after an early return without a claim. It depends on the policy, so ask before you pay.',
  },
  {
    id: 'super-visa-each-entry',
    category: 'super-visa',
    question: 'Must the insurance be in force at every entry?',
    answer:
      'Yes. A border officer may ask for proof each time, so your parents need the policy with them, on paper or on a phone. A visitor who stays longer needs a new policy or an extension before the old one ends, so that no day is without coverage.',
  },
];
