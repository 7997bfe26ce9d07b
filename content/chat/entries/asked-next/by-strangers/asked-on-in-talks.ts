import type { Entries } from '../../../entry.ts';

/** What strangers went on to ask in their talks, for which there was no answer: papers, limits, values, and so on. */
export const askedOnInTalks: Entries = {
  'auto-benefits-how-long': {
    question: 'For how long are injury benefits paid after a collision?',
    answer:
      'For collisions on or before {reform.lastDay}, injury benefits pay for care, and for lost income, for up to {auto.benefits.incomePeriod}. For collisions on or after {reform.start}, eligible care has no money limit. Ask the adjuster in writing until which day each benefit is paid, and what ends it earlier.',
    links: ['auto-changes-in-2027', '/insurance/auto'],
    next: ['auto-accident-benefits', 'claim-benefits-cut', 'auto-benefit-visits'],
  },
  'claim-papers': {
    question: 'Which papers does the insurer want for my claim?',
    answer:
      'For a claim, the insurer usually asks for your policy number, what happened and when, photos, and receipts or other proof of what you owned. After a theft it asks for the police file number and, for a vehicle, for the keys and any loan. The adjuster sends a form if it needs a proof of loss. Keep a copy of everything.',
    links: ['claims-first-steps-home', 'claims-first-steps-crash'],
    next: ['claim-proof-of-loss', 'claim-no-receipts', 'claim-next-steps', 'claim-theft-report'],
  },
  'gen-which-limit': {
    question: 'How high is the limit for that?',
    answer:
      'Your policy sets the limit: the declarations page lists the main ones, and the wording lower ones for jewellery, bicycles, cash and the like. A loss is paid up to the limit, less the deductible. A limit can often be raised, or a thing listed by itself. Ask your broker or insurer for yours, because I cannot see a policy.',
    links: ['/tooltips', 'general-am-i-covered'],
    next: ['gen-where-in-policy', 'home-valuables', 'gen-deductible'],
  },
  'gen-who-values': {
    question: 'Who decides what a thing is worth?',
    answer:
      'After a loss, the insurer and its adjuster or appraiser first say what a thing was worth, and you can send your own proof. An agreed value is set when the policy is bought, usually with an appraisal. If you do not agree about the amount, the Insurance Act has a dispute resolution process (section 519).',
    links: ['claims-disagree-amount', 'specialty-classic-car'],
    next: ['claim-disagree-amount', 'claim-car-value', 'home-ring-worth', 'spec-classic'],
  },
  'gen-out-of-luck': {
    question: 'So is nothing paid at all?',
    answer:
      'If none of your policies has that coverage, nothing is paid by them; the person who caused it, another policy or a program still may. Ask the insurer for its decision in writing, with the clause. A broker can read your policy with you, and the free ombudservices look at a refusal again.',
    links: ['claims-complain-insurer', 'general-am-i-covered'],
    next: ['gen-other-policy', 'claim-denied', 'gen-where-help'],
  },
  'group-sick-employee': {
    question: 'Can an insurer refuse our group because one employee is ill?',
    answer:
      'A group plan usually takes people without health questions for the basic amounts, so one ill employee alone is seldom a reason to refuse. Small groups share the cost of large claims with others, so that one claim does not decide the price. Higher amounts can need health questions. List everyone who works for you, and ask a broker how insurers treat costly drugs.',
    links: ['group-benefits-smallest-group', '/group-benefits'],
    next: ['group-cost', 'group-renewal-up', 'group-data', 'group-must-join'],
  },
  'group-aso': {
    question: 'ASO, fully insured, pooling: what do these words mean for a plan?',
    answer:
      'In a fully insured plan the insurer bears the claims for a premium; with administrative services only (ASO) the employer pays the claims and a fee. With ASO the cost moves with the claims, so many add coverage for large ones (stop-loss). Pooling shares what one person claims above a certain amount, the pooling level, with other groups.',
    links: ['group-benefits-cost-control', '/group-benefits'],
    next: ['group-cost', 'group-renewal-up', 'group-hsa-or-plan', 'do-quote-group-benefits'],
  },
  'biz-hobby': {
    question: 'It is only a hobby that earns a little. Does insurance care?',
    answer:
      'A hobby that earns money often counts as a business to a home policy: stock, tools and claims by customers are commonly left out or limited. What you sell can hurt somebody, even if you sell little. Tell your home insurer what you make and where you sell it, and ask whether it can be added.',
    links: ['business-from-home', '/business/retail'],
    next: ['home-business-at-home', 'biz-market-seller', 'biz-product', 'farm-hobby'],
  },
  'farm-barn-value': {
    question: 'Is an old barn insured for what it costs to rebuild?',
    answer:
      'An old barn can be insured for what one like it costs, for a plainer building, or at its depreciated value; the policy shows which. It depends on what you would build after a loss. If it is insured for much less than it is worth, the insurer may reduce what it pays.',
    links: ['farm-barn-value', '/insurance/farm'],
    next: ['biz-farm', 'farm-bin', 'farm-leaves-out', 'home-replacement-cost'],
  },
  // Financial Consumer Agency of Canada, "Long term care insurance": pays toward a care facility or a caregiver at home.
  'life-long-term-care': {
    question: 'What is long-term care insurance, and is there any for caregivers?',
    answer:
      'Long-term care insurance pays toward a care facility, or a caregiver at home, for somebody who can no longer look after themselves. Most plans ask that the person cannot do two everyday activities alone, such as bathing or eating. A family caregiver insures their own income with disability or critical illness insurance. If a claim was denied, ask for the clause; OLHI helps free of charge.',
    links: ['/insurance/life', 'life-illness-or-disability'],
    next: ['life-disability', 'life-critical-illness', 'life-income-stops', 'claim-denied'],
  },
  'life-disability-hours': {
    question: 'I work fewer hours or change jobs. What about my disability coverage?',
    answer:
      'Disability coverage at work can end when your hours fall below what the plan requires; the plan booklet says from how many hours you count. A policy of your own goes with you to another job, and what it pays can depend on what you earn. Ask the insurer before you change your hours.',
    links: ['/insurance/life', 'group-benefits-must-all-join'],
    next: ['group-waiting', 'group-leaving', 'life-disability-topup', 'life-disability-proof'],
  },
};
