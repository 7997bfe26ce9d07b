import type { Entries } from '../../entry.ts';

/** What people ask on about a home, a business, a life, a journey and this site. */
export const othersAskedOn: Entries = {
  'home-add-partner': {
    question: 'How do I get on my partner’s or roommate’s policy?',
    answer:
      'Whoever has the policy asks their insurer or broker to name you on it. Many insurers cover a spouse or partner who lives there, but not a roommate; some add one, others want a policy each. Until your name is confirmed, assume that your things are not insured.',
    links: ['tenant-roommates', '/insurance/home'],
    next: ['home-roommate', 'home-tenant', 'gen-extra-cost'],
  },
  'home-reno-away': {
    question: 'We live elsewhere during renovations. Is the house still insured?',
    answer:
      'Only if the insurer knows: an empty house and work on it both change the risk, and coverage can be reduced after some weeks. Tell them the dates, what is being done and who checks the house. Ask the contractor for proof of liability insurance, and where your furniture goes.',
    links: ['specialty-vacant-home', 'builders-risk-renovation'],
    next: ['home-renovation', 'home-vacant', 'biz-builders-who'],
  },
  'home-wett': {
    question: 'What is a WETT inspection, and is it required?',
    answer:
      'Many insurers ask for a WETT inspection before they insure a home with a wood stove: a trained technician looks at the stove and chimney. The report says whether they meet the code and the manufacturer’s instructions. Without it they may exclude fire from the stove, or decline. The inspector sets the fee.',
    links: ['acreage-wood-stove', '/insurance/seasonal-and-acreage'],
    next: ['home-wood-stove', 'home-old-house', 'gen-ask-whom'],
  },
  'home-chimney-fire': {
    question: 'There was a small fire or smoke at home. What is paid?',
    answer:
      'Smoke and soot from a sudden fire are usually insured: cleaning, repairs, and things that cannot be cleaned. If the home cannot be lived in, a hotel is usually paid up to a limit; have that agreed first. Show where smell or soot is left, and tell the adjuster of anyone with breathing trouble.',
    links: ['claims-first-steps-home', 'home-evacuation-costs'],
    next: ['claim-second-opinion', 'home-living-expenses', 'claim-disagree-amount'],
  },
  'home-smoker': {
    question: 'Does it matter to a home policy that somebody smokes?',
    answer:
      'Some insurers ask, because smoking is a common cause of fire, and a non-smoking home may get a discount. Answer for everyone who lives there. If that changes, tell your broker or insurer.',
    links: ['home-lower-premiums', '/insurance/home'],
    next: ['home-price-factors', 'gen-tell-insurer', 'home-rent-out'],
  },
  'home-rent-to-family': {
    question: 'Family lives in our suite without rent. Does the insurer care?',
    answer:
      'Yes, tell them: a second household changes the risk, with rent or without it. The insurer decides whether your policy covers a relative’s things or only the building; often they need a tenant policy of their own. A separate building or suite has to be on your policy.',
    links: ['rental-student-suite', 'lethbridge-basement-suite'],
    next: ['home-rent-out', 'home-tenants-things', 'gen-tell-insurer'],
  },
  'home-things-early': {
    question: 'My things are already in a house that is not mine yet. Who insures them?',
    answer:
      'The builder’s or seller’s policy usually does not insure your things. Your own home or tenant policy may cover them there for a time, up to a limit; a new policy can begin before you take possession. Tell your broker what is where, and from which day.',
    links: ['tenant-moving', 'builders-risk-who-buys'],
    next: ['home-moving', 'home-closing-soon', 'home-own-build'],
  },
  'home-hail-example': {
    question: 'How is a percentage deductible worked out?',
    answer:
      'Take that percentage of the amount the building is insured for: {home.hail.exampleShare} of {home.hail.exampleValue} is {home.hail.exampleDeductible}, whatever the damage. A smaller loss is then all yours. Some insurers let you choose a flat amount for a higher premium.',
    links: ['calgary-hail-deductible', '/insurance/home'],
    next: ['home-hail-percent', 'home-hail-roof', 'gen-is-it-allowed'],
  },
  'biz-first-employee': {
    question: 'I hire my first employee. What changes?',
    answer:
      'Tell your insurer, because liability is priced by payroll and by what people do, and open a WCB account: it is mandatory for most industries. Ask about cars that staff drive for you. Benefits are your choice.',
    links: ['business-is-wcb-included', '/business/general'],
    next: ['biz-wcb', 'fleet-employee-cars', 'group-smallest', 'biz-casual-helper'],
  },
  'group-age-limit': {
    question: 'Do group benefits end at an age?',
    answer:
      'Often parts of them do: life and disability benefits are commonly reduced or end around retirement age. Health and dental may continue as long as somebody works. The contract of the plan sets the ages. Whether somebody must join depends on the plan, not on a law.',
    links: ['/group-benefits', 'group-benefits-must-all-join'],
    next: ['group-must-join', 'health-seniors', 'life-seniors'],
  },
  'travel-return-visit': {
    question: 'I come home for a visit and go back. Does the travel policy go on?',
    answer:
      'Some travel policies end when you come home; others let you visit and continue afterward, without coverage while you are at home. A change in your health during the visit may count. Ask the insurer before you book, and have the answer in writing.',
    links: ['travel-multi-trip', '/insurance/travel'],
    next: ['travel-snowbird', 'travel-extend', 'travel-multi-trip'],
  },
  'visa-age': {
    question: 'Is there an age limit for Super Visa insurance?',
    answer:
      'Each insurer has its own: many insure people in their eighties, some beyond, with more questions about health and a higher price. A condition may be left out or has to be stable. A licensed broker partner can ask several insurers.',
    links: ['visitors-parents-conditions', 'super-visa-how-much-cover'],
    next: ['visa-condition', 'visa-price', 'do-quote-super-visa'],
  },
  'visa-change-date': {
    question: 'The flight changed. Can the visa insurance start on another day?',
    answer:
      'Usually yes, if you ask the insurer before the old start day and before they travel. Nobody should land before the first insured day: it has to be in force when they enter. Ask for the new certificate and carry it.',
    links: ['super-visa-each-entry', 'super-visa-refund'],
    next: ['visa-start-date', 'visa-each-entry', 'visa-refund'],
  },
  'site-cancel-unsent': {
    question: 'Never mind, I do not want a quote anymore',
    answer:
      'No problem: from this chat nothing is sent unless you send it yourself. If you have already sent a request, withdraw it with its tracking link at once, and no other broker will be asked. Nothing obliges you.',
    links: ['privacy-withdraw', 'general-what-happens-next'],
    next: ['do-withdraw', 'site-obligation', 'talk-what-can-you-do'],
  },
  'home-roof-age': {
    question: 'How does the age of my roof matter?',
    answer:
      'An older roof can mean a higher price, a higher deductible for hail, or payment of its depreciated value only; some insurers decline. That is why forms ask for its year and material. Tell the insurer once it is replaced, with the invoice.',
    links: ['home-is-hail-covered', 'home-lower-premiums'],
    next: ['home-hail-roof', 'home-insurer-deadline', 'home-price-factors'],
  },
  'spec-wedding-weather': {
    question: 'What if weather spoils a wedding or an event?',
    answer:
      'Cancellation coverage for events can pay lost deposits when severe weather makes the day impossible; ordinary rain is usually not enough. It has to be bought well before. Host liability, with liquor if it is served, is a separate part.',
    links: ['specialty-event-with-alcohol', '/insurance/specialty'],
    next: ['spec-wedding', 'biz-event', 'do-quote-specialty'],
  },
  'spec-new-rider': {
    question: 'I have never ridden before. Can I insure a motorcycle?',
    answer:
      'A new rider can be insured with a Class 6 licence, or as a learner who rides with somebody who has one. The first seasons cost more. Some insurers give something back for a training course. Ask before you buy the bike, because the model counts as well.',
    links: ['motorcycle-learner', '/insurance/specialty'],
    next: ['spec-motorcycle-learner', 'spec-young-rider', 'spec-sport-bike', 'do-quote-specialty'],
  },
  'spec-umbrella-who': {
    question: 'Who needs umbrella liability?',
    answer:
      'People buy umbrella liability when they could lose more than their home and car limits would pay. Typical reasons are a house or savings, a rental property, a young driver, a pool, a boat, or trips to the United States. I cannot say whether you need it; a broker can compare it with higher limits.',
    links: ['specialty-umbrella', '/insurance/specialty'],
    next: ['spec-umbrella', 'auto-minimum-liability', 'home-liability'],
  },
};
