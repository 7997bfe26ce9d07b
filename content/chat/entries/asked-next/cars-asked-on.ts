import type { Entries } from '../../entry.ts';

/** What people with a car ask on, after a first answer. */
export const carsAskedOn: Entries = {
  'auto-private-sale': {
    question: 'I buy a car from a private seller. What do I need?',
    answer:
      'A signed bill of sale, insurance in your name before you drive it, and then the registration at a registry agent. The seller keeps the plate, and there is no grace period. If the registry is closed, the province also sells in-transit permits online, with which an unregistered car may be moved; they require the insurance first. Give the insurer the VIN, and look up liens and its history.',
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
      'A recognized defensive driving course can take some demerits off your licence. The conviction stays on the record, and that is what insurers look at, so it might not change the premium. Some insurers give a discount for a course; ask yours before you pay for one.',
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
      'On public land the law requires a helmet, registration and insurance, and the youngest riders need an adult beside or near them. On your own land the law requires less, but a home policy might not cover a child who hurts somebody with it. Tell your insurer who rides, and read the manufacturer’s age limit.',
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
  'auto-missed-payment': {
    question: 'Can the insurer cancel my policy over a missed payment, and can I save it?',
    answer:
      'A policy that is cancelled over a missed payment continues until the day in the notice, and can often be kept by paying before it. The insurer has to give that notice in writing. Call it or your broker today, ask for the exact amount, and ask for a letter that the policy continues. If the bank made the mistake, ask it for a letter that says so.',
    links: ['claims-late-payment', 'auto-driving-uninsured'],
    next: ['auto-cancelled', 'gen-pay-monthly', 'auto-cancelled-tell'],
  },
  'auto-stopped-cancelled': {
    question: 'Police stopped me and my policy had ended. I did not know. What now?',
    answer:
      'Do not drive again until the car is insured, and ask the insurer when and how it told you that the policy would end. Keep that notice and your payments: they are what you can show. Whether not knowing helps in court is a question for a lawyer. A broker can insure you again, even if others refuse.',
    links: ['auto-driving-uninsured'],
    next: ['auto-driving-uninsured', 'auto-high-risk', 'no-legal'],
  },
  'auto-back-to-ordinary': {
    question: 'How long until ordinary insurers take me again?',
    answer:
      'Ordinary insurers usually take a driver again once claims and tickets are old enough: at-fault claims usually count over {auto.rating.claimYears}, ordinary tickets for fewer years. Each insurer draws its own line, so ask a broker to try again at every renewal. New claims, tickets or a time without insurance move that day further away.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-record-years', 'auto-grid-facility', 'auto-lower-price'],
  },
  'auto-owner-elsewhere': {
    question: 'The owner of the car lives in another province. Can I insure it here?',
    answer:
      'A car that stays in Alberta normally needs Alberta plates and insurance, even if its owner lives in another province. Usually it is then registered and insured in the name of whoever keeps it here; ask a registry agent and a broker. If the owner’s insurer does not know where the car is and who drives it, a claim may be refused.',
    links: ['/insurance/auto'],
    next: ['auto-whose-name', 'auto-move-deadline', 'auto-drive-on-others-policy'],
  },
  'auto-drive-on-others-policy': {
    question: 'Can I drive on the policy of the owner instead of my own?',
    answer:
      'The owner’s policy usually covers somebody who borrows the car now and then; whoever drives it regularly has to be named on it. If the car stays with you, the insurer has to know that you are the main driver and where it is kept. Otherwise a claim may be reduced or refused.',
    links: ['/insurance/auto', 'auto-new-driver'],
    next: ['auto-add-driver', 'auto-whose-name', 'auto-lend-car'],
  },
  'auto-no-licence': {
    question: 'Can I insure a car if I have no licence?',
    answer:
      'Some insurers insure a car whose owner has no licence, if everybody who drives it is licensed and named on the policy. You must not drive it yourself. Not every insurer does this, so ask a broker and say who drives it most.',
    links: ['/insurance/auto'],
    next: ['auto-whose-name', 'auto-suspended', 'auto-parked-storage'],
  },
  'auto-non-owner': {
    question: 'I drive, but own no car. Can I have insurance of my own?',
    answer:
      'Somebody who owns no car usually needs no policy: the insurance follows the car, and its owner names you if you drive it often. Some insurers offer a policy for cars that you do not own, mostly for businesses. A time without insurance in your name can count later, so ask a broker what keeps your history.',
    links: ['/insurance/auto'],
    next: ['auto-lend-car', 'auto-add-driver', 'auto-borrow-rent', 'gen-gap'],
  },
  'auto-few-kilometres': {
    question: 'I drive little. Does that lower my premium?',
    answer:
      'Fewer kilometres usually lower the premium a little: insurers ask how far you drive in a year, and to work. Some offer an app that measures it. Tell the insurer or broker when it changes, for instance when you retire or begin to work from home.',
    links: ['/insurance/auto', 'auto-winter-tires-telematics'],
    next: ['auto-commute', 'auto-telematics', 'auto-parked-storage'],
  },
  'claim-cash-later': {
    about: 'auto',
    question: 'We settled in cash. What if the other person changes their mind?',
    answer:
      'The other driver can still make a claim later, unless the matter was settled for good, so tell your own insurer about the collision anyway. Keep photos, names, plates and messages. Whether a paper that you both signed is valid is a question for a lawyer.',
    links: ['claims-first-steps-crash', 'auto-report-collision'],
    next: ['claim-police-report', 'claim-report-soon', 'no-legal'],
  },
  'claim-not-told': {
    about: 'auto',
    question: 'What if I do not report an accident and pay for it myself?',
    answer:
      'Damage to your own car alone is usually yours to claim or to pay, but your policy may ask you to report every collision. If somebody was hurt or somebody else’s property was damaged, report it: they can claim later, and a late report can put your coverage at risk. Police have to be told if someone is hurt or the damage is more than {auto.collision.reportFrom} in total.',
    links: ['auto-report-collision', 'claims-time-limits'],
    next: ['claim-police-report', 'claim-affects-price', 'no-advice-claim'],
  },
  'claim-sign-today': {
    question: 'The adjuster wants me to sign today. Must I?',
    answer:
      'Ask for the offer in writing and for time to read it before you sign: a signature may end your claim for good. Ask until when the offer stands, and compare it with ads for similar cars or with quotes for the repair. I cannot say whether it is right; your broker can explain it, and a lawyer where somebody was hurt.',
    links: ['claims-disagree-amount', 'claims-complain-insurer'],
    next: ['claim-car-value', 'claim-disagree-amount', 'claim-settlement'],
  },
  'claim-unlisted-driver': {
    about: 'auto',
    question: 'Somebody who is not on my policy crashed my car. Is it paid?',
    answer:
      'Your policy usually pays when somebody with a licence and your consent had the car now and then. If that person lives with you or drives it regularly and was not named, the insurer may reduce or refuse the claim. Say truthfully who drives and how often, and call your insurer or broker soon.',
    links: ['/insurance/auto', 'claims-first-steps-crash'],
    next: ['claim-report-soon', 'auto-add-driver', 'gen-not-told'],
  },
  'auto-plate-stolen': {
    question: 'My licence plate was stolen or lost. What do I do?',
    answer:
      'Report a stolen licence plate to police first, because somebody may drive with it. A registry agent then gives you another one and tells you what to bring. Your insurance continues; give the insurer or broker the new number.',
    links: ['/insurance/auto', 'claims-first-steps-crash'],
    next: ['claim-theft-report', 'auto-register', 'do-change-policy'],
  },
  'claim-other-lies': {
    about: 'auto',
    question: 'The other driver tells another story. What can I do?',
    answer:
      'Give your insurer your own account in writing, with photos, a sketch, witnesses and any dash cam film. It decides fault by the fault determination rules and by what can be shown. Do not argue at the scene. If you disagree with the decision, ask for it in writing and for the way to complain.',
    links: ['claims-first-steps-crash', 'claims-complain-insurer'],
    next: ['auto-not-at-fault', 'auto-dashcam', 'claim-complain-insurer'],
  },
  'auto-ex-has-car': {
    question: 'Somebody else has the car that is in my name. What about the insurance?',
    answer:
      'A car that is in your name can make you liable for what is done with it, and its claims count on your policy. Do not end the insurance while it is still registered to you and driven. Tell your insurer or broker who has the car now and where it is: that person can often insure it instead. A registry agent can say how your name is taken off.',
    links: ['/insurance/auto'],
    next: ['auto-separation', 'auto-whose-name', 'no-legal'],
  },
};
