import type { FaqItem } from './faq.ts';

export const lifeFaqs: readonly FaqItem[] = [
  {
    id: 'life-term-or-permanent',
    category: 'life-and-living-benefits',
    question: 'Term or permanent life insurance?',
    answer:
      'Term suits a need that ends: a mortgage, the years with children at home. It commonly runs {life.term.lengths} and costs less at the start. Permanent suits a need that stays, such as final costs or an estate. Some families take term now and look again later.',
  },
  {
    id: 'life-how-much',
    category: 'life-and-living-benefits',
    question: 'How much life insurance do I need?',
    answer:
      'Add debts, final costs and the years of income your family would need. Add plans such as school. Take away savings and coverage you have at work. A licensed broker can turn this into figures with you, and taxes belong in it too.',
  },
  {
    id: 'life-payout-taxed',
    category: 'life-and-living-benefits',
    question: 'Is the payout taxed?',
    answer:
      'A death benefit to a named beneficiary is generally free of income tax in Canada. Cash values, dividends and company-owned policies follow other rules. Ask a tax accountant about your case.',
  },
  {
    id: 'life-illness-or-disability',
    category: 'life-and-living-benefits',
    question: 'Critical illness or disability insurance: what is the difference?',
    answer:
      'Critical illness pays one sum after a listed diagnosis, usually once you have survived {life.illness.survival}. You may use it as you like. Disability pays monthly, typically about {life.disability.share} of income, while you cannot work. One does not replace the other.',
  },
  {
    id: 'life-convert-term',
    category: 'life-and-living-benefits',
    question: 'Can I turn a term policy into a permanent one?',
    answer:
      'Often, until about {life.term.convertAge}, and without new health questions. The contract names the last day and the policies on offer. Put the day in your calendar, because nobody else will.',
  },
  {
    id: 'life-insurer-fails',
    category: 'life-and-living-benefits',
    question: 'What if my life insurer fails?',
    answer:
      'Assuris steps in. It protects a death benefit up to {life.assuris.death}, or {life.assuris.share} if that is more. Monthly income is protected up to {life.assuris.income}, or {life.assuris.share}. Check assuris.ca for the current limits.',
  },
  {
    id: 'life-health-questions',
    category: 'life-and-living-benefits',
    question: 'Why do you not ask about my health?',
    answer:
      'Because a web form is the wrong place for it. We ask only whether the broker should talk with you about existing conditions, and you may leave that open. Health answers belong in an application with a licensed broker, who needs them for a real quote. A wrong or missing answer there can cost the coverage later.',
  },
];
