import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const lifeService: ServicePage = {
  id: 'life',
  path: '/insurance/life',
  title: 'Life, critical illness and disability insurance in Alberta',
  description:
    'Term and permanent life, critical illness and disability insurance in Alberta: what each pays, when it ends, and how the price is set.',
  heading: 'Life and living benefits',
  lead: 'When you die, life insurance pays the people you have named. Critical illness and disability insurance, called living benefits, pay you.',
  reviewedOn: '2026-11-28',
  pointers: [SOURCES.assuris, SOURCES.aic],
  related: [
    { label: 'Disability and critical illness', to: '/insurance/disability-and-critical-illness' },
    { label: 'Group benefits', to: '/group-benefits' },
    { label: 'Travel insurance', to: '/insurance/travel' },
    { label: 'Questions about life insurance', to: '/faq/life-and-living-benefits' },
    { label: 'How we work', to: '/about' },
  ],
  card: {
    id: 'life',
    name: 'Life insurance',
    description: 'Term and permanent life, critical illness and disability insurance.',
    imageUrl: '/illustrations/life.svg',
    features: [
      'Term, whole, universal and Term to 100 in one table',
      'Critical illness and disability compared',
      'Why this site asks so little about health',
    ],
    coverages: ['Term life', 'Whole life', 'Universal life', 'Term to 100', 'Critical illness', 'Disability'],
    longDescription:
      'When you die, life insurance pays a set amount to the people you have named. Critical illness insurance pays you a lump sum after a serious diagnosis, and disability insurance replaces part of your pay. A licensed broker partner can work out an amount with you and quote.',
  },
  order: [
    'whatItIs',
    'sections',
    'covers',
    'doesNotCover',
    'change',
    'before',
    'after',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'Term life insurance lasts for a number of years. Permanent insurance lasts for life, as long as you pay the premiums (the price of the policy).',
    'Critical illness insurance pays a lump sum after a serious diagnosis. Disability insurance replaces part of your income when an illness or injury keeps you from working.',
    'The price depends in part on your health. The form here asks whether you use tobacco or nicotine. It also asks whether the broker should talk with you about pre-existing conditions (health problems that you already have). Questions about your health itself come when you apply, in private.',
  ],
  covers: {
    intro: 'These are the main kinds. The contract gives the exact terms.',
    rows: [
      {
        cover: 'Term life',
        what: 'It commonly lasts for {life.term.lengths}. The premium stays the same during the term and rises at renewal. There is no cash value (savings inside the policy). {life.term.convert} can be changed into permanent insurance, until a date set in the contract.',
        standing: 'optional',
      },
      {
        cover: 'Whole life',
        what: 'It lasts for life. The premium stays the same, and the contract sets the cash values. Some policies also pay dividends, a share of the insurer’s results, which can change.',
        standing: 'optional',
      },
      {
        cover: 'Universal life',
        what: 'It lasts for life. You can vary the premium, and part of it goes into an investment account, whose value can fall as well as rise.',
        standing: 'optional',
      },
      {
        cover: 'Term to 100',
        what: 'Despite the name, it lasts for life. The premium stays the same. You usually stop paying at the age that the name gives, and the coverage continues. There is usually no cash value.',
        standing: 'optional',
      },
      {
        cover: 'Life insurance without a medical exam',
        what: 'Some of these policies ask a few health questions, others ask none. Both cost more and have lower limits. If the insured person dies of an illness in the first years, the insurer may pay back only the premiums.',
        standing: 'optional',
      },
      {
        cover: 'Critical illness',
        what: 'A lump sum after the diagnosis of an illness that the contract lists, usually once you have survived {life.illness.survival}.',
        standing: 'optional',
      },
      {
        cover: 'Disability',
        what: 'Typically about {life.disability.share} of income while you cannot work, after a waiting period and for a set time (the benefit period).',
        standing: 'optional',
      },
      {
        cover: 'Riders',
        what: 'Additions such as coverage for children or an extra amount after a fatal accident. With a waiver of premium, you pay no premiums while you are disabled, usually after a waiting period.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Most contracts do not pay for:',
    items: [
      'A claim under a policy for which an important answer on the application was wrong or missing. The insurer may then cancel the policy as if it had never begun. Once the policy has been in force for {life.contest.years}, the insurer can usually do so only for fraud.',
      'Death from a cause that the contract excludes, such as suicide in the first years or a dangerous activity that it names.',
      'A critical illness that is not on the list, or is not as severe as the definition requires.',
      'A disability that keeps you from your own job, if the policy pays only when you can do no suitable work. Suitable work fits your education, training or experience.',
      'Death after the term has ended, if the policy was not renewed or converted.',
    ],
  },
  sections: [
    {
      heading: 'How much coverage',
      paragraphs: [
        'A common way to estimate an amount begins with what you would want paid off or would have to pay: debts, a mortgage, a funeral and taxes. Add the income your family would need over the years. Then subtract savings and coverage you already have.',
      ],
    },
    {
      kind: 'example',
      heading: 'A worked example of an estimate',
      example: {
        story: [
          'Two parents have children who are four and seven years old. One parent earns $84,000 a year and the other $52,000. They estimate what the family would need without the $84,000 income.',
        ],
        lines: [
          { what: 'Mortgage and car loan', amount: '$365,000' },
          { what: 'Funeral, taxes and a reserve for a few months', amount: '$35,000' },
          { what: 'Half of the income for 15 years', amount: '$630,000' },
          { what: 'Post-secondary education for both children', amount: '$80,000' },
          { what: 'Savings and coverage at work', amount: '−$210,000' },
          { what: 'Estimate', amount: '$900,000' },
        ],
        result:
          'Inflation, investment returns and the family’s own plans would change this estimate. Canada Pension Plan benefits for survivors are left out. The loss of the $52,000 income can be estimated the same way.',
      },
    },
    {
      kind: 'timeline',
      heading: 'From the first conversation to the policy',
      steps: [
        {
          when: 'The first conversation',
          what: 'The broker asks what the insurance is for, how long it should last, and what you could pay each month.',
        },
        {
          when: 'Application',
          what: 'You answer questions about your health in private. If an important answer is wrong or missing, the insurer may be able to void the policy.',
        },
        {
          when: 'The insurer’s review',
          what: 'The insurer may send a nurse or write to your doctor. The review can take days or weeks.',
        },
        {
          when: 'The decision',
          what: 'The insurer offers the policy as you applied for it, at another price or with an exclusion, or it declines.',
        },
        {
          when: 'The policy arrives',
          what: 'In Alberta, you can return the policy within {life.freeLook.days} and get the premium back. Insurers commonly count {life.freeLook.count}; the contract says how.',
        },
        {
          when: 'Later',
          what: 'You can ask to change the amount or the person named, for example after a birth, a move or a separation.',
        },
      ],
    },
    {
      heading: 'Who receives the money',
      paragraphs: [
        'You name one or more people, called beneficiaries. The money goes to them directly and does not pass through your estate. You can name somebody else at any time, unless you made your choice irrevocable; then the person you named must agree.',
        'An insurer usually cannot pay a large amount directly to a minor, so parents often name a trustee for a child. If no beneficiary is named, the money goes to your estate.',
      ],
    },
    {
      heading: "Compared with a lender's mortgage insurance",
      paragraphs: [
        'Life coverage sold with a mortgage usually pays the lender, and the amount may shrink as the loan is paid down. A term policy of your own usually keeps its amount. It pays the person you name, who decides what to do with the money, and it stays in force when you change lenders.',
      ],
    },
    {
      heading: 'If an insurer fails',
      paragraphs: [
        'Assuris, an independent not-for-profit organization that life insurers pay for, protects policyholders if one of its member insurers fails. It protects a death benefit of up to {life.assuris.death} in full. If the death benefit is larger, it protects {life.assuris.death} or {life.assuris.share} of it, whichever is more. For monthly payments, such as for a disability, the same rule applies with {life.assuris.income}. The current limits are on assuris.ca.',
      ],
    },
    {
      heading: 'Who may sell life insurance',
      paragraphs: [
        'An agent or broker who sells life, critical illness or disability insurance must hold a licence for it from the Alberta Insurance Council. A bank that sells insurance on its own loans holds a licence as a business, and its employees need none of their own. You can look up any licence in the public register on abcouncil.ab.ca. We send a life insurance request only to a broker partner who holds a life licence. To sell disability and critical illness insurance, a broker needs an accident and sickness licence; ask whether they hold that one too.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'The price depends on:',
    items: [
      {
        factor: 'Age',
        why: 'The older you are at the start, the more coverage costs.',
        scale: ['younger', 'older'],
      },
      {
        factor: 'Smoking',
        why: 'People who use tobacco or nicotine usually pay much more.',
        scale: ['no tobacco or nicotine', 'tobacco or nicotine'],
      },
      {
        factor: 'Health and family history',
        why: 'The application asks about them, and sometimes a nurse visits.',
        scale: ['good health', 'illness, or a family history of it'],
      },
      {
        factor: 'Amount and length',
        why: 'A higher amount and a longer term cost more.',
        scale: ['lower, shorter', 'higher, longer'],
      },
      {
        factor: 'Type of policy',
        why: 'At the same age and amount, permanent coverage costs more per year at first than term.',
        scale: ['term', 'permanent'],
      },
      {
        factor: 'Work, sport and travel',
        why: 'Some jobs, hobbies and destinations cost more to insure.',
        scale: ['office work', 'dangerous work or sport'],
      },
      { factor: 'Sex', why: 'Insurers usually charge men and women different prices.' },
    ],
  },
  checklist: {
    intro: 'Keep health details for the conversation with the broker.',
    items: [
      'Who is to be insured, with dates of birth',
      'For the broker: whether the person to be insured used tobacco or nicotine in the last year',
      'What the money is for, such as a mortgage, income, a funeral or a business',
      'Debts, and the years of income to replace',
      'Coverage you already have, at work and with the bank',
      'A monthly budget you could keep up for years',
      'Who should receive the money',
    ],
  },
  questions: [
    'life-term-or-permanent',
    'life-how-much',
    'life-payout-taxed',
    'life-illness-or-disability',
    'life-convert-term',
    'life-health-questions',
  ],
  nextStep: {
    text: 'Say what the money is for and how long you would like coverage. One licensed broker at a time, with a life licence, gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'life',
    label: 'Ask for a life quote',
  },
};
