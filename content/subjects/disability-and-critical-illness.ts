import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const disabilityAndCriticalIllness: SubjectPage = {
  slug: 'disability-and-critical-illness',
  name: 'Disability and critical illness insurance',
  summary: 'Part of your pay when you cannot work, or a lump sum after a listed diagnosis.',
  imageUrl: '/illustrations/life.svg',
  under: 'life',
  path: '/insurance/disability-and-critical-illness',
  title: 'Disability and critical illness insurance in Alberta',
  description:
    'Disability insurance pays part of an income, critical illness a lump sum. What each pays, when it begins and ends, and what work and EI already do.',
  heading: 'Disability and critical illness insurance',
  lead: 'Both pay while you are alive. One looks at whether you can work, the other at what a doctor finds.',
  reviewedOn: '2026-11-22',
  pointers: [SOURCES.assuris, SOURCES.aic],
  related: [
    { label: 'Life insurance', to: '/insurance/life' },
    { label: 'Group benefits', to: '/group-benefits' },
    { label: 'Insurance for professionals', to: '/business/professionals' },
    { label: 'Questions about life insurance', to: '/faq/life-and-living-benefits' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'The two, side by side',
      columns: ['', 'Disability', 'Critical illness'],
      rows: [
        [
          'What starts a payment',
          'You cannot do your work, as the policy defines it',
          'A listed condition, as severe as the policy says',
        ],
        [
          'What it pays',
          'Usually {life.disability.share} of income, by the month',
          'One lump sum, to spend as you like',
        ],
        [
          'When it begins',
          'After the waiting period',
          'Usually after you have survived {life.illness.survival}',
        ],
        ['When it ends', 'When you can work again, or the benefit period is over', 'With the payment'],
        [
          'What it leaves out',
          'Time off that the definition of disability does not reach',
          'Whatever is not on the list',
        ],
        ['A broken back, for example', 'May pay', 'Usually does not'],
        ['A heart attack, back at work soon', 'May pay nothing', 'May pay in full'],
      ],
    },
    {
      heading: 'One line that decides most claims',
      paragraphs: [
        'A disability policy says which work it means. “Own occupation” asks whether you can do the job you had. “Regular occupation” asks the same, but stops paying when you choose other work. “Any occupation” asks whether you could do any work that fits your training.',
        'Many policies begin with your own work and change to any work later. Two prices can be compared only when this line reads the same in both.',
      ],
    },
    {
      kind: 'example',
      heading: 'Off the tools with a bad shoulder',
      example: {
        story: [
          'An electrician works for himself and takes $6,000 a month out of the business. A shoulder injury keeps him from all work for five months.',
          'He has a disability policy of $3,900 a month with a waiting period of 30 days, bought with his own after-tax money.',
        ],
        lines: [
          { what: 'Income he would have taken', amount: '$30,000' },
          { what: 'First month: waiting period', amount: '$0' },
          { what: 'Four months at $3,900', amount: '$15,600' },
          { what: 'From savings, or not spent', amount: '$14,400' },
        ],
        result:
          'With a waiting period of 90 days the premium would be lower and the policy would have paid two months: $7,800.',
      },
    },
    {
      heading: 'What you may already have',
      paragraphs: [
        'A plan at work may pay for short or long absences. Read what it counts as income: bonuses and overtime are often left out. It usually ends with the job.',
        'WCB pays for injuries that come from work, for workers it covers; owners and the self-employed can ask for personal coverage. Accident benefits of an auto policy pay after a collision. Employment Insurance has a sickness benefit for people who have paid into it.',
        'Each of them has a gap. A hockey injury of a self-employed person falls through all of these.',
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What is usually left out',
      intro: 'The contract lists its own. These are common:',
      items: [
        'Conditions that were named and excluded when you applied.',
        'Cancer found in the first weeks of a critical illness policy, in most wordings.',
        'Early or mild forms of an illness, or a part payment only.',
        'Income that never showed on a tax return.',
        'Answers on the application that were wrong or missing.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'Nothing about your health: a licensed broker talks about that with you in private.',
      items: [
        'What you do all day at work, and how much of it by hand',
        'Income of the last two tax years',
        'Booklet of the plan at work',
        'How long savings would carry you',
        'Debts and fixed costs by the month',
        'Policies you already have',
      ],
    },
  ],
  questions: [
    'disability-self-employed',
    'disability-waiting-period',
    'disability-taxed',
    'disability-leave-job',
    'illness-which-conditions',
    'illness-return-of-premium',
    'life-illness-or-disability',
  ],
  nextStep: {
    text: 'Say what you do and what should keep being paid. One broker partner with a life licence gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'life',
    label: 'Ask about living benefits',
  },
};
