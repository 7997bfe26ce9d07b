import type { Entries } from '../../../entry.ts';

/** What is asked of the answer before: what happens without it, what counts now, and who pays then. */
export const askedOfOneBefore: Entries = {
  'home-tenant-without': {
    question: 'What happens if I have no tenant insurance?',
    answer:
      'Without tenant insurance nobody pays for your own things after a fire, a theft or a leak: the landlord’s policy usually does not cover them. Damage you cause to the building or to others can be yours to pay. If the lease asks for a policy, you have promised one.',
    links: ['home-or-tenant', 'tenant-landlord-requires'],
    next: ['home-tenant', 'home-tenant-fire', 'home-tenant-little', 'do-quote-home'],
  },
  'home-without': {
    question: 'What happens if I do not insure my house or condo?',
    answer:
      'Without home insurance you pay yourself for a fire, a storm or a theft, and for harm to others that you are liable for. No law in Alberta requires it. A mortgage usually does, and then going without breaks the contract with the lender.',
    links: ['home-is-it-mandatory', '/insurance/home'],
    next: ['home-required', 'home-mortgage', 'home-condo-must', 'do-quote-home'],
  },
  'travel-without': {
    question: 'What happens if I travel without insurance?',
    answer:
      'Without travel insurance most of a hospital bill abroad is yours. Alberta health pays only {travel.ahcip.inpatient} toward a hospital stay and {travel.ahcip.outpatient} toward an out-patient visit. A credit card or a plan at work may include something, so look there first.',
    links: ['travel-does-ahcip-pay', 'travel-credit-card'],
    next: ['travel-health-card', 'travel-credit-card', 'travel-short-trip', 'do-quote-travel'],
  },
  'biz-without': {
    question: 'What happens if my business has no insurance?',
    answer:
      'A business without liability insurance pays its own lawyer and whatever it owes others, and loses jobs where a contract or lease asks for a certificate. By law only some of it is required: vehicles on the road, and WCB in most industries.',
    links: ['business-which-covers-first', 'business-is-wcb-included'],
    next: ['biz-required', 'biz-what-needed', 'biz-certificate', 'do-quote-business'],
  },
  'life-without': {
    question: 'What does a family have if nobody bought life insurance?',
    answer:
      'Without life insurance a family has what is left: savings, any insurance through work, and public survivor benefits for those who qualify. The mortgage and other bills go on. Whether that is enough is a question of figures, which a licensed broker can go through with you.',
    links: ['life-how-much', '/insurance/life'],
    next: ['life-how-much', 'life-group-enough', 'life-debts', 'do-quote-life'],
  },
  'life-first-years': {
    question: 'How long are the first years in which life insurance might not pay?',
    answer:
      'For a wrong answer the time is {life.contest.years}: after that the law lets a life insurer cancel the policy only in case of fraud. For suicide the contract names a time of its own, which is often as long. If you are thinking of suicide, call or text 9-8-8 at any hour.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-suicide-clause', 'life-any-cause', 'life-correct-answer'],
  },
  'life-family-history': {
    question: 'My parents or siblings were ill. Can I get life or critical illness insurance?',
    answer:
      'Usually yes: life and critical illness insurers ask which illnesses close relatives had and how old they were, but look at your own health first. Family history can raise the price or leave an illness out, and insurers differ. Please leave the details out here: a broker asks in private.',
    links: ['illness-which-conditions', 'life-health-questions'],
    next: ['life-critical-illness', 'life-illness-after', 'life-price-factors', 'do-quote-life'],
  },
  'auto-benefits-own-work': {
    question: 'I work for myself or drive for a living. Who pays my wages after a collision?',
    answer:
      'Accident benefits under auto insurance replace part of lost income after a collision, whoever was at fault. For collisions on or after {reform.start} that is {reform.incomeShare} of net income, up to a limit. Who works for themselves has to show what they earned: ask the adjuster which papers count. Insurance of your own against disability, or WCB for the job, is something else.',
    links: ['auto-changes-in-2027', 'disability-self-employed'],
    next: ['auto-accident-benefits', 'auto-benefits-how-long', 'life-disability-self', 'biz-wcb'],
  },
  'auto-what-pays-crash': {
    question: 'Which part of car insurance pays for what after an accident?',
    answer:
      'After a collision accident benefits pay for injuries, and DCPD for your car as far as you were not at fault. Collision coverage pays for the rest of your car, if you bought it, less its deductible. Liability pays what you owe others. If it has just happened and anyone is hurt, call 9-1-1 first.',
    links: ['auto-what-is-dcpd', 'home-collision-or-comprehensive'],
    next: ['auto-accident-benefits', 'auto-dcpd', 'auto-collision-comprehensive', 'claim-crash-after'],
  },
  'auto-insurer-wants-out': {
    question: 'Can the insurer make me take a driver off the policy?',
    answer:
      'An insurer may refuse to accept a driver, and then offers the policy only without that person: excluded in writing, or no longer driving your vehicles. You may agree, or look for an insurer who takes that record. Get the demand and the date in writing, and ask your broker what is left.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-exclude-driver', 'fleet-bad-record', 'gen-cancel-insurer', 'auto-high-risk'],
  },
  'gen-known-loss': {
    question: 'It has already happened. Can I still buy or add coverage now?',
    answer:
      'Coverage that you buy or add now pays for what comes later, not for a loss or a claim that you already know of. The application asks what has happened. If any policy was in force at the time, report it there at once. A lawyer can tell you what you owe.',
    links: ['general-am-i-covered', '/insurance/all'],
    next: ['gen-other-policy', 'biz-sued', 'gen-out-of-luck'],
  },
  'home-bought-with-tenant': {
    question: 'We live in the house and a tenant has the basement. What does each insure?',
    answer:
      'The owner’s home policy has to know of the tenant: it can then add the suite, your liability as landlord and the rent. Insurers ask whether the suite is legal and how it is heated. The tenant needs a tenant policy of their own, for belongings and for damage they cause.',
    links: ['lethbridge-basement-suite', 'rental-tenant-insurance-clause'],
    next: ['home-garden-suite', 'home-tenants-things', 'home-suite-fire', 'home-rental-lease'],
  },
  'home-suite-fire': {
    question: 'My tenant burns down the suite or the house. Who pays?',
    answer:
      'Your own policy usually pays for the building after a fire, if the insurer knows of the tenant, less the deductible. The insurer may then ask the tenant’s liability insurance, if the tenant was careless. The tenant’s own policy covers the tenant’s belongings.',
    links: ['rental-tenant-insurance-clause', 'lethbridge-basement-suite'],
    next: ['home-suite-flood', 'home-rental-lease', 'home-rent-lost', 'home-tenant-damage'],
  },
  'home-vacant-stays': {
    question: 'Somebody stays in the empty house now and then. Is it still vacant?',
    answer:
      'Some nights or weekends do not always make a house lived in: each policy says what counts as vacant, and for how many days. Tell the insurer who stays there and how often, and have the answer in writing. Somebody who moves in for good is another matter, and may need a policy too.',
    links: ['specialty-vacant-home', 'home-away-all-winter'],
    next: ['home-vacant', 'home-caretaker', 'home-rent-to-family'],
  },
  'home-dock': {
    question: 'Is my dock, boathouse or boat lift insured?',
    answer:
      'A dock or boathouse can be insured with the cottage or home, but many policies leave out ice, waves and flood, which damage docks most. Ask for the list of causes and the limit. Somebody who is hurt on it is a matter of your liability.',
    links: ['cabin-winter', 'specialty-boat'],
    next: ['home-cottage', 'home-outbuildings', 'home-liability', 'spec-boat'],
  },
  'visa-have-card': {
    question: 'I have an Alberta health card now. What else does a student or newcomer insure?',
    answer:
      'The Alberta health card pays for insured doctors and hospitals here, but usually not for the ambulance, prescriptions, dental or glasses. A plan of the school or employer, or a personal health plan, can pay those. For a trip outside Canada there is travel insurance; a rented room has tenant insurance.',
    links: ['travel-inside-canada', 'visitors-students-workers'],
    next: ['health-adult-dental', 'health-no-plan', 'travel-health-card', 'home-tenant'],
  },
  'travel-phone': {
    question: 'My phone or camera got wet, broke or was stolen on a trip. Who pays?',
    answer:
      'Travel insurance pays for a phone only if the plan has baggage coverage, up to its limit for each item. Water and drops are often left out, so read the list. A home or tenant policy may cover theft abroad, less its deductible, and a card or phone plan may cover the rest.',
    links: ['/insurance/travel', '/insurance/home'],
    next: ['travel-baggage', 'spec-instrument-phone', 'home-theft'],
  },
  'site-deleted-proof': {
    question: 'How do I know that my data is really gone?',
    answer:
      'When a request is deleted we tell you by email, with the day and what is gone: answers, messages, documents and quotes. Its page and its links then no longer open. Proof of consent, of who saw your data, and of the deletion stays for {privacy.keep.proof}.',
    links: ['privacy-withdraw', 'privacy-how-long'],
    next: ['do-delete-data', 'site-how-long-data', 'do-see-data'],
  },
};
