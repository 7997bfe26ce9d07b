import type { Entries } from '../../entry.ts';

/** Cars after something happened to them. */
export const carClaims: Entries = {
  'claim-ditch': {
    about: 'auto',
    question: 'I swerved or slid into the ditch. Collision or comprehensive?',
    answer:
      'Usually collision coverage, even if you swerved for an animal or slid on ice; comprehensive usually pays when you hit the wild animal itself. The collision deductible applies, and without that coverage damage to your own car is not paid. The insurer decides whether it counts as at fault.',
    links: ['home-collision-or-comprehensive', 'claims-first-steps-crash'],
    next: ['claim-slid-ice', 'claim-hit-animal', 'claim-affects-price'],
  },
  'claim-slid-ice': {
    about: 'auto',
    question: 'I slid on ice or hit a pole. Is it my fault?',
    answer:
      'Often yes: sliding into something is usually a collision claim, and insurers often hold the driver responsible, whatever the weather. The insurer decides from the facts; you can ask for its reasons in writing. Your collision coverage, if you have it, pays for your car, and your liability coverage for what you hit.',
    links: ['claims-first-steps-crash', '/insurance/auto'],
    next: ['claim-ditch', 'auto-not-at-fault', 'claim-affects-price'],
  },
  'claim-animal-fault': {
    about: 'auto',
    question: 'Is hitting a deer an at-fault claim?',
    answer:
      'Usually not: hitting a wild animal is normally paid under comprehensive coverage, and is not counted as an at-fault collision. You pay the comprehensive deductible. A farm animal or a pet may be treated as a collision instead. Without the coverage that applies, damage to your own car is not paid.',
    links: ['home-collision-or-comprehensive'],
    next: ['claim-hit-animal', 'claim-affects-price', 'claim-ditch'],
  },
  'claim-car-parts': {
    about: 'auto',
    question: 'Wheels or a catalytic converter were stolen from my car',
    answer:
      'Parts stolen from a car are usually paid by comprehensive coverage, less its deductible, not by collision. Report it to police, take photos, and send the shop’s estimate to your insurer. If the repair costs little more than the deductible, a claim pays little.',
    links: ['home-collision-or-comprehensive', 'claims-first-steps-crash'],
    next: ['claim-car-stolen', 'claim-car-broken-into', 'claim-affects-price'],
  },
  'claim-car-vandalism': {
    about: 'auto',
    question: 'My car was keyed, dented or vandalized',
    answer:
      'Vandalism to a car is usually paid by comprehensive coverage, less the deductible. If another car caused the dent and left, it is a hit and run, and collision coverage may pay. Take photos, report it to police and tell your insurer which of the two it looks like.',
    links: ['home-collision-or-comprehensive'],
    next: ['claim-hit-and-run', 'claim-affects-price', 'claim-car-parts'],
  },
  'claim-object-fell': {
    about: 'auto',
    question: 'Something fell on my car or a stone hit it',
    answer:
      'Damage by something that falls or flies, such as a branch, ice or gravel, is usually paid by comprehensive coverage, less its deductible. Some policies limit glass coverage. If it fell from a truck, note the plate and the company. A pothole or an object you drive over is usually collision.',
    links: ['home-collision-or-comprehensive'],
    next: ['claim-windshield', 'claim-pothole', 'claim-neighbour'],
  },
  'claim-pothole': {
    about: 'auto',
    question: 'A pothole damaged my car. Who pays?',
    answer:
      'Pothole damage is usually paid by collision coverage, less the deductible, and may count as an at-fault claim. You can also claim from the city or county, in writing and soon, because the time for notice is short. The city or county pays only if it is legally responsible. Take photos and note the place and time.',
    links: ['home-collision-or-comprehensive'],
    next: ['auto-deductible', 'claim-affects-price', 'claim-ditch'],
  },
  'claim-car-flood': {
    about: 'auto',
    question: 'My car was in a flood or took in water',
    answer:
      'Flood damage to a car is usually paid by comprehensive coverage, less its deductible; the compulsory coverages do not pay. Leave the engine off, take photos of the water line and call your insurer about towing. Rain through a window left open might not be covered.',
    links: ['home-collision-or-comprehensive'],
    next: ['claim-total-loss', 'auto-collision-comprehensive', 'claim-hail-car'],
  },
  'claim-hail-basic': {
    about: 'auto',
    question: 'Does basic (liability) coverage pay for hail on my car?',
    answer:
      'No: the compulsory coverages do not pay for hail on your own car; comprehensive coverage does, if you bought it. Look for "comprehensive", "specified perils" or "all perils" on your policy, or call your insurer. It cannot be added for hail that already fell.',
    links: ['claims-hail-auto-or-home', 'home-collision-or-comprehensive'],
    next: ['claim-hail-car', 'auto-collision-comprehensive', 'auto-liability-meaning'],
  },
  'claim-car-value': {
    about: 'auto',
    question: 'The insurer offers less for my car than similar ones cost',
    answer:
      'Send the insurer ads for similar cars nearby, with year, kilometres, trim and condition, plus your maintenance records, and ask for its valuation report. It usually pays what the car was worth just before the loss. If you still disagree, the Insurance Act has a dispute resolution process (section 519).',
    links: ['claims-disagree-amount'],
    next: ['claim-total-loss', 'claim-keep-car', 'auto-owe-more'],
  },
  'claim-settlement': {
    about: 'auto',
    question: 'The insurer offers money for my injury. What should I know?',
    answer:
      'A signed release usually ends an injury claim for good, even if you get worse; a lawyer can read it before you sign. Whether an amount is fair is a legal question I cannot answer. You can ask until when the offer stands.',
    links: ['claims-time-limits', 'claims-complain-insurer'],
    next: ['auto-minor-injury', 'claim-sue-time', 'no-legal'],
  },
  'claim-sue-time': {
    about: 'auto',
    question: 'How long do I have to sue after a collision?',
    answer:
      'Most lawsuits in Alberta have to begin within {auto.claims.limitation}, and a lawyer can tell you from which day yours counts. Notice and forms for accident benefits are due much sooner. For collisions on or after {reform.start}, most people can no longer sue the other driver.',
    links: ['claims-time-limits'],
    next: ['auto-sue-2027', 'claim-time-limits', 'no-legal'],
  },
  'auto-benefit-visits': {
    question: 'How many physio or massage visits are paid after a collision?',
    answer:
      'There is no single number: for sprains, strains and whiplash, provincial treatment protocols set how many visits are authorized in advance. More visits need the insurer’s agreement. {before reform.start: Chiropractic, massage and acupuncture have limits of their own.}{from reform.start: For collisions on or after {reform.start}, ask the insurer what applies under the new law.} The adjuster or the clinic can tell you the current figures.',
    links: ['/insurance/auto'],
    next: ['auto-accident-benefits', 'claim-injured', 'auto-care-first'],
  },
  'claim-wrong-answer': {
    question: 'The insurer refuses to pay because of an answer on my application',
    answer:
      'An insurer may be allowed to refuse a claim over a false or missing answer that mattered for the risk. Ask in writing which answer, where it stands, and which clause. If the mistake was honest, or the broker’s, say so to the complaint officer.',
    links: ['claims-complain-insurer', 'claims-disagree-amount'],
    next: ['claim-denied', 'claim-complain-insurer', 'no-legal'],
  },
  'claim-fake-insurance': {
    question: 'I was sold insurance that is not real',
    answer:
      'Do not drive until you have real insurance, because you are probably uninsured. The insurer named on the paper can say whether the policy exists. Report it to police and to the Alberta Insurance Council, which licenses brokers and agents. Call your bank about the payments and keep all messages.',
    links: ['general-check-a-licence'],
    next: ['auto-driving-uninsured', 'site-broker-licensed', 'auto-insure-today'],
  },
  'claim-neighbour-animals': {
    question: 'Somebody else’s animal damaged my car or yard. Who pays?',
    answer:
      'The animal’s owner may be responsible, and the owner’s insurer looks at how the animal got out. Damage to your car from a farm animal or a pet may be a collision claim, while a wild animal is usually comprehensive. Take photos, note whose animal it was, and ask your insurer.',
    links: ['/insurance/auto', 'claims-first-steps-crash'],
    next: ['claim-hit-animal', 'claim-neighbour', 'no-legal'],
  },
  'auto-renewal-late': {
    question: 'My renewal is days away. Can I still switch?',
    answer:
      'Usually yes: at renewal you can change insurers without ending a policy early, even in the last days. The new policy has to begin on the day the old one ends. Tell the old insurer in writing before then, and have the new policy confirmed first.',
    links: ['/insurance/auto'],
    next: ['auto-renewal', 'auto-cancel', 'do-quote-auto'],
  },
  'claim-own-property': {
    question: 'I hit my own garage, fence or other car. Who pays?',
    answer:
      'Your collision coverage pays for the car, less its deductible, and your home policy may pay for the garage or fence, less another. Liability coverage usually does not pay for your own property. If both cars are yours, ask your insurer which coverage applies to each.',
    links: ['home-collision-or-comprehensive'],
    next: ['auto-i-caused-it', 'claim-affects-price', 'home-outbuildings'],
  },
  'claim-cash-settle': {
    about: 'auto',
    question: 'The other driver wants to settle in cash',
    answer:
      'You may agree on it, but tell your insurer about the collision anyway; hidden damage or pain can show up later. You must report it to police if someone is hurt or the damage is more than {auto.collision.reportFrom}. Exchange names, plates and insurers either way.',
    links: ['auto-report-collision', 'claims-first-steps-crash'],
    next: ['claim-police-report', 'claim-affects-price', 'no-advice-claim'],
  },
  'claim-benefits-cut': {
    about: 'auto',
    question: 'The insurer wants to end my injury benefits',
    answer:
      'Ask for the reason in writing, and send a current report from your doctor or therapist that says what you still need. You can ask for a review by its complaint officer; after that the General Insurance OmbudService is free. For collisions on or after {reform.start}, a tribunal hears disputes about benefits. A lawyer can tell you about time limits.',
    links: ['claims-complain-insurer'],
    next: ['claim-injured', 'auto-accident-benefits', 'no-legal'],
  },
  'claim-cyclist-car': {
    about: 'auto',
    question: 'A cyclist or pedestrian damaged my car. Who pays?',
    answer:
      'Your collision coverage usually pays for your car, less the deductible; direct compensation is for collisions between insured vehicles. The person who caused it may be responsible, and their home or tenant policy may pay. Ask for their name and report it to your insurer.',
    links: ['claims-first-steps-crash'],
    next: ['auto-dcpd', 'auto-deductible', 'no-legal'],
  },
};
