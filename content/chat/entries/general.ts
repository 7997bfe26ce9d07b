import type { Entries } from '../entry.ts';

/** Insurance in general, and the places of Alberta. */
export const generalEntries: Entries = {
  'gen-what-is-insurance': {
    facet: 'what',
    question: 'How does insurance work?',
    answer:
      'You pay a premium, and the insurer pays for losses that the policy lists, less your deductible and up to a limit. The policy is the contract; an endorsement changes it. What it leaves out is listed under exclusions.',
    links: ['/tooltips', '/insurance/all'],
    next: ['gen-deductible', 'site-kinds', 'gen-cancel-insurer'],
  },
  'gen-deductible': {
    facet: 'what',
    question: 'What is a deductible?',
    answer:
      'The deductible is the part of a loss that you pay yourself; the insurer pays the rest up to the limit. A higher one usually lowers the premium. Hail or water may have a separate one.',
    simpler: 'It is the first part of the bill. You pay it, and the insurer pays the rest.',
    links: ['/tooltips', 'home-lower-premiums'],
    next: ['auto-deductible', 'no-advice-amount', 'home-hail-roof'],
    reason: 'gen-why-deductible',
  },
  'gen-bundle': {
    facet: 'lower-price',
    question: 'Does it help to have home and car together?',
    answer:
      'Often: some insurers give a discount when home and car are with them, and one hailstorm may then mean one deductible. It does not always cost less; a broker can compare both.',
    links: ['home-lower-premiums', 'calgary-hail-roof-or-car'],
    next: ['auto-lower-price', 'home-lower-price', 'do-quote'],
  },
  'gen-pay-monthly': {
    facet: 'instalments',
    question: 'Can I pay monthly?',
    answer:
      'Paying by the month is usually possible, and often costs a fee or interest that paying for the year does not; ask for both totals. If a payment fails, call your insurer or broker at once: after notice the policy can be cancelled.',
    links: ['/insurance/auto'],
    next: ['auto-renewal', 'visa-monthly', 'do-pay-bill'],
  },
  'gen-tax': {
    facet: 'tax',
    question: 'Is there tax on insurance?',
    answer:
      'Alberta has a premium tax that insurers pay and that is inside the premium; it is not added on your bill. As a rule there is no GST on premiums. An accountant can tell you whether a business may deduct them.',
    links: ['/group-benefits', '/insurance/all'],
    next: ['group-tax', 'life-payout-tax'],
  },
  'gen-cancel-insurer': {
    facet: 'cancel',
    question: 'Can an insurer cancel or refuse me?',
    answer:
      'Basic auto insurance has to be available to almost everyone who applies; home and business insurers may refuse or not renew. Cancelling in mid-term requires written notice and a reason, such as a missed payment. Ask why, and have a broker ask others.',
    links: ['/insurance/auto', 'claims-complain-insurer'],
    next: ['auto-high-risk', 'home-claims-history', 'claim-complain-insurer'],
  },
  'gen-credit': {
    question: 'Does my credit score matter?',
    answer:
      'For a home it may, with your consent; for a car your credit report must not be used without your specific consent. Asking for a quote on this site does not look at your credit.',
    links: ['/insurance/home', '/insurance/auto'],
    next: ['site-credit-check', 'home-price-factors'],
  },
  'gen-insurer-fails': {
    question: 'What if an insurer goes bankrupt?',
    answer:
      'An industry fund steps in, up to set limits: PACICC for home, auto and business, Assuris for life and health. Their websites have the current limits.',
    links: ['life-insurer-fails'],
    next: ['life-insurer-fails'],
  },
  'gen-other-insurance': {
    question: 'I need a kind of insurance that is not listed',
    answer:
      'Choose "something else" in the [quote form](/get-quote) and describe what you want to insure: a broker partner tells you whether there is insurance for it. You can also ask a person first.',
    links: ['/insurance/specialty', '/insurance/all'],
    next: ['site-kinds', 'do-person'],
    opens: [
      { label: 'Open the quote form', to: '/get-quote?type=general' },
      { label: 'Talk to a person', what: 'person' },
    ],
  },
  'city-calgary': {
    question: 'What about insurance in Calgary?',
    answer:
      'Calgary is known for hail, and for flooding near the Bow and the Elbow: look at the hail deductible, the roof clause and overland water. If nobody is hurt, collisions are reported online or at a police district office. Broker partners work there.',
    links: ['/locations/calgary', 'calgary-hail-deductible'],
    next: ['home-hail-roof', 'home-flood', 'do-quote'],
  },
  'city-edmonton': {
    question: 'What about insurance in Edmonton?',
    answer:
      'In Edmonton the local risk is heavy rain and sewer backup, so look at that limit if the basement is finished. If nobody is hurt, collisions are reported at a Collision Reporting Centre. Broker partners work there.',
    links: ['/locations/edmonton', 'edmonton-sewer-backup-limit'],
    next: ['home-sewer-overland', 'claim-police-report', 'do-quote'],
  },
  'city-red-deer': {
    question: 'What about insurance in Red Deer?',
    answer:
      'Around Red Deer wind and hail are the risks to look at, and on an acreage the distance to a fire hall. Broker partners work there.',
    links: ['/locations/red-deer', 'red-deer-acreage'],
    next: ['home-wind-tree', 'home-acreage', 'do-quote'],
  },
  'city-lethbridge': {
    question: 'What about insurance in Lethbridge?',
    answer:
      'Lethbridge has strong wind and grass fires, and many people drive to Montana: look at the wind deductible and at your liability limit abroad. Broker partners work there.',
    links: ['/locations/lethbridge', 'lethbridge-drive-to-montana'],
    next: ['auto-us-trip', 'home-wind-tree', 'do-quote'],
  },
  'city-fort-mcmurray': {
    question: 'What about insurance in Fort McMurray?',
    answer:
      'In Fort McMurray wildfire, rebuilding costs and homes left empty during a rotation are what to look at. Site contracts often require high liability limits, even from small contractors. Broker partners work there.',
    links: ['/locations/fort-mcmurray', 'fort-mcmurray-rotation'],
    next: ['home-wildfire', 'home-how-much', 'do-quote'],
  },
  'city-other': {
    question: 'Do you also serve my town?',
    answer:
      'Yes, all of Alberta, from Medicine Hat and Grande Prairie to small towns and acreages. Your postal code helps to find a broker partner who works in your area.',
    links: ['general-where-do-you-serve', '/locations'],
    next: ['site-area', 'do-quote'],
    opens: [{ label: 'Open the quote form', to: '/get-quote' }],
  },
};
