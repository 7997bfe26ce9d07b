import type { Entries } from '../../../entry.ts';

/** What strangers asked about their homes, work, health and travels, and no entry answered. */
export const peopleAndHomesAsked: Entries = {
  'home-first-nation': {
    question: 'Can I insure a home on First Nation land?',
    answer:
      'Yes, though fewer insurers do it: you can insure your belongings, your liability and your own share of the house. What the band owns is often insured by the band, so ask its housing office which policy there is and what it leaves out. A broker then finds an insurer that takes homes on reserve. Distance to a fire hall counts as well.',
    links: ['/insurance/home', 'home-is-it-mandatory'],
    next: ['home-tenant', 'home-special-build', 'do-quote-home'],
  },
  'home-sewer-limit': {
    question: 'My sewer backup coverage has a limit. What does that mean?',
    answer:
      'The limit is the most that is paid for sewer backup, with cleaning, building and belongings together, however large the loss. Insurers set it lower where backups are common or after a claim. You pay what is above it yourself. Ask whether a higher limit can be bought, for example once a backwater valve is in.',
    links: ['edmonton-sewer-backup-limit', 'home-sewer-or-overland'],
    next: ['home-backwater', 'home-sewer-overland', 'claim-disagree-amount'],
  },
  'home-tenant-liability': {
    question: 'How much liability does a tenant or landlord usually ask for?',
    answer:
      'Leases and tenant policies usually name a limit in the millions, which pays what you owe others for a fire, a flood or an injury. The lease decides what you have to show. The broker can name on the proof what the landlord requires.',
    links: ['tenant-landlord-requires', 'home-or-tenant'],
    next: ['home-landlord-requires', 'home-tenant', 'do-quote-home'],
  },
  'home-tenant-fast': {
    question: 'I need tenant insurance and proof of it in a day or two',
    answer:
      'A tenant policy can often be arranged the same day, once a broker or insurer has your answers, and the proof comes by email. It pays for your belongings, for what you owe others and for a place to stay. In the form, give the day and the liability limit that the landlord requires, and say both again when the broker calls.',
    links: ['home-or-tenant', 'general-what-happens-next'],
    next: ['home-landlord-requires', 'home-tenant-liability', 'do-quote-home'],
  },
  'home-breakdown': {
    question: 'Does home insurance pay when a furnace or appliance breaks down?',
    answer:
      'An ordinary home policy does not pay for machines that wear out or stop working. Many insurers offer home equipment breakdown coverage as an extra, for furnace, water heater, air conditioning and appliances. A fire or leak that the breakdown causes is another matter, and usually is covered.',
    links: ['home-or-tenant', '/insurance/home'],
    next: ['home-old-furnace', 'gen-add-coverage', 'home-title-warranty'],
  },
  'gen-school-accident': {
    question: 'A child’s glasses or things broke at school. Who pays?',
    answer:
      'Perhaps a benefits plan or school accident insurance: a plan at work often pays for glasses every year or two. A home policy seldom pays for glasses that break, and the deductible is usually higher than the loss. A school does not pay by itself unless it was at fault. Ask the school which student policy it offers.',
    links: ['/group-benefits', '/insurance/all'],
    next: ['health-adult-dental', 'home-lost-item', 'group-claim-drug'],
  },
  // Assets and the twelve months: the AISH policy manual; the limits change, so none is named here.
  'life-aish': {
    question: 'Does a life insurance payout affect AISH or other benefits?',
    answer:
      'A payout may count as an asset, and AISH has a limit for assets; tell your AISH worker when it comes. The program’s rules give time to move money from a life policy into something that does not count, such as a trust, a home or a registered disability savings plan (RDSP). Get advice before you spend or deposit it.',
    links: ['life-payout-taxed', '/insurance/life'],
    next: ['life-payout-tax', 'claim-life', 'life-beneficiary'],
  },
  // The Canadian Life and Health Insurance Association (CLHIA) on MAID, November 2016.
  'life-maid': {
    question: 'Does life insurance pay after medical assistance in dying (MAID)?',
    answer:
      'Yes, as a rule: Canada’s life insurers do not treat medical assistance in dying (MAID) as suicide where the legal steps were followed. The claim looks at the underlying illness, and at whether the answers in the application were true. You can ask an insurer about this in general without giving a name.',
    links: ['/insurance/life', 'life-health-questions'],
    next: ['life-suicide-clause', 'claim-life', 'life-while-alive'],
  },
  // Weeks and share: canada.ca, EI sickness benefits.
  'life-ei-sickness': {
    question: 'Short-term disability or EI sickness benefits: what is the difference?',
    answer:
      'Short-term disability comes from an employer’s plan or your own policy; EI sickness is the federal benefit, with lower pay and a fixed number of weeks. If your work has a plan, it usually pays first. A plan of your own can pay more and longer, after its waiting period. Service Canada says how much EI is.',
    links: ['life-illness-or-disability', '/group-benefits'],
    next: ['life-disability', 'life-disability-wait', 'life-income-stops'],
  },
  'life-disability-topup': {
    question: 'Can I buy more disability insurance on top of the plan at work?',
    answer:
      'Often yes: your own policy can fill what the plan at work leaves, up to a share of your income. Insurers set that share for all policies together. Your own stays with you when you change jobs. Say what the group plan pays, and whether its benefit is taxed, because that decides how much more you can buy.',
    links: ['disability-taxed', '/insurance/life'],
    next: ['life-disability', 'life-disability-tax', 'life-own-occupation'],
  },
  'life-own-occupation': {
    question: 'What does “own occupation” mean in disability insurance?',
    answer:
      'Own occupation means that the policy pays when you cannot do your own job, even if you could do another. Any occupation pays only when you cannot do any work that fits your training. Many group plans pay for your own occupation at first, and after some years only for any.',
    links: ['life-illness-or-disability', '/insurance/life'],
    next: ['life-disability', 'life-ltd-denied', 'life-disability-topup'],
  },
  'life-stress-leave': {
    question: 'Does disability insurance pay for stress, burnout or depression?',
    answer:
      'Many plans do, if a doctor says that the illness keeps you from working and treats it; stress without a diagnosis is often not enough. Some individual policies limit it or leave it out after earlier treatment. Report it to the plan early, and ask which papers it needs.',
    links: ['life-illness-or-disability', '/group-benefits'],
    next: ['life-disability', 'life-ltd-denied', 'life-ei-sickness'],
  },
  'life-ltd-age': {
    question: 'What if my disability coverage ends with my age and I still work?',
    answer:
      'Long-term disability coverage usually ends at a normal retirement age, even if you go on working. A few insurers sell policies that last a little longer, at a higher price, and critical illness insurance can be an answer too. WCB pays only for what happens at work. Ask the plan which parts, such as drug coverage, continue.',
    links: ['/group-benefits', 'life-illness-or-disability'],
    next: ['group-age-limit', 'life-critical-illness', 'life-hurt-at-work'],
  },
  'travel-last-minute': {
    question: 'I leave today or tomorrow. Can I still buy travel insurance?',
    answer:
      'Yes: travel medical insurance can usually be bought until you leave, often online within minutes. A broker from our form may need {site.promise}, so if you leave sooner, buy it from an insurer, your bank or the travel agent and answer the health questions carefully. Cancellation coverage does not pay for what is already known.',
    links: ['/insurance/travel', 'travel-cancellation-reasons'],
    next: ['travel-already-away', 'travel-what-covers', 'travel-condition'],
  },
  'travel-partner': {
    question: 'Can a partner or friend be on my travel policy?',
    answer:
      'A spouse or a partner you live with usually can; a friend or a new partner usually buys a policy of their own. Each insurer says how long you must have lived together. The insurance of a credit card often covers a spouse and children, but read its certificate. Each traveller answers the health questions.',
    links: ['/insurance/travel', 'travel-credit-card'],
    next: ['travel-card-family', 'travel-family-plan', 'travel-each-person'],
  },
  'travel-known-event': {
    question: 'Somebody is ill already. Does cancellation insurance bought now pay?',
    answer:
      'Usually not for that illness: trip cancellation pays for what nobody could expect when you bought it. A relative who is already ill or in hospital has to have been stable for the time the policy names. For other reasons it still pays. Ask the insurer before you buy, and say who is ill.',
    links: ['travel-cancellation-reasons', '/insurance/travel'],
    next: ['travel-cancellation', 'travel-interruption', 'travel-condition'],
  },
  'biz-outfitter': {
    question: 'What insurance does a guide, outfitter or trail ride need?',
    answer:
      'A guide or outfitter usually needs liability coverage for guided trips, and land permits often ask for proof. A waiver helps, but it does not pay a lawyer or a claim. Say what you do, with quads, horses, boats or guns, and where. Vehicles, camps and the people who work for you need coverage of their own.',
    links: ['/business/general', 'specialty-atv-snowmobile'],
    next: ['biz-waiver', 'biz-liability', 'do-quote-business'],
  },
  'biz-ransomware': {
    question: 'What does cyber insurance do after a ransomware attack?',
    answer:
      'Cyber insurance helps at once: experts who restore systems, lawyers, notices to clients and the income you lose meanwhile, up to its limits. Whether a ransom is paid depends on the policy and the law. Clinics also have to report a breach of health information that may harm people. Insurers ask for backups and two-step logins first.',
    links: ['cyber-ransom', 'medical-privacy-breach'],
    next: ['biz-cyber-ransom', 'biz-cyber-requirements', 'biz-cyber-now'],
  },
  // Occurrence wordings: expertguides.com, "Revisiting the CGL Policy", read on November 27, 2026.
  'biz-old-job': {
    question: 'Damage shows up after my business policy ended. Is old work insured?',
    answer:
      'General liability usually looks at the day of the damage, not of the work: a policy that had ended by then usually does not pay. Send the letter to your last insurer and broker at once in any case, because the wording decides. Professional liability works differently: there the day of the claim counts.',
    links: ['business-faulty-work'],
    next: ['biz-faulty-work', 'biz-claims-made', 'biz-not-a-claim-yet'],
  },
  // Deductions: alberta.ca/deductions-from-earnings, read on November 27, 2026.
  'group-not-enrolled': {
    question: 'Benefits come off my pay, but I am not enrolled. What can I do?',
    answer:
      'Ask your employer and the plan’s insurer in writing whether and since when you are enrolled, and keep the pay statements that show the deduction. Enrolment often depends on a form and a waiting period, which may be why. If money was taken for coverage that you did not have, Alberta Employment Standards handles deductions from pay.',
    links: ['group-benefits-must-all-join'],
    next: ['group-waiting', 'group-add-member', 'group-must-join'],
  },
};
