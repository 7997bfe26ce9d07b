import type { Entries } from '../../entry.ts';

/** What people ask next about a house, a condo or a rented home. */
export const homesAskedNext: Entries = {
  'home-poly-b': {
    question: 'Can a house with Poly-B pipes be insured?',
    answer:
      'Often, but insurers differ: some exclude water damage from these grey plastic pipes, set a higher deductible, or want them replaced by a date. The pipes were put in {home.polyB.built} and can leak. If one insurer has declined, a broker can ask others with the inspection report and a plumber’s estimate for new pipes. Say that the house has them, because an insurer that was not told may refuse a claim.',
    links: ['/insurance/home'],
    next: ['home-old-house', 'home-insurer-deadline', 'home-closing-soon', 'home-water-damage'],
  },
  // On panels: oksk.ca, “Federal Pioneer Stab-Lok Panels”, 2025.
  'home-wiring': {
    question: 'Can a house with aluminum or knob and tube wiring be insured?',
    answer:
      'Often, after an inspection: many insurers require a report from a licensed electrician, and some for the wiring to be replaced. Others decline. Some ask for the make of the electrical panel, and want a Federal Pioneer panel with Stab-Lok breakers replaced. A broker can say who accepts it and which report they require; ask before you waive conditions.',
    links: ['/insurance/home'],
    next: ['home-insurer-deadline', 'home-old-house', 'home-closing-soon'],
  },
  'home-insurer-deadline': {
    question: 'My insurer wants a repair by a date. What if I cannot?',
    answer:
      'Call before the date: ask for the request in writing, for more time, and whether a first step or a professional’s report is enough. If nothing happens, the insurer may end or not renew the policy with notice, and a mortgage requires insurance. A broker can ask others while it is still in force.',
    links: ['/insurance/home', 'home-why-a-broker'],
    next: ['home-wiring', 'home-letter-ends', 'home-claims-history', 'home-mortgage'],
  },
  'home-letter-ends': {
    question: 'A letter says my home policy ends. What now?',
    answer:
      'Look for the day on which it ends and for the reason; if it gives none, ask. Start with a broker at once, and tell your lender, because a gap can make the next policy harder to get. Tell the truth about claims: insurers can look them up.',
    links: ['/insurance/home', 'home-why-a-broker'],
    next: ['home-claims-history', 'gen-cancel-insurer', 'home-mortgage', 'do-quote-home'],
    reason: 'gen-why-not-renewed',
  },
  'home-dropped-claims': {
    question: 'May my home insurer drop me after claims?',
    answer:
      'Yes, a home insurer may decide not to renew, with notice, or ask a higher price or deductible. Many weigh water claims heavily. Ask for the reason, and what a repair such as a backwater valve would change.',
    links: ['/insurance/home', 'home-why-a-broker'],
    next: ['home-letter-ends', 'home-claims-history', 'home-backwater'],
    reason: 'gen-why-not-renewed',
  },
  'home-closing-soon': {
    question: 'We take over the house in days and have no insurance yet',
    answer:
      'Call a broker today and say when you take possession: the lender and the lawyer usually want proof before then. Have the address, year, roof, wiring, plumbing, heating and your claims ready. If an insurer has declined, say why, because others may accept it. Ask your lawyer what happens if it is late.',
    links: ['home-is-it-mandatory', 'general-am-i-covered'],
    next: ['do-quote-home', 'home-wiring', 'home-mortgage', 'do-buy-now'],
  },
  'home-special-assessment': {
    question: 'Does insurance pay a special assessment?',
    answer:
      'Only where it comes from a loss the policy would insure, such as hail or fire, and you have loss assessment coverage, up to its limit. A levy for upkeep, the reserve fund or a higher premium is not insured. The board’s letter says what it is for.',
    links: ['calgary-condo-hail', 'home-condo-deductible-rule'],
    next: ['home-loss-assessment', 'home-condo-deductible', 'home-condo-buying'],
  },
  'home-tenants-things': {
    question: 'Does my policy cover my tenant’s things?',
    answer:
      'No: an owner’s or landlord’s policy covers the building and what belongs to you. Your tenant needs a tenant policy for belongings, liability and a place to stay. A lease can ask for it.',
    links: ['rental-tenant-insurance-clause', 'home-or-tenant'],
    next: ['home-rental-lease', 'home-tenant', 'home-suite-flood'],
  },
  'home-suite-flood': {
    question: 'My tenant floods the suite. Who pays?',
    answer:
      'Your own policy usually pays for the building if the water was sudden and the suite is known to the insurer, less the deductible. The insurer may then ask the tenant’s liability insurance, if the tenant was careless. Their own policy covers their belongings.',
    links: ['lethbridge-basement-suite', 'rental-tenant-insurance-clause'],
    next: ['home-rental-lease', 'home-tenants-things', 'home-tenant-damage'],
  },
  'home-backwater': {
    question: 'Does a backwater valve help?',
    answer:
      'A backwater valve keeps sewage from flowing back, and some insurers ask for one or give a better limit or price for it. It does not keep out water from rain or a river at ground level. Ask what proof they require, and have it cleaned.',
    links: ['edmonton-sewer-backup-limit', 'home-lower-premiums'],
    next: ['home-sewer-overland', 'home-lower-price', 'home-flood'],
  },
  'home-why-up': {
    question: 'Why did my home premium go up without a claim?',
    answer:
      'Because hail, wildfire, water and building costs raise what insurers pay for everyone, and the insured value grows with rebuilding costs. The age of the roof or a lost discount may count too. Ask for the reasons, and have the rebuilding value and deductibles looked at.',
    links: ['/insurance/home', '/blog/hail-season-alberta'],
    next: ['home-price-factors', 'home-lower-price', 'no-price-compare'],
  },
  'home-guest-hurt-me': {
    question: 'I damaged somebody else’s things or home. Who pays?',
    answer:
      'The personal liability in your home or tenant policy usually pays when you were careless, away from home too. What you did on purpose is not covered, nor what belongs to you or your household. Report it, and do not promise to pay.',
    links: ['/insurance/home', 'home-or-tenant'],
    next: ['home-liability', 'claim-neighbour', 'spec-umbrella'],
  },
  'home-leave-tenant': {
    question: 'My roommate or partner moves out. What about the policy?',
    answer:
      'Tell the insurer: whoever moves out usually loses the coverage under your policy for a new address, and needs a policy of their own. Ask for the names on the policy to be changed, and for the value of what stays.',
    links: ['tenant-roommates', 'tenant-moving'],
    next: ['home-roommate', 'home-tenant', 'do-change-policy'],
  },
  'home-hotel-how-long': {
    question: 'For how long does insurance pay for a hotel?',
    answer:
      'Until you can go home or have found a new one, up to the time or the amount in your policy. After an evacuation order it is often up to {home.evacuation.days}. Only what goes beyond your normal costs counts, so keep receipts and ask before you rent something for months.',
    links: ['home-evacuation-costs', 'fort-mcmurray-evacuation-order'],
    next: ['home-living-expenses', 'claim-evacuated', 'claim-report-soon'],
  },
  'home-no-order': {
    question: 'We left before there was an order. Is that paid?',
    answer:
      'Often not: many policies pay living expenses only after a mandatory order. Ask your insurer, keep receipts, and note when the order came. If smoke or fire has damaged the home, another part of the policy may apply.',
    links: ['fort-mcmurray-evacuation-order', 'home-evacuation-costs'],
    next: ['claim-evacuated', 'home-living-expenses', 'home-wildfire'],
  },
  'home-caretaker': {
    question: 'Who may check on my house while I am away, and how often?',
    answer:
      'A competent adult you trust, as often as your policy says: in the heating season some ask for every day or every few days. Shutting off and draining the water, or a monitored alarm, may count instead. Keep a log with dates.',
    links: ['home-away-all-winter', 'fort-mcmurray-rotation'],
    next: ['home-away', 'home-vacant', 'home-water-damage'],
    reason: 'home-vacant-why',
  },
};
