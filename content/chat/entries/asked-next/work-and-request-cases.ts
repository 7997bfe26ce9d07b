import type { Entries } from '../../entry.ts';

/** What strangers asked about work, benefits and their request here, and got no answer to. */
export const workAndRequestCases: Entries = {
  'biz-food-truck-vehicle': {
    question: 'Does food truck insurance cover the truck itself?',
    answer:
      'The truck usually needs a commercial auto policy of its own, for the road and, if you choose it, for damage to the truck. The kitchen and stock inside are insured as equipment, and liability for what you serve under a general liability policy. Some insurers put all three in one package; ask how each is named.',
    links: ['/business/restaurants', '/commercial-auto'],
    next: ['biz-food-truck', 'biz-certificate', 'do-quote-commercial-auto'],
  },
  'biz-food-poisoning': {
    question: 'A customer gets food poisoning. Which insurance pays?',
    answer:
      'Food poisoning of a customer is usually a claim under general liability, in the part for products you sell. It pays for injury you are responsible for and for the defence, within the limit. Report it to your insurer at once, keep samples and records, and do not admit fault. Lost sales are something else.',
    links: ['/business/restaurants', '/business/general'],
    next: ['biz-restaurant', 'biz-liability', 'biz-interruption'],
  },
  'biz-named-insured': {
    question: 'A client or venue wants to be named on my policy. What is that?',
    answer:
      'An additional insured, such as a client or venue, is also protected by your liability policy, against claims that come from your work or event. Your broker asks the insurer to add them and sends a certificate that says so. It may cost something, so ask how long it stays.',
    links: ['business-what-is-a-certificate', '/business/general'],
    next: ['biz-certificate', 'home-interested-party', 'biz-need-proof-fast'],
  },
  'biz-event-alcohol': {
    question: 'There is alcohol at my wedding or party. What does that change?',
    answer:
      'Alcohol at a private event usually means that the hall asks for liability insurance with liquor included, often called host liquor. Serving or selling it outside a private home usually needs a special event licence of AGLC. Tell the insurer who serves and how many guests come, and ask weeks ahead.',
    links: ['specialty-event-with-alcohol', 'liquor-special-event'],
    next: ['biz-event', 'spec-wedding', 'home-party'],
  },
  'farm-one-policy': {
    question: 'Can the house and the farm be on one policy?',
    answer:
      'House and farm are usually insured together on a farm policy, with a part for the dwelling and parts for buildings, machines, animals and liability. A home policy with a little hobby farming added is possible where sales are small. Tell the insurer what you sell and what you keep.',
    links: ['farm-hobby-or-farm', '/insurance/farm'],
    next: ['farm-hobby', 'biz-farm', 'farm-leaves-out'],
  },
  'fleet-documents': {
    question: 'What should I have ready for a quote for a truck or fleet?',
    facet: 'documents',
    answer:
      'For a truck, insurers ask for the registration or VIN, the driver’s abstract, past claims, and what is hauled, where and for whom. A carrier also needs its safety certificate and contracts. Send them to the broker, not in this chat.',
    links: ['/commercial-auto', 'commercial-auto-safety-certificate'],
    next: ['fleet-owner-operator', 'fleet-drivers', 'do-quote-commercial-auto'],
  },
  'group-mid-year': {
    question: 'Can we move our group benefits in the middle of the year?',
    answer:
      'A group plan can usually be moved at any time, with the notice that the contract names. Many firms do it at renewal, when the new price is known. Ask how claims that are under way, disabilities and pre-existing conditions are taken over. A broker can ask other insurers with your claims report.',
    links: ['group-benefits-cost-control', '/group-benefits'],
    next: ['group-cost', 'group-data', 'do-quote-group-benefits'],
  },
  'group-hsa-expenses': {
    question: 'Which expenses does a health spending account pay?',
    answer:
      'A health spending account pays what the Income Tax Act counts as a medical expense, such as dental work, glasses, prescriptions and many therapists. The Canada Revenue Agency has the list. Cosmetic treatment and most things without a prescription do not count. The plan may leave out more, so ask for its list.',
    links: ['group-benefits-what-is-an-hsa', '/group-benefits'],
    next: ['group-hsa', 'group-hsa-or-plan', 'group-tax'],
  },
  'site-from-number': {
    question: 'From which number does the broker call?',
    answer:
      'The broker calls from their own office or cell phone, so the number is not ours. Your tracking page names the broker partner and the brokerage, so that you can compare it or call back. Whoever calls can be asked for a name and licence before you answer anything.',
    links: ['general-check-a-licence', '/contact'],
    next: ['site-broker-licensed', 'site-one-broker', 'do-nobody-called'],
  },
  'do-no-email': {
    kind: 'do',
    question: 'I got no email or link from you',
    answer:
      'The link can be emailed again to the address on file: type your reference here, it begins with AB-. Look for Chinook Cover in the spam or promotions folder too. If the address was wrong or nothing comes, [write to us](/contact) and a person looks into it.',
    links: ['/contact'],
    next: ['do-request-status', 'do-change-request', 'do-login'],
    opens: [{ label: 'Talk to a person', what: 'person' }],
  },
  'biz-home-inspector': {
    question: 'What insurance does a home inspector need?',
    answer:
      'Home inspectors usually carry both E&O, for a mistake in a report, and general liability, for damage or injury during the visit. They need a licence in Alberta, and whoever gives it can tell you which insurance and limits it asks for. A car used for visits has to be rated for business.',
    links: ['eo-or-general-liability', 'professionals-who-must-carry'],
    next: ['biz-eo-or-general', 'biz-professional', 'biz-claims-made', 'do-quote-business'],
  },
  'biz-propane': {
    question: 'Propane, fryers or open flames at work: what do insurers ask?',
    answer:
      'Insurers ask how propane tanks are fixed, who put in the lines, when they were checked, and which fire suppression hangs over the fryers. Keep the inspection papers; markets and events may ask for them too. An insurer that does not know of an open flame may refuse a claim.',
    links: ['/business/restaurants'],
    next: ['biz-food-truck', 'biz-restaurant', 'biz-certificate'],
  },
  'biz-neighbour-fire': {
    question: 'A fire next door closes my business. Does interruption insurance pay?',
    answer:
      'Business interruption usually pays only when something insured at your own place is damaged, such as by smoke or water from the fire next door. If nothing of yours is damaged, it may pay while an authority closes the street, for some days and up to a limit. Ask your broker for both, and note the days and sales you lose.',
    links: ['/business', '/blog/wildfire-evacuation-insurance'],
    next: ['biz-interruption', 'biz-street-closed', 'claim-business'],
  },
  'biz-equipment-breakdown': {
    question: 'Is a machine or cooler that breaks down insured?',
    answer:
      'Breakdown of machines is insured by equipment breakdown insurance; ordinary property insurance pays for fire, theft or water, not for a motor that fails. It can pay the repair, spoiled stock and lost income. Wear and missed upkeep are usually left out.',
    links: ['/business', '/business/manufacturers'],
    next: ['biz-food-spoiled', 'biz-property', 'biz-property-excludes'],
  },
  'biz-product': {
    question: 'What I sell hurts somebody. Which insurance pays?',
    answer:
      'Product liability pays when something you made or sold hurts a person or damages property; it is usually part of general liability. It does not replace the product itself, and calling products back is insured separately. Tell the insurer what you sell and where, above all in the United States.',
    links: ['/business/manufacturers', 'manufacturers-recall-included'],
    next: ['biz-liability', 'biz-manufacturer', 'biz-retail', 'do-quote-business'],
  },
  'site-app': {
    question: 'Do you have an app?',
    answer:
      'There is no app to download: the form, this chat and the portal work in the browser of your phone or computer. From the browser’s menu you can put the site on your home screen.',
    links: ['general-what-happens-next', 'privacy-account-needed'],
    next: ['site-portal', 'do-login', 'site-account-needed'],
  },
  'fleet-courier': {
    question: 'How is a courier or parcel delivery van insured?',
    answer:
      'A van that delivers parcels for pay needs commercial auto insurance that names delivery; a personal policy usually excludes it. What you carry is insured separately, as cargo. If you drive for an app or a courier company, ask what its contract demands and what it insures itself.',
    links: ['/commercial-auto', 'commercial-auto-tools-inside'],
    next: ['fleet-cargo', 'fleet-when-needed', 'fleet-documents', 'do-quote-commercial-auto'],
  },
};
