import type { Entries } from '../entry.ts';

/** Private cars. */
export const carEntries: Entries = {
  'auto-required': {
    facet: 'required',
    question: 'Which car insurance is compulsory?',
    answer:
      '{before reform.start: Until {reform.lastDay}, Alberta law requires third-party liability of at least {auto.liability.minimum} and accident benefits.}{from reform.start: Alberta law requires third-party liability and accident benefits. Since {reform.start}, accident benefits are much broader.} Direct compensation for property damage (DCPD) is part of every policy unless you opt out of it. Collision and comprehensive are optional, unless a lender asks for them.',
    simpler:
      'By law you need insurance for harm you do to others and for injuries. Insurance for damage that was not your fault is included unless you opt out. Insurance for hail, theft or your own mistakes is your choice.',
    links: ['auto-compulsory-cover'],
    next: ['auto-minimum-liability', 'auto-collision-comprehensive', 'auto-driving-uninsured'],
  },
  'auto-minimum-liability': {
    facet: 'minimum',
    question: 'How much liability does a car need at least?',
    answer:
      '{before reform.start: Until {reform.lastDay}, at least {auto.liability.minimum} by law.}{from reform.start: Until {reform.lastDay}, the law required at least {auto.liability.minimum}. Nothing we have read changes it; your insurer can confirm the amount.} Many drivers carry {auto.liability.common}{before reform.start: , because one claim can use up the minimum}.',
    links: ['auto-how-much-liability', 'auto-compulsory-cover'],
    next: ['auto-required', 'spec-umbrella', 'auto-liability-meaning'],
  },
  'auto-accident-benefits': {
    facet: 'covers',
    question: 'What do accident benefits pay?',
    answer:
      'Accident benefits pay for treatment and part of lost income after a collision, whoever was at fault. {before reform.start: Until {reform.lastDay}: up to {auto.benefits.medical} of medical care within {auto.benefits.medicalPeriod}, and {auto.benefits.incomeShare} of gross earnings up to {auto.benefits.incomeMaximum}.}{from reform.start: For collisions on or before {reform.lastDay}, the older limits apply, such as {auto.benefits.medical} of medical care.} For collisions on or after {reform.start}, eligible care has no money limit and income replacement is {reform.incomeShare} of net income up to a limit.',
    links: ['/insurance/auto', 'auto-changes-in-2027'],
    next: ['claim-injured', 'auto-care-first'],
  },
  'auto-dcpd': {
    facet: 'what',
    question: 'What is DCPD?',
    answer:
      'Direct compensation for property damage: your own insurer pays for damage to your car to the extent that you were not at fault. It has been part of every Alberta policy since {auto.dcpd.since}, unless the driver opts out. If you are {auto.dcpd.exampleFault} at fault, it pays {auto.dcpd.examplePaid}; the rest needs collision coverage.',
    simpler:
      'If another driver damages your car, your own insurer pays you. You do not have to chase theirs.',
    links: ['auto-what-is-dcpd'],
    next: ['claim-own-insurer-or-theirs', 'auto-collision-comprehensive'],
    reason: 'auto-dcpd-why',
  },
  'auto-collision-comprehensive': {
    question: 'Collision or comprehensive: what is the difference?',
    answer:
      'Collision pays for your car when it hits another vehicle or an object, or rolls over. Comprehensive pays for most other sudden damage, such as hail, theft, fire, vandalism, glass and wild animals. Both are optional by law, each with a deductible. A lender or leasing company may ask for both.',
    simpler:
      'Collision is for crashes that are your fault. Comprehensive is for hail, theft, fire and wild animals. You choose them.',
    links: ['home-collision-or-comprehensive'],
    next: ['auto-deductible', 'auto-required', 'claim-hail-car'],
  },
  'auto-liability-meaning': {
    facet: 'what',
    question: 'What does liability (PLPD) mean?',
    answer:
      'Third-party liability pays for injuries and damage that you cause to others with the car. PLPD is an everyday name for a basic policy of what the law requires. It does not pay for hail, theft, or damage to your own car that is your fault.',
    links: ['auto-compulsory-cover', '/insurance/auto'],
    next: ['auto-required', 'auto-collision-comprehensive', 'auto-minimum-liability'],
  },
  'auto-full-coverage': {
    question: 'What do people call full insurance on a car?',
    answer:
      '“Full insurance” is not a legal term: most people mean the compulsory parts plus collision and comprehensive. No policy pays for everything, so ask for the list of coverages with their limits and deductibles.',
    links: ['home-collision-or-comprehensive', '/insurance/auto'],
    next: ['auto-collision-comprehensive', 'auto-endorsements'],
  },
  'auto-deductible': {
    question: 'How does a deductible work?',
    answer:
      'The deductible is the part of a loss that you pay yourself before the insurer pays the rest. Collision has one, and comprehensive coverage (for theft, hail and glass) has another; your policy lists both. A higher one usually lowers the premium, and you pay more yourself after a loss.',
    simpler:
      'If repairs cost more than your deductible, you pay the deductible and the insurer pays the rest.',
    links: ['/insurance/auto', 'home-lower-premiums'],
    next: ['auto-collision-comprehensive', 'auto-lower-price'],
    reason: 'gen-why-deductible',
  },
  'auto-price-factors': {
    facet: 'price',
    question: 'What makes car insurance expensive?',
    answer:
      'Your record counts for a lot: at-fault claims, usually over {auto.rating.claimYears}, and traffic convictions. Your years of driving, the vehicle, how far and why you drive, where the car is kept, and what you choose count too. A premium can also rise for everyone, because repairs, thefts and hail cost more.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-lower-price', 'auto-rate-cap', 'auto-ticket'],
    reason: 'auto-why-up',
  },
  'auto-lower-price': {
    facet: 'lower-price',
    question: 'How can I pay less for car insurance?',
    answer:
      'A higher deductible, no recent claims or tickets, driver training, an anti-theft device, or home and car with one insurer may lower the price. Some insurers give a discount for winter tires or a driving app. What counts differs, and a broker can ask several.',
    links: ['home-lower-premiums', 'auto-winter-tires-telematics'],
    next: ['gen-bundle', 'auto-telematics', 'do-quote-auto'],
  },
  'auto-rate-cap': {
    question: 'How much may my premium rise?',
    answer:
      '{before reform.start: Until {reform.lastDay}, the good driver cap limits what a rate change adds at renewal to {auto.goodDriver.cap} for drivers with a clean record.}{from reform.start: The good driver cap ended on {reform.lastDay}.} {before reform.start: From}{from reform.start: Since} {reform.start}, a rate change by the insurer may add at most {reform.individualCap} at renewal. {before reform.start: Neither limits}{from reform.start: That cap does not limit} what a claim, a ticket or changes you make add, such as another car, a move or a new insurer.',
    links: ['auto-price-caps', '/blog/alberta-care-first'],
    next: ['auto-price-factors', 'auto-care-first', 'auto-renewal'],
    reason: 'auto-why-up',
  },
  'auto-care-first': {
    question: '{before reform.start: What changes}{from reform.start: What changed} with Care-First?',
    answer:
      'For collisions on or after {reform.start}, injured people get broader benefits and most lawsuits between drivers are not allowed. Eligible medical care has no money limit, and income replacement is {reform.incomeShare} of net income up to a limit. A tribunal hears disputes. Collisions on or before {reform.lastDay} stay under the older rules.',
    simpler:
      'If you are hurt in a crash, the insurance pays for your care, whoever caused it. In return, people mostly cannot sue each other.',
    links: ['auto-changes-in-2027', '/blog/alberta-care-first'],
    next: ['auto-sue-2027', 'auto-rate-cap', 'auto-accident-benefits', 'auto-reform-motorcycle'],
  },
  'auto-sue-2027': {
    question: 'Can I sue under Care-First?',
    answer:
      'For collisions on or after {reform.start}, most people can no longer sue the other driver. You still can for pain and suffering if that driver is convicted of a listed offence, and for losses above the benefit limits. Earlier collisions stay under the older rules. A lawyer can tell you what applies to your case.',
    links: ['auto-changes-in-2027', '/blog/alberta-care-first'],
    next: ['auto-care-first', 'no-legal', 'claim-time-limits', 'auto-reform-motorcycle', 'auto-sue-drunk'],
  },
  'auto-pink-card': {
    facet: 'documents',
    question: 'Can I show my pink card on my phone?',
    answer:
      'The pink card is your proof of car insurance, on paper or, if your insurer offers it, on your phone: both are valid in Alberta. It names the car, the policy and the insurer’s number. Save it on the phone so that you can show it without a signal.',
    links: ['auto-digital-pink-card'],
    next: ['do-get-documents', 'auto-driving-uninsured', 'auto-register'],
  },
  'auto-driving-uninsured': {
    question: 'What happens if I drive without insurance?',
    answer:
      'A first conviction means a fine of {auto.uninsured.firstMinimum} to {auto.uninsured.firstMaximum}, plus a surcharge; a second within {auto.uninsured.againPeriod} costs {auto.uninsured.againMinimum} to {auto.uninsured.againMaximum}. The vehicle may be seized and the licence suspended. You would also pay for the damage you cause.',
    links: ['auto-driving-uninsured'],
    next: ['auto-required', 'auto-new-car', 'auto-high-risk'],
  },
  'auto-ticket': {
    question: 'Does a speeding ticket raise my premium?',
    answer:
      'A ticket can raise the premium: one minor ticket often weighs little, and several or a major one weigh a lot. Alberta’s Automobile Insurance Rate Board counts ordinary speeding as minor, and {auto.speeding.major} as major. {before reform.start: Until {reform.lastDay}, a conviction in the last {auto.goodDriver.convictionYears} can also end the protection of the good driver cap. }Photo radar tickets go to the owner of the car and carry no demerits. With several tickets, other insurers can still be found, at a higher price.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-dui', 'auto-record-years', 'auto-rate-cap', 'auto-price-factors', 'auto-when-raises'],
  },
  'auto-dui': {
    question: 'How does an impaired driving charge affect insurance?',
    answer:
      'After impaired driving, insurance costs much more for years and some insurers decline, but basic auto insurance is still available to almost every driver. A broker applies to insurers for high-risk drivers. Tell your current insurer where it asks about charges or suspensions, at renewal at the latest, and ask whether your policy requires it sooner. Until the suspension ends you must not drive.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-high-risk', 'auto-record-years', 'auto-ticket', 'do-quote-auto', 'auto-dui-charge'],
  },
  'auto-high-risk': {
    question: 'Nobody wants to insure my car. What now?',
    answer:
      'In Alberta, basic auto insurance is available to almost every driver: drivers whom insurers avoid are insured through the Facility Association or a risk sharing pool. A licensed broker applies for you. It usually costs more, and a clean record brings you back to the ordinary market.',
    links: ['/insurance/auto', 'home-auto-premium-factors'],
    next: ['auto-dui', 'auto-lower-price', 'do-quote-auto'],
  },
  'auto-new-driver': {
    question: 'How does a new driver get a good start?',
    answer:
      'Take a recognized driver training course and keep the certificate, because it may lower the price. Hold the graduated licence (GDL) for at least {auto.gdl.period}, without demerits or suspensions. New drivers have no record yet, which is why they usually pay more.',
    links: ['auto-new-driver'],
    next: ['auto-add-driver', 'auto-lower-price', 'auto-newcomer'],
    reason: 'auto-young-why',
  },
  'auto-add-driver': {
    question: 'Must I add my child or spouse to my policy?',
    answer:
      'Tell the insurer about everyone in the household who drives or has a licence, and about anybody who uses the car often. Leaving somebody out can put a claim at risk. A learner usually has to be named too, often without a charge; ask.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-new-driver', 'auto-lend-car', 'auto-price-factors'],
  },
  'auto-lend-car': {
    question: 'Is a friend insured who borrows my car?',
    answer:
      'Usually yes, if they have your consent and a valid licence: the insurance follows the car. A claim then counts on your policy, and you pay the deductible. Somebody who drives it often has to be listed, and an excluded driver is not insured.',
    simpler:
      'If you say yes and your friend has a licence, your insurance is usually used. A crash goes on your record with the insurer.',
    links: ['/insurance/auto'],
    next: ['auto-add-driver', 'auto-borrow-rent', 'claim-affects-price'],
  },
  'auto-borrow-rent': {
    question: 'Is a rental car on my policy?',
    answer:
      'Your liability coverage usually applies when you drive a rental. Damage to the rental itself needs an endorsement (SEF 27), the insurance of a credit card, or the waiver at the counter. SEF 27 typically applies for several weeks in Canada and the United States. Ask your broker before the trip.',
    links: ['/insurance/auto', 'lethbridge-drive-to-montana'],
    next: ['auto-us-trip', 'auto-endorsements', 'claim-rental-car'],
  },
  'auto-newcomer': {
    question: 'I am new to Canada. How do I insure a car?',
    answer:
      'Bring your driving record and letters from insurers in the country you come from: some insurers count years of driving there. You must exchange your licence within {auto.licence.exchange}, and have insurance before you drive. A broker can ask which insurers count foreign experience.',
    links: ['/blog/first-car-in-alberta', 'auto-new-driver'],
    next: ['auto-foreign-years', 'auto-required', 'do-quote-auto', 'auto-foreign-no-letter'],
  },
  'auto-foreign-years': {
    question: 'Do my years of driving abroad count?',
    answer:
      'Perhaps: each insurer decides. Some count years from any country, some only from a few, some none. Bring a driving record and a letter from your old insurer about years and claims. A broker can ask which insurers count them.',
    links: ['/blog/first-car-in-alberta', 'auto-new-driver'],
    next: ['auto-foreign-each', 'auto-newcomer', 'do-quote-auto', 'auto-foreign-no-letter'],
  },
  'auto-foreign-each': {
    question: 'Do my partner’s years of driving abroad count too?',
    answer:
      'Years abroad are decided for each driver: an insurer that counts them looks at each person’s own licence and own letter. So both of you bring a driving record and a letter from the insurer you had. Tell the broker about everybody who will drive.',
    links: ['/blog/first-car-in-alberta', 'auto-new-driver'],
    next: ['auto-foreign-years', 'auto-add-driver', 'do-quote-auto'],
  },
  'auto-move-to-alberta': {
    question: 'I am moving to Alberta with my car',
    answer:
      'You have {auto.licence.registerVehicle} from the move to register the car here, and need a policy from an insurer that is licensed in Alberta. Public policies such as SGI, ICBC or MPI are not accepted to register a car in Alberta. Ask your old insurer for a letter of your claims record. Arrange the policy before you change the plates.',
    links: ['/insurance/auto', 'general-where-do-you-serve'],
    next: ['auto-register', 'auto-required', 'do-quote-auto'],
  },
  'auto-new-car': {
    question: 'I bought a car. How soon must it be insured?',
    answer:
      'Insure it before you drive it home, and ask a registry agent about registration and plates. If you already have a policy, ask how soon a car must be added. If you replace a car on your policy, call your insurer or broker first and ask for proof of insurance. They need the year, model and serial number (VIN).',
    links: ['auto-driving-uninsured', 'general-am-i-covered'],
    next: ['auto-register', 'auto-lease-finance', 'do-quote-auto'],
  },
  'auto-register': {
    facet: 'documents',
    question: 'What insurance do I need to register a car?',
    answer:
      'You show proof of Alberta insurance, the pink card, at the registry before you get plates. Policies of SGI, ICBC and MPI are not accepted. A trailer needs no proof of insurance to be registered.',
    links: ['/insurance/auto', 'specialty-rv-towed'],
    next: ['auto-pink-card', 'auto-new-car'],
  },
  'auto-lease-finance': {
    question: 'What does a lender or leasing company ask for?',
    answer:
      'Usually collision and comprehensive with a deductible up to a limit, and that they are named on the policy. A waiver of depreciation (SEF 43) is an endorsement on the auto policy: in its first years, a new car is then paid for without depreciation. Gap coverage is sold with the loan, and pays what you still owe above the value of the car.',
    links: ['home-collision-or-comprehensive', '/insurance/auto'],
    next: ['auto-endorsements', 'claim-total-loss'],
  },
  'auto-parked-storage': {
    question: 'Can I reduce insurance on a parked car?',
    answer:
      'Often: many insurers let you keep only fire, theft and other comprehensive coverage while the car is off the road. It must not be driven then, not even once. A lender or leasing company usually has to agree, so ask it before you cancel anything. Call again before you drive.',
    links: ['/insurance/auto'],
    next: ['auto-cancel', 'spec-motorcycle', 'auto-collision-comprehensive'],
  },
  'auto-old-car': {
    question: 'What about insurance on an old car?',
    answer:
      'Collision and comprehensive pay at most what the car is worth, less the deductible, so they pay less as its value falls. The compulsory parts stay the same for an old car. A broker can tell you what each optional coverage still pays.',
    links: ['home-collision-or-comprehensive', 'home-lower-premiums'],
    next: ['auto-collision-comprehensive', 'no-advice-buy', 'spec-classic'],
  },
  'auto-modified': {
    question: 'Do I have to report changes to my car?',
    answer:
      'Yes: a lift kit, engine work, a wrap or costly sound is a change to report. The insurer might not pay for parts it does not know about, and some changes can affect the policy. Keep the receipts.',
    links: ['/insurance/auto'],
    next: ['auto-price-factors', 'spec-classic'],
  },
  'auto-electric': {
    question: 'Is an electric car insured differently?',
    answer:
      'An electric car needs the same coverages as any other car; the price may differ because batteries and repairs cost more. Ask whether the charging cable and the home charger are included, and where.',
    links: ['/insurance/auto', 'home-auto-premium-factors'],
    next: ['auto-price-factors', 'do-quote-auto'],
  },
  'auto-winter-tires': {
    question: 'Do winter tires lower the price?',
    answer:
      'Winter tires are not mandatory in Alberta, and no law makes insurers give a discount for them. Some do, so ask your broker and keep the receipt.',
    links: ['auto-winter-tires-telematics', 'edmonton-winter-tires'],
    next: ['auto-lower-price', 'auto-telematics'],
  },
  'auto-telematics': {
    question: 'What about driving apps?',
    answer:
      'A driving app or device is your choice: it records when, where and how you drive. It may lower the price and, with some insurers, raise it. Ask what is recorded and for how long before you say yes.',
    links: ['auto-winter-tires-telematics'],
    next: ['auto-lower-price', 'auto-winter-tires'],
  },
  'auto-us-trip': {
    facet: 'abroad',
    question: 'Am I insured driving to the United States?',
    answer:
      'An Alberta auto policy usually applies in Canada and the United States, but not in Mexico. Carry your pink card, and ask your insurer how long you may stay. Injury claims there can be larger, and some people carry a higher liability limit. Medical bills of your own need travel insurance.',
    links: ['lethbridge-drive-to-montana', '/insurance/auto'],
    next: ['travel-health-card', 'auto-borrow-rent', 'fleet-us'],
  },
  'auto-delivery-use': {
    question: 'Can I use my own car for work?',
    answer:
      'Driving to one workplace and back is usually personal use; carrying goods or people for pay, or visiting clients all day, is not. Tell your insurer what you do, because a wrong use can put a claim at risk. Some insurers allow it; others require a commercial policy.',
    links: ['commercial-auto-when-needed', 'rideshare-food-delivery'],
    next: ['fleet-food-delivery', 'fleet-rideshare', 'fleet-when-needed'],
    reason: 'fleet-why-not-personal',
  },
  'auto-cancel': {
    facet: 'cancel',
    question: 'Can I cancel or switch my policy early?',
    answer:
      'Yes, at any time, but cancelling in the middle of a term often costs a fee or part of the premium. Have the new policy confirmed in writing before the old one ends. Ask your insurer or broker for the exact refund.',
    links: ['general-cancel-a-policy', '/insurance/auto'],
    next: ['auto-renewal', 'auto-sell', 'do-quote-auto', 'do-cancel-policy-here'],
  },
  'auto-renewal': {
    question: 'What are my rights at renewal?',
    answer:
      'The insurer sends renewal terms at least {auto.rights.renewalNotice} before the policy ends, and tells you of changes. If it ended over a missed payment, call at once: driving on is driving uninsured. A gap can make the next policy cost more.',
    links: ['auto-price-caps', '/insurance/auto'],
    next: ['auto-rate-cap', 'auto-cancel', 'auto-high-risk'],
    reason: 'auto-why-up',
  },
  'auto-gender-age-credit': {
    question: 'Do age, gender, credit or postal code count?',
    answer:
      'Age and experience count, and with some insurers gender; where the car is kept counts too. Your credit report must not be used for a car without your specific consent. Refusing somebody over age, gender or marital status is not allowed.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-price-factors', 'gen-credit'],
  },
  'auto-endorsements': {
    facet: 'what',
    question: 'What are SEF endorsements?',
    answer:
      'SEF endorsements are standard additions to an auto policy, each with a number. SEF 44 pays when the other driver has too little insurance; SEF 20 is for loss of use, SEF 27 for a rented car, and SEF 43 for a new car without a deduction for depreciation. {before reform.start: Numbers may change for policies from {reform.start}.}{from reform.start: New forms were due on {reform.start}, so the numbers on your policy may differ.}',
    links: ['/insurance/auto'],
    next: ['auto-borrow-rent', 'auto-family-protection', 'claim-uninsured-driver', 'claim-total-loss'],
  },
  'auto-personal-items': {
    question: 'Are things in my car insured?',
    answer:
      'Usually not by the auto policy: belongings in the car are covered under your home or tenant policy, less its deductible. Tools for work need business coverage. After a crash that was not your fault, direct compensation also covers contents up to a limit.',
    links: ['commercial-auto-tools-inside', '/insurance/home'],
    next: ['claim-car-broken-into', 'home-theft', 'biz-tools'],
  },
  'auto-not-at-fault': {
    question: 'Who decides fault, and does it count against me?',
    answer:
      'Insurers decide by fault determination rules, which look at how the cars moved; a police charge is a separate matter. Rules limit how a collision that was not your fault may affect your premium. If you disagree, ask for the reasons and send photos or witnesses.',
    links: ['auto-what-is-dcpd', 'claims-disagree-amount'],
    next: ['claim-affects-price', 'auto-dcpd', 'claim-complain-insurer'],
  },
  'auto-roadside': {
    question: 'Is roadside assistance part of my policy?',
    answer:
      'Only if it was added, for example by SEF 35, or through a motor club, a credit card or the manufacturer. After a collision, reasonable towing is usually part of the claim. In danger on the road, call 9-1-1.',
    links: ['/insurance/auto'],
    next: ['auto-endorsements', 'claim-crash-after'],
  },
  'auto-passenger-pedestrian': {
    question: 'Are passengers and pedestrians insured?',
    answer:
      'Yes: accident benefits also pay for passengers, cyclists and pedestrians hurt by a vehicle, whoever was at fault. Which policy pays depends on who has one; usually it is your own first. Report it to an insurer soon.',
    links: ['/insurance/auto', 'claims-time-limits'],
    next: ['claim-injured', 'auto-accident-benefits'],
  },
  'auto-senior-driver': {
    question: 'Does age matter for older drivers?',
    answer:
      'An insurer must not refuse or cancel a car policy because of age; your record counts most. The province may ask older drivers for a medical form, so send it in time: without a valid licence the policy is at risk. Tell the insurer if you drive less.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-price-factors', 'gen-cancel-insurer', 'auto-lower-price'],
  },
  'auto-minor-injury': {
    question: 'What is the minor injury cap?',
    answer:
      'For collisions on or before {reform.lastDay}, money for pain and suffering after a minor injury, such as whiplash, is limited. The amount changes each year. I cannot say what an injury is worth; a lawyer can. For collisions on or after {reform.start}, most such lawsuits are not allowed and benefits are broader.',
    links: ['auto-changes-in-2027', 'claims-time-limits'],
    next: ['claim-injured', 'auto-care-first', 'no-legal'],
  },
  'auto-grid': {
    question: 'What is the Grid?',
    answer:
      '{before reform.start: The Grid is the most an insurer may charge for basic coverage, based on your record and where you live. You pay the Grid price or the insurer’s own, whichever is lower. Each year without an at-fault claim moves you a step down, and a claim moves you several up. It is scheduled to end on {reform.start}.}{from reform.start: The Grid was a maximum price for basic coverage, based on the driver’s record and address. It was scheduled to end on {reform.start}. Since then, a rate change by the insurer may add at most {reform.individualCap} at renewal, for any driver.}',
    links: ['/insurance/auto', 'auto-price-caps'],
    next: ['auto-rate-cap', 'auto-price-factors'],
  },
  'auto-cancelled': {
    question: 'My policy was cancelled over a missed payment',
    answer:
      'Call the insurer or broker at once and do not drive: until a policy is in force you would drive uninsured. Often it can be put back if you pay quickly; if not, basic auto insurance is still available to almost every driver, usually at a higher price and paid in advance. Money owed to the old insurer can count against you.',
    links: ['auto-driving-uninsured', '/insurance/auto'],
    next: ['auto-high-risk', 'gen-pay-monthly', 'do-quote-auto'],
  },
};
