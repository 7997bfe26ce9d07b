import type { Entries } from '../../entry.ts';

/** What people ask next about travel, visitors, life insurance and benefits. */
export const peopleAskedNext: Entries = {
  'travel-why-health': {
    question: 'Why do I have to say what illnesses I had?',
    answer:
      'Because the insurer decides by your answers, and reads your medical records when there is a claim. An answer that was wrong or left out can void the policy, even if the claim is about something else. A stable condition often can be covered once it is known.',
    links: ['travel-existing-condition', 'life-health-questions'],
    next: ['travel-condition', 'travel-dose-changed', 'travel-seniors'],
  },
  'travel-each-person': {
    question: 'Does each traveller answer the health questions?',
    answer:
      'Usually yes: each person is looked at alone, by age, health and trip, so a healthy partner may answer fewer questions. Younger people often answer none. A plan for couples or families may still ask about everybody.',
    links: ['travel-existing-condition', '/insurance/travel'],
    next: ['travel-family-plan', 'travel-condition', 'do-quote-travel'],
    reason: 'travel-why-health',
  },
  'travel-family-plan': {
    question: 'Can my children be on the same travel plan?',
    answer:
      'Children can often be on a family plan with their parents: many insurers have one for a family that travels together, up to an age limit. Each child is named, and the plan says until which age and whether grandparents may take them. Older or ill relatives usually need a plan of their own.',
    links: ['/insurance/travel'],
    next: ['travel-what-covers', 'travel-each-person', 'do-quote-travel'],
  },
  'travel-dose-changed': {
    question: 'My medicine was changed. Is the coverage gone?',
    answer:
      'Usually not all of it: a change of dose can break the stability of that condition, and then that condition is usually left out. Other emergencies usually stay covered. Tell the insurer before you leave, with the date of the change, and ask for the answer in writing.',
    links: ['travel-existing-condition'],
    next: ['travel-condition', 'visa-condition', 'travel-seniors'],
  },
  'travel-points': {
    question: 'The trip is booked on points. What can be insured?',
    answer:
      'Usually what you would lose: fees, prepaid parts that nobody refunds, and with some plans the cost of getting points back. What can be cancelled free needs no insurance. Emergency medical coverage is separate, however the trip was paid for.',
    links: ['travel-cancellation-reasons', '/insurance/travel'],
    next: ['travel-cancellation', 'travel-what-covers', 'travel-credit-card'],
  },
  'travel-in-hospital': {
    question: 'A relative is in hospital abroad. What about the insurance?',
    answer:
      'Call the assistance line of the travel insurer first, day and night: the number is on the policy or card. It works with the hospital about care, payment and the trip home. In an emergency call the local emergency number there. Keep every paper; the health card pays only a little abroad.',
    links: ['/insurance/travel', 'travel-does-ahcip-pay'],
    next: ['claim-travel', 'travel-health-card', 'travel-what-covers'],
  },
  'visa-why-before': {
    question: 'Why must we pay before the visa is decided?',
    answer:
      'Because the application has to show a policy that is paid, or in instalments with a deposit: a quote is not accepted. The start day can usually be moved. If the visa is refused, many policies refund in full or less a fee when you send the letter.',
    links: ['super-visa-pay-monthly', 'super-visa-refund'],
    next: ['visa-refund', 'visa-start-date', 'visa-monthly'],
  },
  'visa-renew': {
    question: 'Must we buy again after the first year?',
    answer:
      'Yes, for a longer stay: the insurance has to last at least {superVisa.term} from entry. Immigration, Refugees and Citizenship Canada says to renew it if it ends while they are here. It is also needed at each new entry. Renew before it ends, because a gap can start a new waiting period, and ask about changes in health.',
    links: ['super-visa-how-long-stay', 'super-visa-each-entry'],
    next: ['visa-each-entry', 'visa-how-long', 'do-quote-super-visa'],
  },
  'visa-two-parents': {
    question: 'Do both parents need a policy each?',
    answer:
      'Each visitor has to be insured for the full minimum of {superVisa.minimum}. Most insurers issue one policy for each person, some a plan for couples; the price depends on each person’s age and health. You can ask for both in one request.',
    links: ['super-visa-how-much-cover', '/super-visa'],
    next: ['visa-price', 'visa-how-much', 'do-quote-super-visa'],
  },
  'visa-excluded-useful': {
    question: 'If a condition is left out, is the policy useless?',
    answer:
      'No: the policy can still meet the rules of the Super Visa, and it pays for other emergencies under its terms, such as a fall. You would pay for what comes from that condition. Stability rules differ between plans, so a broker can ask several.',
    links: ['travel-existing-condition', '/super-visa'],
    next: ['visa-condition', 'visa-covers', 'do-quote-super-visa'],
  },
  'visa-other-province': {
    question: 'The visitor stays in another province. Does that work?',
    answer:
      'Super Visa policies usually apply in all of Canada, including visits to other provinces. If the parent or the host lives there, a broker licensed in that province may be needed: our broker partners hold Alberta licences.',
    links: ['general-where-do-you-serve', '/super-visa'],
    next: ['site-outside-alberta', 'visa-covers', 'do-quote-super-visa'],
  },
  'life-joint': {
    question: 'What is joint first-to-die or last-to-die?',
    answer:
      'Joint first-to-die insures two people and pays once, at the first death; then it ends. Joint last-to-die pays at the second death, which families use for final taxes or an estate. Two separate policies pay twice. For critical illness, couples usually take a policy each. Ask what happens to each after a separation.',
    links: ['/insurance/life', 'life-term-or-permanent'],
    next: ['life-term-permanent', 'life-how-much', 'do-quote-life'],
  },
  'life-old-policy': {
    question: 'An old policy was not paid for years. Is it worth anything?',
    answer:
      'An old policy may have ended, but a permanent one can be paid up or live on its cash value for years. Only the insurer can say. Call the company named on it, or the one that took it over, with the policy number. If the insured person has died, OLHI runs a free search.',
    links: ['/insurance/life', 'claims-complain-insurer'],
    next: ['life-lost-policy', 'claim-life', 'life-cash-value'],
  },
  'life-whole-critics': {
    question: 'Why do people speak badly of whole life insurance?',
    answer:
      'Mostly because it costs far more at the start, ending it early brings little, and sellers earn a commission on it. Others value that it lasts for life and builds a cash value. Which weighs more depends on your plans; a licensed broker partner can go through both with you.',
    links: ['life-term-or-permanent', '/insurance/life'],
    next: ['life-term-permanent', 'life-cash-value', 'no-advice-buy'],
  },
  'life-ex-named': {
    question: 'My ex is still named on my policy. Who gets the money?',
    answer:
      'Usually the person who is named, so look at it now: a divorce or a new marriage usually does not change a beneficiary. You can change it with the insurer’s form, unless the naming was irrevocable. A court order or agreement may bind you; ask a lawyer.',
    links: ['life-payout-taxed', '/insurance/life'],
    next: ['life-beneficiary', 'life-payout-tax', 'no-legal'],
  },
  'life-tested': {
    question: 'Do life insurers test for cannabis, drugs or nicotine?',
    answer:
      'Some life insurers test: they ask, and for larger amounts they may want blood or urine. Each insurer decides how often somebody may use cannabis and still count as a non-smoker. Answer truthfully, because a wrong answer can void the policy.',
    links: ['/insurance/life', 'life-health-questions'],
    next: ['life-smoker', 'life-no-medical', 'life-suicide-clause'],
  },
  'group-one-person': {
    question: 'Can I get benefits for only me and my corporation?',
    answer:
      'A group plan usually begins at two or three people. For one person there are personal health and dental plans, and a health spending account through a corporation may be possible. Tax rules decide whether that works; ask an accountant.',
    links: ['group-benefits-smallest-group', 'group-benefits-what-is-an-hsa'],
    next: ['health-no-plan', 'group-hsa', 'group-owners', 'group-hire-spouse'],
  },
  'group-hire-spouse': {
    question: 'Does it count if I hire my spouse?',
    answer:
      'A spouse may count, if the work and the pay are real and meet the hours the insurer asks; some insurers have conditions for family members. A job that exists only on paper can void the coverage. Ask the broker about the rule and an accountant about the tax.',
    links: ['group-benefits-smallest-group', 'group-benefits-can-owners-join'],
    next: ['group-smallest', 'group-owners', 'group-waiting'],
  },
  'group-on-leave': {
    question: 'Do benefits go on during maternity or another leave?',
    answer:
      'Benefits can often continue during a leave if the premiums are paid, sometimes by the employee; the plan and the employer decide. The booklet and the contract say for how long. Tell the insurer before the leave begins; for what the law requires, look at Alberta’s employment standards.',
    links: ['/group-benefits', 'group-benefits-must-all-join'],
    next: ['group-waiting', 'group-cost', 'group-leaving'],
  },
  'group-hsa-or-plan': {
    question: 'Spending account or insured plan for a small firm?',
    answer:
      'A spending account has a known cost and free choice, but pays nothing beyond its amount. An insured plan shares the risk of large drug or disability claims, and its price follows claims. Many firms use both. A broker can show the two side by side.',
    links: ['group-benefits-what-is-an-hsa', 'group-benefits-cost-control'],
    next: ['group-hsa', 'group-cost', 'do-quote-group-benefits'],
  },
  'life-term-length': {
    question: 'How long should the term of life insurance be?',
    answer:
      'People often choose a term as long as the need: the years left on the mortgage, or until the children support themselves. Common terms are {life.term.lengths}. A longer term costs more at first but keeps its price; a shorter one can usually be renewed at a higher price. A broker can show you both.',
    links: ['life-term-or-permanent', '/insurance/life'],
    next: ['life-convert', 'life-how-much', 'life-mortgage'],
  },
  'life-disability-newcomer': {
    question: 'Can newcomers or people on a permit get disability insurance?',
    answer:
      'Some insurers sell disability insurance to newcomers and people on a work permit, others only to citizens and permanent residents. They ask about your status, how long the permit runs, your job and your income here. Benefits at work may include it too.',
    links: ['life-illness-or-disability', '/insurance/life'],
    next: ['life-disability', 'life-newcomer', 'life-disability-wait', 'do-quote-life'],
  },
  'life-price-factors': {
    facet: 'price',
    question: 'What decides the price of life insurance?',
    answer:
      'Age, health, tobacco, the amount and the length of the term decide most of the price of life insurance. Family history, job, hobbies and driving record can count as well. The price of a term policy is usually fixed until the term ends, so people who begin younger pay less a month.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-term-length', 'life-smoker', 'life-exam', 'do-quote-life'],
  },
  'life-while-alive': {
    question: 'Can life insurance pay while I am still alive?',
    answer:
      'Some life policies pay a part early when a doctor expects death soon; it is called a living or compassionate benefit. A critical illness policy is another one: it pays when an illness on its list is diagnosed. Ask the insurer what your policy has, and what is then left for your family.',
    links: ['/insurance/life', 'life-illness-or-disability'],
    next: ['life-critical-illness', 'life-cash-value', 'life-disability'],
  },
  'travel-price-factors': {
    facet: 'price',
    question: 'What decides the price of travel insurance?',
    answer:
      'Age, health, the length of the trip, the destination and the deductible decide most of the price of travel insurance. The United States usually costs more than other places. Cancellation coverage is priced by what the trip costs.',
    links: ['/insurance/travel'],
    next: ['travel-what-covers', 'travel-multi-trip', 'do-quote-travel'],
  },
  'group-renewal-up': {
    question: 'Why did our group premium go up at renewal?',
    answer:
      'Group premiums change at renewal with what your staff claimed, their ages, and what drugs and dental care now cost. Health and dental follow your own claims most; life and disability follow the ages. A broker can ask for the claims report, ask other insurers, and show what a change of the plan would do.',
    links: ['group-benefits-cost-control', '/group-benefits'],
    next: ['group-cost', 'group-mid-year', 'group-employer-share'],
  },
  'travel-deductible': {
    question: 'Does travel medical insurance have a deductible?',
    answer:
      'Many travel medical policies let you choose a deductible, often none; a higher one lowers the price. You pay that part of a claim yourself, in the currency that the policy names. Look whether it is for each trip or for each claim.',
    links: ['/insurance/travel'],
    next: ['travel-what-covers', 'travel-price-factors', 'gen-deductible'],
  },
};
