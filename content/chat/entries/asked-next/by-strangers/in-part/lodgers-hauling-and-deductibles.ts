import type { Entries } from '../../../../entry.ts';

/** What strangers asked in vain in their second and later turns: whose policy, whose record, and what is left of a rule. */
export const lodgersHaulingAndDeductibles: Entries = {
  'home-lodger': {
    question: 'I rent a room. Can I be on the policy of my landlord?',
    answer:
      'Usually not: a home policy insures the people named in it and their family, and a lodger who is not related is neither. Take a tenant policy for your things and your liability; it may be small. The owner should tell the insurer that a room is rented.',
    links: ['tenant-roommates', '/insurance/tenant'],
    next: ['home-tenant', 'home-roommate-tell', 'home-required'],
  },
  'claim-borrower-record': {
    about: 'auto',
    question: 'A friend crashed my car. On whose record does it go?',
    answer:
      'A claim counts on the policy of the car, so usually on yours, and a ticket on the record of whoever drove. The friend may have to name the collision too when an insurer asks about accidents. If the friend pays the repair and no claim is made, your insurer pays nothing; ask your broker whether it must be told all the same.',
    links: ['/insurance/auto', 'claims-first-steps-crash'],
    next: ['auto-lend-car', 'claim-affects-price', 'claim-cash-settle'],
  },
  'farm-haul-for-pay': {
    question: 'We haul grain for neighbours for pay. Does the farm policy cover it?',
    answer:
      'Hauling for others for pay usually needs commercial coverage for the truck and for the load, even if it is only for a week. Farm policies and farm plates are for your own farm. Call your broker before the first load, and ask a registry agent what the plate allows.',
    links: ['farm-hobby-or-farm', '/commercial-auto'],
    next: ['farm-plates', 'farm-custom-work', 'fleet-cargo'],
  },
  'biz-shop-window': {
    question: 'Who pays for the big window of a rented shop?',
    answer:
      'The lease decides: it says who repairs and insures the glass, and many leases leave it to the tenant. Your own business policy may include glass or offer it as an addition, with a deductible of its own. Show the lease to your broker before you sign.',
    links: ['/business/general', '/business/retail'],
    next: ['biz-tenants-legal', 'biz-landlord-commercial', 'biz-what-needed'],
  },
  'claim-deductible-water': {
    about: 'home',
    question: 'The water was not my fault. Why do I pay my deductible?',
    answer:
      'Your own home, condo or tenant policy pays first, less its deductible, whoever caused the water. Your insurer may ask whoever is responsible for the money, and you may get the deductible back then. The rule that spares you the deductible if you were not at fault is for cars only.',
    links: ['claims-first-steps-home'],
    next: ['claim-neighbour-uninsured', 'claim-upstairs-leak', 'gen-deductible'],
  },
  'life-mortgage-shrinks': {
    question: 'The bank’s mortgage insurance shrinks. Why does the payment stay?',
    answer:
      'The bank’s insurance pays what is still owed, so it shrinks with the mortgage, while its price is usually set for the whole loan. You pay the same for less each year. A term policy of your own keeps its amount for the whole term; ask a broker to compare both.',
    links: ['/insurance/life', 'life-term-or-permanent'],
    next: ['life-mortgage', 'life-mortgage-paid-to', 'life-term-permanent'],
  },
  'home-vacant-or-away': {
    about: 'home',
    question: 'We were only away. May the insurer call our house vacant?',
    answer:
      'Vacant usually means that people have moved out and nobody plans to return; being away with your things at home is often another case. The policy says what it means by each, so read both clauses. If the insurer sees it otherwise, object in writing, with proof that you lived there, such as bills or hospital papers.',
    links: ['specialty-vacant-home', 'claims-complain-insurer'],
    next: ['claim-denied', 'claim-complain-insurer', 'home-vacant'],
  },
  'home-two-homes': {
    question: 'Two homes are ours for some days. Which one is insured?',
    answer:
      'Each home needs coverage for every day it is yours: the new one from possession, the old one until the buyer has it. Give your broker both dates in one call, and ask where your things are insured while you move. A home that stands empty has to be told.',
    links: ['/insurance/home'],
    next: ['home-closing-soon', 'home-closing-moved', 'home-things-early'],
  },
  'travel-only-one': {
    question: 'Can only one of us buy travel insurance?',
    answer:
      'Yes, each traveller can have a policy of their own, or none. Whoever is older or has a condition answers the health questions for themselves and gets a price of their own. The other one may be insured by a card or a plan at work; check that first.',
    links: ['/insurance/travel', 'travel-existing-condition'],
    next: ['travel-seniors', 'travel-condition', 'do-quote-travel'],
  },
  'site-change-seen': {
    question: 'Does the broker see what I corrected, or do I tell them?',
    answer:
      'The broker sees what you write in a message on your tracking page or in the portal, so write there what should be different. What you say in this chat does not reach them. Say it again when they call, before a quote is made.',
    links: ['general-what-happens-next'],
    next: ['do-change-request', 'do-message-broker', 'do-request-status'],
  },
  'fleet-rideshare-or-own': {
    question: 'Is ride-hailing coverage on top of my own car policy?',
    answer:
      'As a rule both count: your own policy is for private driving, the coverage of the platform for the time when the app is on. Its limits differ by what you are doing. So keep your own, tell its insurer that you drive for an app, and ask in writing what is paid in each phase.',
    links: ['rideshare-tell-insurer', 'commercial-auto-ride-hailing'],
    next: ['fleet-rideshare', 'fleet-app-not-told', 'fleet-rideshare-licence'],
  },
};
