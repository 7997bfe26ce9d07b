import type { Entries } from '../entry.ts';

const FORM = { label: 'Open the quote form', to: '/get-quote' } as const;
const PERSON = { label: 'Talk to a person', what: 'person' } as const;
const NO_PRICE =
  'I cannot give or estimate a price: it depends on many details, and only a licensed broker or an insurer can quote.';

/** What is left to people, whatever the words. An answer here gives no price, no advice and no promise. */
export const refusalEntries: Entries = {
  'no-price': {
    kind: 'refusal',
    facet: 'price',
    question: 'What would it cost?',
    answer: `${NO_PRICE} I can explain what changes it, or you can [ask for a quote](/get-quote).`,
    next: ['auto-price-factors', 'home-price-factors', 'biz-price-factors', 'do-quote'],
    offers: [
      ...['auto-price-factors', 'home-price-factors', 'biz-price-factors', 'life-price-factors'],
      ...['travel-price-factors', 'visa-price', 'group-cost'],
    ],
    opens: [FORM],
  },
  'no-price-compare': {
    kind: 'refusal',
    question: 'Do I pay too much?',
    answer:
      'I cannot judge a price: that needs all the details of your policy, and a licensed broker who reads them. A broker partner can look at it with you when you [ask for a quote](/get-quote).',
    next: ['auto-lower-price', 'home-lower-price', 'do-quote'],
    opens: [FORM],
  },
  'no-best-company': {
    kind: 'refusal',
    question: 'Which insurer should I choose?',
    answer:
      'I do not compare or recommend insurers. A licensed broker partner works with several and can explain how they differ for you. To check one yourself, look at its licence, its wording and how it handles complaints.',
    next: ['site-broker-vs-direct', 'claim-complain-insurer', 'do-broker'],
    opens: [FORM],
  },
  'no-advice-buy': {
    kind: 'refusal',
    question: 'Do I need it, and is it worth it?',
    answer:
      'I cannot tell what is right for you: that is advice, and a licensed broker partner can give it once they know your situation. I can explain what each kind of insurance does.',
    next: ['site-kinds', 'do-broker', 'site-broker-vs-direct'],
    offers: ['site-kinds'],
    opens: [FORM],
  },
  'no-advice-amount': {
    kind: 'refusal',
    question: 'Which limit or deductible should I choose?',
    answer:
      'I cannot choose a limit or deductible for you: a licensed broker partner can, once they know your situation. I can explain what each one means.',
    next: ['auto-deductible', 'auto-minimum-liability', 'home-how-much', 'do-broker'],
    offers: ['gen-deductible', 'auto-minimum-liability', 'home-how-much', 'biz-liability', 'life-how-much'],
    opens: [FORM],
  },
  'no-advice-claim': {
    kind: 'refusal',
    question: 'Should I make a claim or pay myself?',
    answer:
      'I cannot decide that for you: your broker can tell you what a claim would mean for your policy before you make one. Look at your deductible first, and report injuries and damage to others in any case.',
    links: ['claims-time-limits'],
    next: ['claim-affects-price', 'gen-deductible', 'claim-time-limits'],
    opens: [PERSON],
  },
  'no-am-i-covered': {
    kind: 'refusal',
    question: 'Does my policy pay for this?',
    answer:
      'I cannot see your policy, so I cannot tell: your insurer or broker can, and their number is on the policy. I can say what policies of that kind usually pay.',
    links: ['claims-through-this-site'],
    next: ['home-what-covers', 'auto-collision-comprehensive', 'claim-denied'],
    offers: ['home-what-covers', 'auto-collision-comprehensive', 'biz-liability', 'travel-what-covers'],
    opens: [PERSON],
  },
  'no-will-claim-pay': {
    kind: 'refusal',
    question: 'Will my claim be paid, and how much?',
    answer:
      'I cannot tell how a claim will end: the insurer decides by the policy and the facts. Ask the adjuster for the reasons in writing. If you disagree, there are ways to have it looked at again.',
    links: ['claims-disagree-amount', 'claims-complain-insurer'],
    next: ['claim-denied', 'claim-disagree-amount', 'claim-how-long'],
    opens: [PERSON],
  },
  'no-legal': {
    kind: 'refusal',
    question: 'Can I sue, and who is at fault?',
    answer:
      'I cannot give legal advice: a lawyer can, and the Law Society of Alberta has a referral service. There are time limits for going to court, so ask soon.',
    links: ['claims-time-limits'],
    next: ['claim-time-limits', 'auto-sue-2027', 'auto-not-at-fault'],
    opens: [PERSON],
  },
  'no-medical': {
    kind: 'refusal',
    question: 'A question about health',
    answer:
      'I cannot help with health questions: call Health Link at 8-1-1 at any hour, or 9-1-1 if it is urgent. What a condition means for insurance is something to discuss with a licensed broker in private.',
    next: ['travel-condition', 'life-health-condition'],
  },
  'no-immigration': {
    kind: 'refusal',
    question: 'A question about a visa',
    answer:
      'I cannot give immigration advice: IRCC (canada.ca) decides about visas, and a licensed immigration consultant or a lawyer can help. I can explain what the insurance for a Super Visa has to contain.',
    links: ['/super-visa'],
    next: ['visa-how-much', 'visa-income', 'visa-refund'],
    offers: ['visa-how-much'],
  },
  'no-investment': {
    kind: 'refusal',
    question: 'A question about tax or investing',
    answer:
      'I cannot give tax or investment advice: an accountant or a licensed planner can. I can explain what kinds of life insurance there are.',
    links: ['/insurance/life'],
    next: ['life-term-permanent', 'life-payout-tax'],
    offers: ['life-term-permanent'],
  },
  'no-fraud': {
    kind: 'refusal',
    question: 'Leaving something out on purpose',
    answer:
      'Tell your insurer what it asks and what changes the risk: I cannot help to hide or change facts. A wrong statement can void a policy, and it can be a crime. If something was wrong on a form, tell your broker and have it corrected.',
    next: ['gen-tell-insurer', 'gen-not-told', 'do-person'],
    opens: [PERSON],
  },
  'no-password': {
    kind: 'refusal',
    question: 'Can you log in or sign for me?',
    answer:
      'No: I cannot log in, sign or change an account for you, and nobody here asks for a password. If you typed one, [set a new password](/portal/forgot-password) now. A person can help when you cannot get in.',
    next: ['do-password', 'do-login'],
    offers: ['do-person'],
    opens: [PERSON],
  },
  'no-others-data': {
    kind: 'refusal',
    question: 'Information about somebody else',
    answer:
      'I have no information about other people, and I would not give it out. After a collision you exchange insurance details at the scene or get them from the police report. After a leak, your own insurer can ask for the neighbour’s.',
    next: ['claim-crash-after', 'site-who-sees-data'],
    opens: [PERSON],
  },
  'no-promise': {
    kind: 'refusal',
    question: 'Can you promise it?',
    answer:
      'I cannot promise that: an insurer decides whether it accepts somebody, and at what price. What this site promises is a time by which we ask a broker partner to contact you.',
    links: ['general-what-happens-next'],
    next: ['site-when-contacted', 'site-obligation'],
    opens: [FORM],
  },
};
