import type { FaqItem } from './faq.ts';

export const groupBenefitsFaqs: readonly FaqItem[] = [
  {
    id: 'group-benefits-smallest-group',
    category: 'group-benefits',
    question: 'How small can a group be?',
    answer:
      'Usually two or three people; some insurers do not count two spouses as a group. Your price depends partly on your own team’s claims, but in a small group less than in a large one. The cost of large claims is shared among many groups (pooling).',
  },
  {
    id: 'group-benefits-taxable',
    category: 'group-benefits',
    question: 'Are group benefits taxable for employees?',
    answer:
      'Health and dental benefits are usually not taxable if they come from a private health services plan. That is the tax name for a plan that pays medical and dental expenses, and little or nothing else. If the employer pays for life insurance, employees usually pay tax on the premium (the price). Wellness accounts, which pay for things such as a gym membership, are usually taxable too. A disability benefit is usually taxable if the employer paid any part of the premium, and not taxable if the employees paid all of it. Ask your accountant to confirm.',
  },
  {
    id: 'group-benefits-what-is-an-hsa',
    category: 'group-benefits',
    question: 'What is a health spending account?',
    answer:
      'A health spending account (HSA) is a yearly amount that each employee can spend on eligible medical expenses. The employer knows the maximum cost in advance. For tax, it is usually treated as a private health services plan, which pays medical and dental expenses and little or nothing else. The Canada Revenue Agency decides which expenses count as medical.',
  },
  {
    id: 'group-benefits-must-all-join',
    category: 'group-benefits',
    question: 'Must all employees join?',
    answer:
      'Not always. Insurers require a certain share of employees to join, and in a small group often all of them. People with coverage through a spouse can usually opt out of health and dental benefits, but not out of life and disability insurance. Somebody who has access to dental coverage at work generally cannot use the Canadian Dental Care Plan, even if they opt out. Employers report to the Canada Revenue Agency (CRA) whether dental coverage was available.',
  },
  {
    id: 'group-benefits-can-owners-join',
    category: 'group-benefits',
    question: 'Can owners join the plan?',
    answer:
      'Usually yes, if they work in the firm. A tax limit applies if the business is not incorporated and has no full-time employees from outside the family. The owner may then deduct the cost of health and dental coverage from income only up to this limit. It is {groupBenefits.owner.adult} a year for each adult in the household and {groupBenefits.owner.child} for each minor child. The deduction also depends on how much of the owner’s income comes from the business. The Canada Revenue Agency may question a health spending account for an owner who is the only employee; ask an accountant first.',
  },
  {
    id: 'group-benefits-what-data',
    category: 'group-benefits',
    question: 'What information about staff is needed for a quote?',
    answer:
      'Insurers need a list of employees with birth dates, family status, occupation and, for some benefits, salary. Names are often not needed at first. The request form does not ask for the list. Once a broker has accepted your request, you can upload the list through the link to your request.',
  },
  {
    id: 'group-benefits-cost-control',
    category: 'group-benefits',
    question: 'How can we keep the cost of the plan steady?',
    answer:
      'You cannot fix the price for good, but changing the plan can lower it: a larger share paid by staff, lower dental limits, or generic drugs only. The claims report, from the insurer or the broker, shows where the cost of your plan comes from. You can also change how long new staff wait before they join, and the pooling level, the amount above which a claim is shared with other groups. If the claims stay the same, changing insurers might not lower the cost for long.',
  },
];
