import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const disabilityAndCriticalIllness: SubjectPage = {
  slug: 'disability-and-critical-illness',
  name: 'Disability and critical illness insurance',
  summary:
    'Disability insurance pays part of your income when you cannot work. Critical illness insurance pays a lump sum after the diagnosis of an illness on the policy’s list.',
  imageUrl: '/illustrations/life.svg',
  under: 'life',
  path: '/insurance/disability-and-critical-illness',
  title: 'Disability and critical illness insurance in Alberta',
  description:
    'Disability insurance pays part of an income, and critical illness insurance a lump sum. What each pays and when, and what work plans and EI add.',
  heading: 'Disability and critical illness insurance',
  lead: 'Disability insurance replaces part of your income when an illness or injury keeps you from working. Critical illness insurance pays a lump sum after the diagnosis of an illness on the policy’s list.',
  reviewedOn: '2026-11-26',
  pointers: [SOURCE_PAGES.disability, SOURCES.aic],
  related: [
    { label: 'Life insurance', to: '/insurance/life' },
    { label: 'Group benefits', to: '/group-benefits' },
    { label: 'Insurance for professionals', to: '/business/professionals' },
    { label: 'Questions about life insurance', to: '/faq/life-and-living-benefits' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'The two compared',
      columns: ['Question', 'Disability', 'Critical illness'],
      rows: [
        [
          'What starts a payment',
          'You are too ill or injured to work, by the policy’s own definition of disability',
          'A listed condition that is as severe as the policy requires',
        ],
        [
          'What it pays',
          'Usually {life.disability.share} of your regular income, every month',
          'One lump sum, to spend as you like',
        ],
        [
          'When payment begins',
          'After the waiting period: the first weeks or months, for which the policy pays nothing',
          'Usually once you have survived {life.illness.survival} after the diagnosis',
        ],
        [
          'When payment ends',
          'When you can work again, or after the longest time that the policy pays: for example {life.disability.periods}',
          'There is one payment only',
        ],
        [
          'What it leaves out',
          'Time off work that does not meet the definition of disability',
          'Any condition that is not on the list',
        ],
        ['Example: a broken back', 'May pay', 'Usually does not pay'],
        ['Example: a heart attack and a quick return to work', 'May pay nothing', 'May pay the whole amount'],
      ],
    },
    {
      heading: 'How a policy defines disability',
      paragraphs: [
        'An “own occupation” policy pays if you cannot do the job you had, even if you take other work. A “regular occupation” policy pays then too, but only if you do not take other work. An “any occupation” policy pays only if you cannot do any work that suits your education, training or experience.',
        'Many policies use “own” or “regular occupation” at first and change to “any occupation” later. The definition affects both the price and whether the policy pays.',
      ],
    },
    {
      kind: 'example',
      heading: 'A worked example: a shoulder injury',
      example: {
        story: [
          'An electrician is self-employed and takes $6,000 a month out of the business. A shoulder injury keeps him from all work for five months.',
          'He has a disability policy of $3,900 a month with a waiting period of 30 days. He paid the premiums (the price of the policy) with after-tax income, so the benefit is not taxed.',
        ],
        lines: [
          { what: 'Income he would have taken, before tax', amount: '$30,000' },
          { what: 'First month: waiting period', amount: '$0' },
          { what: 'Four months at $3,900', amount: '$15,600' },
          { what: 'Income not replaced', amount: '$14,400' },
        ],
        result:
          'He would have paid tax on his income and pays none on the benefit, so the real gap is smaller. With a waiting period of 90 days, the premium would be lower and the policy would have paid for two months: $7,800.',
      },
    },
    {
      kind: 'table',
      heading: 'What you may already have',
      columns: ['Where from', 'What it pays', 'What to know'],
      rows: [
        [
          'A plan at work',
          'Short-term and long-term disability coverage, if the plan includes it',
          'It often does not count bonuses and overtime as income, and it usually ends with the job',
        ],
        [
          'Workers’ Compensation Board (WCB)',
          'Injuries at work, for the workers it covers',
          'Owners and self-employed people can buy optional coverage',
        ],
        [
          'An auto policy, if you are hurt in a collision',
          'After a collision on or after {reform.start}: {reform.incomeShare} of net income (take-home pay), usually until {reform.incomeAge}. People close to that age may get it longer. Pay above {reform.incomeLimit} before tax does not count',
          'For a collision on or before {reform.lastDay}, it pays at most {auto.benefits.incomeMaximum} for up to {auto.benefits.incomePeriod}',
        ],
        [
          'Employment Insurance (EI)',
          '{life.ei.share} of earnings, up to a maximum, for at most {life.ei.weeks}',
          'For employees who have worked enough hours. Self-employed people must have registered beforehand',
        ],
        [
          'Canada Pension Plan (CPP)',
          'A disability benefit',
          'For people under {life.cpp.age} who have contributed enough and whose disability is {life.cpp.test}',
        ],
      ],
    },
    {
      heading: 'Gaps that remain',
      paragraphs: [
        'Most disability policies subtract some of the payments in the table above from their own. Even so, gaps remain: a self-employed person who is not registered for EI may get nothing for several weeks off work after a hockey injury.',
      ],
    },
    {
      heading: 'Mental illness, pregnancy and earlier injuries',
      paragraphs: [
        'Most disability policies cover depression and other mental illness as they cover physical illness. Some pay for mental illness only for a certain time. You usually have to be under a doctor’s care.',
        'A normal pregnancy is usually not a disability, but complications may be. When the insurer issues the policy, it may exclude an earlier problem, such as a bad back. The policy shows the exclusion.',
      ],
    },
    {
      heading: 'If a claim is refused',
      paragraphs: [
        'You can ask the insurer for the reason in writing, with the clause it relied on. Then you can complain to the insurer’s complaint officer. If that does not settle it, the OmbudService for Life and Health Insurance (OLHI) looks at complaints free of charge. There are time limits for going to court, and a lawyer can tell you which apply.',
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What is left out',
      intro: 'Most of these policies do not pay for:',
      items: [
        'Conditions that the insurer excluded when you applied.',
        'Critical illness: cancer, if the diagnosis, the first signs of it or the tests that lead to the diagnosis fall in the first {life.illness.cancerDays} of the policy.',
        'Critical illness: early or mild forms of an illness, though some policies pay a part of the amount.',
        'Disability: income you did not report on a tax return, because the benefit is calculated from what you reported.',
        'Claims, if an important answer on the application was wrong or missing. Once a policy you own yourself has been in force for {life.disability.contest}, the insurer can usually refuse on that ground only in case of fraud.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'An insurer looks at:',
      items: [
        { factor: 'Your age when the policy begins', scale: ['younger', 'older'] },
        {
          factor: 'Your work: a roofer usually pays more than an office worker',
          scale: ['office work', 'roofing'],
        },
        {
          factor:
            'Tobacco use and your health (the insurer asks about your health when you apply; this site does not)',
          scale: ['no tobacco, good health', 'tobacco, illness'],
        },
        { factor: 'The monthly benefit or the lump sum', scale: ['lower', 'higher'] },
        {
          factor:
            'For disability: the waiting period, how long benefits can last, and how the policy defines disability',
          scale: ['longer wait', 'longer benefits'],
        },
        {
          factor: 'For critical illness: how many illnesses are listed, and how long the policy lasts',
          scale: ['fewer, shorter', 'more, longer'],
        },
        {
          factor:
            'Additions, such as a benefit that rises with prices, or premiums paid back if you never claim',
          scale: ['none', 'several'],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'Please leave out details about your health; the broker can ask about them later, in private.',
      items: [
        'Your duties at work, and how much of the work is physical',
        'Your income in recent tax years',
        'The benefits booklet of your plan at work',
        'How long you could live on savings',
        'Debts and fixed monthly costs',
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
  ],
  nextStep: {
    text: 'Say what work you do and how much of your income you would like to protect. One licensed broker at a time, with {life.licence.health}, gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'life',
    label: 'Ask about disability or critical illness',
  },
};
