import type { Entries } from '../../../../entry.ts';

/** What people at work asked in vain: clients who want to be named, drivers to be added, and what a small policy reaches. */
export const workAskedInVain: Entries = {
  'biz-coi-asked': {
    question: 'A site or event wants a certificate and to be named. What do I do?',
    answer:
      'A certificate is a page that shows your coverage; named, or additional insured, means that your liability policy protects them too. Send your broker the limit, the exact name and address, and the date. If the limit has to be raised the insurer must agree first, so call today. Propane, fryers and alcohol are asked about.',
    links: ['business-what-is-a-certificate', '/business/general'],
    next: ['biz-certificate', 'biz-named-insured', 'biz-limit-asked', 'biz-need-proof-fast'],
  },
  'biz-eo-after-complaint': {
    question: 'A client blames me already. Can I still buy E&O?',
    answer:
      'You can usually still buy E&O for later work, but not for a mistake or complaint that you know of already. The application asks about it, and a wrong answer can void the policy. If you had a policy when the client complained, report it there at once. Answer the client with a lawyer.',
    links: ['/business/professionals'],
    next: ['biz-professional', 'biz-claims-made', 'biz-sued'],
  },
  'biz-cyber-included': {
    question: 'Is cyber part of an ordinary business policy?',
    answer:
      'Usually not: ordinary property and liability policies leave out hacked data, ransom and breaches, or pay a small amount. Some packages for offices and clinics add cyber with a low limit. Look for it on the declarations page, and report an attack now to every policy you have.',
    links: ['business-privacy-breach', '/insurance/cyber'],
    next: ['biz-cyber', 'biz-ransomware', 'biz-cyber-now'],
  },
  'biz-market-to-store': {
    question: 'A store wants to sell what I make. Is my market insurance enough?',
    answer:
      'Ask first, because a policy for market days often stops there: a store usually wants product liability all year and a certificate. Tell the insurer what you make, how much, and where it is made and sold. Stores often ask to be named, and a permit for the kitchen may count too.',
    links: ['/business/general'],
    next: ['biz-market-seller', 'biz-product', 'biz-named-insured'],
  },
  'biz-tools-in-trailer': {
    question: 'Tools or mowers are stolen from my trailer. Which policy pays?',
    answer:
      'Neither the truck policy nor a home policy usually pays for tools and mowers in a trailer: equipment coverage of the business does. The trailer itself has to be listed on the auto or equipment policy. Insurers ask about locks, where it stands at night, and for serial numbers.',
    links: ['/business/construction'],
    next: ['biz-tools', 'fleet-trailer-plow', 'biz-landscaping-snow'],
  },
  'biz-customer-waiver': {
    question: 'Can customers sign a waiver instead of my buying liability insurance?',
    answer:
      'A waiver does not replace liability insurance: it binds only whoever signed, and a court may set it aside. People who slip on a lot you plow signed nothing. Insurers like waivers beside a policy in sports and tours. Have a lawyer write it.',
    links: ['/business/general'],
    next: ['biz-liability', 'biz-snow-refused', 'biz-indemnify'],
  },
  'gen-limit-below-contract': {
    question: 'My limit is lower than my lease or contract asks. What now?',
    answer:
      'Ask your broker to raise that limit, or to add a policy on top, before you sign or move in. Parts of a policy, such as tenants’ legal liability, have limits of their own. Until the limit fits, you break the contract and pay the gap yourself. Or ask the landlord to accept less, in writing.',
    links: ['business-what-is-a-certificate', '/business/general'],
    next: ['biz-tenants-legal', 'biz-limit-asked', 'biz-umbrella'],
  },
  'fleet-logo-truck': {
    question: 'My own pickup has a company logo and tools in it. Which insurance?',
    answer:
      'Driving to several jobs a day with tools usually counts as business use, with a logo or without one. Some insurers add business use to a personal policy for one owner; others ask for commercial auto. Tell yours what you carry, how far you drive and who else drives. Tools need coverage of their own.',
    links: ['commercial-auto-when-needed', '/commercial-auto'],
    next: ['fleet-when-needed', 'biz-tools', 'fleet-own-name'],
  },
  'fleet-young-driver': {
    question: 'Can a young or newly licensed driver be added to our trucks?',
    answer:
      'Often yes, but insurers look hard at age and at the years with a Class 1 or 3, and some set a minimum of both. Send the abstract, the training certificate and what the driver will haul before the first trip. The insurer may ask for a higher premium, a smaller truck or time beside another driver.',
    links: ['/commercial-auto'],
    next: ['fleet-drivers', 'fleet-why-experience', 'fleet-dump-truck'],
    reason: 'fleet-why-experience',
  },
  'fleet-few-vans': {
    question: 'We have two or three vans. What insurance do we need?',
    answer:
      'Two or three vans usually go on one commercial auto policy, listed one by one, with liability, and collision and comprehensive if you choose. The Automobile Insurance Rate Board (AIRB) describes a fleet as {commercialAuto.fleet}. List all drivers. Goods you carry and vans left full at night are asked about.',
    links: ['commercial-auto-what-is-a-fleet', '/commercial-auto'],
    next: ['fleet-when-needed', 'fleet-drivers', 'fleet-what-is', 'do-quote-commercial-auto'],
  },
  'fleet-crash-report': {
    question: 'One of our drivers had an accident. Whom do we tell?',
    answer:
      'Tell your commercial auto insurer or broker at once, even if the damage looks small; this site takes no claims. The driver exchanges names and insurance, takes photos and admits no fault. Police need a report if someone is hurt or the damage is more than {auto.collision.reportFrom}. Write down who drove and why.',
    links: ['auto-report-collision', '/commercial-auto'],
    next: ['claim-police-report', 'fleet-bad-record', 'fleet-private-use'],
  },
  'fleet-rideshare-others-car': {
    question: 'May I drive for Uber with a car in my spouse’s name?',
    answer:
      'Usually yes, if you are named on the car’s policy and its insurer knows of the ride-hailing; the app sets rules of its own. The app asks for proof of insurance that shows the car, and often your name. Your spouse’s policy and record are touched by a claim, so both should agree.',
    links: ['/business/rideshare'],
    next: ['fleet-rideshare', 'auto-two-names', 'fleet-rideshare-licence'],
  },
  'fleet-plow-favour': {
    question: 'I plow for a church or family for free or gas money. Is it business?',
    answer:
      'Plowing for family without pay is usually private; gas money can look like pay, so tell your insurer what you get. A blade on the truck has to be reported in any case. If somebody slips or a car is hit, your personal policy may refuse work for pay. A church may have insurance for volunteers.',
    links: ['commercial-auto-when-needed', '/commercial-auto'],
    next: ['fleet-trailer-plow', 'fleet-when-needed', 'biz-snow-refused'],
  },
  'group-disability-only': {
    question: 'Can a group plan be for disability alone?',
    answer:
      'Some insurers sell a firm disability alone, often together with some life insurance; many want a package. A small firm is asked about jobs, ages and earnings, and trucking or trades cost more. Each worker can also buy a policy of their own. Ask a broker which insurers sell single parts.',
    links: ['/group-benefits', 'disability-self-employed'],
    next: ['group-smallest', 'life-disability-job', 'group-classes', 'do-quote-group-benefits'],
  },
  'group-treatment-underway': {
    question: 'Our plan ends in the middle of a treatment. Is the rest paid?',
    answer:
      'Treatment done before the plan ends is paid; some plans still pay for dental work begun before, for some days. Ask the insurer today, with the dentist’s plan, and whether the next visit can be moved forward. A new plan or a personal plan may leave it out or have a wait.',
    links: ['/group-benefits'],
    next: ['group-plan-ends', 'health-no-plan', 'group-claim-deadline'],
  },
};
