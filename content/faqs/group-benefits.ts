import type { FaqItem } from './faq.ts';

export const groupBenefitsFaqs: readonly FaqItem[] = [
  {
    id: 'group-benefits-smallest-group',
    category: 'group-benefits',
    question: 'How small can a group be?',
    answer:
      'Many insurers start at two or three people, some with conditions on family members. Pooled plans for small firms share the risk with others, which keeps one bad year from setting the price alone.',
  },
  {
    id: 'group-benefits-taxable',
    category: 'group-benefits',
    question: 'Are group benefits taxable for employees?',
    answer:
      'Health and dental through a private health services plan usually are not. Employer-paid life premiums and wellness accounts usually are. Disability depends on who paid the premium. Ask your accountant to confirm.',
  },
  {
    id: 'group-benefits-what-is-an-hsa',
    category: 'group-benefits',
    question: 'What is a health spending account?',
    answer:
      'A yearly amount for each person, used for eligible medical expenses they choose. The employer knows the cost in advance. It is a form of private health services plan, so the rules of the Canada Revenue Agency apply.',
  },
  {
    id: 'group-benefits-must-all-join',
    category: 'group-benefits',
    question: 'Must all employees join?',
    answer:
      'Insurers set a share that has to take part, often all of them in small groups. People with coverage through a spouse can usually opt out of health and dental, but not of life and disability.',
  },
  {
    id: 'group-benefits-can-owners-join',
    category: 'group-benefits',
    question: 'Can owners join the plan?',
    answer:
      'Usually yes, if they work in the firm. Tax limits apply to unincorporated owners without outside staff: {groupBenefits.owner.adult} a year for each adult and {groupBenefits.owner.child} for each minor child. The Canada Revenue Agency may question a spending account for an owner who is the only employee.',
  },
  {
    id: 'group-benefits-what-data',
    category: 'group-benefits',
    question: 'Which staff data is needed for a quote?',
    answer:
      'A list with birth dates, family status, occupation and salary for some benefits. Names can often wait. Send it to the broker by secure upload once you know who they are, never in the request form.',
  },
  {
    id: 'group-benefits-cost-control',
    category: 'group-benefits',
    question: 'How can we keep the cost steady?',
    answer:
      'Look at the claims report before you change insurers. Deductibles, co-insurance, dental limits, generic drugs, the pooling level and the waiting period all move the cost. Tell staff early what will change and why.',
  },
];
