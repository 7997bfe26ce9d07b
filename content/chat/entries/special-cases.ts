import type { Entries } from '../entry.ts';

const FORM = { label: 'Open the quote form', to: '/get-quote' } as const;
const PERSON = { label: 'Talk to a person', what: 'person' } as const;

/** Cases that people ask about by themselves, beside the entries on their subject. */
export const specialCaseEntries: Entries = {
  'auto-sell': {
    question: 'I am selling my car. When do I end the insurance?',
    answer:
      'Once the buyer has the car and you have the signed bill of sale: until then a claim is still yours. Call your insurer or broker that day, and ask about a fee and a refund. A registry agent can tell you what to do with the plates and the registration.',
    links: ['/insurance/auto'],
    next: ['auto-cancel', 'auto-new-car', 'auto-register'],
  },
  'auto-family-protection': {
    question: 'What is family protection (SEF 44)?',
    answer:
      'SEF 44 is optional and pays for injuries to you and your family when the driver at fault has too little insurance, none, or is unknown. With other insurance, it pays up to your own liability limit in total. You have it only if your policy lists it. For collisions on or after {reform.start}, most lawsuits are not allowed, so it applies in fewer cases.',
    simpler:
      'If the other driver has too little insurance, SEF 44 can pay what is missing, up to your own limit. You choose it.',
    links: ['/insurance/auto', '/tooltips'],
    next: ['auto-endorsements', 'claim-uninsured-driver', 'auto-minimum-liability'],
  },
  'auto-record-years': {
    facet: 'how-long',
    question: 'How long do tickets, a DUI or claims count against me?',
    answer:
      'At-fault claims usually count over {auto.rating.claimYears}, tickets for fewer, Criminal Code convictions for longer, and claims that were not your fault usually do not. {before reform.start: The good driver cap looks back {auto.goodDriver.claimYears} for at-fault claims, {auto.goodDriver.criminalYears} for Criminal Code convictions and {auto.goodDriver.convictionYears} for other ones. }Insurers can still see all of them in the records that they share, and each weighs them in its own way. A clean record from now on is what brings the price down.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-dui', 'auto-ticket', 'auto-lower-price', 'auto-when-raises'],
  },
  'home-hail-percent': {
    question: 'What does a percentage deductible for hail mean?',
    answer:
      'A deductible given as a percentage is a share of the insured value of the house, not of the damage. So it grows with the sum you are insured for, and can be far more than a flat deductible. Your policy names it beside hail or wind.',
    simpler: 'You pay that percentage of what the house is insured for, before the insurer pays the rest.',
    links: ['/insurance/home', 'calgary-hail-deductible'],
    next: ['home-hail-roof', 'gen-deductible', 'home-replacement-cost'],
  },
  'home-condo-buying': {
    question: 'What should I ask before I buy a condo?',
    answer:
      "Ask for the corporation's insurance certificate with its deductibles, the bylaws, the standard insurable unit description (SIUD), and any special levy (special assessment) that is planned. They tell you what your own policy has to fill in. The property manager has them.",
    links: ['/insurance/condo'],
    next: ['home-condo', 'home-condo-deductible', 'home-loss-assessment'],
  },
  'claim-doorstep-roofer': {
    about: 'home',
    question: 'A roofer at the door offers to handle my claim',
    answer:
      'Do not sign on the doorstep: after a storm some ask you to sign the claim over to them. Ask for a licence, local references and a written quote, and talk to your adjuster first. An offer to absorb your deductible is a warning sign, because the insurer would be told a wrong price.',
    links: ['/blog/hail-season-alberta'],
    next: ['claim-hail-home', 'biz-prepaid-licence', 'claim-adjuster'],
  },
  'claim-report-soon': {
    question: 'When do I have to report a loss, and to whom?',
    answer:
      'Soon, as soon as everybody is safe: call the claims line on your policy or pink card, or your broker. Say what happened, where and when, and write down the claim number. Take photos before you clean up and keep receipts.',
    links: ['claims-first-steps-home', 'claims-first-steps-crash'],
    next: ['claim-proof-of-loss', 'claim-how-long', 'claim-time-limits'],
  },
  'claim-car-fire': {
    about: 'auto',
    question: 'My car or truck burned. Is it insured?',
    answer:
      'Only if the auto policy includes comprehensive, all perils or specified perils: fire falls under those optional coverages. Call your insurer, and keep the police or fire report. Tools in the box are covered under a tools or property policy.',
    links: ['fort-mcmurray-truck-wildfire', 'home-collision-or-comprehensive'],
    next: ['claim-total-loss', 'auto-collision-comprehensive', 'biz-tools'],
  },
  'biz-crime': {
    question: 'An employee stole from us. Is that insured?',
    answer:
      'Only with crime coverage, which is optional: it pays for theft by employees, forged payments and some kinds of fraud. Other business policies usually leave that out. Keep the records, and tell your insurer and the police soon.',
    links: ['/business/general', '/business'],
    next: ['biz-cyber-invoice', 'claim-business', 'biz-property'],
  },
  'biz-street-closed': {
    question: 'Our street was closed, but nothing of ours was damaged',
    answer:
      'Business interruption usually needs damage to your own property. Some policies also pay when an order closes the street: that is the civil authority clause, with its own days and limits. Ask your broker for it, and note the days and the sales you lost.',
    links: ['/blog/wildfire-evacuation-insurance', '/business/general'],
    next: ['biz-interruption', 'claim-business'],
  },
  'travel-top-up': {
    question: 'What is a top-up of travel insurance?',
    answer:
      'Extra days on top of a plan that stops earlier, such as one of a credit card, an employer or a multi-trip policy. Ask whether it must be bought before you leave or only before the first plan ends, and ask both insurers whether the two work together.',
    links: ['travel-multi-trip', 'travel-credit-card'],
    next: ['travel-multi-trip', 'travel-credit-card', 'travel-extend', 'travel-day-limit'],
  },
  'site-status-words': {
    question: 'What does the status of my request mean?',
    answer:
      'Your tracking page and the portal say in words who has the request, and by when you should hear. In progress means that a broker partner has taken your request; sent to a broker, that one has been asked. If a promise is missed, the request moves on to another. If it stands still for longer than promised, a person looks into it.',
    links: ['general-what-happens-next'],
    next: ['do-nobody-called', 'do-request-status', 'do-message-broker'],
    opens: [PERSON],
  },
  'site-broker-needs': {
    question: 'What will the broker ask me?',
    answer:
      'More than our form: for a car, licences and driving records; for a home, its age, heating, roof and claims; for life or travel, your health. Have the policy you hold now at hand. Each page about a kind of insurance lists what to have ready.',
    links: ['/insurance/all', 'general-what-happens-next'],
    next: ['site-form-help', 'do-quote', 'site-personal-numbers'],
    opens: [FORM],
  },
};
