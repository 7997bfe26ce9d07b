import type { Entries } from '../../../../entry.ts';

/** A worry or mistake of which it is not said yet what it is about, and what strangers asked in vain within their talks. */
export const mistakesAndGrownChildren: Entries = {
  'auto-about': {
    question: 'It is about my car',
    answer:
      'Tell me in a few words what happened with the car or its insurance. It may be a collision, a ticket, a payment, a driver or a change that your insurer does not know of, or an answer that was wrong. Most of that can still be put right by a call to your insurer or broker.',
    links: ['/insurance/auto'],
    next: ['auto-i-caused-it', 'gen-not-told', 'auto-missed-payment', 'auto-ticket'],
  },
  'home-about': {
    question: 'It is about my home',
    answer:
      'Tell me in a few words what happened at home or with its insurance. It may be water, a fire or a theft, somebody who was hurt, a payment, or a change that your insurer does not know of. Most of that can still be put right by a call to your insurer or broker.',
    links: ['/insurance/home'],
    next: ['claim-own-fault', 'gen-not-told', 'gen-stop-paying', 'home-liability'],
  },
  'biz-about': {
    question: 'It is about my work or business',
    answer:
      'Tell me in a few words what happened at work. It may be damage or an injury at a client’s, bad work, a letter from a lawyer, or a change that your insurer does not know of. Promise no payment before you have told your insurer or broker.',
    links: ['/business'],
    next: ['biz-not-a-claim-yet', 'biz-faulty-work', 'biz-changes', 'biz-sued'],
  },
  'gen-unsure-paid': {
    question: 'I do not know whether I paid. Am I still insured?',
    answer:
      'A policy is not over because of one late payment: it usually ends only after the insurer’s written notice, on the day named there. Look for that notice, and look at your bank account. Then ask the insurer or broker whether the policy was in force on the day of the loss. Report a loss in any case, and pay what is open.',
    links: ['claims-late-payment'],
    next: ['auto-missed-payment', 'gen-notice-paid', 'claim-report-soon', 'gen-stop-paying'],
  },
  'claim-recorded-statement': {
    about: 'auto',
    question: 'The other insurer wants a recorded statement. Do I have to?',
    answer:
      'Your own insurer may ask for a statement, and your policy expects you to help it; the other driver’s insurer is not yours. Report to your own insurer first and ask whether to speak to the other one. Say only what you know, and do not guess how you feel or who was at fault. If you are hurt, ask a lawyer before you are recorded.',
    links: ['claims-first-steps-crash'],
    next: ['claim-pain-later', 'claim-injured', 'claim-other-lies', 'claim-settlement'],
  },
  'claim-pain-later': {
    about: 'auto',
    question: 'The pain began days after the collision. What now?',
    answer:
      'Pain that begins after a collision is common: see a doctor, and tell your own insurer now. If you said before that nothing hurt, correct it in writing with the day on which it began. Ask for the accident benefits forms, since treatment is paid by your own insurer whoever was at fault, and sign no settlement yet.',
    links: ['claims-time-limits', '/insurance/auto'],
    next: ['claim-injured', 'auto-accident-benefits', 'claim-form-late', 'claim-settlement'],
  },
  'claim-video': {
    about: 'auto',
    question: 'I have a dash cam film. Whom do I send it to?',
    answer:
      'Send the film to your own insurer or adjuster with your claim number, not to this site. Keep the original file and a copy, from some minutes before to some after. Police may ask for it too. Do not post it while the claim is open.',
    links: ['claims-first-steps-crash'],
    next: ['claim-other-lies', 'auto-not-at-fault', 'auto-dashcam'],
  },
  'auto-one-month': {
    question: 'Can I insure a car for a short time only?',
    answer:
      'Car insurance in Alberta is usually sold for a year or half a year, and few insurers offer a single month. You can cancel early, but a fee or a part of the premium may be kept: ask for the amount first. To bring a car home once, ask a registry agent about an in-transit permit; it needs insurance as well.',
    links: ['general-am-i-covered', '/insurance/auto'],
    next: ['auto-cancel', 'auto-private-sale', 'auto-leave-alberta', 'do-quote-auto'],
  },
  'auto-emissions': {
    question: 'My truck has a delete or no emission parts. Can it be insured?',
    answer:
      'Some insurers refuse a truck whose emission parts were removed or deleted, and others insure it without the parts that were added. Say it when you ask for a quote: a change that the insurer was not told of can put a claim at risk. Whether it may be on the road is a question for a registry agent or an inspection shop.',
    links: ['/insurance/auto'],
    next: ['auto-modified', 'auto-inspection', 'gen-not-told'],
  },
  'auto-facility': {
    question: 'What is the Facility Association?',
    answer:
      'The Facility Association insures drivers whom ordinary insurers avoid, so that almost everyone can have basic car insurance. You do not ask it yourself: a broker or insurer applies for you. It usually costs more, and some years without claims and tickets bring you back to ordinary insurers.',
    links: ['/insurance/auto'],
    next: ['auto-high-risk', 'auto-back-to-ordinary', 'auto-grid-facility'],
  },
  'auto-grid-mine': {
    question: 'How do I know whether I am on the Grid?',
    answer:
      '{before reform.start: Ask your insurer or broker whether your basic coverage is priced by the Grid: you are when the Grid price is lower than the insurer’s own. That is mostly so for new drivers and after claims. It is scheduled to end on {reform.start}.}{from reform.start: Nobody should be on the Grid since {reform.start}, when it was scheduled to end. Ask your insurer or broker how your basic coverage is priced now.}',
    links: ['/insurance/auto', 'auto-price-caps'],
    next: ['auto-grid', 'auto-rate-cap', 'auto-price-factors'],
  },
  'auto-pay-for-others': {
    question: 'My record is clean. Why do I pay for the claims of others?',
    answer:
      'A premium pays for the claims of everyone insured alike, because nobody knows whose car is hit or stolen next. Your clean record still lowers your own share, and {before reform.start: the good driver cap limits what a rate change adds at renewal}{from reform.start: a rate change may add only so much at renewal}. Repairs, thefts, injuries and hail that cost more raise it for all. Ask several insurers, since they weigh a record differently.',
    links: ['auto-price-caps', 'home-auto-premium-factors'],
    next: ['auto-why-up', 'auto-rate-cap', 'auto-lower-price', 'gen-price-complaint'],
  },
  'auto-child-moves-out': {
    question: 'My child moves out with the car. Which policy then?',
    answer:
      'A child who moves out for good usually needs a policy of their own, at the new address and with the car in their name. Tell your insurer the day and the town: where the car is kept and who lives with you both count. Ask whether their years on your policy are counted.',
    links: ['/insurance/auto'],
    next: ['auto-child-own-policy', 'auto-student-takes-car', 'auto-listed-history', 'auto-whose-name'],
  },
  'fleet-driver-gone': {
    question: 'The driver who had the claim has left us. Does that help?',
    answer:
      'A driver who has left can help the price of a fleet: tell the broker on which day, and what you changed since, such as training. The claim itself stays on the record of the firm for some years. A clean list of the drivers you have now, with abstracts, is what other insurers ask for.',
    links: ['/commercial-auto'],
    next: ['fleet-bad-record', 'fleet-renewal-up', 'fleet-why-experience', 'fleet-drivers'],
  },
  'home-condo-fault': {
    question: 'Who decides that the damage began in my condo unit?',
    answer:
      'The condo board says where the damage began, often from a plumber’s or adjuster’s report, and you may ask to see it. For the deductible it usually does not matter whether you were careless, only where it began. Send the report and the bylaw to your own insurer before you pay or agree. Whether the charge is right, a lawyer can say.',
    links: ['home-condo-deductible-rule', '/blog/condo-deductible-alberta'],
    next: ['home-condo-deductible', 'home-condo-not-mine', 'home-condo-limit', 'no-legal'],
  },
  // Earthquake coverage may leave out movement caused by people: uphelp.org; quakes near Fox Creek linked to fracking:
  // greenfieldadvisors.com, both read on November 29, 2026.
  'home-earthquake-fracking': {
    question: 'Is damage by an earthquake from fracking insured?',
    answer:
      'A standard home policy usually leaves every earthquake out, whatever caused it. With the addition for earthquakes, ask in writing whether one from fracking or other drilling is included: some wordings leave out what people cause. Take dated photos of your foundation and walls now.',
    links: ['/insurance/home'],
    next: ['home-earthquake', 'home-foundation', 'gen-add-coverage'],
  },
  'spec-sled-truck': {
    question: 'Does my truck’s policy cover the sled or quad it carries?',
    answer:
      'The truck’s policy usually does not pay for a sled, quad or trailer that is carried, towed or stolen; each needs coverage of its own. A home policy may pay little or nothing for motorized vehicles. Ask your broker to read both policies before you give it up. For the next one, ask for comprehensive coverage, which includes theft.',
    links: ['/insurance/specialty'],
    next: ['spec-stolen', 'spec-snowmobile', 'spec-atv', 'do-quote-specialty'],
  },
  'gen-credit-refused': {
    question: 'I refused the credit check. Does that hurt me?',
    answer:
      'You may refuse a credit check; for a home, you may then miss a discount or get another price from that insurer. For car insurance a credit report needs your specific consent as well. Ask what the price would be with and without it, and ask other insurers.',
    links: ['/insurance/home', '/insurance/auto'],
    next: ['gen-credit', 'home-why-up', 'home-price-factors'],
  },
  // Covered childhood illnesses, and a rider or a policy of its own: sunlife.ca and dundaslife.com, read on November 29, 2026.
  'life-illness-child': {
    question: 'Is there critical illness insurance for a child?',
    answer:
      'Yes, some insurers sell critical illness insurance for a child, as a policy of its own or as an addition to a parent’s. It pays a lump sum for listed illnesses, often with some that begin in childhood, such as childhood diabetes. What is known already is left out or declined. A broker can compare the lists.',
    links: ['life-illness-or-disability', '/insurance/life'],
    next: ['life-critical-illness', 'life-children', 'life-illness-list', 'do-quote-life'],
  },
  'life-illness-cash': {
    question: 'Is critical illness insurance paid in cash, for anything?',
    answer:
      'Yes, critical illness insurance pays one sum to you after a listed diagnosis, usually once you have survived {life.illness.survival}. You need no receipts, and may pay the mortgage, a trip or help at home with it. The illness has to be as bad as the contract says, so an early cancer may pay less or nothing.',
    links: ['life-illness-or-disability', '/insurance/life'],
    next: ['life-illness-early', 'life-illness-list', 'life-illness-when', 'life-illness-child'],
  },
  'life-disability-hobby': {
    question: 'Do a risky hobby or shifts matter for disability insurance?',
    answer:
      'A risky hobby, such as motocross or climbing, can raise the price of disability insurance, or injuries from it are left out. Shifts and camp rotations are asked about as part of your work. Tell both as they are, since an answer that is left out can cost the benefit. Insurers differ.',
    links: ['disability-self-employed', '/insurance/life'],
    next: ['life-disability-job', 'life-disability-left-out', 'life-disability-self', 'life-correct-answer'],
  },
  // The usual fee for a service where it is given; what costs more is paid by the member: pshcp.ca and aga.ca, read on November 29, 2026.
  'group-reasonable-charges': {
    question: 'What does “reasonable and customary” mean in a benefits plan?',
    answer:
      'Reasonable and customary is the usual fee for a service where you get it, and the most that the insurer counts. What your therapist or dentist charges above it is yours to pay. Ask the insurer for its limit and for how many visits it finds reasonable, and send a note from the doctor if you need more.',
    links: ['/group-benefits'],
    next: ['group-paramedical', 'group-claim-drug', 'claim-complain-insurer', 'group-reset'],
  },
  'group-ltd-employer': {
    question: 'The insurer refused an employee’s disability claim. Are we liable?',
    answer:
      'The insurer decides a disability claim and usually answers for its decision, not the employer. Yours is to enrol people, send papers on time and say nothing wrong about the coverage. Give the employee the insurer’s reasons and way to appeal. Do not end the job because of it before you have asked a lawyer for employers.',
    links: ['/group-benefits', 'claims-complain-insurer'],
    next: ['life-ltd-denied', 'biz-employment-claims', 'group-on-leave', 'no-legal'],
  },
  'farm-successor': {
    question: 'A son or daughter takes over part of the farm. What about the policy?',
    answer:
      'Tell the insurer before the change: a farm policy names who is insured, and a new owner or company is not until it is added. Say who owns, rents and works what from which day. One policy can often name both; sometimes each needs its own. Ask about liability between the two.',
    links: ['farm-hobby-or-farm', '/insurance/farm'],
    next: ['farm-one-policy', 'farm-inherit', 'farm-others-things', 'biz-changes'],
  },
  'biz-ai': {
    question: 'Staff use AI tools with client files. Whose liability is it?',
    answer:
      'If client files leak through an AI tool, the client usually looks to you, as for any other mistake of your staff. Cyber insurance may pay for notices and for claims over private data; professional liability may pay where your advice or work was wrong. Some newer wordings leave AI out, so ask both insurers in writing. A rule on what may be typed in helps.',
    links: ['business-privacy-breach', '/business'],
    next: ['biz-cyber', 'biz-professional', 'biz-breach-tell', 'biz-cyber-requirements'],
  },
};
