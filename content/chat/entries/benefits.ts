import type { Entries } from '../entry.ts';

/** Group benefits for staff. */
export const benefitEntries: Entries = {
  'group-smallest': {
    facet: 'minimum',
    question: 'How small can a group be?',
    answer:
      'Many insurers start at two or three people, some with conditions on family members; five or ten people can have an ordinary plan. The smallest plans begin with drugs and basic dental, or a spending account. Pooled plans for small firms share the risk with others.',
    links: ['group-benefits-smallest-group'],
    next: ['group-owners', 'group-what', 'do-quote-group-benefits'],
  },
  'group-what': {
    facet: 'covers',
    question: 'What do group benefits include?',
    answer:
      'Usually life and accident insurance, disability, drugs and extended health, dental, vision, travel, and often an employee assistance line or a spending account. The employer chooses the parts and the share that staff pay.',
    links: ['/group-benefits'],
    next: ['group-smallest', 'group-hsa', 'group-tax'],
  },
  'group-tax': {
    facet: 'tax',
    question: 'Are group benefits taxable?',
    answer:
      'Health and dental through a private health services plan usually are not taxable for employees; employer-paid life premiums and wellness accounts usually are. Disability depends on who paid the premium. Ask your accountant to confirm.',
    links: ['group-benefits-taxable'],
    next: ['group-hsa', 'life-disability-tax', 'group-owners'],
  },
  'group-hsa': {
    facet: 'what',
    question: 'What is a health spending account?',
    answer:
      'A health spending account is a yearly amount for each person, used for eligible medical expenses they choose; the employer knows the cost in advance. It is a form of private health services plan, so the rules of the Canada Revenue Agency apply.',
    links: ['group-benefits-what-is-an-hsa'],
    next: ['group-tax', 'group-owners'],
  },
  'group-must-join': {
    facet: 'required',
    question: 'Must all employees join?',
    answer:
      'Insurers set the share of employees that has to join, often all of them in small groups. People with coverage through a spouse can usually opt out of health and dental, but not of life and disability. No law makes an employer offer a plan.',
    links: ['group-benefits-must-all-join'],
    next: ['group-spouse', 'group-smallest'],
  },
  'group-owners': {
    question: 'Can owners join the plan?',
    answer:
      'Usually yes, if they work in the firm. Tax limits apply to unincorporated owners without outside staff: {groupBenefits.owner.adult} a year for each adult and {groupBenefits.owner.child} for each minor child.',
    links: ['group-benefits-can-owners-join'],
    next: ['group-smallest', 'group-tax'],
  },
  'group-cost': {
    facet: 'price',
    question: 'What affects the cost of a plan?',
    answer:
      'Claims, the ages in the group, and the plan: deductibles, co-insurance, dental limits, drugs, the pooling level and waiting periods all affect it. The claims report shows where the cost comes from.',
    links: ['group-benefits-cost-control'],
    next: ['group-data', 'do-quote-group-benefits'],
  },
  'group-data': {
    facet: 'documents',
    question: 'What information about staff is needed for a quote?',
    answer:
      'A list with birth dates, family status, occupation and salary for some benefits; names can often wait. Send it to the broker by secure upload once you know who they are, never in the form.',
    links: ['group-benefits-what-data'],
    next: ['group-cost', 'do-quote-group-benefits'],
  },
  'group-waiting': {
    facet: 'how-long',
    question: 'When do new staff join, and part-timers?',
    answer:
      'The plan sets the hours a week that part-timers must work to join, and a waiting period, often several months; usually no law requires more. It is the same for everyone in a class of staff. Ask your employer for the plan booklet.',
    links: ['group-benefits-must-all-join', '/group-benefits'],
    next: ['group-must-join', 'group-cost'],
  },
  'group-spouse': {
    question: 'My spouse has a plan too. How do they work together?',
    answer:
      'Each person claims on their own plan first and sends the rest to the spouse’s. Children usually go first to the plan of the parent whose birthday comes earlier in the year. You can often opt out of health and dental if the other plan is enough.',
    links: ['group-benefits-must-all-join', '/group-benefits'],
    next: ['group-must-join', 'group-claim-drug'],
  },
  'group-leaving': {
    facet: 'cancel',
    question: 'What happens to my benefits when I leave my job?',
    answer:
      'If you leave a job, benefits usually end on the last day or at the end of that month. During a leave they can often go on. For a short time after you leave, some insurers sell you a health and dental plan without health questions. For expensive drugs, apply for the public non-group plan of Alberta Blue Cross at once. Group life can often be converted too; ask your employer for the exact days.',
    links: ['/group-benefits', 'life-convert-term'],
    next: ['life-leaving-group', 'life-disability', 'do-quote-life'],
  },
  'group-claim-drug': {
    facet: 'claim',
    question: 'What does my plan pay for drugs or dental?',
    answer:
      'I cannot see your plan: your employer’s booklet or the insurer’s app says what share it pays, and up to how much a year. Ask for an estimate before larger dental work.',
    links: ['/group-benefits'],
    next: ['group-spouse', 'group-what'],
  },
  'group-plan-ends': {
    question: 'What happens when a plan ends for the staff?',
    answer:
      'Everyone’s coverage usually ends with the plan; claims from before that day are still paid if they are sent in time. Somebody on disability at that moment is usually still paid by the old insurer. Staff can often convert life insurance within a short time, so tell them at once.',
    links: ['/group-benefits', 'life-convert-term'],
    next: ['group-leaving', 'life-leaving-group', 'group-cost'],
  },
  'group-both-plans': {
    question: 'Can two plans pay for the same bill, such as braces?',
    answer:
      'Yes, if both plans cover it: the bill goes to one plan first, and what it leaves goes to the other. For you that is your own plan, then your spouse’s; for a child, first that of the parent whose birthday comes earlier in the year. Each pays within its own limits, so ask both before braces or other large work begin.',
    links: ['/group-benefits'],
    next: ['group-spouse', 'group-children-first', 'health-braces'],
  },
};
