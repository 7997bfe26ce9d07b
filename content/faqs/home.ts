import type { FaqItem } from './faq.ts';

/** The six questions on the home page. */
export const homeFaqs: readonly FaqItem[] = [
  {
    id: 'home-auto-premium-factors',
    category: 'home',
    question: 'What affects the price of my auto insurance?',
    answer:
      'Mostly your record: at-fault claims, usually over {auto.rating.claimYears}, and traffic convictions. Then your years of driving, the vehicle, how far you drive and why, where the car is kept, and the coverage and deductible you choose.\n\nEach insurer weighs these in its own way, under the eye of the Automobile Insurance Rate Board.',
  },
  {
    id: 'home-or-tenant',
    category: 'home',
    question: 'What is the difference between home and tenant insurance?',
    answer:
      "Home insurance for owners covers the building, your belongings, your liability and the cost of living elsewhere after an insured loss. Tenant insurance leaves out the building and covers the other three.\n\nThe landlord's policy usually does nothing for a tenant's belongings or liability.",
  },
  {
    id: 'home-why-a-broker',
    category: 'home',
    question: 'What is the advantage of a broker?',
    answer:
      'A broker is licensed by the Alberta Insurance Council and may work with several insurers. They explain wordings, compare choices, arrange the policy and help when there is a claim. You may ask a broker how they are paid, and they should tell you.\n\nWe are not a broker. We bring your request to one licensed broker partner at a time.',
  },
  {
    id: 'home-lower-premiums',
    category: 'home',
    question: 'How can I lower my premiums?',
    answer:
      'Some things lower the price with most insurers: a higher deductible, home and car with one insurer, a clean record. Others count with some: driver training, an alarm, an anti-theft device. Some insurers give a discount for winter tires.\n\nWhat counts, and how much, differs between insurers. A broker can ask several.',
  },
  {
    id: 'home-collision-or-comprehensive',
    category: 'home',
    question: 'Collision or comprehensive: what is the difference?',
    answer:
      'Collision pays for your car when you hit something or roll over, for the share that is your fault. Comprehensive pays for most other sudden damage: hail, theft, fire, vandalism, broken glass, animals.\n\nBoth are optional by law. A lender or a leasing company may ask for both. Damage that was not your fault has been handled by your own insurer since {auto.dcpd.since}.',
  },
  {
    id: 'home-flood-coverage',
    category: 'home',
    question: 'Am I covered for flood?',
    answer:
      "Not by a standard home policy alone. Water that backs up through a drain needs sewer backup coverage. Water that flows in from outside needs overland water coverage. They are two add-ons, and you may want both.\n\nThe province's Hazard Assistance and Resilience Program (HARP), formerly the Disaster Recovery Program, is a last resort for losses that could not be insured. It pays {home.drp.share} of eligible costs, and one address can receive help at most {home.drp.times}.",
  },
];
