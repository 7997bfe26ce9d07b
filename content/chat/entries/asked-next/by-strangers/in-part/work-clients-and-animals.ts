import type { Entries } from '../../../../entry.ts';

/** What strangers asked in vain about work: caterers, lessons, clubs, a first truck, and animals and riders who get hurt. */
export const workClientsAndAnimals: Entries = {
  'biz-caterer': {
    question: 'What insurance does a caterer need?',
    answer:
      'Usually general liability that includes food and products, coverage for equipment and food on the way, and commercial auto for the van. If you serve alcohol, ask for liquor liability. A rented kitchen and venues want a certificate, and often to be named. A kitchen fire at the site is part of tenants’ legal liability.',
    links: ['/business/restaurants', 'business-what-is-a-certificate'],
    next: ['biz-event-alcohol', 'biz-food-poisoning', 'biz-named-insured', 'do-quote-business'],
  },
  'biz-why-high-limit': {
    question: 'Why would a small business need a limit of several million?',
    answer:
      'One badly hurt person can cost millions in care and lost income, and the landlord or client is usually sued as well. So the limit follows the contract and not the size of the business. It is the most that the policy pays, and an umbrella can add the last part. Ask what each step changes in price.',
    links: ['business-what-is-a-certificate', '/business/general'],
    next: ['biz-limit-asked', 'biz-umbrella', 'gen-limit-below-contract'],
  },
  'biz-pet-hurt': {
    question: 'A pet is hurt while I groom, walk or keep it. Who pays the vet?',
    answer:
      'Only coverage for animals in your care, custody or control pays that vet bill: ordinary liability usually leaves it out. Many policies for groomers and walkers add it, with a limit for each animal. Tell the insurer before you pay, even if it is small. A dog that bites somebody else is general liability.',
    links: ['/business', 'business-from-home'],
    next: ['biz-pet-care', 'biz-farrier', 'biz-client-cash'],
  },
  'biz-lessons-home': {
    question: 'I tutor or give lessons to a few students. Do I need insurance?',
    answer:
      'Even with a few students, tell your home or tenant insurer: paid lessons are a business, though some accept a small one with an addition. It is about a child who trips in your home, and about what you teach. Lessons at the student’s home or online need less. Schools may ask for a certificate.',
    links: ['business-from-home', '/business/professionals'],
    next: ['home-business-at-home', 'biz-trainer-photographer', 'biz-hobby', 'biz-liability'],
  },
  'biz-abuse-liability': {
    question: 'What is abuse liability, and do a church or club need it?',
    answer:
      'Abuse liability pays for lawyers and damages if somebody in a program, mostly a child, says that staff or a volunteer abused them. General liability often leaves it out. Insurers sell it to churches, clubs and camps that screen staff and volunteers and have two adults present. No general law requires it, but halls and funders may.',
    links: ['/business/general', '/business'],
    next: ['biz-abuse-exclusion', 'biz-nonprofit', 'biz-volunteers', 'biz-directors'],
  },
  'fleet-first-truck': {
    question: 'I am newly licensed and bought my own truck. How do I start?',
    answer:
      'Some insurers take a new Class 1 driver with an own truck, usually at a higher price and for a certain load or distance. Many first drive for another carrier and build a record. Have the training certificate, abstract, what you haul and how far. A broker who works with trucking can ask several.',
    links: ['/commercial-auto', 'commercial-auto-safety-certificate'],
    next: ['fleet-why-experience', 'fleet-new-expensive', 'fleet-owner-operator', 'do-quote-truck'],
    reason: 'fleet-new-expensive',
  },
  'fleet-church-van': {
    question: 'Volunteers drive our church or club van. Which insurance?',
    answer:
      'A van owned by a church or club usually needs a commercial auto policy in its name, even if volunteers drive it without pay. Vehicles built for {commercialAuto.safety.persons} need a Safety Fitness Certificate. List who drives, with their licence class and record. The insurer asks how far and how often.',
    links: ['/commercial-auto', 'commercial-auto-safety-certificate'],
    next: ['fleet-taxi-bus', 'biz-volunteers', 'biz-nonprofit', 'fleet-drivers'],
  },
  'fleet-plow-off': {
    question: 'Is my plow blade insured while it is off the truck?',
    answer:
      'Usually not by the truck’s policy, unless the blade is listed there; off the truck, equipment coverage of the business pays for theft or fire. A home policy seldom pays for equipment used for work. Give the make, serial number and value, and say where it stands in summer.',
    links: ['commercial-auto-when-needed', '/commercial-auto'],
    next: ['fleet-trailer-plow', 'biz-tools', 'biz-tools-in-trailer'],
  },
  'farm-rider-hurt': {
    question: 'Somebody rides my horse, or one I board, and is hurt. Who pays?',
    answer:
      'Your liability coverage can pay if you are responsible: a home or acreage policy for a guest, a farm or business policy for boarders and lessons. Tell the insurer who rides and whether anybody pays. A signed waiver helps only in part, above all with children. The rider’s own health plan pays first for care.',
    links: ['red-deer-acreage', '/insurance/specialty'],
    next: ['farm-boarding', 'farm-visitors', 'spec-horse-farm', 'biz-customer-waiver'],
  },
  'spec-horse-dies': {
    question: 'My horse gets colic, is hurt or dies. Which insurance pays?',
    answer:
      'Equine mortality insurance pays the agreed value if the horse dies, and a medical or surgical addition pays for colic and the vet. Home and farm policies usually do not, except for fire or the like. The insurer wants to be called before the horse is put down, unless a vet says it cannot wait. Age and earlier illness matter.',
    links: ['/insurance/specialty'],
    next: ['spec-horse-farm', 'farm-boarding', 'do-quote-specialty'],
  },
  'spec-drone-home': {
    question: 'Is my drone insured by my home policy?',
    answer:
      'Seldom for what it does in the air: home policies often leave out liability for aircraft, and paid flights in any case. The drone itself may count as belongings against theft or fire, up to a limit, if you fly for fun. For photos for pay, ask for drone or business coverage.',
    links: ['/insurance/specialty', 'business-from-home'],
    next: ['spec-drone', 'biz-trainer-photographer', 'do-quote-specialty'],
  },
  'fleet-shippers-ask': {
    question: 'What insurance do shippers and freight brokers ask a carrier for?',
    answer:
      'Usually a certificate that shows liability as a carrier and cargo coverage, each with the limits that their contract names. The law has minimums of its own, and customers often ask for far more. Have the contract in hand when the broker calls. Trips to the United States usually need filings and higher limits.',
    links: ['commercial-auto-minimum-liability', '/commercial-auto'],
    next: ['fleet-cargo', 'fleet-minimum', 'biz-certificate', 'fleet-us'],
  },
  'biz-customer-hurt': {
    question: 'A customer fell or was hurt in my business. What do I do?',
    answer:
      'Help first, and call 9-1-1 if it is serious; then write down what happened, take photos and names, and report it to your insurer. General liability usually pays if you are responsible, and for your defence. Admit nothing and promise nothing. Send a lawyer’s letter to the insurer at once.',
    links: ['/business/general', 'business-which-covers-first'],
    next: ['biz-liability', 'biz-sidewalk', 'biz-sued', 'biz-not-a-claim-yet'],
  },
  'biz-trade-show': {
    question: 'Are stock and booth insured at a trade show, market or on the way?',
    answer:
      'Only if the policy covers property away from your address and on the way; many cover only the place that they name. Ask for the limit, and about theft from a booth or a vehicle. The show usually asks for liability and a certificate as well. Tell the broker how often you go and what the goods are worth.',
    links: ['/business/retail', 'business-what-is-a-certificate'],
    next: ['biz-market-seller', 'biz-stock-outside', 'biz-property', 'biz-certificate'],
  },
  'spec-rv-mice': {
    question: 'Mice chewed my camper or trailer. Is that insured?',
    answer:
      'Usually not: policies for campers and trailers commonly leave out damage by mice, because keeping them out is upkeep. Sudden damage that follows, such as a fire or a leak from a chewed line, may be paid; ask your insurer before the repair, and take photos. For a car, comprehensive coverage often pays.',
    links: ['rv-winter-storage', '/insurance/rv-and-trailer'],
    next: ['spec-rv-storage', 'spec-rv-damage', 'auto-rodents', 'home-mice'],
  },
};
