import type { Entries } from '../../../entry.ts';

/** Homes, farms, small firms and money lost to fraud: asked for in vain. */
export const homesAndWorkInVain: Entries = {
  'home-ex-named': {
    question: 'My ex is on the home policy and will not sign. Can I take them off?',
    answer:
      'Rarely alone: the insurer usually wants the agreement of everybody who is named on the policy, or papers that show who owns the house. Tell it who lives there now. You can often begin a policy of your own, without a day between the two. A lawyer can say what a separation agreement or court order changes.',
    links: ['/insurance/home'],
    next: ['home-separation', 'home-whose-name', 'gen-cancelled-by-other', 'auto-separation'],
  },
  'home-betterments-amount': {
    question: 'How much do I insure for upgrades in my condo?',
    answer:
      'Upgrades of a condo unit are usually insured for what it would cost to put them in again today, whoever paid for them. So begin with what you spent, add what earlier owners put in, and leave out what the corporation insures. Keep receipts and photos; a broker can check the figure with you.',
    links: ['condo-upgrades-earlier-owner'],
    next: ['home-condo-upgrades', 'home-condo-corporation', 'home-condo', 'home-condo-limit'],
  },
  'home-vacant-why': {
    question: 'Why does it matter to the insurer that a house is empty?',
    answer:
      'In an empty house nobody notices a leak, a break-in or a fire early, so the damage grows and insurers limit what they pay. Locked doors and heat help, but do not change that. Tell the insurer before it stands empty, ask for a vacancy permit, and have somebody look in as often as it wants.',
    links: ['specialty-vacant-home', 'home-away-all-winter'],
    next: ['home-vacant', 'home-caretaker', 'home-vacant-stays', 'home-away'],
  },
  'home-fire-hall': {
    question: 'How does the distance to a fire hall matter?',
    answer:
      'Insurers sort homes by hydrant and fire hall: both near, only the hall near, or neither; each step usually costs more, and some decline. Many draw the line somewhere {home.fireHall.line} by road, each in its own way. Some ask whether the hall is volunteer, and whether a cistern or dugout gives water. Give the true distance: a wrong one can cost a claim.',
    links: ['red-deer-acreage', '/insurance/home'],
    next: ['home-far-from-fire', 'home-acreage', 'home-wood-stove', 'home-when-to-call'],
  },
  'home-child-damage': {
    question: 'My child broke something at home. Is that insured?',
    answer:
      'A comprehensive home policy may pay for sudden, accidental damage by a child, less the deductible; a policy for named perils usually does not. Damage on purpose, wear, and breaking of fragile things are mostly left out. What a child breaks at somebody else’s place can be part of your liability coverage.',
    links: ['home-or-tenant', '/insurance/home'],
    next: ['home-what-covers', 'claim-below-deductible', 'home-guest-hurt-me', 'home-pet-damage'],
  },
  'farm-burned-by-neighbour': {
    question: 'A neighbour’s fire burned my hay, fence or field. Who pays?',
    answer:
      'Your own farm or acreage policy pays first, if it insures what burned: hay, fences and corrals often have to be listed. Your insurer may then get it back from the neighbour’s, if they were careless; you can ask them for what was not insured. Take photos, count what is gone, and report it before you clean up.',
    links: ['acreage-grass-fire-neighbour', 'farm-crops'],
    next: ['farm-hay', 'home-grass-fire', 'claim-neighbour', 'biz-farm'],
  },
  'farm-boards-few': {
    question: 'Do a few boarded animals make it a farm for insurance?',
    answer:
      'For many insurers, yes: animals of others that you keep for money are a business, even if there are only two. Some allow a small income on an acreage policy, and others want a farm policy. Tell yours how many, what you are paid and who comes to see them. Your own pleasure horses alone usually stay on an acreage policy.',
    links: ['red-deer-acreage', '/insurance/farm'],
    next: ['farm-hobby', 'farm-boarding', 'home-acreage-horses', 'biz-farm'],
  },
  'biz-bonded': {
    question: 'A client asks if I am bonded. What does that mean?',
    answer:
      'Bonded usually means that a bond or crime coverage pays your clients if you or your staff steal from them. Liability insurance is something else: it pays for injury and damage. A broker can arrange both for a small cleaning firm. In construction the word means other bonds, so ask the client which one they want to see.',
    links: ['construction-bond-or-insurance', '/business/general'],
    next: ['biz-crime', 'biz-bond-or-insurance', 'biz-cleaner', 'biz-accused'],
  },
  'biz-season-only': {
    question: 'My business runs only some months. Must I pay for the whole year?',
    answer:
      'Often yes: most business policies run for a year, with a minimum premium, but the price usually follows your sales and months. Some insurers write a season, and a truck can sometimes be parked on fire and theft only. Equipment can be stolen in winter too, so tell the broker which months you work and where it stands in between.',
    links: ['/business/general', 'commercial-auto-when-needed'],
    next: ['biz-short-term', 'fleet-part-year', 'biz-price-factors', 'do-quote-business'],
  },
  'biz-driving-children': {
    question: 'We drive children of our dayhome in our own car. Is that insured?',
    answer:
      'Driving children in your care belongs on the auto policy: tell that insurer, because carrying them for pay may need its consent. The dayhome’s liability insurance does not usually pay for car accidents. Say who drives, how many children and how often, and ask your agency what it wants of drivers and seats.',
    links: ['business-from-home', 'commercial-auto-when-needed'],
    next: ['home-dayhome', 'biz-dayhome', 'auto-delivery-use', 'fleet-mixed'],
  },
  'biz-unticketed': {
    question: 'I do some work without a trade ticket. Am I insured for it?',
    answer:
      'Work done without the ticket or permit that it needs might not be insured, so name every kind of work that you do. In Alberta, electrical, gas and plumbing work mostly belongs to certified trades and needs a permit. Many handymen have a certified subcontractor do it, and ask for their certificate of insurance.',
    links: ['/business/contractors', 'business-what-is-a-certificate'],
    next: ['biz-permit-needed', 'biz-subcontractors', 'biz-contractor', 'gen-not-told'],
  },
  'spec-phished': {
    question: 'I clicked a bad link and money is gone. Is there insurance for that?',
    answer:
      'Some home and tenant policies include identity theft or personal cyber coverage, which may pay for money lost to fraud; one bought now does not. First call your bank, then change the password of your email from another device. Report it to the police and the Canadian Anti-Fraud Centre, and call your home insurer.',
    links: ['/insurance/home', '/insurance/specialty'],
    next: ['spec-identity', 'spec-identity-now', 'gen-known-loss', 'site-caller-asks-card'],
  },
  'life-any-occupation': {
    question: 'My own-occupation time ends. Do I have to take any job at all?',
    answer:
      'Not any job: after the own-occupation time, disability insurance usually pays on if you cannot do work that fits your education, training and experience. Many plans name a share of your former pay that such a job must bring. Read that definition in the booklet, and have your doctor write what you can and cannot do.',
    links: ['life-illness-or-disability', '/insurance/disability-and-critical-illness'],
    next: ['life-own-occupation', 'life-ltd-denied', 'life-disability-how-long', 'claim-complain-further'],
  },
};
