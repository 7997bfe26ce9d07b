import type { Entries } from '../../entry.ts';

/** What people with a car ask on, after a first answer. */
export const carsAskedOn: Entries = {
  'auto-private-sale': {
    question: 'I buy a car from a private seller. What do I need?',
    answer:
      'A signed bill of sale, insurance in your name before you drive it, and then the registration at a registry agent. The buyer registers it, and the seller keeps the plate. There is no grace period. Give the insurer the VIN, and look up liens and its history first.',
    links: ['auto-driving-uninsured', 'general-am-i-covered'],
    next: ['auto-register', 'auto-new-car', 'auto-rebuilt', 'do-quote-auto'],
  },
  'auto-no-grace': {
    question: 'Is there a grace period before a new car must be insured?',
    answer:
      'No: in Alberta a car must be insured before it is driven, from the first day. If you already have a policy, it may cover a new car for a short time under conditions; only your insurer can confirm that, so call before you drive. Dealers and police ask for the proof.',
    links: ['auto-driving-uninsured', 'general-am-i-covered'],
    next: ['auto-new-car', 'auto-register', 'auto-pink-card'],
  },
  'auto-medical-age': {
    question: 'At which age does a driver need a medical?',
    answer:
      'Alberta asks for a medical report for an ordinary licence at {auto.medical.ages}, and then {auto.medical.afterwards}. The province writes before it is due, and a doctor or nurse practitioner fills in the form. With some conditions it comes more often; the result goes to the province, not to the insurer.',
    links: ['/insurance/auto', 'home-auto-premium-factors'],
    next: ['auto-senior-driver', 'auto-suspended', 'auto-price-factors'],
  },
  'auto-demerit-course': {
    question: 'Does a driving course help after a ticket?',
    answer:
      'A recognized defensive driving course can take some demerits off your licence. The conviction stays on the record, and that is what insurers look at, so it may not change the premium. Some insurers give a discount for a course; ask yours before you pay for one.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-ticket', 'auto-record-years', 'auto-lower-price'],
  },
  'auto-garaging': {
    question: 'Does it matter where I park the car?',
    answer:
      'Yes: insurers look at the address where the car is kept at night, because theft, hail and accidents differ from place to place. It has to be the true one: moving the car only on paper is a wrong statement. If it really moves, tell the insurer that day.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-price-factors', 'auto-lower-price', 'gen-same-everywhere'],
  },
  'auto-tow': {
    question: 'My car cannot be driven after a loss. Who pays the tow?',
    answer:
      'If the loss is insured, reasonable towing and storage are usually part of the claim; otherwise a roadside endorsement or membership may pay. Call your insurer before it is moved again, because storage costs every day. Take your things and papers out, and keep the receipts.',
    links: ['claims-first-steps-crash', '/insurance/auto'],
    next: ['auto-roadside', 'claim-rental-car', 'claim-total-loss'],
  },
  'auto-stolen-rental': {
    question: 'My car was stolen. Is a rental paid?',
    answer:
      'Comprehensive coverage often pays a rental or other transport after a theft, up to a limit, from some days after you report it. A loss of use endorsement (SEF 20) can pay more. Ask the insurer for the first day and the limit before you rent.',
    links: ['claims-first-steps-crash', '/insurance/auto'],
    next: ['claim-car-stolen', 'claim-total-loss', 'claim-car-broken-into'],
  },
  'auto-stolen-found': {
    question: 'The police know about my stolen car. What now?',
    answer:
      'Call your insurer with the police file number, if you have not yet, and say which keys, papers and things were in it. They usually wait some time for it to be found, then pay its value or the repairs, less the deductible. Keep paying the loan or lease, and tell the lender.',
    links: ['claims-first-steps-crash', 'home-collision-or-comprehensive'],
    next: ['auto-stolen-rental', 'claim-total-loss', 'auto-personal-items'],
  },
  'auto-before-2027': {
    question: 'My collision was before Care-First. Which rules apply?',
    answer:
      'The day of the collision decides. On or before {reform.lastDay}, the older rules apply, even if your treatment continues for years. Benefits, the right to sue and the time limits stay as they were. A lawyer or your adjuster can say what that means for you.',
    links: ['auto-changes-in-2027', '/blog/alberta-care-first'],
    next: ['auto-accident-benefits', 'auto-minor-injury', 'claim-time-limits'],
  },
  'auto-basic-only': {
    question: 'I only have basic insurance. What is paid for my own car?',
    answer:
      'Direct compensation is part of basic insurance: it pays for your car to the extent that the collision was not your fault. What was your own fault, hail, theft, glass, an animal or an unknown driver is not paid without collision or comprehensive. Injuries are paid by accident benefits either way.',
    links: ['auto-what-is-dcpd', 'home-collision-or-comprehensive'],
    next: ['auto-dcpd', 'auto-collision-comprehensive', 'auto-old-car'],
  },
  'auto-gdl-after': {
    question: 'What changes when a learner gets the GDL licence?',
    answer:
      'From then on they drive alone, so tell the insurer before the first trip. The premium usually changes at that point, not with the learner’s licence. Say which car they drive most. The training certificate may lower the price.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-new-driver', 'auto-add-driver', 'auto-young-old-car'],
  },
  'spec-atv-child': {
    question: 'May a child ride a quad or a dirt bike?',
    answer:
      'On public land Alberta asks for a helmet, registration and insurance, and the youngest riders need an adult beside or near them. On your own land the law requires less, but a home policy may not cover a child who hurts somebody with it. Tell your insurer who rides, and read the manufacturer’s age limit.',
    links: ['specialty-atv-snowmobile', 'acreage-quad-on-land'],
    next: ['spec-atv', 'home-quad-own-land', 'spec-dirt-bike'],
  },
  'auto-hit-object': {
    question: 'I hit a fence, a pole or a sign. What do I have to do?',
    answer:
      'Find the owner or leave your name and number, and report it to police if the owner is not there or the law requires it. Your liability coverage pays for damage to other people’s property, and collision pays for your own car. Tell your insurer soon and take photos.',
    links: ['claims-first-steps-crash', 'auto-report-collision'],
    next: ['claim-police-report', 'auto-i-caused-it', 'claim-affects-price'],
  },
};
