import type { Entries } from '../../entry.ts';

/** What people ask next about a car, its drivers and a collision. */
export const carsAskedNext: Entries = {
  'auto-i-caused-it': {
    question: 'I caused the collision. What does insurance pay?',
    answer:
      'Your liability coverage pays what you legally owe others, and accident benefits pay for injuries, including yours. The other car is usually paid for by its own insurer; yours is paid for only if you bought collision coverage, less its deductible. Report it to your insurer and describe it truthfully. An at-fault claim usually counts for about {auto.rating.claimYears}.',
    links: ['auto-what-is-dcpd', 'home-collision-or-comprehensive'],
    next: ['claim-affects-price', 'auto-collision-comprehensive', 'auto-not-at-fault', 'claim-crash-after'],
  },
  'auto-shared-fault': {
    question: 'Both drivers are partly at fault. Who pays what?',
    answer:
      'Each insurer pays its own customer’s car for the share that was not their fault: at {auto.dcpd.exampleFault} fault, direct compensation pays {auto.dcpd.examplePaid}. The rest needs collision coverage, which has a deductible. Both vehicles have to be known and insured. Insurers set the shares by fault determination rules.',
    links: ['auto-what-is-dcpd'],
    next: ['auto-not-at-fault', 'auto-i-caused-it', 'claim-deductible-whose'],
  },
  'auto-app-raises': {
    question: 'Can a driving app make me pay more?',
    answer:
      'With some insurers it can: their terms say whether a score only lowers the price or may raise it too. Joining is your choice. Ask how long a score counts, and what happens if you leave the program.',
    links: ['auto-winter-tires-telematics'],
    next: ['auto-telematics', 'auto-lower-price', 'auto-winter-tires'],
  },
  'auto-young-old-car': {
    question: 'My child drives only the old car. Does that matter?',
    answer:
      'The old car can matter: insurers usually match drivers with vehicles, so it may count which car a young driver mainly uses. The young driver is still named on the policy, and one who also drives the newer car counts there. Ask how your insurer matches them.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-add-driver', 'auto-student-away', 'auto-new-driver'],
  },
  'auto-student-away': {
    question: 'My child studies away without the car. Must they stay on it?',
    answer:
      'Tell the insurer: some charge less for a student who lives far away without a car. They ask about the distance and about driving on holidays. A young driver who still uses the car in summer has to stay on the policy.',
    links: ['lethbridge-student-away-from-home'],
    next: ['auto-add-driver', 'auto-remove-driver', 'home-roommate'],
  },
  'auto-remove-driver': {
    question: 'Can I take a driver off my policy?',
    answer:
      'Yes, when that person no longer lives with you or no longer drives your cars: your insurer or broker does it. They may ask for the new address or for proof of another policy. Somebody who still uses the car has to stay on it.',
    links: ['/insurance/auto', 'auto-new-driver'],
    next: ['auto-exclude-driver', 'auto-add-driver', 'do-change-policy'],
  },
  'auto-exclude-driver': {
    question: 'Can somebody be excluded from my policy?',
    answer:
      'Some insurers allow it, in writing and signed: coverage is then reduced, or there is none, when that person drives. You could have to pay for the damage, or repay what the insurer paid others, so the keys have to stay out of reach. {before reform.start: The forms for it may change from {reform.start}.}{from reform.start: The forms for it may have changed since {reform.start}.} Ask a broker what it would change.',
    links: ['/insurance/auto'],
    next: ['auto-remove-driver', 'auto-add-driver', 'auto-spouse-record'],
  },
  'auto-spouse-record': {
    question: 'Does the bad record of my spouse or child raise my price too?',
    answer:
      'The record of a spouse or child can raise the price: insurers look at everybody in the household who drives the car. Ask a broker what a separate policy, or excluding that driver in writing where the insurer allows it, would change. You have to disclose the record: a wrong answer can put a claim at risk.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-exclude-driver', 'auto-record-years', 'auto-high-risk'],
  },
  'auto-whose-name': {
    question: 'In whose name should the car be insured?',
    answer:
      'As a rule the registered owner insures it, and the person who drives it most is named as the main driver. To name somebody else as the main driver for a lower price is a wrong statement, which can put a claim at risk. A broker can sort out a car that is owned by one and driven by another.',
    links: ['/insurance/auto', 'auto-new-driver'],
    next: ['auto-add-driver', 'no-fraud', 'auto-register'],
  },
  'auto-suspended': {
    question: 'My licence is suspended. What about the insurance?',
    answer:
      'You must not drive: if you do, the insurer may refuse to pay for your damage, and ask you to repay what it paid others. Tell it about the suspension. The car may stay insured for other drivers or in storage. Before you drive again, ask what the insurer requires.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-dui', 'auto-parked-storage', 'auto-high-risk', 'auto-record-years'],
  },
  'auto-foreign-licence': {
    question: 'How long may I drive on a licence from elsewhere?',
    answer:
      'You must exchange it within {auto.licence.exchange} of moving here for good; from some countries a knowledge test and a road test come first. Visitors, students and some temporary workers have other rules; a registry agent knows them. Insurance is needed from the first drive, and the insurer asks which licence you hold.',
    links: ['calgary-renter-newcomer', '/blog/first-car-in-alberta'],
    next: ['auto-newcomer', 'auto-foreign-years', 'auto-move-to-alberta'],
  },
  'auto-rebuilt': {
    question: 'Can a rebuilt or salvage car be insured?',
    answer:
      'Often, but not by every insurer with every coverage: some give only the compulsory parts, or pay less for it in a loss. A salvage vehicle must pass a salvage inspection before it can be registered, as rebuilt; a non-repairable one never can. A registry agent can look up its status. Ask a broker before you buy it.',
    links: ['/insurance/auto'],
    next: ['auto-collision-comprehensive', 'auto-register', 'do-quote-auto'],
  },
  'auto-rental-charges': {
    question: 'Does insurance pay the rental company’s loss of use?',
    answer:
      'Not always: the rental endorsement (SEF 27), a credit card and the waiver at the counter differ on loss of use, towing and fees. Read which of them yours lists, and up to what. Ask before you sign, and take photos of the car at pick-up and return.',
    links: ['/insurance/auto', 'lethbridge-drive-to-montana'],
    next: ['auto-borrow-rent', 'auto-endorsements', 'travel-credit-card'],
  },
  'auto-forgiveness': {
    question: 'Is there accident forgiveness?',
    answer:
      'Some insurers sell it: with an accident rating waiver, a first at-fault claim usually does not raise your price with that insurer. Conditions apply, for example about convictions. Another insurer may still count the claim. Ask when it begins, and whether it starts again after a claim.',
    links: ['/insurance/auto', 'home-auto-premium-factors'],
    next: ['claim-affects-price', 'auto-record-years', 'auto-endorsements'],
  },
  'auto-why-up': {
    question: 'Why did my premium go up without a claim?',
    answer:
      'Prices follow what all claims cost (repairs, thefts, hail and injuries), so a premium may go up without a claim of yours. {before reform.start: Until {reform.lastDay}, a rate change by the insurer may add at most {auto.goodDriver.cap} at renewal for drivers with a clean record.}{from reform.start: Since {reform.start}, a rate change by the insurer may add at most {reform.individualCap} at renewal.} A lost discount, a new address, another car or driver, or more kilometres can add more. Ask the insurer for the reasons, and whether it kept to the limit.',
    links: ['home-auto-premium-factors', 'auto-price-caps'],
    next: ['auto-rate-cap', 'auto-lower-price', 'home-why-up', 'no-price-compare'],
    reason: 'auto-pay-for-others',
  },
  'auto-grid-facility': {
    question: 'Are the Grid and the Facility Association the same?',
    answer:
      'No: the Grid {before reform.start: is}{from reform.start: was} a ceiling on the price of basic coverage; the Facility Association is a way to insure high-risk drivers, whom other insurers avoid. The Grid {before reform.start: is}{from reform.start: was} scheduled to end on {reform.start}.',
    links: ['/insurance/auto', 'auto-price-caps'],
    next: ['auto-grid', 'auto-high-risk', 'auto-rate-cap'],
  },
  'auto-owe-more': {
    question: 'I owe more on the car than the insurer pays',
    answer:
      'The insurer pays the value of the car, to the lender first; you still owe what is left of the loan. A waiver of depreciation (SEF 43) or gap coverage can fill that, if you bought it before. Tell the lender soon and ask what was sold with the loan.',
    links: ['/insurance/auto', 'claims-disagree-amount'],
    next: ['claim-disagree-amount', 'auto-lease-finance', 'claim-total-loss'],
  },
  'claim-keep-car': {
    about: 'auto',
    question: 'May I keep my car after it was written off?',
    answer:
      'Often, if the insurer agrees: it then takes the salvage value off what it pays. A car recorded as salvage must pass a salvage inspection before it can be registered again; one recorded as non-repairable never can. Not every insurer insures a rebuilt car fully, so ask before you decide.',
    links: ['/insurance/auto', 'claims-disagree-amount'],
    next: ['auto-rebuilt', 'claim-total-loss', 'claim-disagree-amount'],
  },
  'claim-parked-car': {
    about: 'auto',
    question: 'I hit a parked car. What do I have to do?',
    answer:
      'Stop and try to find the owner; otherwise leave your name, address, licence and plate numbers and insurance where they will see it. Take photos. Report it to police if the damage is more than {auto.collision.reportFrom} in total. Tell your insurer; the other car is usually paid by its own insurer under direct compensation.',
    links: ['auto-report-collision', 'claims-first-steps-crash'],
    next: ['auto-i-caused-it', 'claim-police-report', 'claim-affects-price'],
  },
  'claim-clean-up': {
    question: 'May I clean up or repair before the adjuster comes?',
    answer:
      'Yes, do what stops further damage, such as drying, a tarp or a locksmith. Take photos first, keep the damaged parts and every receipt, and throw nothing away before the adjuster agrees. For larger repairs, wait until the insurer agrees.',
    links: ['claims-first-steps-home'],
    next: ['claim-adjuster', 'claim-proof-of-loss', 'claim-how-long'],
  },
  'claim-contractor': {
    about: 'home',
    question: 'Do I have to use the insurer’s contractor?',
    answer:
      'Usually not: you may choose a contractor of your own, as long as the insurer has agreed to the price and the work. Ask who stands behind the repair, and ask for the contractor’s licence, liability insurance and WCB letter.',
    links: ['claims-disagree-amount', 'claims-first-steps-home'],
    next: ['claim-doorstep-roofer', 'claim-repair-shop', 'biz-prepaid-licence'],
  },
  'claim-check-roofer': {
    about: 'home',
    question: 'How do I know that a roofer or contractor is legitimate?',
    answer:
      'Ask for the prepaid contracting licence, proof of liability insurance and a WCB clearance letter, and check them with who issued them. Ask for local references and a written price and schedule. Take your time: nobody has to sign on the day.',
    links: ['contractors-prepaid-licence', 'contractors-clearance-letter', '/blog/hail-season-alberta'],
    next: ['biz-prepaid-licence', 'biz-clearance-letter', 'claim-doorstep-roofer'],
  },
  'claim-slow-leak': {
    about: 'home',
    question: 'The leak went on for months. Is that paid?',
    answer:
      'A slow leak is usually excluded as maintenance, but a pipe or tank that then breaks suddenly may be covered. The insurer decides by what is found. Say what you know and since when: a wrong statement can put the whole claim at risk.',
    links: ['/insurance/home', 'home-sewer-or-overland'],
    next: ['home-water-damage', 'home-mould-pests', 'claim-denied'],
  },
  'claim-no-repair': {
    question: 'Can I take the money and not repair?',
    answer:
      'Often, but then the insurer usually pays only the depreciated value, and the rest of replacement cost after the work is done. A lender named on the policy may have a say. Ask the adjuster for both amounts, and for how long the rest stays open.',
    links: ['home-replacement-or-cash-value', 'claims-disagree-amount'],
    next: ['home-replacement-cost', 'claim-disagree-amount', 'claim-contractor'],
  },
  'claim-no-receipts': {
    question: 'I have no receipts. Can I still claim?',
    answer:
      'Usually yes: photos, bank or card statements, emails from shops, manuals, boxes and serial numbers all help. Make a list room by room, with age and price as well as you remember them. Do not round up: the list is a statement to the insurer.',
    links: ['claims-first-steps-home', 'claims-time-limits'],
    next: ['claim-proof-of-loss', 'home-replacement-cost', 'claim-adjuster'],
  },
  'claim-deductible-when': {
    question: 'To whom do I pay the deductible, and when?',
    answer:
      'Usually the insurer takes it off what it pays, or you pay it to the shop or contractor when the work is done. As a rule it counts once for each claim, and direct compensation for your car has none. A bill written higher to hide it is a false statement to the insurer.',
    links: ['claims-first-steps-home', 'home-lower-premiums'],
    next: ['gen-deductible', 'claim-deductible-whose', 'claim-doorstep-roofer'],
  },
  'claim-only-asked': {
    question: 'Does only asking about a claim go on my record?',
    answer:
      'A question can count if the insurer opens a file: even a file that pays nothing may be seen later. Ask your broker in general terms first, and ask whether the question is noted. Injuries and damage to others have to be reported in any case.',
    links: ['claims-time-limits', 'home-why-a-broker'],
    next: ['claim-affects-price', 'no-advice-claim', 'gen-deductible'],
  },
  'claim-take-back': {
    question: 'Can I take a claim back?',
    answer:
      'Usually, as long as nothing has been paid: tell the adjuster in writing. The file may stay on record, without a payment. If somebody else was hurt or had damage, the insurer may have to continue with it.',
    links: ['claims-disagree-amount'],
    next: ['claim-affects-price', 'claim-only-asked', 'claim-adjuster'],
  },
};
