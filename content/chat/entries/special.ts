import type { Entries } from '../entry.ts';

/** Things with a policy of their own. */
export const specialEntries: Entries = {
  'spec-motorcycle': {
    facet: 'covers',
    question: 'How is a motorcycle insured?',
    answer:
      'A motorcycle is insured like a car: the compulsory parts are the same, and you need a Class 6 licence. Many insurers let you keep only fire and theft while it is in winter storage; it must not be ridden then. Ask about limits for gear and accessories.',
    links: ['/insurance/specialty', 'auto-compulsory-cover'],
    next: [
      'auto-parked-storage',
      'spec-motorcycle-pause',
      'spec-motorcycle-gear',
      'spec-motorcycle-stolen',
      'spec-motorcycle-learner',
      'auto-required',
      'do-quote-specialty',
    ],
  },
  'spec-rv-trailer': {
    facet: 'covers',
    question: 'How is an RV or trailer insured?',
    answer:
      'Liability of a trailer usually follows the truck while it is hitched. Damage to it, its contents and liability on the campsite need a policy for the trailer. A motorhome is insured like a car, with coverage added for contents and camping. Tell the insurer if you live in it or rent it out.',
    links: ['specialty-rv-towed', 'red-deer-rv-storage'],
    next: [
      'auto-parked-storage',
      'spec-rv-towed',
      'spec-rv-storage',
      'spec-motorhome',
      'spec-rv-full-time',
      'spec-rv-rent-out',
      'do-quote-specialty',
    ],
  },
  'spec-boat': {
    facet: 'required',
    question: 'How is a boat insured, and is it compulsory?',
    answer:
      'A boat of almost any size can be insured, on a boat policy or, if small, often with the home policy; Alberta does not require it. A marina or a lender may ask for it. Ask the home insurer for its limit on length and engine. To drive a motorboat you usually need a federal operator card.',
    links: ['specialty-boat'],
    next: [
      'spec-umbrella',
      'spec-boat-card',
      'spec-boat-borrowed',
      'spec-boat-trailer',
      'spec-boat-bc',
      'do-quote-specialty',
    ],
  },
  'spec-atv': {
    facet: 'minimum',
    question: 'Does an ATV or quad need insurance?',
    answer:
      'Yes, on public land: registration and at least {specialty.ohv.liability} of liability; {specialty.ohv.common} is common. On your own land it is not required. Helmets have been mandatory since {specialty.ohv.helmets}, and riders {specialty.ohv.supervised} need supervision.',
    links: ['specialty-atv-snowmobile'],
    next: [
      'spec-snowmobile',
      'spec-dirt-bike',
      'home-quad-own-land',
      'do-quote-specialty',
      'spec-quad-friend-land',
    ],
  },
  'spec-snowmobile': {
    facet: 'minimum',
    question: 'Does a snowmobile need insurance?',
    answer:
      'Yes, on public land: like other off-highway vehicles it needs registration and at least {specialty.ohv.liability} of liability. Coverage for damage to the sled, and for its theft, is optional.',
    links: ['specialty-atv-snowmobile'],
    next: ['spec-atv', 'do-quote-specialty'],
  },
  'spec-classic': {
    facet: 'covers',
    question: 'How is a classic car insured?',
    answer:
      'Often for a value agreed in advance (SEF 19A), with limits on distance and use, and safe storage. Insurers usually ask for an appraisal and photos, and for another car for everyday use.',
    links: ['specialty-classic-car'],
    next: ['auto-modified', 'auto-parked-storage', 'do-quote-specialty', 'spec-classic-use'],
  },
  'spec-umbrella': {
    facet: 'what',
    question: 'What is umbrella liability?',
    answer:
      'Umbrella liability is an extra layer above your home and auto limits; it pays once the policy below is used up. The insurer asks for certain limits underneath, and for a list of your vehicles, boats and trailers.',
    links: ['specialty-umbrella'],
    next: ['auto-minimum-liability', 'home-liability'],
  },
  'spec-pet': {
    facet: 'covers',
    question: 'What does pet insurance pay?',
    answer:
      'Pet insurance pays back part of the vet’s bills for accidents and illness, after a deductible and a waiting period. Conditions your pet already has are usually left out. Plans differ in yearly limits and age.',
    links: ['/insurance/specialty'],
    next: ['home-dog', 'do-quote-specialty'],
  },
  'spec-ebike': {
    question: 'Is an e-bike or scooter insured?',
    answer:
      'The law requires no insurance for an e-bike with a motor of up to {specialty.ebike.power} and a top speed of {specialty.ebike.speed}. Theft of a bicycle is often part of a home or tenant policy, with a limit, but many leave out motorized ones: ask about an e-bike or scooter, and about liability. A policy of its own may be the way.',
    links: ['specialty-e-bike', '/insurance/home'],
    next: ['home-theft', 'home-liability'],
  },
  'spec-e-scooter': {
    question: 'Is an electric scooter insured?',
    answer:
      'An electric scooter is often insured in part only: many home and tenant policies limit or leave out what has a motor. Ask about theft and about liability. The rule for e-bikes is for power bicycles: ask the city or a registry agent where a scooter may be ridden, and whether it counts as a moped, which must be insured.',
    links: ['specialty-e-bike', '/insurance/motorcycle'],
    next: ['spec-ebike', 'home-liability', 'home-theft'],
  },
  'spec-drone': {
    question: 'Do I need insurance for a drone?',
    answer:
      'Federal rules for ordinary flights do not require it, but clients and venues often do. Home policies usually leave out aircraft or paid work, so ask. A drone policy covers liability and the drone itself.',
    links: ['/insurance/specialty'],
    next: ['biz-self-employed', 'do-quote-specialty'],
  },
  'spec-wedding': {
    question: 'Is there insurance for a wedding?',
    answer:
      'Yes: host liability for the day, with liquor if it is served, and optional coverage if you must cancel. The hall usually says which limit it requires and asks for a certificate. Ask several weeks ahead.',
    links: ['specialty-event-with-alcohol', 'liquor-special-event'],
    next: ['biz-event', 'biz-liquor', 'do-quote-specialty'],
  },
  'spec-instrument-phone': {
    question: 'How do I insure a phone, camera or instrument?',
    answer:
      'Home and tenant policies cover theft and fire, less the deductible, but usually not drops and wear; listing the item adds more kinds of loss. Things used for paid work need a business policy. A store’s protection plan is something else.',
    links: ['/insurance/home', '/insurance/specialty'],
    next: ['home-valuables', 'home-theft'],
  },
  'spec-horse-farm': {
    question: 'How are horses insured?',
    answer:
      'Horses can be insured: with mortality and medical coverage for the animal, and liability for what it does to others. Boarding, lessons or breeding for pay are a business. A home policy on an acreage may cover one or two for pleasure; ask.',
    links: ['/insurance/specialty', 'red-deer-acreage'],
    next: ['biz-farm', 'home-acreage'],
  },
  'spec-identity': {
    question: 'Is there insurance for identity theft or legal costs?',
    answer:
      'Yes, both are often small additions to a home policy: one pays costs of restoring your identity, the other a lawyer for listed matters. Ask what is left out and how much they pay.',
    links: ['/insurance/home', '/insurance/specialty'],
    next: ['biz-cyber', 'home-what-covers'],
  },
};
