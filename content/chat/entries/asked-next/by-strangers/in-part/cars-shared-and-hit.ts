import type { Entries } from '../../../../entry.ts';

/** What strangers asked in vain about cars: who rides and drives along, a medical, a stay abroad, and what comes after a hit. */
export const carsSharedAndHit: Entries = {
  'auto-carpool': {
    question: 'I carpool with co-workers who pay for gas. Must I say so?',
    answer:
      'Sharing a ride to work for gas money is usually personal use and not ride-hailing, but tell your insurer how many ride along and how often. It becomes carrying people for pay if you earn more than the trip costs. Accident benefits usually cover your passengers too. Ask for the answer in writing.',
    links: ['commercial-auto-when-needed', '/insurance/auto'],
    next: ['auto-commute', 'auto-delivery-use', 'auto-passenger-pedestrian', 'auto-volunteer'],
  },
  'auto-volunteer': {
    question: 'I drive people or meals as a volunteer. Must I tell my insurer?',
    answer:
      'Tell your insurer: volunteer driving without pay is often accepted as personal use, and money for gas alone usually does not change that. Say what you carry, how often and for whom. Ask the organization whether it has liability insurance for drivers on top, and what record it wants to see.',
    links: ['commercial-auto-when-needed', '/insurance/auto'],
    next: ['auto-delivery-use', 'biz-volunteers', 'auto-carpool'],
  },
  'auto-medical-report': {
    question: 'Must I tell my car insurer that I have a driver’s medical?',
    answer:
      'Usually not: the driver’s medical that comes with age goes to the province, and passing it changes nothing with your insurer. Tell the insurer if your licence is limited, suspended or lost, and answer truthfully if it asks. Alberta asks for the report at {auto.medical.ages}, and then {auto.medical.afterwards}.',
    links: ['/insurance/auto'],
    next: ['auto-medical-age', 'auto-medical-fail', 'auto-medical-tell'],
  },
  'auto-medical-fail': {
    question: 'What if I do not pass the driver’s medical?',
    answer:
      'The medical does not end your policy by itself: the province decides about your licence, and the insurer about the policy. Without a valid licence you must not drive, and a claim is at risk. Tell the insurer then: the car can stay insured while it is parked, or for somebody else in the household who drives it.',
    links: ['/insurance/auto'],
    next: ['auto-suspended', 'auto-parked-storage', 'auto-no-licence', 'auto-medical-age'],
  },
  'auto-partner-drives': {
    question: 'My boyfriend or girlfriend drives my car. Must I list them?',
    answer:
      'Yes, as a rule, if they live with you or drive your car regularly, even once a week. For a rare loan, your consent and their valid licence are usually enough. Once listed, their tickets and an impaired driving conviction count for the price; some insurers would exclude them instead. Not saying it can put a claim at risk.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-lend-car', 'auto-exclude-driver', 'auto-spouse-record', 'auto-dui'],
  },
  'auto-child-drives-mine': {
    question: 'Is my own or leased car insured when my grown child drives it?',
    answer:
      'Usually yes, if your child has a valid licence and your consent, and is listed if they live with you or drive it often. A lease may also say who may drive, so look at it. A claim counts on your policy, and you pay the deductible. A child who lives elsewhere and borrows it once is treated like any friend.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-lend-car', 'auto-add-driver', 'auto-lease-finance', 'auto-child-own-policy'],
  },
  'auto-two-homes': {
    question: 'My parents live apart. On whose car policy do I go?',
    answer:
      'Usually on the policy of the parent you live with most, and also on that of any car you drive often. Both parents should tell their insurer that you have a licence and where you sleep. Shared custody is ordinary to insurers; what it costs is decided by the car and how much you drive it.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-child-own-policy', 'auto-teen-sometimes', 'auto-add-driver'],
  },
  'auto-us-how-long': {
    question: 'How long may I stay in the United States with my Alberta car?',
    answer:
      'Your insurer sets how long: a holiday is usually no problem, and for a stay of months it wants to be told before you leave. A car that lives there most of the year usually needs another policy. The state may have its own rules for plates, and your health coverage counts days too.',
    links: ['lethbridge-drive-to-montana', '/insurance/auto'],
    next: ['auto-us-trip', 'travel-how-long', 'spec-rv-us'],
  },
  'auto-public-before': {
    question: 'I had ICBC, SGI, MPI or SAAQ before. What is different here?',
    answer:
      'In Alberta private companies sell all car insurance, also the compulsory part, so prices and extras differ from one to the next. Injuries are paid by the accident benefits of the car’s own policy, whoever was at fault. For collisions on or after {reform.start}, Care-First benefits are broader. Bring your driving record and a letter about your claims.',
    links: ['/insurance/auto', 'auto-changes-in-2027'],
    next: ['auto-move-to-alberta', 'auto-required', 'auto-accident-benefits', 'auto-move-registry'],
    reason: 'auto-dearer-here',
  },
  'claim-hit-run-record': {
    question: 'Does a hit and run on my parked car count against me?',
    answer:
      'A hit and run on your parked car is normally not your fault and not counted as an at-fault claim. It is usually paid under collision, less its deductible, as long as nobody is found; a plate or a witness can change that. A discount for years without claims can still be lost, so ask first.',
    links: ['auto-report-collision', 'auto-what-is-dcpd'],
    next: ['claim-hit-and-run', 'claim-deductible-whose', 'claim-affects-price', 'no-advice-claim'],
  },
  'claim-say-sorry': {
    question: 'May I say sorry after an accident, or does that admit fault?',
    answer:
      'Ask how the person is and get help; do not say that it was your fault, and promise no money. Who is at fault the insurers decide, later and from the facts. Tell your insurer at once what happened and what was said. What an apology means in court, a lawyer can say.',
    links: ['claims-first-steps-crash'],
    next: ['auto-not-at-fault', 'biz-sidewalk', 'home-guest-hurt-me', 'no-legal'],
  },
  'claim-lawyer-letter': {
    question: 'The other side’s lawyer wrote to me. What do I answer?',
    answer:
      'Send the letter to your own insurer today and answer nothing yourself: its liability coverage usually pays for the lawyer who replies. Say nothing about fault, a phone or the speed to the other side. Tell your own insurer the truth. Court papers have short deadlines.',
    links: ['claims-first-steps-crash', 'claims-time-limits'],
    next: ['claim-say-sorry', 'biz-sued', 'claim-recorded-statement', 'no-legal'],
  },
  'claim-small-loss': {
    question: 'It is only a small loss at home. Do we have to claim?',
    answer:
      'You usually do not have to make a claim for a small loss at home, but many policies ask you to report it soon. Compare the repair with your deductible, and remember that a claim can cost a discount. If you rent, tell the landlord, and report it if the building is damaged. Take photos before you clean.',
    links: ['claims-first-steps-home', '/insurance/home'],
    next: ['claim-below-deductible', 'claim-only-asked', 'claim-affects-price', 'home-chimney-fire'],
  },
  'auto-ex-off': {
    question: 'How do I get my ex off my car policy, and must they sign?',
    answer:
      'An ex who is only a listed driver can often be taken off by you alone; if both are named, both may have to agree. The insurer may ask for the new address or proof of another policy. If the ex keeps driving a car of yours, it has to know. You can also begin a policy of your own.',
    links: ['/insurance/auto'],
    next: ['auto-separation', 'auto-remove-driver', 'auto-ex-has-car', 'home-ex-named'],
  },
  'auto-pink-expired': {
    question: 'My pink card has expired, but I paid. May I drive?',
    answer:
      'A car is insured while its policy is in force, but you must be able to show valid proof: ask for the new card. A policy that was renewed comes with a new one, on paper or on the phone. If none came, ask before you drive whether the renewal went through.',
    links: ['auto-digital-pink-card', 'auto-driving-uninsured'],
    next: ['auto-pink-card', 'gen-unsure-paid', 'do-get-documents', 'auto-driving-uninsured'],
  },
  'auto-parked-financed': {
    question: 'May I drop coverage on a parked car that has a loan or lease?',
    answer:
      'Only if the lender or leasing company agrees: its contract usually requires collision and comprehensive, also while the car is parked. If it says no, that coverage has to stay until the loan is paid. Ask the insurer what a higher deductible, within the limit of the lender, or fewer kilometres would change.',
    links: ['/insurance/auto', 'home-collision-or-comprehensive'],
    next: ['auto-parked-storage', 'auto-loan-collision', 'auto-lease-finance', 'auto-paid-off'],
  },
  'auto-other-provinces': {
    question: 'Is my car insured when I drive to another province?',
    answer:
      'Yes: an Alberta auto policy usually applies everywhere in Canada, so a trip to British Columbia or Saskatchewan needs no other policy. Carry your pink card. Tell the insurer if you stay for months, work there or move, because that changes where the car is kept. Medical costs outside Alberta are another matter.',
    links: ['/insurance/auto', 'lethbridge-drive-to-montana'],
    next: ['auto-away-work', 'auto-us-trip', 'travel-inside-canada', 'auto-leave-alberta'],
  },
  'auto-injury-form': {
    question: 'Which form do I fill in after I was hurt in a collision?',
    answer:
      'For a collision on or before {reform.lastDay}, it is form AB-1, the notice that starts a claim for accident benefits; your insurer has it. Send it within {auto.benefits.formProtocol} (count every day) for a sprain, a strain or whiplash. For a collision on or after {reform.start}, ask the insurer which form it uses. Tell it of the injury at once either way.',
    links: ['claims-time-limits', 'auto-changes-in-2027'],
    next: ['claim-injured', 'auto-benefits-pay-first', 'claim-form-late', 'auto-benefit-visits'],
  },
  'auto-small-fault': {
    question: 'Does a small at-fault claim count like a large one?',
    answer:
      'A small at-fault claim that is paid often counts like a large one, because insurers mostly count claims, for about {auto.rating.claimYears}. How much it adds differs, and some look at the amount too. Your broker can tell what a claim would change before one is opened. Damage to others usually has to be reported.',
    links: ['home-auto-premium-factors'],
    next: ['claim-pay-self-record', 'auto-record-years', 'auto-forgiveness', 'claim-only-asked'],
  },
  'auto-all-perils': {
    question: 'All perils, specified perils, comprehensive: what is the difference?',
    answer:
      'All perils is comprehensive and collision together, in one coverage for your car. Comprehensive pays for most sudden damage other than a collision, such as hail, theft, fire or a deer. Specified perils pays only for the causes on its list, hail and fire among them. All three are optional by law.',
    links: ['home-collision-or-comprehensive', '/insurance/auto'],
    next: ['auto-collision-comprehensive', 'auto-deductible', 'auto-full-coverage'],
  },
  'auto-card-not-along': {
    question: 'Police stopped me without my pink card, but I am insured. What now?',
    answer:
      'Not having the pink card with you is something else than driving without insurance, but a driver has to show proof when police ask. Ask your insurer or broker to send the card again, often by email the same day. If you got a ticket, it says how and by when to answer: bring proof that the policy was in force that day.',
    links: ['auto-digital-pink-card'],
    next: ['auto-pink-card', 'auto-show-proof', 'do-get-documents'],
  },
  'auto-rear-end': {
    about: 'auto',
    question: 'One car hit another from behind. Who is at fault?',
    answer:
      'Whoever hits the car in front from behind is usually held at fault, also on ice or snow; the insurer decides by the fault rules. The driver in front is usually paid by their own insurer, by direct compensation. For the other driver, collision coverage pays for the car, if they have it, less its deductible.',
    links: ['auto-what-is-dcpd', 'claims-first-steps-crash'],
    next: ['auto-not-at-fault', 'auto-i-caused-it', 'claim-affects-price'],
  },
  'auto-parking-lot': {
    about: 'auto',
    question: 'A collision in a parking lot or on private land: what is different?',
    answer:
      'A collision in a parking lot or on private land goes to your insurer like any other, and the insurer decides who was at fault. Take photos of both cars, and ask for names, plates, witnesses and cameras. Report it to police if somebody is hurt, a driver left, or the damage is more than {auto.collision.reportFrom} in total.',
    links: ['auto-report-collision', 'claims-first-steps-crash'],
    next: ['claim-hit-and-run', 'auto-not-at-fault', 'claim-cash-settle'],
  },
};
