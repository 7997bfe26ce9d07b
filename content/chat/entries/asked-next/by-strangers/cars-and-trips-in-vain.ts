import type { Entries } from '../../../entry.ts';

/** Cars, collisions, motorcycles, trips and visitors: asked for in vain. */
export const carsAndTripsInVain: Entries = {
  'auto-young-why': {
    question: 'Why do young drivers pay so much, and is that allowed?',
    answer:
      'Young drivers pay more because they have more collisions, and in Alberta an insurer may count age and experience in its prices. Each year without a claim or ticket usually lowers it. Driver training, a car that is cheap to repair, and being added to a parent’s policy may lower it too. A broker can ask several insurers.',
    links: ['home-auto-premium-factors', 'auto-new-driver'],
    next: ['auto-new-driver-years', 'auto-lower-price', 'auto-gender-age-credit', 'auto-child-own-policy'],
  },
  'claim-below-deductible': {
    question: 'The repair costs less than my deductible. Is anything paid?',
    answer:
      'No: damage of your own that costs less than the deductible is not paid, so a claim for it brings nothing. Get the price of the repair first, and look up which deductible applies; hail and glass may have one of their own. Injuries, and damage to others, are reported in any case.',
    links: ['home-lower-premiums', 'claims-time-limits'],
    next: ['gen-deductible', 'claim-comprehensive-price', 'claim-affects-price', 'no-advice-claim'],
  },
  'auto-camp-rotation': {
    question: 'I work away at camp. Can I insure my truck only while I am home?',
    answer:
      'Car insurance is not sold by the days at home: a truck that you drive on each rotation has to stay insured for the road. Tell the insurer where it stands most nights and how far you drive, because both count, and fewer kilometres may lower the price. If it stays parked for months, some insurers take off the coverage for the road; nobody may drive it then.',
    links: ['/insurance/auto', 'home-lower-premiums'],
    next: ['auto-parked-storage', 'auto-few-kilometres', 'auto-garaging', 'auto-away-work'],
  },
  'claim-child-took-car': {
    about: 'auto',
    question: 'My child took the car without asking and crashed. Is that paid?',
    answer:
      'A crash by a child who took the car is judged by licence and consent, so tell the insurer truthfully what happened. A learner must not drive alone; damage to your own car may then be refused. What the insurer has to pay to others it may ask back. Say whether you allowed it, and whether it had happened before.',
    links: ['claims-first-steps-crash', '/insurance/auto'],
    next: ['claim-learner-alone', 'claim-unlisted-driver', 'auto-learner', 'claim-ditch'],
  },
  'auto-foreign-letter': {
    question: 'Which letter do I need from abroad, and who writes it?',
    answer:
      'The letter of experience comes from the insurer you had abroad: how long you were insured, who drove, and every claim. It should have a letterhead, dates, the policy number and somebody to contact, with a translation if it is not in English. A driving record comes from the office that issued your licence. Without insurance there, ask for that record alone.',
    links: ['/blog/first-car-in-alberta', 'auto-new-driver'],
    next: ['auto-foreign-years', 'auto-foreign-no-letter', 'auto-newcomer'],
  },
  'auto-uninsured-short': {
    question: 'May I drive a short way without insurance?',
    answer:
      'No: every drive on a road without insurance is an offence in Alberta, however short, slow or urgent. If something happens, you pay for it yourself. Call the insurer or broker first, because a policy can often be put back or begun the same day. Until then let somebody else drive you in their car, or have yours towed.',
    links: ['auto-driving-uninsured'],
    next: ['auto-driving-uninsured', 'auto-insure-today', 'auto-cancelled', 'auto-no-grace'],
  },
  'claim-damage-small': {
    about: 'auto',
    question: 'How much damage has to be reported to police?',
    answer:
      'A collision has to be reported to police where all the damage together is more than {auto.collision.reportFrom}, or somebody is hurt or has left. Count both cars and anything else that was hit; a bumper can cost more than it looks. Below that you need no police report, but tell your insurer all the same.',
    links: ['auto-report-collision', 'calgary-collision-report', 'edmonton-collision-reporting-centre'],
    next: ['claim-police-report', 'claim-cash-settle', 'claim-crash-later', 'claim-not-told'],
  },
  'auto-benefits-or-plan': {
    question: 'After a collision, does my health plan or the car insurance pay first?',
    answer:
      'Accident benefits usually pay first for treatment under Alberta’s injury protocols in the first weeks; after that, a health plan usually pays first. They then pay what is left, up to their limits. Ask both in writing on which rule they rely, and send each the refusal of the other. {before reform.start: For collisions on or after {reform.start} the order may differ.}{from reform.start: For collisions since {reform.start} the order may differ.}',
    links: ['/insurance/auto', 'auto-changes-in-2027'],
    next: ['auto-accident-benefits', 'auto-benefit-visits', 'auto-treatment-who', 'group-paramedical'],
  },
  'spec-sport-bike-why': {
    question: 'Why do insurers charge so much for a sport bike?',
    answer:
      'Sport bikes are stolen more often, cost more to repair and are in more serious crashes, so insurers charge more or decline them. A new rider on one counts twice. A bike with a smaller engine is often easier to insure; ask for both prices before you buy.',
    links: ['motorcycle-learner', '/insurance/specialty'],
    next: ['spec-sport-bike', 'spec-young-rider', 'spec-new-rider', 'do-quote-specialty'],
  },
  'spec-rider-course': {
    question: 'Do I need a riding course for motorcycle insurance?',
    answer:
      'No law requires a riding course for motorcycle insurance, but some insurers lower the price for one, and some want it of new riders. You need a Class 6 licence in any case. Keep the certificate, and ask the broker which courses count before you pay for one.',
    links: ['motorcycle-learner', '/insurance/specialty'],
    next: ['spec-young-rider', 'spec-motorcycle-learner', 'spec-new-rider'],
  },
  'fleet-delivery-name': {
    question: 'What do I ask for if I deliver food or parcels?',
    answer:
      'Food and parcels are insured by delivery use, also called carrying goods for pay, added to your auto policy, or by commercial auto insurance. Not every insurer adds it to a personal policy. Tell the broker which app, how many hours a week, and what you carry.',
    links: ['rideshare-food-delivery', 'rideshare-tell-insurer'],
    next: ['fleet-food-delivery', 'fleet-courier', 'gen-not-told', 'do-quote-auto'],
  },
  'travel-work-plan': {
    question: 'Does my plan at work pay for a hotel or a cancelled trip?',
    answer:
      'A benefits plan at work often pays for medical emergencies on a trip, and only some plans pay for cancelled flights, hotels or delays. The booklet of the plan says which, with limits and days. Ask the airline first, then the card you paid with, and keep the receipts.',
    links: ['/group-benefits', 'travel-credit-card'],
    next: ['travel-flight-delay', 'travel-credit-card', 'travel-top-up', 'claim-travel'],
  },
  'visa-birth': {
    question: 'A visitor is already pregnant. Which insurance pays for the birth?',
    answer:
      'Visitors insurance usually does not pay for a birth if the visitor is already pregnant; some plans pay for complications up to a certain week. That is often {superVisa.pregnancy.weeks}, and care for a baby born early may be left out. The hospital and doctors bill what nobody insures, so ask the hospital early what it charges. Whether she can have a health card depends on her permit. For her health, call Health Link at 8-1-1.',
    links: ['visitors-students-workers', '/insurance/travel'],
    next: ['visa-pregnant', 'visa-visitors', 'visa-newcomer-card', 'no-medical'],
  },
  'visa-toothache': {
    question: 'I am new here and my tooth hurts. Who pays the dentist?',
    answer:
      'Alberta’s health card pays for little dental care in any case, so a toothache is paid by a dental plan, by insurance or by you. Students often have a dental plan through their school: ask it first. Visitors insurance may pay a little for sudden pain. With fever or swelling, call Health Link at 8-1-1 now.',
    links: ['visitors-students-workers', '/group-benefits'],
    next: ['visa-dental', 'health-adult-dental', 'health-dental', 'visa-students-workers'],
  },
  'claim-learner-alone': {
    about: 'auto',
    question: 'A learner drove alone and crashed. Is that paid?',
    answer:
      'A learner who drives alone breaks the conditions of the licence, so the insurer may refuse to pay for your own car. The same goes for somebody without any licence. What it has to pay to others it may ask back from the driver or from you. Report it and tell what happened; whether you allowed it counts as well.',
    links: ['claims-first-steps-crash', 'auto-new-driver'],
    next: ['claim-child-took-car', 'claim-unlisted-driver', 'auto-learner', 'claim-affects-price'],
  },
  'claim-complain-further': {
    question: 'The insurer’s complaint office does nothing either. What then?',
    answer:
      'After the complaint office of the insurer comes an OmbudService, which is independent and free: the General Insurance OmbudService for home, car and business. For life and health it is the OmbudService for Life and Health Insurance. The Superintendent of Insurance supervises insurers in Alberta. A lawyer can tell you about court and its time limits.',
    links: ['claims-complain-insurer'],
    next: ['claim-complain-insurer', 'gen-where-help', 'claim-time-limits', 'no-legal'],
  },
  'auto-today-late': {
    question: 'It is late in the day. Can I still get proof of insurance today?',
    answer:
      'Perhaps: some insurers and brokers answer into the evening, and email the pink card as soon as the policy begins. Call one that is open now, with your licence, the VIN and a card to pay with. If the registry closes first, the car stays where it is: without insurance and plates it must not be driven.',
    links: ['/insurance/auto', 'auto-driving-uninsured'],
    next: ['auto-insure-today', 'auto-show-proof', 'auto-register', 'do-quote-auto'],
  },
};
