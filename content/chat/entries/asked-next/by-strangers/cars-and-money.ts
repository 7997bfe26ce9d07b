import type { Entries } from '../../../entry.ts';

/** What strangers asked about cars, claims and money, and no entry answered. */
export const carsAndMoneyAsked: Entries = {
  'auto-sgi': {
    question: 'What is SGI, and who insures my car near Saskatchewan?',
    answer:
      'SGI is Saskatchewan’s public insurer: its plates include basic car insurance, and Alberta has no such public insurer. If you live on the Alberta side, in Lloydminster too, you register and insure the car in Alberta within {auto.licence.registerVehicle} of moving; if you live in Saskatchewan, you do so with SGI. Where you live decides, not where you work or park. Tell the insurer if you drive in both provinces.',
    links: ['general-where-do-you-serve', '/insurance/auto'],
    next: ['auto-move-to-alberta', 'auto-move-deadline', 'site-outside-alberta'],
  },
  'auto-impound': {
    question: 'The police impounded a car. Who pays, and what about insurance?',
    answer:
      'Towing and storage after a police seizure are usually paid by whoever gets the car out, and insurance does not pay them. The ticket belongs to the driver, but a crash would count on the policy of the car. The papers of the seizure say how long it lasts and how to ask for a review; a registered owner who was not driving can ask whether an early release is possible.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-others-ticket', 'auto-lend-car', 'auto-ticket'],
  },
  'auto-others-ticket': {
    question: 'Does a ticket of somebody who drove my car count against me?',
    answer:
      'A ticket that the police gave to the driver goes on the driver’s record, not on yours. A photo radar ticket goes to the owner of the car, without demerits. A crash is different: it counts on the policy of the car, whoever drove. If the driver is listed on your policy, their tickets can raise its price.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-lend-car', 'auto-photo-radar', 'auto-ticket'],
  },
  'auto-doctor-stop': {
    question: 'A doctor told me to stop driving. Am I still insured?',
    answer:
      'Do not drive until your doctor or the province says you may. An insurer can refuse to pay for your own car if you were not fit to drive. A letter from the registry is not needed for that. If you stop for longer, ask the insurer to put the car in storage or to take you off as a driver.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-medical-tell', 'auto-senior-driver', 'auto-parked-storage'],
  },
  'auto-benefits-retired': {
    question: 'What do accident benefits pay somebody without a job, or retired?',
    answer:
      'Treatment and care are paid whether you work or not; income replacement is for income that you lose. People who are retired, students or at home may get other benefits instead, such as help with the household. Which ones depends on the date of the collision, so ask the insurer’s benefits adjuster for the list.',
    links: ['auto-changes-in-2027', '/insurance/auto'],
    next: ['auto-accident-benefits', 'auto-care-first', 'claim-injured'],
  },
  'auto-discount-moves': {
    question: 'Does my discount or good record from another insurer come along?',
    answer:
      'The record comes along, the discount itself does not: each insurer has its own discounts. Ask your old insurer, ICBC, SGI or MPI too, for a letter that shows your years, claims and dates. The new insurer uses it to place you, so have it before you compare.',
    links: ['home-auto-premium-factors', 'auto-new-driver'],
    next: ['gen-claims-letter', 'auto-claims-elsewhere', 'auto-move-to-alberta'],
  },
  'auto-good-grades': {
    question: 'Is there a discount for good grades or driver training?',
    answer:
      'Driver training from a licensed driving school is often counted; good grades count only with some insurers, so ask each of them. Bring the certificate or report. Other things that can help a young driver are an older car, few kilometres and a driving app.',
    links: ['auto-new-driver', 'home-lower-premiums'],
    next: ['auto-new-driver', 'auto-lower-price', 'auto-telematics'],
  },
  'auto-tax-work': {
    question: 'Can I deduct car or home insurance from my taxes?',
    answer:
      'Private insurance cannot be deducted; the work share can be, for the self-employed, or for employees whose employer signed the form for it. The Canada Revenue Agency (CRA) says which share counts and what to keep. A tax preparer can look at your case; I cannot. If you drive for work, the insurer has to know that too.',
    links: ['/insurance/auto', '/insurance/all'],
    next: ['auto-delivery-use', 'no-investment', 'fleet-when-needed'],
  },
  'auto-1m-or-2m': {
    question: 'A lower or a higher liability limit: what is the difference?',
    answer:
      'The limit is the most the insurer pays for what you do to others; you pay anything above it yourself. The law requires far less than most people carry, because badly hurt people can cost millions. Ask for the price with both limits; a broker can discuss with you which one fits.',
    links: ['auto-how-much-liability', '/insurance/auto'],
    next: ['auto-minimum-liability', 'spec-umbrella', 'gen-compare-quotes'],
  },
  'claim-form-late': {
    about: 'auto',
    question: 'I missed the deadline of a claim or injury form. What now?',
    answer:
      'Send the form now, with a short note why it is late, and keep a copy: a late claim is not lost by itself. Forms for accident benefits have short limits, so call the insurer today and ask what is missing. If it refuses because of the delay, ask for the reason in writing and have a lawyer look at it.',
    links: ['claims-time-limits', 'claims-complain-insurer'],
    next: ['claim-injured', 'claim-time-limits', 'claim-denied'],
  },
  'claim-other-insurer-phone': {
    question: 'How do I reach the insurer of the other person?',
    answer:
      'I have no numbers of insurers and nothing about other people. Ask the other person for the name of their insurer and the policy number, or look on the pink card or the police report. Often you do not need it: tell your own insurer, and it deals with theirs.',
    links: ['claims-first-steps-crash', 'claims-first-steps-home'],
    next: ['claim-own-insurer-or-theirs', 'claim-other-wont-give', 'claim-unknown-insurer'],
  },
  'claim-unlocked': {
    question: 'I forgot to lock the car or the door. Is the theft still paid?',
    answer:
      'Usually yes: forgetting to lock is carelessness, and most policies do not ask for signs of a break-in. Some do for certain things, such as tools, cargo or what was in a storage unit. Describe it truthfully, report it to the police, and list what is gone.',
    links: ['home-collision-or-comprehensive', 'tenant-storage-car'],
    next: ['claim-own-fault', 'claim-theft-report', 'claim-car-broken-into'],
  },
  'gen-mid-term': {
    question: 'Can the price change in the middle of the policy?',
    answer:
      'Usually not: the price stays the same until renewal, unless you change something, such as a car, driver, address or coverage. An insurer may also charge more if an answer was wrong or the risk has changed. Ask for the reason in writing and compare it with your policy before you pay.',
    links: ['auto-price-caps', 'claims-complain-insurer'],
    next: ['gen-tell-insurer', 'gen-price-complaint', 'auto-renewal'],
  },
  'gen-criminal-record': {
    question: 'Does a criminal charge or record matter to insurance?',
    answer:
      'Answer what the insurer asks, truthfully: many home and business forms ask about criminal records, and car forms mostly about driving. A charge that has nothing to do with driving is seldom asked for with a car. If a question is not clear, ask the broker what it covers before you sign.',
    links: ['home-auto-premium-factors', '/insurance/all'],
    next: ['gen-tell-insurer', 'gen-not-told', 'auto-dui'],
  },
  'gen-find-out': {
    question: 'Would my insurer find out, and what if I only ask?',
    answer:
      'An insurer can find out from ads, records, neighbours or the claim itself; then it may refuse to pay. Asking costs nothing: say what you plan and for which days, and it tells you whether it is allowed, what it costs, or which policy fits. Get the answer in writing.',
    links: ['claims-complain-insurer', '/insurance/all'],
    next: ['gen-tell-insurer', 'gen-not-told', 'gen-add-coverage'],
  },
  'fleet-reefer': {
    question: 'Does cargo insurance pay if the reefer fails?',
    answer:
      'Only if breakdown of the refrigeration is added: basic cargo coverage often leaves out spoiling without a crash. The insurer then asks for service records and temperature logs. Customers who ship food often ask for it in the contract, so have the broker check both.',
    links: ['/commercial-auto'],
    next: ['fleet-cargo', 'biz-food-spoiled', 'fleet-owner-operator'],
  },
  'spec-stolen': {
    question: 'My snowmobile, quad, boat or trailer was stolen. What is paid?',
    answer:
      'A stolen sled, quad, boat or trailer is paid by its own policy, if that includes theft, and usually not by home or auto insurance. Report it to police at once, wherever it happened, and then to the insurer. A trailer has to be listed as well. If it is financed, tell the lender as well.',
    links: ['specialty-atv-snowmobile', '/insurance/specialty'],
    next: ['spec-sled-away', 'claim-theft-report', 'claim-no-receipts'],
  },
};
