import type { FaqItem } from './faq.ts';

export const superVisaFaqs: readonly FaqItem[] = [
  {
    id: 'super-visa-how-much-cover',
    category: 'super-visa',
    question: 'How much insurance does a Super Visa need?',
    answer:
      'It needs at least {superVisa.minimum} of coverage, for health care, hospitalization and repatriation. Repatriation is the trip home of a visitor who is ill, or of the body after a death. The policy must be valid for at least {superVisa.term} from the day of entry. For later entries, see “Must the insurance be in force at every entry?” Insurers also offer higher amounts.',
  },
  {
    id: 'super-visa-proof',
    category: 'super-visa',
    question: 'When do we get the proof of insurance?',
    answer:
      'The confirmation usually comes by email, once the insurer has accepted the insurance application and received the payment or the deposit. The visa application needs this proof, so families buy the policy before they apply and before they know the day of entry. Ask the insurer how the start date can be changed. A quote alone is not accepted as proof.',
  },
  {
    id: 'super-visa-pay-monthly',
    category: 'super-visa',
    question: 'Can we pay monthly?',
    answer:
      'Yes, if the insurer offers it and you pay a deposit first. Instalments often cost extra, and a missed payment can end the policy. The host (the child or grandchild who invites the visitor) can buy the policy in Canada and pay for it. The visitor, not the host, must answer any questions about health, truthfully and in full.',
  },
  {
    id: 'super-visa-foreign-insurer',
    category: 'super-visa',
    question: 'Can the insurer be a foreign company?',
    answer:
      'Yes, since {superVisa.foreignInsurer.since}, on three conditions. First, the Office of the Superintendent of Financial Institutions (OSFI), the federal regulator, must have authorized the insurer for accident and sickness insurance. Second, the insurer must issue the policy “in the course of its insurance business in Canada”. Third, the policy must state that it was issued in this way, and name the authorized insurer.',
  },
  {
    id: 'super-visa-how-long-stay',
    category: 'super-visa',
    question: 'How long can parents or grandparents stay?',
    answer:
      'Up to {superVisa.stay} each time they enter. The visa itself can be valid for up to {superVisa.validity}. Before the stay ends, the visitor can apply to extend it by up to {superVisa.extension}.',
  },
  {
    id: 'super-visa-income-rule',
    category: 'super-visa',
    question: 'How much income does the host need?',
    answer:
      'At least the federal minimum. It depends on the size of the family, and the visitors count toward that size. Since {superVisa.income.since}, the host may show the income of either of the last {superVisa.income.years}. The host’s spouse or common-law partner may sign the letter of invitation too, and then both incomes count. A host who is a little below the minimum may add part of the visitor’s income. Immigration, Refugees and Citizenship Canada (IRCC) publishes the minimums and says how far below them the host’s income may be.',
  },
  {
    id: 'super-visa-refund',
    category: 'super-visa',
    question: 'Do we get a refund if the visa is refused?',
    answer:
      'It depends on the policy. Many insurers refund the premium (the price of the policy), either all of it or what is left after a fee. They do so if nobody has travelled and you send them the refusal letter. Some insurers refund less {superVisa.refund.afterStart}. Some also refund unused months if the visitor goes home early and had no claim.',
  },
  {
    id: 'super-visa-first-days',
    category: 'super-visa',
    question: 'What if the visitor falls ill in the first days?',
    answer:
      'A policy bought before the trip usually covers a new illness from the day of arrival. An illness that began earlier may be covered only if it was stable for a set time before the policy began. Stable usually means no new symptom, diagnosis, test, treatment or referral, and no change in the dose of a medication. A policy bought after arrival, such as a second one with another insurer, often has a waiting period. During that period, it covers accidents but not illness.\n\nIn an emergency, call 9-1-1 first, and the number on the policy as soon as you can. Otherwise call that number before you go to a hospital. Many policies require that call, and some pay less without it. The insurer opens the claim and may pay the hospital directly.',
  },
  {
    id: 'super-visa-gap',
    category: 'super-visa',
    question: 'What happens if there is a gap between two policies?',
    answer:
      'Nothing that happens in the gap is insured. The next policy may treat an illness that began in the gap as a pre-existing condition (a health problem that began before the policy did). It may also have a waiting period, in which illness is not yet covered. A policy with another insurer may have a waiting period even without a gap. To avoid a gap, have the next policy start on the day after the current one ends.',
  },
  {
    id: 'super-visa-each-entry',
    category: 'super-visa',
    question: 'Must the insurance be in force at every entry?',
    answer:
      'Yes. A border officer may ask for proof each time. A policy usually runs for a year. A visitor who stays longer can ask to renew it before it ends, and the insurer may ask about health again. Before a later entry, ask Immigration, Refugees and Citizenship Canada (IRCC) how long the policy must still be valid on that day.',
  },
];
