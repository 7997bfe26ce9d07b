import type { Entries } from '../../../entry.ts';

/** Life, illness, travel, visitors and benefits: what strangers asked for in vain, and what people ask beside it. */
export const peopleBeside: Entries = {
  'life-child-why': {
    question: 'Why would a baby or child need life insurance?',
    answer:
      'Some families insure a child for final costs, or to keep a right to insurance later; others do without, as nobody lives on a child’s income. What a baby usually changes is how much the parents need. A licensed broker can discuss whether it fits you.',
    links: ['/insurance/life', 'life-how-much'],
    next: ['life-children', 'life-how-much', 'gen-new-baby'],
  },
  'life-both': {
    question: 'Can I have both critical illness and disability insurance?',
    answer:
      'Critical illness and disability insurance can be held together, and one usually does not reduce the other. The first pays once after a listed diagnosis, the second monthly while you cannot work. Each has its own health questions and price. A broker can say which fills the larger gap for you.',
    links: ['life-illness-or-disability', '/insurance/disability-and-critical-illness'],
    next: ['life-illness-or-disability', 'life-critical-illness', 'life-disability'],
  },
  'life-illness-after': {
    question: 'Can I get critical illness insurance after a stroke, cancer or heart attack?',
    answer:
      'After a stroke, cancer or heart attack, critical illness insurance is often declined, or sold without that illness, because it insures exactly such a diagnosis. Time and a full recovery can help, and insurers differ. Please leave the details out here: a broker asks in private.',
    links: ['illness-which-conditions', 'life-health-questions'],
    next: ['life-critical-illness', 'life-health-condition', 'life-declined'],
  },
  'life-illness-early': {
    question: 'Does critical illness insurance pay for cancer at an early stage?',
    answer:
      'Cancer at an early stage, such as in situ, usually does not pay the full amount: the policy defines life-threatening cancer. Many contracts pay a part for some early stages, others nothing. Cancer found in the first {life.illness.cancerDays} is usually left out. Read the definition, or ask the insurer.',
    links: ['illness-which-conditions', '/insurance/disability-and-critical-illness'],
    next: ['life-illness-list', 'life-critical-illness', 'claim-denied'],
  },
  'life-declined': {
    question: 'Can a life insurer say no to me, and what then?',
    answer:
      'A life insurer may decline somebody over health, age or a dangerous job, charge more, or wait until treatment is over. Insurers differ, so a no from one is not a no from all. Policies with few or no health questions, and coverage from work, are often still open.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-no-medical', 'life-health-condition', 'life-group-enough'],
  },
  'life-reinstate-health': {
    question: 'Can a lapsed life policy come back without new health questions?',
    answer:
      'Soon after a missed payment often yes: within the grace period you only pay. Once the policy has lapsed, the insurer usually asks about your health again, sometimes in a short form, and may say no. Call it today, because each week can change that.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-reinstate', 'life-cancel', 'life-no-medical'],
  },
  'life-mental-health': {
    question: 'Do life insurers ask about depression or its medication?',
    answer:
      'Life insurers usually ask about depression, anxiety and medication for them, after a birth too; often it changes little where it is treated and stable. A true answer protects the claim. Please keep the details for the broker, who asks in private.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-health-condition', 'life-stress-leave', 'life-correct-answer'],
  },
  'life-single': {
    question: 'I am single and have no children. What would life insurance do?',
    answer:
      'Life insurance of a single person mostly pays final costs and debts that somebody else signed for, or goes to whom you name. Some buy it young, because it costs less then and a later illness does not matter. Disability insurance protects your own income; a broker can compare the two.',
    links: ['life-how-much', '/insurance/life'],
    next: ['life-how-much', 'life-disability', 'life-while-alive'],
  },
  'life-stay-home': {
    question: 'Can a parent at home without income have life insurance?',
    answer:
      'A parent at home can have life insurance too: insurers often allow an amount like that of the partner who earns. What it would cost to replace the care of children and home is the usual reason. Couples can compare two policies and a joint one.',
    links: ['life-how-much', '/insurance/life'],
    next: ['life-joint', 'life-how-much', 'life-children'],
  },
  'life-debts': {
    question: 'Can debts be taken out of a life insurance payout?',
    answer:
      'A payout to a named beneficiary usually does not go through the estate, so debts of the one who died are generally not taken from it. If the estate is named, its debts come first. Debts that the family signed for stay theirs; a lawyer can tell you more.',
    links: ['life-payout-taxed', '/insurance/life'],
    next: ['life-beneficiary', 'claim-life', 'no-legal'],
  },
  'life-accidental': {
    question: 'What is accidental death insurance?',
    answer:
      'Accidental death insurance pays only if an accident, and no illness, is the cause of death or of a loss such as a limb. It costs less and asks few health questions, because most deaths are not accidents. It adds to life insurance and seldom replaces it.',
    links: ['/insurance/life'],
    next: ['life-no-medical', 'life-suicide-clause', 'life-term-permanent'],
  },
  'life-died-abroad': {
    question: 'Does life insurance pay if I die abroad?',
    answer:
      'Life insurance usually pays wherever death happens, as long as the answers in the application were true, also about planned travel. The family needs a death certificate from there, often translated. Moving to another country or working in a war zone should be told before.',
    links: ['/insurance/life', 'life-health-questions'],
    next: ['claim-life', 'life-suicide-clause', 'life-job-pays'],
  },
  'life-casual-worker': {
    question: 'I work casual or part time without benefits. What pays if I cannot work?',
    answer:
      'Casual and part-time workers can buy disability insurance of their own, if the income is steady enough; insurers look at your hours and tax returns. Where you paid into EI, it has sickness benefits for up to {life.ei.weeks}. WCB pays only for injuries from work.',
    links: ['life-illness-or-disability', '/insurance/disability-and-critical-illness'],
    next: ['life-disability', 'life-ei-sickness', 'life-disability-wcb'],
  },
  'life-disability-share': {
    question: 'How much of my income does disability insurance pay?',
    answer:
      'Disability insurance typically pays about {life.disability.share} of your income each month, and the insurer sets the most for all your policies together. Whether that is taxed follows from who pays the premium. Other benefits, such as WCB or CPP, may be deducted.',
    links: ['life-illness-or-disability', 'disability-taxed'],
    next: ['life-disability-tax', 'life-disability-wait', 'life-disability-topup'],
  },
  'travel-strike': {
    question: 'Does travel insurance pay if an airline goes on strike?',
    answer:
      'A strike is covered by some trip cancellation plans if you bought them, and booked, before it became known; later it is usually left out. The airline owes you first: a refund or another flight. A travel credit usually counts as paid. Keep the messages that name the cause.',
    links: ['travel-cancellation-reasons', '/insurance/travel'],
    next: ['travel-flight-delay', 'travel-cancellation', 'claim-trip-cancelled'],
  },
  'travel-any-reason': {
    question: 'What does “cancel for any reason” pay?',
    answer:
      'Cancel for any reason repays a part of the trip when you change your mind or the cause is on no list, and it costs more. It usually has to be bought within days of booking, and used some time before you leave. The policy names the share.',
    links: ['travel-cancellation-reasons', '/insurance/travel'],
    next: ['travel-cancellation', 'travel-price-factors', 'travel-known-event'],
  },
  'travel-dental': {
    question: 'Does travel insurance pay for a dentist abroad?',
    answer:
      'Travel medical insurance usually pays for sudden dental pain or an injured tooth, each up to a small limit, and not for check-ups or planned work. Call the insurer’s number before treatment if you can, and keep the bill and the X-ray.',
    links: ['/insurance/travel', 'travel-does-ahcip-pay'],
    next: ['travel-what-covers', 'claim-travel', 'travel-who-pays-first'],
  },
  'travel-alcohol': {
    question: 'Does travel insurance pay if I had been drinking?',
    answer:
      'Many travel policies leave out losses that are due to alcohol or drugs, and each defines how much is too much. A drink with dinner is rarely the question; an accident while drunk may be left out. In an emergency call the local number first, and the insurer after.',
    links: ['/insurance/travel'],
    next: ['travel-sports', 'claim-travel', 'travel-what-covers'],
  },
  'travel-flown-home': {
    question: 'Does travel insurance pay to fly me home?',
    answer:
      'Travel medical insurance usually pays for a flight home when doctors and the insurer agree that it is needed, with a nurse or stretcher if necessary. You have to call the insurer before it is booked. If somebody dies, many plans pay to bring them home.',
    links: ['/insurance/travel', 'travel-does-ahcip-pay'],
    next: ['travel-in-hospital', 'travel-who-pays-first', 'travel-what-covers'],
  },
  'travel-when-buy': {
    question: 'When should travel insurance be bought?',
    answer:
      'Trip cancellation is usually bought with the booking, because it covers only what is not known yet; medical coverage has to begin before you leave. Buying late loses the weeks in which you could fall ill before the trip. Check that the dates match your flights.',
    links: ['travel-cancellation-reasons', '/insurance/travel'],
    next: ['travel-last-minute', 'travel-cancellation', 'do-quote-travel'],
  },
  'travel-stable': {
    question: 'What does “stable” mean for a medical condition?',
    answer:
      'Stable usually means no new symptoms, no change of medicine or dose, and no new tests within the time that the policy names. That is commonly {travel.stability.usual}. A lower dose can count as a change as well. Each policy has its own definition, so read it or ask.',
    links: ['travel-existing-condition', 'visitors-parents-conditions'],
    next: ['travel-condition', 'visa-condition', 'travel-dose-changed'],
  },
  'travel-passport': {
    question: 'I lost my passport or wallet abroad. Does insurance help?',
    answer:
      'Baggage coverage of travel insurance often pays a small amount for replacing a lost or stolen passport, and little or no cash. Report it to the police there and to the nearest Canadian embassy or consulate. Block your cards, and keep every receipt.',
    links: ['/insurance/travel'],
    next: ['travel-baggage', 'claim-travel', 'travel-flight-delay'],
  },
  'visa-drugs': {
    question: 'Does visitor or Super Visa insurance pay for medicine?',
    answer:
      'Medicine after an insured emergency is usually paid, often for a limited number of days; pills that a visitor takes anyway are not. Bring enough for the stay, with the prescription. A walk-in doctor’s visit for a refill is usually at your own cost.',
    links: ['/super-visa', 'super-visa-how-much-cover'],
    next: ['visa-covers', 'visa-see-doctor', 'visa-condition'],
  },
  'visa-death': {
    question: 'What if a visiting parent dies here?',
    answer:
      'I am sorry that this is on your mind. Super Visa insurance has to include repatriation: it pays to bring the person home, or often a burial here instead, up to a limit. Call the insurer’s emergency number before anything is arranged.',
    links: ['/super-visa', 'super-visa-how-much-cover'],
    next: ['visa-covers', 'gen-somebody-died', 'visa-see-doctor'],
  },
  'visa-switch': {
    question: 'Must a visitor stay with the same insurer, or can we change?',
    answer:
      'A visitor can extend with the same insurer or change to another. A new policy bought after arrival often begins with a waiting period for illness, and new health questions. Do not end the first before the second is in force. Ask both about refunds, and carry the new proof at each entry.',
    links: ['super-visa-gap', 'super-visa-first-days'],
    next: ['visa-refund', 'visa-renew', 'visa-waiting'],
  },
  'group-vision': {
    question: 'What does a benefits plan pay for glasses and eye exams?',
    answer:
      'Many plans pay a set amount for glasses, contact lenses and eye exams, again after a set time; others have no vision part. The booklet or the insurer’s app shows yours. A health spending account can usually pay for glasses as well.',
    links: ['/group-benefits', 'group-benefits-what-is-an-hsa'],
    next: ['group-claim-drug', 'group-hsa-expenses', 'group-what'],
  },
  'group-reset': {
    question: 'When do the maximums of my benefits start again?',
    answer:
      'The maximums of a plan usually start again each calendar year or each benefit year; some, such as those for glasses, less often. The booklet or the insurer’s app names the day. What you did not use is usually lost, unless the plan carries it over.',
    links: ['/group-benefits'],
    next: ['group-claim-drug', 'group-vision', 'group-paramedical'],
  },
  'group-claim-deadline': {
    question: 'How long do I have to send in a benefits claim?',
    answer:
      'The plan sets the last day for a claim, often some months after the end of the year, and much sooner after you leave the job. The booklet or the insurer’s app names it. Send late ones anyway, with the reason, because some insurers make an exception.',
    links: ['/group-benefits'],
    next: ['group-claim-drug', 'group-leaving', 'group-reset'],
  },
  'group-contractors': {
    question: 'Can contractors or freelancers be on our benefits plan?',
    answer:
      'Group plans are made for employees, so contractors are usually left out; some insurers accept those who work for you most of the time. Ask the insurer before you promise it, because it may look like employment for tax. They can buy a personal plan.',
    links: ['/group-benefits', 'group-benefits-what-data'],
    next: ['group-must-join', 'health-no-plan', 'group-smallest'],
  },
  'group-eap': {
    question: 'What is an employee assistance program?',
    answer:
      'An employee assistance program gives staff and family a number to call for counselling and advice, in private; the employer pays for it. The employer does not learn who called. Some plans include it, in others it is added.',
    links: ['/group-benefits'],
    next: ['group-what', 'group-paramedical', 'life-stress-leave'],
  },
  'life-will': {
    question: 'Does my will change who gets the life insurance?',
    answer:
      'The beneficiary named on the policy usually gets the money, whoever is named in the will, unless the will names that policy clearly. Keep both in line, and look at them after a marriage, divorce or birth. A lawyer can tell you which counts.',
    links: ['life-payout-taxed', '/insurance/life'],
    next: ['life-beneficiary', 'life-ex-named', 'no-legal'],
  },
  'life-waiver': {
    question: 'What is a waiver of premium?',
    answer:
      'With a waiver of premium, you pay no premiums for a life policy while you are disabled, and it stays in force. It is an addition with its own price, a waiting period and a definition of disabled. Ask whether yours has it before you stop paying.',
    links: ['/insurance/life'],
    next: ['life-reinstate', 'life-disability', 'life-price-factors'],
  },
  'life-how-long-apply': {
    question: 'How long does it take to get life insurance?',
    answer:
      'Policies with few health questions can be decided in a day, others take weeks, because the insurer waits for an exam or a doctor’s report. Some give temporary coverage meanwhile, so ask. It starts once the policy is issued, accepted and paid.',
    links: ['life-health-questions', 'general-am-i-covered'],
    next: ['life-exam', 'life-no-medical', 'do-quote-life'],
  },
  'travel-change-dates': {
    question: 'My travel dates changed. Can I change the policy or get money back?',
    answer:
      'Before the trip begins, an insurer can usually change the dates or refund a medical policy. Call it before the old start. Once you have left, days that you do not use are seldom refunded. Cancellation coverage is often not refundable.',
    links: ['/insurance/travel', 'travel-cancellation-reasons'],
    next: ['travel-extend', 'travel-when-buy', 'travel-cancellation'],
  },
  'travel-scooter': {
    question: 'Am I covered on a rented scooter or motorcycle abroad?',
    answer:
      'Many travel policies pay for injuries on a scooter only with the right licence, a helmet and no alcohol; some leave motorcycles out. Damage to the scooter, and to others, is usually not included. Read it before you rent.',
    links: ['/insurance/travel'],
    next: ['travel-sports', 'travel-alcohol', 'travel-rental-car'],
  },
  'group-beneficiary': {
    question: 'How do I change the beneficiary of my life insurance at work?',
    answer:
      'The beneficiary of group life insurance is changed with the insurer’s form or website, usually through your employer’s plan administrator. It is separate from any policy of your own and from your pension. Keep a copy of what was confirmed.',
    links: ['/group-benefits', 'life-payout-taxed'],
    next: ['life-beneficiary', 'life-group-enough', 'group-leaving'],
  },
  'group-card': {
    question: 'I lost my benefits card or cannot log in. Who helps?',
    answer:
      'The plan administrator at work, or the insurer, gives you a new benefits card, your plan number and access to the app. I cannot see any plan. A pharmacy can often look you up, or you pay and claim it later.',
    links: ['/group-benefits'],
    next: ['group-claim-drug', 'group-claim-deadline', 'group-not-enrolled'],
  },
};
