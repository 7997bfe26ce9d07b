import type { Entries } from '../../entry.ts';

/** What is asked seldom, and stands between the subjects. */
export const singleCases: Entries = {
  'home-bicycle': {
    question: 'Is my bicycle insured against theft?',
    answer:
      'Usually under home or tenant insurance, as one of your belongings, even away from home, less the deductible. Many policies limit what they pay for a bicycle, so an expensive one can be listed with its value. Keep the receipt and the serial number, and report a theft to police.',
    links: ['/insurance/home', 'tenant-storage-car'],
    next: ['home-theft', 'home-valuables', 'spec-ebike'],
  },
  'home-bare-land': {
    question: 'What is different in a bare land condo?',
    answer:
      'In a bare land condominium you usually own the building and insure it yourself, as you would a house. The corporation then insures the common property, and more if its bylaws say so. The condominium plan, the bylaws and the corporation’s insurance certificate show which kind yours is; ask the board or its manager for them.',
    links: ['condo-is-it-required', '/insurance/home'],
    next: ['home-condo', 'home-condo-buying', 'home-how-much'],
  },
  'home-interested-party': {
    question: 'What is an interested party or additional insured?',
    answer:
      'An interested party, such as a landlord, is only told when your policy ends or changes; it does not protect their things. An additional insured is protected by your policy too, within limits, for claims that come from what you do. Your broker or insurer can add either, if the policy allows it.',
    links: ['tenant-landlord-requires', 'business-what-is-a-certificate'],
    next: ['home-landlord-requires', 'biz-certificate', 'home-tenant'],
  },
  'fleet-bobtail': {
    question: 'What is bobtail or non-trucking insurance?',
    answer:
      'Bobtail insurance is for a tractor driven without a trailer; non-trucking liability is for driving that is not for the carrier. Many people use both words for the same thing. The policy of the carrier you work for often does not apply then. A broker can read your contract and both policies with you.',
    links: ['/commercial-auto'],
    next: ['fleet-owner-operator', 'fleet-empty-return', 'fleet-minimum'],
  },
  'fleet-part-year': {
    question: 'Can a work truck be insured for only part of the year?',
    answer:
      'Sometimes: some insurers suspend the coverage for the road while a vehicle is parked and keep fire and theft. It must then not be driven until the coverage is back. Ask before the season whether yours does this for a work truck.',
    links: ['commercial-auto-when-needed', '/commercial-auto'],
    next: ['fleet-minimum', 'auto-parked-storage', 'do-quote-commercial-auto'],
  },
  'life-on-somebody': {
    question: 'Can I insure the life of somebody else?',
    answer:
      'Usually only if that person knows and agrees, and insurers ask for an insurable interest, which means that their death would cost you money. A spouse, a child you support or a business partner are common cases. An adult usually answers the health questions and signs in person.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-ex-named', 'life-joint', 'no-legal'],
  },
  'life-results-private': {
    question: 'Who sees the results of a life insurance exam?',
    answer:
      'The insurer, and whoever you allow in writing; that can include MIB, a database that life insurers share. You consent to what the insurer asks of doctors and to where results may go, so read that page before you sign. You can ask the insurer and MIB what they hold about you.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-no-medical', 'life-tested', 'site-health-questions'],
  },
  'life-income-stops': {
    question: 'What replaces my income if I cannot work?',
    answer:
      'A disability policy of your own, a plan at work, WCB for injuries at work, and some public programs; each has its own rules. People who are self-employed often have only what they bought or signed up for. Look at the waiting period, how long it pays and how your job is described.',
    links: ['disability-self-employed', 'business-is-wcb-included'],
    next: ['life-disability-self', 'life-disability-wait', 'biz-wcb'],
  },
  'travel-already-away': {
    question: 'I am already travelling. Can I still buy travel insurance?',
    answer:
      'Some insurers sell it to people who have left, often with a waiting period before it pays. What has already begun, such as an illness or a storm that is known, is left out. If you have a policy, ask to extend it before it ends.',
    links: ['travel-how-long-away', '/insurance/travel'],
    next: ['travel-top-up', 'travel-condition', 'do-quote-travel'],
  },
  'spec-boat-alcohol': {
    question: 'What if I drive a boat or sled after drinking?',
    answer:
      'Do not: operating a boat, a snowmobile or a quad while impaired is a crime, as it is with a car. An insurer may refuse to pay for your own damage, and some boat policies also for harm to others. If somebody may be hurt, call 9-1-1.',
    links: ['boat-operator-card', 'specialty-boat'],
    next: ['spec-boat', 'auto-dui', 'claim-denied'],
  },
  'spec-pet-condition': {
    question: 'Can a pet that is old or already ill be insured?',
    answer:
      'Sometimes: what it already has is usually left out, and other illnesses or accidents can still be insured. Ask whether the plan has an age limit for new pets. Insurers look at the vet’s records, so answer fully; what is good for the animal is a question for the vet.',
    links: ['/insurance/specialty'],
    next: ['spec-pet', 'do-quote-specialty'],
  },
  'group-employer-share': {
    question: 'How much of group benefits does the employer pay?',
    answer:
      'The employer decides, within what the insurer requires: some pay the whole premium, and others share it with staff. Staff often pay for long-term disability themselves, because the benefit is then usually not taxed. The plan says who pays for which part.',
    links: ['group-benefits-taxable', 'group-benefits-cost-control'],
    next: ['group-tax', 'group-cost', 'group-must-join'],
  },
  'auto-tires-crash': {
    question: 'Does insurance pay after a crash on summer tires?',
    answer:
      'Usually the tires alone do not decide it: Alberta does not require winter tires, and the insurer looks at what happened. How you drove for the road can count when fault is decided. If you get a discount for winter tires, having had them off may matter, so ask your broker.',
    links: ['auto-winter-tires-telematics', 'edmonton-winter-tires'],
    next: ['auto-winter-tires', 'auto-not-at-fault', 'claim-denied'],
  },
  'site-portal': {
    question: 'What is the client portal for?',
    answer:
      'In the [client portal](/portal/login) you see your requests, who has them and what happens next. There you also write to the broker, share documents, and change or withdraw what you sent. You do not need it to ask for a quote.',
    links: ['privacy-account-needed', 'general-what-happens-next'],
    next: ['do-register', 'do-login', 'do-upload'],
  },
  'auto-rodents': {
    question: 'Do mice or other animals that chew wires in my car count?',
    answer:
      'Comprehensive coverage often pays when mice, squirrels or other wild animals chew the wires of a car, less its deductible; some policies leave vermin out. Take photos, and ask your insurer before the repair. Basic coverage does not pay for it.',
    links: ['/insurance/auto'],
    next: ['auto-collision-comprehensive', 'claim-affects-price', 'auto-deductible'],
  },
  'auto-member-discount': {
    question: 'Is there a discount for my profession, my age or as a member?',
    answer:
      'Some insurers give one to members of a profession, union, alumni association or employer group, and some to seniors or retired people. Not every insurer has it, and a low price without one may still be better. Say what you belong to when you ask for quotes, and compare the whole price.',
    links: ['/insurance/auto'],
    next: ['auto-lower-price', 'gen-bundle', 'do-quote'],
  },
  'gen-new-baby': {
    question: 'We had a baby. Which insurance should we look at?',
    answer:
      'After a birth, people often look again at life and disability insurance, and at who is named as beneficiary. Add the child to your benefits at work soon: plans set a deadline, often about a month. A child who lives with you usually counts as insured under your home policy.',
    links: ['life-how-much', '/insurance/life'],
    next: ['life-how-much', 'life-children', 'group-add-member'],
  },
  'gen-price-complaint': {
    question: 'Where do I complain about the price of my insurance?',
    answer:
      'First ask the insurer for the reasons, and for its complaint officer. The Automobile Insurance Rate Board approves the rates of car insurers; it does not set the price of one policy, and home insurance is not its business. A broker can compare other insurers for you.',
    links: ['/insurance/auto'],
    next: ['auto-why-up', 'claim-complain-insurer', 'auto-rate-cap'],
  },
};
