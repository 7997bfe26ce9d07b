import type { Entries } from '../../../../entry.ts';

/** What strangers asked in vain, and what brokers hear every week, about cars, homes and lives. */
export const heardEveryWeek: Entries = {
  'claim-hail-deductibles': {
    about: 'auto',
    question: 'One storm hit several cars, or several parts of one. How many deductibles?',
    answer:
      'Usually one deductible for each car: hood, roof and glass of one car hit by the same storm are one claim. Three cars are three claims, even on one policy, unless the insurer offers a single deductible. Glass may have a deductible of its own. House and car are separate as well.',
    links: ['claims-hail-auto-or-home', 'home-collision-or-comprehensive'],
    next: ['claim-hail-car', 'claim-hail-both', 'claim-comprehensive-price', 'auto-deductible'],
  },
  'auto-road-test': {
    question: 'I take my road test in a parent’s car. Am I insured?',
    answer:
      'Usually yes, if the car is insured and its insurer knows that you are learning: a policy normally covers whoever drives with the owner’s permission. The owner should call before the test, because a driver of the household may have to be listed. Bring the pink card and registration. Call again on the day you pass: the licence has changed.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-learner', 'auto-gdl-after', 'auto-add-driver', 'auto-learner-other-car'],
  },
  'auto-roommate': {
    question: 'Can my roommate be on my car policy?',
    answer:
      'A roommate who drives your car can be listed on your car policy, and insurers often ask for everyone who lives with you and drives. They need not be family. If you own the car together, both names belong on the registration and the policy. The roommate’s record then counts for the price, too.',
    links: ['/insurance/auto'],
    next: ['auto-add-driver', 'auto-whose-name', 'auto-exclude-driver', 'auto-spouse-record'],
  },
  // Inspection and papers: ownernet.gov.ab.ca (registry manual, 4.10.02) and shawnessyregistry.com, read on November 28, 2026.
  'auto-move-registry': {
    question: 'What does the registry want for a car from another province?',
    answer:
      'For a car last registered in another province, the registry usually wants an out-of-province inspection, proof of ownership, Alberta insurance and your identification. Ask a registry agent for the inspection form first; some new or lately inspected cars may be exempt. The time for it begins with the move. The letter about your driving record is for the insurer.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-move-to-alberta', 'auto-register', 'auto-move-deadline', 'gen-claims-letter'],
  },
  'auto-off-policy': {
    question: 'I am listed on somebody else’s car policy. How do I get off it?',
    answer:
      'Only the policyholder or broker changes that car policy, but you may tell the insurer that you have moved out and no longer drive the car. The policyholder usually gets a letter. Ask the insurer first what it will write, and give it a new address only if you wish. If somebody follows or frightens you, call 9-1-1 first.',
    links: ['/insurance/auto', 'general-am-i-covered'],
    next: ['auto-remove-driver', 'auto-separation', 'gen-own-policy-private', 'do-quote-auto'],
  },
  'claim-waive-deductible': {
    about: 'auto',
    question: 'A shop offers to waive my deductible. Is that all right?',
    answer:
      'Be careful: a shop that waives your deductible usually adds it to the bill, so the insurer is told a price that is not true. You sign for that claim too. A real discount that stands on the invoice is something else; ask the adjuster. If you have signed, tell your insurer what was offered before the work begins.',
    links: ['claims-first-steps-home', '/blog/hail-season-alberta'],
    next: ['claim-deductible-when', 'claim-doorstep-roofer', 'claim-roofer-signed', 'gen-afford-deductible'],
  },
  // Insure to full value, same site, report changes: ibc.ca and squareone.ca, read on November 28, 2026.
  'home-guaranteed': {
    question: 'What does guaranteed replacement cost pay?',
    answer:
      'Guaranteed replacement cost pays to rebuild the house even where that costs more than the amount on the policy. It usually holds only if the house was insured to the full value the insurer worked out, additions were reported, and you rebuild on the same site. What newer building rules add is often left to bylaw coverage, and old craftsmanship may be replaced by ordinary materials. Read the clause.',
    links: ['/insurance/home', 'home-lower-premiums'],
    next: ['home-bylaw', 'home-how-much', 'home-special-build', 'home-replacement-cost'],
  },
  'home-earlier-claims': {
    question: 'Does a claim of an earlier owner stick to the house?',
    answer:
      'Claims go with the person, but an insurer can also ask about earlier losses at the address, and price or limit coverage for them. Ask the seller what happened and what was repaired, and keep the papers. Before you remove conditions, have a broker check whether flood and sewer backup can be bought there.',
    links: ['/insurance/home', 'home-flood-coverage'],
    next: ['home-flood-zone', 'home-record-years', 'home-inspection', 'home-flood'],
  },
  'home-grow-op': {
    question: 'The house was once a grow op. Can it be insured, and must I say so?',
    answer:
      'A house that was once a grow op can often be insured after it was remediated, but fewer insurers take it, and they want the papers. Say so, if you know of it: insurers ask, and silence can cost you a claim. Have the permits, air tests and the release of the city or health authority ready.',
    links: ['/insurance/home'],
    next: ['home-cannabis', 'home-claims-history', 'gen-not-told', 'do-quote-home'],
  },
  'home-foster': {
    question: 'Are foster children part of my home policy?',
    answer:
      'Ask the home insurer: many policies count children in your care under a certain age as part of the household, and others want them named. Damage that a child does on purpose is often left out, or treated by age. The agency that placed the child may have a program for damage; ask your worker before you pay.',
    links: ['/insurance/home', 'general-am-i-covered'],
    next: ['home-child-damage', 'home-guest-hurt-me', 'home-liability', 'gen-tell-insurer'],
  },
  'home-hot-tub-frozen': {
    question: 'My hot tub froze and split. Is that paid?',
    answer:
      'A hot tub that freezes and splits is often not paid: many home policies leave out freezing outside the heated house, wear and lack of upkeep. If a power failure or a sudden breakdown caused it, ask again, above all with equipment breakdown coverage. Ask the insurer for the clause in writing, and the maker about a warranty.',
    links: ['/insurance/home'],
    next: ['home-breakdown', 'home-trampoline-pool', 'claim-denied', 'home-outbuildings'],
  },
  'home-battery-fire': {
    question: 'Is a fire from an e-bike or other battery insured?',
    answer:
      'Fire is usually insured by home, condo or tenant policies, also where a battery started it; the e-bike itself can be left out. Damage to the building or neighbours can fall under your liability. If it still smokes or is hot, leave it, get out and call 9-1-1: such batteries burn again.',
    links: ['/insurance/home'],
    next: ['spec-ebike', 'claim-house-fire', 'home-tenant-fire', 'home-liability'],
  },
  'life-reduce': {
    question: 'Can I lower the amount of my life insurance instead of ending it?',
    answer:
      'Many life insurers let you lower the amount, and the premium falls with it; ask yours for the price at two or three amounts. There may be a smallest amount. To raise it again later usually takes new health questions. Keep the policy paid until the change is confirmed in writing.',
    links: ['/insurance/life'],
    next: ['life-cancel', 'life-lower-price', 'life-stop-paying', 'life-increase'],
  },
  // Genetic Non-Discrimination Act, 2017: insurance-portal.ca and cbabc.org, read on November 28, 2026.
  'life-genetic-test': {
    question: 'May a life insurer ask for a genetic test or its result?',
    answer:
      'No: by federal law, nobody may require a genetic test, or its result, as a condition of a contract such as insurance. The insurer may still ask about your own health and about illnesses in the family. What a doctor found or treated because of a test is health, so answer that truthfully.',
    links: ['/insurance/life', 'life-health-questions'],
    next: ['life-family-history', 'life-health-condition', 'life-critical-illness', 'life-correct-answer'],
  },
  'life-std-ends': {
    question: 'My short-term disability ends. How do I go on to long-term?',
    answer:
      'Long-term disability is usually a new claim with its own forms: yours, your employer’s and your doctor’s. Send them before the short-term benefit ends, keep copies, and ask the insurer for one person to call. If a form is late or something is missing, ask for more time in writing. You need not do all of it at once.',
    links: ['/insurance/disability-and-critical-illness', '/group-benefits'],
    next: ['life-disability-claim', 'life-ltd-denied', 'life-ei-sickness', 'group-on-leave'],
  },
  'life-illness-cancel': {
    question: 'I think of ending my critical illness insurance. What do I lose?',
    answer:
      'If you end critical illness insurance, nothing is paid for an illness found later, and a new policy asks about your health again. Money comes back only if the policy has a return of premium, often after a set time. If a doctor is looking into something, keep it until you know. Ask whether a smaller amount is possible.',
    links: ['/insurance/disability-and-critical-illness'],
    next: ['life-illness-money-back', 'life-illness-after', 'life-reduce', 'life-critical-illness'],
  },
  'health-implants': {
    question: 'Does any dental plan pay for implants?',
    answer:
      'Some dental plans pay a share of implants as major work, up to a yearly limit that is often far below the cost. Others pay only what a bridge or denture would cost, or nothing. New plans often begin major work after a waiting period. Have the dentist send an estimate to the plan first.',
    links: ['/group-benefits'],
    next: ['health-no-plan', 'group-dental-start', 'group-claim-drug', 'health-adult-dental'],
  },
};
