import type { Entries } from '../entry.ts';

/** Life, critical illness and disability. */
export const lifeEntries: Entries = {
  'life-term-permanent': {
    facet: 'what',
    question: 'Term or permanent life insurance?',
    answer:
      'Term runs for a set time, commonly {life.term.lengths}, and costs less at the start. Permanent lasts for life and may build a cash value. Term is often used for a need that ends, such as a mortgage, and permanent for one that stays.',
    simpler: 'Term is for some years. Permanent is for your whole life and costs more.',
    links: ['life-term-or-permanent'],
    next: ['life-how-much', 'life-convert', 'life-cash-value'],
  },
  'life-how-much': {
    facet: 'minimum',
    question: 'How much life insurance do people take?',
    answer:
      'Add debts, final costs and the years of income your family would need, and take away savings and insurance from work. No law sets a minimum. A licensed broker can turn this into figures with you.',
    links: ['life-how-much'],
    next: ['life-term-permanent', 'life-mortgage', 'do-quote-life'],
  },
  'life-no-medical': {
    question: 'Can I get life insurance without a medical exam?',
    answer:
      'Often: many ordinary policies ask only questions, and some ask few or none, usually with lower limits and a higher price. Where there is an exam, a nurse usually measures you and takes blood and urine, at no cost to you. Some policies without one have a waiting period before the whole amount is paid. A broker can tell you which you may qualify for.',
    links: ['/insurance/life', 'life-health-questions'],
    next: ['life-health-condition', 'life-seniors', 'do-quote-life'],
  },
  'life-health-condition': {
    facet: 'condition',
    question: 'Can I get life insurance with a health condition?',
    answer:
      'Many people with a health condition get life insurance: it depends on which, how long ago and how it is treated, and insurers differ. Some offer it at a higher price or with a limit, others without health questions. Please do not describe your health here: the broker asks about it in private, and there you answer in full.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-no-medical', 'life-suicide-clause', 'do-quote-life'],
    reason: 'life-why-health',
  },
  'life-smoker': {
    question: 'Do smokers pay more, and who counts as one?',
    answer:
      'Smokers pay more for life insurance; insurers usually count cigarettes, vaping, chew, pipes and other nicotine within a past time, often a year. Each insurer sets its own rule for cannabis, and may treat edibles differently from smoking, so say which and how often. A wrong answer can void the policy. Some insurers look again once you have quit.',
    links: ['/insurance/life'],
    next: ['life-suicide-clause', 'life-no-medical'],
    reason: 'life-why-health',
  },
  'life-beneficiary': {
    question: 'Who should be named, and can I change it?',
    answer:
      'You name who gets the money and can usually change it at any time, unless you named somebody irrevocably. Ask the insurer or broker for its form to change it, and sign it. For a child, a trustee holds it until the child is of age. Look at it again after a marriage, divorce or birth.',
    links: ['life-payout-taxed', '/insurance/life'],
    next: ['life-payout-tax', 'claim-life', 'life-children'],
  },
  'life-payout-tax': {
    facet: 'tax',
    question: 'Is the payout taxed?',
    answer:
      'A death benefit to a named beneficiary is generally free of income tax in Canada. Cash values, dividends and company-owned policies follow other rules. Ask a tax accountant about your case.',
    links: ['life-payout-taxed'],
    next: ['life-beneficiary', 'life-cash-value'],
  },
  'life-critical-illness': {
    facet: 'covers',
    question: 'What is critical illness insurance?',
    answer:
      'Critical illness insurance pays a lump sum after a listed diagnosis, such as some cancers or a stroke, usually once you have survived {life.illness.survival}. You may use it as you like, also if you go back to work. The contract defines each illness, and early stages may be left out.',
    links: ['life-illness-or-disability', '/insurance/life'],
    next: [
      'life-illness-or-disability',
      'life-illness-list',
      'life-illness-money-back',
      'life-disability',
      'do-quote-life',
    ],
  },
  'life-disability': {
    facet: 'covers',
    question: 'What is disability insurance?',
    answer:
      'Disability insurance pays monthly, typically about {life.disability.share} of income, while illness or injury keeps you from working, after a waiting period. Look at whether it means your own job or any job, and for how long it pays. Self-employed people often have nothing else.',
    links: ['life-illness-or-disability', '/insurance/life'],
    next: [
      'life-critical-illness',
      'life-disability-wait',
      'life-disability-tax',
      'life-disability-self',
      'life-leaving-group',
      'biz-wcb',
    ],
  },
  'life-illness-or-disability': {
    question: 'Critical illness or disability?',
    answer:
      'Critical illness pays a lump sum after a listed diagnosis; disability pays monthly while you cannot work. One does not replace the other.',
    links: ['life-illness-or-disability'],
    next: ['life-critical-illness', 'life-disability'],
  },
  'life-mortgage': {
    question: 'Mortgage insurance from the bank, or my own?',
    answer:
      'The bank’s mortgage life insurance pays the bank and shrinks with the loan; a policy of your own pays whom you name and stays level. The bank’s insurer often looks at your health only when there is a claim. It is optional, and not the default insurance that small down payments need.',
    links: ['/insurance/life', 'life-term-or-permanent'],
    next: ['life-term-permanent', 'home-mortgage', 'do-quote-life'],
  },
  'life-convert': {
    question: 'What happens when a term ends?',
    answer:
      'A term policy usually renews at a much higher price or ends. Until about {life.term.convertAge} you can often convert it to a permanent policy without new health questions. The contract names the last day. Ask before then.',
    links: ['life-convert-term'],
    next: ['life-term-permanent', 'life-seniors'],
  },
  'life-leaving-group': {
    question: 'Can I keep life insurance when I leave my job?',
    answer:
      'Often: group life can usually be converted to a policy of your own without health questions, mostly within {groupBenefits.convert} after it ends. Health and dental plans may have such an offer too. Ask your employer for the last day at once, because it is easily missed.',
    links: ['life-convert-term', '/group-benefits'],
    next: ['group-leaving', 'life-no-medical', 'do-quote-life'],
  },
  'life-children': {
    question: 'Is there life insurance for children?',
    answer:
      'Yes: as an addition to a parent’s policy or as a policy of their own, which some use to keep the right to insurance later. A broker can say what it would do for your family.',
    links: ['/insurance/life'],
    next: ['life-how-much', 'life-beneficiary'],
    reason: 'life-child-why',
  },
  'life-seniors': {
    question: 'Is there life insurance for older people?',
    answer:
      'Yes, though there are fewer choices and higher prices with age; permanent policies for final costs are common, some without health questions. Each insurer has an age limit. Look for a waiting period before the whole amount is paid.',
    links: ['/insurance/life', 'life-convert-term'],
    next: ['life-no-medical', 'life-term-permanent', 'do-quote-life'],
  },
  'life-cancel': {
    facet: 'cancel',
    question: 'Can I cancel life insurance?',
    answer:
      'Yes, at any time; term then ends, and a permanent policy may pay a cash value, less charges. Do not cancel before a new one is in force, since health may have changed. After a missed payment there is usually a short time to catch up.',
    links: ['/insurance/life'],
    next: ['life-cash-value', 'life-term-permanent'],
  },
  'life-insurer-fails': {
    question: 'What if my life insurer fails?',
    answer:
      'Assuris steps in: it protects a death benefit up to {life.assuris.death}, or {life.assuris.share} if that is more. Monthly income is protected up to {life.assuris.income}, or {life.assuris.share}. Check assuris.ca for current limits.',
    links: ['life-insurer-fails'],
    next: ['gen-insurer-fails'],
  },
  'life-suicide-clause': {
    question: 'When does life insurance not pay?',
    answer:
      'Life insurance might not pay if an answer in the application was wrong, if it had lapsed, or for suicide in the first years. The contract gives the times. After those years it is much harder for an insurer to object. If you are thinking of suicide, call or text 9-8-8 at any hour.',
    links: ['/insurance/life', 'life-health-questions'],
    next: ['claim-life', 'claim-denied', 'life-health-condition'],
  },
  'life-newcomer': {
    question: 'Can newcomers get life insurance?',
    answer:
      'Often yes: permanent residents can usually apply soon after landing, and some insurers take people on a work or study permit too. Term insurance is the simplest kind: it pays your family a fixed sum if you die within the term. Insurers ask about your status, how long you have been here and your ties to Canada. Limits may be lower at first.',
    links: ['/insurance/life'],
    next: ['life-how-much', 'do-quote-life'],
  },
  'life-business': {
    question: 'What is key person and buy-sell insurance?',
    answer:
      'Key person insurance pays the company when somebody it depends on dies or falls ill; buy-sell insurance gives partners the money to buy a share. They go with an agreement, so involve a lawyer and an accountant.',
    links: ['/insurance/life', '/business'],
    next: ['life-payout-tax', 'biz-what-needed'],
  },
  'life-cash-value': {
    question: 'What is cash value?',
    answer:
      'Whole life builds an amount you can borrow against or get when you end the policy. Universal life invests it, without a promise of its value. Loans and withdrawals reduce what is paid at death and may be taxed. Term has no cash value.',
    links: ['life-term-or-permanent', '/insurance/life'],
    next: ['life-term-permanent', 'life-payout-tax', 'no-investment'],
  },
  'life-lost-policy': {
    question: 'How do I find a life insurance policy of somebody who died?',
    answer:
      'I am sorry for your loss. The OmbudService for Life and Health Insurance (OLHI) runs a free search among insurers for lost policies of people who died. Look also at bank payments, tax papers, the safe, and the benefits of current and former employers.',
    links: ['/insurance/life', 'claims-complain-insurer'],
    next: ['claim-life', 'life-payout-tax', 'life-beneficiary'],
  },
};
