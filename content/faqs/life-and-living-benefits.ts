import type { FaqItem } from './faq.ts';

export const lifeFaqs: readonly FaqItem[] = [
  {
    id: 'life-term-or-permanent',
    category: 'life-and-living-benefits',
    question: 'What is the difference between term and permanent life insurance?',
    answer:
      'Term insurance pays if you die within a set time, commonly {life.term.lengths}; permanent insurance pays whenever you die. Term costs less at first; if you renew it later, the price goes up. People often choose it for the years with a mortgage or with children at home. They often choose permanent insurance to pay for a funeral and last bills, or to leave money to their family.',
  },
  {
    id: 'life-how-much',
    category: 'life-and-living-benefits',
    question: 'How much life insurance do I need?',
    answer:
      'To estimate it, many people add up debts, the funeral, college or university, and the income their family would need for a number of years. Then they subtract savings and the coverage they have at work. A licensed broker can work out the figures with you and take taxes into account.',
  },
  {
    id: 'life-payout-taxed',
    category: 'life-and-living-benefits',
    question: 'Is the payout taxed?',
    answer:
      'In Canada, generally not, if it is paid after your death to a person you named (your beneficiary). Other rules apply to money that some policies pay while you live (cash values and dividends), and to policies owned by a company. Ask a tax accountant about your case.',
  },
  {
    id: 'life-illness-or-disability',
    category: 'life-and-living-benefits',
    question: 'Critical illness or disability insurance: what is the difference?',
    answer:
      'Critical illness insurance pays one amount if you are diagnosed with an illness on the policy’s list, usually once you have survived {life.illness.survival}. You can spend the money as you like. Disability insurance pays a monthly benefit, typically {life.disability.share} of income, while you cannot work. Payment begins after a waiting period. It ends when you can work again or the benefit period is over.',
  },
  {
    id: 'life-convert-term',
    category: 'life-and-living-benefits',
    question: 'Can I turn a term policy into a permanent one?',
    answer:
      'Usually yes. {life.term.convert} allow it without new health questions, until a date set in the contract. The contract also says which permanent policies you can choose; each has its own price. Write the date down, because the insurer might not remind you.',
  },
  {
    id: 'life-insurer-fails',
    category: 'life-and-living-benefits',
    question: 'What if my life insurer fails (goes bankrupt)?',
    answer:
      "Assuris, the life insurance industry's protection plan, protects all or most of your policy. It protects a death benefit of up to {life.assuris.death} in full. If the benefit is larger, Assuris protects {life.assuris.death} or {life.assuris.share} of the benefit, whichever is more. Monthly payments, such as for a disability, are protected in the same way: {life.assuris.income} or {life.assuris.share}, whichever is more. The current limits are on assuris.ca.",
  },
  {
    id: 'life-health-questions',
    category: 'life-and-living-benefits',
    question: 'Why don’t you ask about my health?',
    answer:
      'Because a web form is the wrong place for it. We ask only two things. Do you use tobacco or nicotine? Should the broker talk with you about pre-existing conditions (health problems that you already have)? You can leave both blank. When you apply, the broker or the insurer asks about your health, because the price depends on it. If one of your answers to them is wrong or missing, the insurer may refuse to pay, especially in the first {life.contest.years} of the policy.',
  },
];
