import type { Entries } from '../../../../entry.ts';

/**
 * What becomes of a policy after claims, what a certain loss is worth telling, and what people asked with the second half of a question.
 * In-transit permits: eservices.alberta.ca. Learners: alberta.ca, "Graduated Driver Licensing".
 */
export const lossesAndRefusals: Entries = {
  'auto-dropped-claims': {
    question: 'May my car insurer drop me after several claims?',
    answer:
      'A car insurer may decide not to renew after several claims, with notice, but basic auto insurance has to be available to almost everyone. Claims for theft, hail or glass are not at-fault; several in a short time can still mean a higher deductible, or no comprehensive coverage. Before another claim, compare the repair with the deductible, and ask your broker what it would change.',
    links: ['auto-price-caps', 'home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-not-renewed', 'claim-comprehensive-price', 'gen-many-claims', 'auto-high-risk'],
  },
  'auto-drop-collision': {
    question: 'If I drop collision, are hail and theft still paid?',
    answer:
      'Yes, if you keep comprehensive coverage: it pays for hail, theft, glass and animals, and does not depend on collision. Without collision nobody pays for your own car when you hit something or are at fault. A lender may require both. Ask for the price with and without collision before you decide.',
    links: ['home-collision-or-comprehensive', 'home-lower-premiums'],
    next: ['auto-collision-comprehensive', 'auto-old-car', 'auto-paid-off', 'no-advice-buy'],
  },
  'auto-borrow-crash': {
    question: 'I crash a car that I borrowed. Whose insurance pays?',
    answer:
      'The owner’s insurance usually pays first, if you had the owner’s consent and a valid licence, and the claim counts on that policy. If you are at fault, it can count on your record too. Damage to the car itself is paid only if the owner has collision coverage, less the deductible. If you drive it often, ask the owner to have you listed.',
    links: ['/insurance/auto'],
    next: ['auto-lend-car', 'auto-drive-on-others-policy', 'auto-non-owner', 'claim-unlisted-driver'],
  },
  'auto-learner-alone': {
    question: 'May a learner (Class 7) drive alone, or insure a car?',
    answer:
      'A learner must not drive alone: an adult with a full licence, and not a graduated one, has to sit beside them. Some insurers insure a learner’s own car if a fully licensed driver is named on the policy as well; others wait for the graduated licence (GDL). Say which licence you hold, and call again when it changes.',
    links: ['auto-new-driver', '/blog/first-car-in-alberta'],
    next: ['auto-learner', 'auto-gdl-after', 'claim-learner-alone', 'do-quote-auto'],
  },
  'home-kitec': {
    question: 'Can a house with Kitec pipes be insured?',
    answer:
      'Often, but insurers differ: some decline a house with Kitec pipes, exclude water damage from them, or want them replaced first. These orange and blue plastic pipes with brass fittings were put in {home.kitec.built}; they can corrode and leak. Say that the house has them. Before you buy, a broker can ask who accepts it, and a plumber what new pipes cost.',
    links: ['/insurance/home'],
    next: ['home-poly-b', 'home-inspection', 'home-closing-soon', 'home-old-house'],
  },
  'home-hail-price': {
    question: 'Why does a hail claim raise my home premium if it is not my fault?',
    answer:
      'A home premium follows claims of every kind, including hail, which is nobody’s fault. A hail claim can cost you a claims-free discount, and hail in the region raises the price for everybody. No law in Alberta limits how much a home premium may rise. Ask what a higher deductible for hail, or a hail-resistant roof, would change.',
    links: ['/insurance/home', '/blog/hail-season-alberta'],
    next: ['home-why-up', 'home-hail-deductible', 'home-new-roof', 'home-rate-cap'],
  },
  'home-smoke': {
    question: 'Is smoke from a wildfire insured if the house did not burn?',
    answer:
      'Smoke from a wildfire is normally insured like the fire itself: cleaning, and things that cannot be cleaned, less the deductible. Report it also when only the smell is left, and show the adjuster where. If only a hotel was paid, ask in writing for the cleaning as well, because claims have time limits. Keep the receipts, also for filters.',
    links: ['home-evacuation-costs', 'claims-first-steps-home'],
    next: ['home-wildfire', 'home-chimney-fire', 'claim-time-limits', 'claim-evacuated'],
  },
  'home-wood-stove': {
    question: 'Do I tell the insurer about a wood stove, and what does it ask?',
    answer:
      'Tell the insurer about every wood stove, also an old one: stoves and chimneys cause many house fires, so it asks. If it does not know, it may refuse a claim after a fire. It asks about the certification label, who installed the stove, the distance to the walls, and when the chimney was last swept. Many insurers require a WETT inspection, by somebody trained in wood heat; that is possible for a stove of any age.',
    links: ['acreage-wood-stove'],
    next: ['home-wett', 'home-old-house', 'home-acreage'],
  },
  'biz-not-renewed': {
    question: 'My business or fleet policy is not renewed after claims. What now?',
    answer:
      'After claims, other insurers may still take a business or a fleet, at a higher price or deductible, so have a broker start now. Ask for the reason in writing, and show what has changed: an alarm, cameras, bars, training, or a driver who has left. Vehicles that insurers avoid can be insured through the Facility Association. Tell your lender or landlord before there is a gap.',
    links: ['/business', '/commercial-auto'],
    next: ['biz-declined', 'biz-robbery', 'fleet-bad-record', 'do-quote-business'],
  },
  'biz-cyber-invoice': {
    question: 'Which insurance pays for a fake invoice or wire fraud?',
    answer:
      'A cyber policy or a crime policy may pay for a fake invoice or wire fraud, and either may exclude it. Insurers call it social engineering or funds transfer fraud, and the limit is usually small. Many policies pay only if somebody called a known number to check before the money was sent.',
    links: ['cyber-crime-policy'],
    next: ['biz-cyber', 'biz-crime', 'biz-fraud-now'],
  },
  'farm-hobby': {
    question: 'When does a hobby become a farm?',
    answer:
      'What you sell decides: insurers usually call it a farm once you sell animals or crops, employ people or take paying visitors. Some home and acreage policies allow a few animals or a small farm income; above that, you need a farm policy. Tell the insurer as well about land that you rent out to a neighbour. Ask early.',
    links: ['farm-hobby-or-farm'],
    next: ['biz-farm', 'home-acreage-horses', 'farm-one-policy', 'do-quote-business'],
  },
  'farm-visitors': {
    question: 'We open the farm to paying visitors. What changes?',
    answer:
      'A visitor hurt at a u-pick or corn maze can make a claim against you, and ordinary farm liability might not include paying visitors. It can be extended to agritourism (farm visits for pay), sometimes only for the weeks you are open. Insurers ask about parking, rides, a petting zoo, food and how many people come in a day.',
    links: ['farm-visitors'],
    next: ['biz-farm', 'biz-event', 'home-hurt-tell'],
  },
  'farm-inherit': {
    question: 'One child gets the farm. Can life insurance be for the others?',
    answer:
      'Yes: life insurance on the parents can pay cash to the children who get no land, so that the farm stays whole. Couples often take one policy that pays at the second death, and name those children. The value of the farm tells the amount; age and health decide the price. A lawyer and an accountant set up the rest.',
    links: ['/insurance/life', 'life-payout-taxed'],
    next: ['farm-estate-tax', 'life-joint', 'life-beneficiary', 'do-quote-life'],
  },
  'spec-motorcycle-pause': {
    question: 'Can I pause motorcycle insurance in winter?',
    answer:
      'With many insurers, yes: you can pause road coverage and keep coverage for fire and theft. If you still owe money on the bike, ask the lender first, because it may require collision all year. Others charge only for the riding season, so there is nothing to pause. Before the first ride in spring, check that road coverage is back on. The fine for a first conviction for driving uninsured is {auto.uninsured.firstMinimum} to {auto.uninsured.firstMaximum}.',
    links: ['motorcycle-lay-up'],
    next: ['spec-motorcycle', 'auto-cancel', 'spec-motorcycle-stolen'],
  },
  'claim-more-damage': {
    question: 'The repair shop found more damage than the estimate. What now?',
    answer:
      'Tell the adjuster before the extra work is done: damage of the same loss that shows up later can usually be added to the claim. Ask the shop for photos and a new estimate, and have the answer in writing. If the insurer says that it is older damage, ask for the reason in writing.',
    links: ['claims-disagree-amount'],
    next: ['claim-repair-shop', 'claim-old-damage', 'claim-second-opinion'],
  },
  'claim-on-purpose': {
    question: 'Does insurance pay if somebody damages their own things on purpose?',
    answer:
      'No: insurance does not pay for damage that you do on purpose or have somebody do for you, and such a claim is fraud. It can void the policy, and it can be a crime. If somebody else did it without your knowledge, report it to police: fire and vandalism are then usually covered losses, if the policy includes them.',
    links: ['claims-complain-insurer'],
    next: ['gen-why-not-lie', 'claim-car-fire', 'home-vandalism'],
  },
  'claim-wear-tear': {
    question: 'The adjuster says that it is wear and tear. What now?',
    answer:
      'Wear and tear is usually excluded, so the insurer pays only if something sudden, such as wind or a burst pipe, did the damage. Ask for the reason in writing, with the clause. You may have a contractor of your own look at it and send in the report. After that, the complaint officer of the insurer looks at it again.',
    links: ['claims-complain-insurer', 'claims-disagree-amount'],
    next: ['claim-second-opinion', 'home-upkeep', 'claim-denied'],
  },
  'claim-refuse-offer': {
    question: 'Do I have to accept what the insurer offers?',
    answer:
      'Not at once: you may refuse an offer, ask how it was worked out, and send your own estimates or ads. If you still disagree about the amount, the Insurance Act has a dispute resolution process that either side can ask for. A signature may end the claim for good. I cannot say whether an offer is right.',
    links: ['claims-disagree-amount', 'claims-complain-insurer'],
    next: ['claim-car-value', 'claim-sign-today', 'claim-second-opinion'],
  },
};
