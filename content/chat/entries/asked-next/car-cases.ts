import type { Entries } from '../../entry.ts';

/** Cars: what one person in particular asks. */
export const carCases: Entries = {
  'auto-photo-radar': {
    question: 'Does a photo radar ticket affect my insurance?',
    answer:
      'Usually not: a photo radar or red light camera ticket goes to the owner of the car, names no driver and carries no demerits. A ticket that an officer hands to the driver is different, because it goes on that driver’s record. Pay or dispute either one in time.',
    links: ['/insurance/auto'],
    next: ['auto-ticket', 'auto-record-years', 'auto-why-up'],
  },
  'auto-learner': {
    question: 'Must a learner (Class 7) be on my policy?',
    answer:
      'Tell the insurer when somebody in the household gets a learner’s licence, so that it can say whether to list them. Whether a learner costs anything depends on the insurer; ask. Call again when the licence changes.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-add-driver', 'auto-new-driver', 'auto-young-old-car'],
  },
  'auto-teen-sometimes': {
    question: 'My child has a licence and seldom drives. Must I list them?',
    answer:
      'Yes, as a rule: insurers ask for every licensed person in the household, even one who only drives on weekends. Leaving somebody out can put a claim at risk. Say which car they drive and how often, and ask what it changes.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-young-old-car', 'auto-student-away', 'auto-exclude-driver'],
  },
  'auto-move-deadline': {
    question: 'How soon after moving here do I need Alberta plates and a licence?',
    answer:
      'Register the car within {auto.licence.registerVehicle} of moving to Alberta, and exchange your licence within {auto.licence.exchange}. To register it you need proof of insurance from an insurer licensed here. A public policy from another province is not accepted for that, so arrange the Alberta policy first.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-move-to-alberta', 'auto-register', 'auto-foreign-licence'],
  },
  'auto-leave-alberta': {
    question: 'I am moving out of Alberta. When do I end my policy?',
    answer:
      'Usually on the day the car is insured in the new province, so that no day is left without insurance. Tell your insurer the date and the new address; another province may need a policy or a public plan of its own. Ask for a letter about your claims, and about fees for ending early.',
    links: ['/insurance/auto'],
    next: ['auto-cancel', 'do-cancel-policy-here', 'auto-sell'],
  },
  'auto-away-work': {
    question: 'I work in another province for some months. Is my car insured?',
    answer:
      'Usually yes: an Alberta auto policy applies across Canada, but tell the insurer where the car is kept and for how long. A long stay, another use or a new home there can change the price or require a policy of that province. Ask before you go.',
    links: ['/insurance/auto'],
    next: ['auto-us-trip', 'auto-leave-alberta', 'auto-commute'],
  },
  'auto-mexico': {
    question: 'Is my car insured in Mexico?',
    answer:
      'Usually not: an Alberta auto policy applies in Canada and the United States, and Mexico requires insurance from a company licensed there. It can be bought before the trip or at the border. Ask your insurer what still applies to the car itself; medical bills of your own need travel insurance.',
    links: ['/insurance/auto'],
    next: ['auto-us-trip', 'travel-what-covers', 'travel-health-card'],
  },
  'auto-turo': {
    question: 'May I rent my car out on Turo or another app?',
    answer:
      'Not on an ordinary policy: the standard form pays nothing while the car is rented to others, unless an endorsement allows it. Your insurer has to agree before the first booking. The company behind the app may bring insurance for the rental days; ask what it pays for your own car, and what applies between bookings.',
    links: ['/insurance/auto'],
    next: ['auto-delivery-use', 'auto-lend-car', 'spec-rv-rent-out'],
  },
  'auto-insure-today': {
    question: 'I need car insurance today. Can I get it on a weekend?',
    answer:
      'Perhaps: only an insurer or somebody licensed can start a policy, and some can be reached in the evening or on weekends. This site cannot: a request here takes until business hours. Do not drive until the insurer or broker has confirmed the policy and sent proof.',
    links: ['/insurance/auto', 'auto-driving-uninsured'],
    next: ['auto-new-car', 'auto-register', 'do-quote-auto'],
  },
  'auto-dcpd-opt-out': {
    question: 'Can I leave DCPD out of my policy?',
    answer:
      'Perhaps: according to the rate board, {auto.dcpd.optOut}. Otherwise direct compensation for property damage is part of every Alberta car policy, since {auto.dcpd.since}. It pays for your car to the extent that the collision was not your fault, so ask the insurer what would no longer be paid. The law requires neither collision nor comprehensive coverage.',
    links: ['auto-what-is-dcpd', 'auto-compulsory-cover'],
    next: ['auto-dcpd', 'auto-required', 'auto-collision-comprehensive'],
  },
  'auto-not-fault-price': {
    question: 'Does a collision that was not my fault raise my premium?',
    answer:
      'Usually not: insurers rate at-fault claims, and rules limit how a collision that was not your fault may count. {before reform.start: On the Grid, at-fault claims move a driver up.}{from reform.start: A rise at renewal can have other reasons, such as a change of rates.} If you were partly at fault, ask the insurer how much counts. You can ask for its decision on fault in writing.',
    links: ['/insurance/auto', 'auto-what-is-dcpd'],
    next: ['auto-not-at-fault', 'auto-shared-fault', 'claim-affects-price'],
  },
  'auto-visitor-drives': {
    question: 'May a visitor or guest from abroad drive my car?',
    answer:
      'Usually yes, with your consent and a licence that is valid here, as with any friend who borrows the car. An international permit goes with the licence and does not replace it. Tell the insurer first if the guest stays for months or drives often, because regular drivers have to be listed. A claim counts on your policy.',
    links: ['/insurance/auto'],
    next: ['auto-lend-car', 'auto-foreign-licence', 'auto-add-driver'],
  },
  'auto-gap': {
    question: 'I had no insurance for a while. Does the gap cost more?',
    answer:
      'A gap can cost more: an insurer may ask why there was a break, and each decides for itself whether that changes the price. If you had no car, were abroad, or drove on somebody else’s policy, say so. A letter from the last insurer shows your years and claims.',
    links: ['/insurance/auto', 'home-auto-premium-factors'],
    next: ['auto-price-factors', 'auto-renewal', 'auto-cancelled'],
  },
  'auto-separation': {
    question: 'We are separating. What about the car insurance?',
    answer:
      'Tell the insurer or broker who keeps and drives which car, and where each of you lives now. They can say whether each of you needs a policy of your own, and whether both have to agree to a change. A car should not be without insurance for a day while it is driven.',
    links: ['/insurance/auto'],
    next: ['auto-whose-name', 'auto-remove-driver', 'auto-cancel'],
  },
  'auto-no-history': {
    question: 'Can I be refused because I have no driving history in Canada?',
    answer:
      'No: basic auto insurance in Alberta has to be offered to people who apply, with or without a history here. The rule has exceptions, such as money owed to an insurer. Some insurers count years of driving abroad. Optional coverages, such as collision, may be declined.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-foreign-years', 'auto-high-risk', 'auto-newcomer'],
  },
  'auto-good-driver': {
    question: 'Do I count as a good driver for the cap?',
    answer:
      '{before reform.start: You do without an at-fault collision in {auto.goodDriver.claimYears}, a Criminal Code traffic conviction in {auto.goodDriver.criminalYears}, or a major conviction in {auto.goodDriver.convictionYears}. A newer definition allows no minor conviction either; your insurer says when it began to apply it. The cap ends on {reform.lastDay}.}{from reform.start: The good driver cap ended on {reform.lastDay}. Since then a limit of {reform.individualCap} at renewal applies to what the insurer’s own rate change adds, for any driver. It does not cover your own changes.}',
    links: ['auto-price-caps'],
    next: ['auto-rate-cap', 'auto-record-years', 'auto-why-up'],
  },
  'auto-2027-price': {
    question: 'Will my premium go down under Care-First?',
    answer:
      'Nobody can promise that: estimates made for the Automobile Insurance Rate Board (AIRB) {before reform.start: expect}{from reform.start: expected} lower average costs for basic coverage, and others {before reform.start: dispute}{from reform.start: disputed} them. Your own price still depends on things such as your record, car, use and address. {before reform.start: From}{from reform.start: Since} {reform.start}, an insurer’s rate change may add at most {reform.individualCap} at renewal.',
    links: ['auto-changes-in-2027', 'auto-price-caps'],
    next: ['auto-care-first', 'auto-rate-cap', 'auto-why-up'],
    reason: 'auto-why-up',
  },
  'auto-commute': {
    question: 'My commute or use of the car changed. Must I tell the insurer?',
    answer:
      'Yes: distance and use are part of the price, so tell the insurer or broker when the drive to work changes. A longer commute can raise the premium and working from home can lower it. A wrong description of the use can put a claim at risk.',
    links: ['red-deer-commute', 'home-auto-premium-factors'],
    next: ['auto-delivery-use', 'auto-price-factors', 'do-change-policy'],
  },
  'auto-breakdown': {
    question: 'Does car insurance pay for a breakdown or engine failure?',
    answer:
      'Usually not: auto insurance pays for collisions and events such as theft, fire or hail, not for wear or mechanical breakdown. A manufacturer’s warranty or a service contract may apply. Roadside assistance, if you have it, may pay for the tow.',
    links: ['/insurance/auto'],
    next: ['auto-roadside', 'auto-collision-comprehensive', 'claim-car-fire'],
  },
  'auto-new-replacement': {
    question: 'What is the waiver of depreciation for a new car?',
    answer:
      'An endorsement, SEF 43R, that pays without a deduction for depreciation when a car in its first years is lost. SEF 43R(L) is the form for leased cars. The wording says how long it runs, on which price it is based and what it leaves out.',
    links: ['/insurance/auto'],
    next: ['claim-total-loss', 'auto-owe-more', 'auto-endorsements'],
  },
  'auto-inspection': {
    question: 'Why does the insurer want an inspection of my car?',
    answer:
      'An insurer may want to know the condition of an older, rebuilt or imported car before it insures it; ask which inspection it accepts. The province has a rule of its own: most vehicles registered outside Alberta must pass an inspection before they get Alberta plates.',
    links: ['/insurance/auto'],
    next: ['auto-old-car', 'auto-rebuilt', 'auto-register'],
  },
  'auto-abstract': {
    question: 'What is a driver’s abstract and where do I get one?',
    answer:
      'A driver’s abstract is a summary of your driving record, with convictions and demerit points; any Alberta registry agent sells it. An insurer may ask for it, or for your consent to order it. The record of your claims is something else and comes from your insurer.',
    links: ['auto-new-driver'],
    next: ['auto-record-years', 'auto-ticket', 'auto-newcomer'],
  },
  'auto-expired-papers': {
    question: 'My registration or licence expired. Am I still insured?',
    answer:
      'The policy usually stays in force, but a condition of it forbids driving without a valid licence, and a claim may then be refused. An expired registration has to be renewed before you drive. Tell the insurer if your licence was cancelled or suspended.',
    links: ['/insurance/auto'],
    next: ['auto-suspended', 'auto-register', 'auto-driving-uninsured'],
  },
  'auto-spouse-died': {
    question: 'My spouse died and the car insurance is in their name',
    answer:
      'I am sorry for your loss. The policy does not usually end by itself, but the insurer has to know soon, and car and policy are put in a new name. Ask who may drive until then. The insurer may ask for the death certificate, and a registry agent can say what the registration needs.',
    links: ['/insurance/auto'],
    next: ['do-change-policy', 'auto-died-in-crash', 'auto-whose-name', 'home-estate'],
  },
  'auto-posted': {
    question: 'I am posted or moved for work. What about home and car?',
    answer:
      'Tell both insurers the date and the new address before you move. Another province may need its own auto policy once you live there, and once your old home is vacant, coverage commonly stops after {home.vacancy.days}, for some losses sooner. Ask how belongings are insured during the move, and tell the insurer if you rent the house out.',
    links: ['tenant-moving', '/insurance/auto'],
    next: ['auto-leave-alberta', 'home-moving', 'home-rental-moved-out'],
  },
  'auto-speeding-claim': {
    question: 'Does insurance pay if I broke a traffic rule in the crash?',
    answer:
      'Usually yes: a ticket for speeding or a red light does not end coverage by itself, though the collision may count as at fault. Driving impaired, without a valid licence or in a race is different. The insurer may then refuse damage to your own car, or ask you to repay what it paid others.',
    links: ['/insurance/auto'],
    next: ['auto-i-caused-it', 'claim-affects-price', 'auto-dui'],
  },
  'auto-medical-tell': {
    question: 'Must I tell my car insurer about an illness?',
    answer:
      'The law requires you to report a condition that may affect your driving to the province; a registry agent can take the report. What an insurer wants to know is in its questions, and answers have to be true. Tell it if your licence is limited or suspended.',
    links: ['/insurance/auto'],
    next: ['auto-suspended', 'auto-senior-driver', 'auto-expired-papers'],
  },
  'auto-phone-records': {
    question: 'May the insurer ask for my phone or car data after a crash?',
    answer:
      'An insurer may ask for such data, and a policy requires you to help with a claim; what you must hand over is a legal question. Ask in writing what it wants, why, and under which clause. Data from a car’s own recorder has been used as evidence in Alberta. A lawyer can tell you about your case.',
    links: ['claims-complain-insurer'],
    next: ['claim-adjuster', 'claim-denied', 'no-legal'],
  },
  'claim-flat-tire': {
    about: 'auto',
    question: 'Is a flat or damaged tire a claim?',
    answer:
      'Usually not: wear and punctures are maintenance, and a tire may cost less than the deductible. Roadside assistance may pay for the change or tow. If the tire was slashed, comprehensive coverage may pay; if a pothole or curb broke it, collision may.',
    links: ['home-collision-or-comprehensive'],
    next: ['auto-roadside', 'claim-pothole', 'claim-car-vandalism'],
  },
  'gen-broker-changed': {
    question: 'My broker retired or sold my policy to another office',
    answer:
      'Usually nothing changes in the policy itself, because it is a contract with the insurer; another office takes over the file. Ask the insurer which one if nobody told you. You may choose another broker. The register of the Alberta Insurance Council shows who is licensed.',
    links: ['general-check-a-licence', 'home-why-a-broker'],
    next: ['site-broker-licensed', 'auto-renewal', 'claim-complain-broker'],
  },
  'auto-two-policies': {
    question: 'Can one car have two insurance policies?',
    answer:
      'As a rule a car has one policy, and two would not pay twice for the same damage. Tell both insurers if it happened, for example after a switch, and ask from which day one of them can end.',
    links: ['/insurance/auto'],
    next: ['auto-cancel', 'auto-whose-name', 'auto-renewal-late'],
  },
  'auto-address-change': {
    question: 'I moved within Alberta. Does my premium change?',
    answer:
      'The premium can go up or down, because where the car is kept is part of the price. Tell your insurer or broker on or before the day you move. Ask for the new premium in writing. {before reform.start: The good driver cap}{from reform.start: The limit on increases at renewal} does not apply to a move.',
    links: ['home-auto-premium-factors'],
    next: ['auto-price-factors', 'do-change-policy', 'home-moving'],
  },
  'auto-at-garage': {
    question: 'Is my car insured at a repair shop or with a valet?',
    answer:
      'Many shops have a garage policy for cars that they keep, repair or drive, so ask before you leave the car. Your own policy may apply as well. If the car is damaged there, report it to the shop and to your insurer, with photos.',
    links: ['/insurance/auto'],
    next: ['claim-repair-shop', 'auto-lend-car', 'biz-body-shop'],
  },
  'auto-new-car-forgot': {
    question: 'I forgot to tell my insurer about a new car',
    answer:
      'Call today: most policies cover a newly acquired car for {auto.newCar.days}, and after that a claim might not be paid. Ask from which day it is insured and get proof of insurance. Say what happened to the old car too.',
    links: ['/insurance/auto'],
    next: ['auto-new-car', 'auto-driving-uninsured', 'do-change-policy'],
  },
  'auto-rental-other-driver': {
    question: 'May somebody else drive my rental car?',
    answer:
      'Usually only a driver whom the rental contract names may drive; anybody else can put its protection at risk. Your own endorsement (SEF 27) or a credit card says whom it covers. The second driver can be added at the counter; ask your insurer before the trip.',
    links: ['/insurance/auto'],
    next: ['auto-borrow-rent', 'auto-rental-charges', 'auto-lend-car'],
  },
  'auto-vin': {
    question: 'Where do I find the VIN of my car?',
    answer:
      'On the dashboard below the windshield, usually on a label at the driver’s door, and on your registration. It has seventeen letters and digits. Give it to your broker or insurer; numbers typed in this chat are hidden.',
    links: ['/insurance/auto'],
    next: ['auto-register', 'site-personal-numbers', 'auto-new-car'],
  },
  'auto-dashcam': {
    question: 'Does a dash cam lower my premium?',
    answer:
      'Some insurers may count a dash cam and others do not, so ask yours whether it changes the price. A recording can help to show how a collision happened, for you or against you, and the insurer may ask for it. Keep the file after a collision.',
    links: ['home-lower-premiums'],
    next: ['auto-lower-price', 'auto-not-at-fault', 'auto-telematics'],
  },
  'auto-parking-ticket': {
    question: 'Does a parking or other minor ticket count?',
    answer:
      'Usually not: insurers look at convictions for how somebody drove, such as speeding, and a parking ticket is not one. Each insurer decides which minor convictions count. Unpaid traffic fines can stop you from renewing a licence or registration in Alberta.',
    links: ['/insurance/auto'],
    next: ['auto-ticket', 'auto-record-years', 'auto-photo-radar'],
  },
  'auto-import-us': {
    question: 'How do I insure a car brought in from the United States?',
    answer:
      'With an Alberta policy before you register it: the registry requires the federal import form, proof of insurance and, for a used car, an inspection. Ask a broker before you buy whether insurers take the model, above all if it was rebuilt. The drive to Alberta needs insurance too.',
    links: ['/insurance/auto'],
    next: ['auto-register', 'auto-inspection', 'auto-rebuilt'],
  },
  'spec-side-by-side': {
    question: 'How is a side-by-side, golf cart or utility trailer insured?',
    answer:
      'A side-by-side is insured like other off-highway vehicles: on public land it needs at least {specialty.ohv.liability} of liability. A golf cart or utility trailer may be part of a home or auto policy or need its own. Golf carts are allowed on roads only where the municipality takes part in a pilot project of the province. Say where and how you use it.',
    links: ['specialty-atv-snowmobile'],
    next: ['spec-atv', 'spec-rv-trailer', 'home-quad-own-land'],
  },
  'spec-camper-van': {
    question: 'How is a camper van or converted bus insured?',
    answer:
      'A camper van is often insured as a motorhome if it is converted and registered as one, otherwise as a van with its equipment. Ask whether the value of the conversion is included. The insurer may want photos, receipts and an inspection of gas or wiring. Say whether you live in it.',
    links: ['/insurance/rv-and-trailer'],
    next: ['spec-motorhome', 'spec-rv-full-time', 'auto-modified'],
  },
};
