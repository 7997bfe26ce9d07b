import type { Entries } from '../../../../entry.ts';

/** What strangers asked in vain of licences with conditions, of rentals and tenants, and of work that is not quite a business. */
export const licencesRentalsAndFarmFamilies: Entries = {
  'auto-licence-conditions': {
    question: 'My licence has conditions, such as daylight only. What about insurance?',
    answer:
      'With a condition on the licence, such as daylight only or glasses, you must keep to it: driving outside it can cost you coverage. Tell your insurer of the condition. It often changes little in the price, and your broker can say whether the use of the car has to be changed.',
    links: ['/insurance/auto'],
    next: ['auto-medical-report', 'auto-senior-driver', 'auto-few-kilometres'],
  },
  'auto-graduated-elsewhere': {
    question: 'I have a graduated or novice licence of another province. Can I be insured here?',
    answer:
      'With a graduated licence of another province you can be insured here; you exchange it at a registry, usually for a licence of the same stage. Ask the old province for a driving record that shows since when you are licensed, as insurers count those years. Give the broker both dates.',
    links: ['/insurance/auto', 'auto-new-driver'],
    next: ['auto-move-deadline', 'auto-move-to-alberta', 'auto-abstract'],
  },
  'auto-international-permit': {
    question: 'Can I insure a car with an international driving permit?',
    answer:
      'An international permit only translates the licence of your own country, so an insurer looks at that licence, not at the permit alone. Some insurers insure newcomers with it for a time; others want an Alberta licence. You must exchange a licence within {auto.licence.exchange} of moving here for good.',
    links: ['/insurance/auto', 'auto-new-driver'],
    next: ['auto-foreign-licence', 'auto-newcomer', 'auto-foreign-years'],
  },
  'auto-suspended-fines': {
    question: 'My licence was suspended for unpaid fines. Does it count like a DUI?',
    answer:
      'A suspension for unpaid fines is not an impaired driving conviction, and many insurers treat it much more mildly; some still ask about any suspension. Answer the question as it is asked, and name the reason. You must not drive until the licence is back.',
    links: ['auto-driving-uninsured', '/insurance/auto'],
    next: ['auto-suspended', 'auto-declare-ticket', 'auto-high-risk'],
  },
  'claim-borrower-animal': {
    about: 'auto',
    question: 'A friend drove my car and hit an animal. Whose insurance pays?',
    answer:
      'Your own policy pays for your car, if it has comprehensive coverage and the friend had your consent; the friend’s policy usually does not. An animal on the road is comprehensive, less the deductible. Without that coverage, the damage is not insured by the policy.',
    links: ['home-collision-or-comprehensive', 'claims-first-steps-crash'],
    next: ['claim-hit-animal', 'auto-lend-car', 'claim-comprehensive-price'],
  },
  'claim-my-animal-hit': {
    question: 'My animal was hit on the road. Do I call my insurer or wait for theirs?',
    answer:
      'As the owner of the animal, call your own farm or home insurer soon, even if you only expect a claim from the driver. The driver’s own policy usually pays for the car first, and their insurer may ask yours. Promise nothing, and pass on every letter that you get.',
    links: ['/insurance/farm', 'claims-first-steps-home'],
    next: ['farm-livestock-road', 'farm-cow-hit', 'claim-lawyer-letter'],
  },
  'home-insurer-asks-tenant': {
    question: 'Can my insurer ask my tenant for the money, and can I stop that?',
    answer:
      'An insurer that has paid may ask whoever caused the damage, such as a tenant, for the money back; that is called subrogation. You may tell it what you wish, but cannot decide it, and must do nothing against it. A lease or the law can limit it; a lawyer knows how far.',
    links: ['/insurance/rental-property', 'claims-first-steps-home'],
    next: ['home-suite-fire', 'home-rental-lease', 'claim-neighbour-uninsured'],
  },
  'home-rent-lost-how-long': {
    question: 'The tenant cannot live there after a flood. Is my lost rent paid, and for how long?',
    answer:
      'Lost rent is paid where the policy includes rental income and the damage itself is insured: for flood, only with the right water coverage. It usually runs for the time that repairs reasonably take, up to a limit in money or months. A tenant who just stops paying is another matter.',
    links: ['/insurance/rental-property'],
    next: ['home-rent-lost', 'home-sewer-overland', 'home-tenant-damage'],
  },
  'home-tenant-grows': {
    question: 'My tenant grew cannabis without my knowing. Is my policy void now?',
    answer:
      'What a tenant did without your knowing does not void a policy by itself, but damage by growing is often left out of it. Tell the insurer as soon as you know: from then on it matters that you did. Write down when you found it, take photos, and ask before you clean up.',
    links: ['/insurance/rental-property', 'claims-first-steps-home'],
    next: ['home-cannabis', 'home-tenant-damage', 'home-grow-op'],
  },
  'home-several-rentals': {
    question: 'Can several rentals, or rentals in a company, be on one policy?',
    answer:
      'Often yes: some insurers put several rentals on one policy or one bill, also when a numbered company owns them. The company has to be named as the owner, or a claim may be refused. Have a list with addresses, years built, tenants and ends of the policies.',
    links: ['/insurance/rental-property', '/business/general'],
    next: ['home-landlord', 'home-whose-name', 'gen-bundle'],
  },
  'home-part-year-rental': {
    question: 'We use our place ourselves and rent it to guests for part of the year. Which policy?',
    answer:
      'A home or seasonal policy with an addition for short-term rental usually fits, or one made for such rentals where guests come often. Tell the insurer how many weeks are yours and how many are rented. A landlord policy is for tenants who stay.',
    links: ['/insurance/seasonal-and-acreage', '/insurance/rental-property'],
    next: ['home-airbnb', 'home-cottage', 'home-condo-no-rentals'],
  },
  'home-both-names-own': {
    question: 'We separate, and both own the house. May I have my own policy?',
    answer:
      'While both own a house, one policy that names both usually insures the building, as two can get in each other’s way. For your own things where you live now, you can have a tenant or condo policy of your own. Ask the insurer that nothing is changed or ended without you.',
    links: ['/insurance/home', '/insurance/tenant'],
    next: ['home-separation', 'home-ex-named', 'home-two-policies'],
  },
  'home-storage-how-long': {
    question: 'For how long are my things insured in storage or during a move?',
    answer:
      'Many policies insure things for some weeks of a move, at both places and on the way. In a storage locker the limit is often lower. Your policy shows the number of days. Tell the insurer when the move begins and what stays in the locker.',
    links: ['tenant-moving', 'tenant-storage-car'],
    next: ['home-tenant-storage', 'home-moving', 'home-tenant-moves'],
  },
  'biz-before-opening': {
    question: 'Can I insure a business that has not opened yet?',
    answer:
      'Yes, a business can be insured before it opens, and often has to be: the landlord, lender or licence may want proof first. The broker needs the lease, the opening date, what you expect to sell, your experience and what is being built. Ask that coverage begins on the day you get the keys.',
    links: ['/business/general', 'business-which-covers-first'],
    next: ['biz-landlord-commercial', 'biz-need-proof-fast', 'biz-what-needed'],
  },
  'biz-keys-proof': {
    question: 'The landlord of my shop wants proof before I get the keys. How fast is it?',
    answer:
      'Proof for a shop can often be sent once a policy is bought, sometimes within days: how fast depends on the insurer and the trade. Send the broker the insurance clause of the lease now. Without a policy there is no certificate, so begin before the lease does.',
    links: ['business-what-is-a-certificate', 'retail-landlord-insurance'],
    next: ['biz-need-proof-fast', 'biz-landlord-commercial', 'biz-before-opening'],
  },
  'farm-own-machine': {
    question: 'I farm with my family. Is my own machine on their policy?',
    answer:
      'A farm policy insures what belongs to the people it names, so your own baler or tractor is usually not on your parents’ policy by itself. The insurer can name you on it and list the machine, or you take a policy of your own. Say who owns it, who runs it and where it stands.',
    links: ['/insurance/farm'],
    next: ['farm-one-policy', 'farm-successor', 'farm-others-things'],
  },
  'farm-quad': {
    question: 'Is a quad or side-by-side for farm work on the farm policy?',
    answer:
      'A quad for farm work can usually be listed on the farm policy, but is seldom insured there by itself. On a public road, also from one field to another, it needs registration, a plate and liability of its own; ask a registry agent what your county allows.',
    links: ['/insurance/farm', 'specialty-atv-snowmobile'],
    next: ['spec-atv', 'home-quad-own-land', 'farm-machinery-road'],
  },
  'farm-after-claim': {
    question: 'We had a big claim on the farm and were not renewed. Will anybody insure us?',
    answer:
      'Often yes: farm insurers differ, and some take a farm after a fire or a large claim, with a higher deductible or conditions. Show what you changed since, such as fire extinguishers, cleaning, and machines that are newer. A broker who works with farms asks several insurers; begin before the old policy ends.',
    links: ['/insurance/farm'],
    next: ['biz-not-renewed', 'farm-machine-fire', 'biz-farm'],
  },
  'fleet-plow-few': {
    question: 'I plow only a few driveways for pay. Does that count as business?',
    answer:
      'Yes: even a few driveways for pay are business use, and a personal auto policy may refuse a claim from it. Ask the broker to put the use and the blade on a commercial policy, and about liability for what you hit or for somebody who slips afterward.',
    links: ['/commercial-auto', '/business/contractors'],
    next: ['fleet-plow-favour', 'biz-landscaping-snow', 'fleet-plow-hit'],
    reason: 'fleet-why-not-personal',
  },
  'fleet-plow-hit': {
    question: 'I hit something while plowing. Which insurance pays?',
    answer:
      'Auto liability of the truck usually pays for what it hits, if the policy includes plowing for pay. A personal policy may refuse it. Damage by the blade to a curb, fence or door, or somebody who slips, is often a matter for general liability. Report it and take photos.',
    links: ['/commercial-auto', '/business/contractors'],
    next: ['fleet-plow-few', 'fleet-trailer-plow', 'biz-landscaping-snow'],
  },
  'fleet-family-drives': {
    question: 'May my spouse use the work van for groceries?',
    answer:
      'Usually yes, if the insurer knows that family drives the van and your spouse is listed and has the right licence. A policy may allow private use or limit it, so ask the broker. Somebody who is not listed and drives often can cause trouble in a claim.',
    links: ['/commercial-auto', 'commercial-auto-when-needed'],
    next: ['fleet-drivers', 'fleet-private-use', 'fleet-when-needed'],
  },
};
