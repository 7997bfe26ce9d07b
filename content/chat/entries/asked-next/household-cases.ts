import type { Entries } from '../../entry.ts';

/**
 * What strangers asked about the people of a household, their home and their health, and got no answer to. Workers'
 * compensation: wcb.ab.ca, worker coverage (read on November 26, 2026).
 */
export const householdCases: Entries = {
  'home-nanny': {
    question: 'Is a nanny or caregiver who is hurt at my home insured?',
    answer:
      'Tell your home insurer first about a nanny or another employee at home: some policies include liability for domestic staff, others leave it out. Ask WCB-Alberta too, which says whether your household needs an account or may buy one. Wages that are not on paper make a claim harder.',
    links: ['/insurance/home', 'business-is-wcb-included'],
    next: ['home-liability', 'biz-wcb', 'home-dayhome'],
  },
  'home-tenant-fire': {
    question: 'I caused a fire or damage in my rented home. Who pays?',
    answer:
      'Tenant insurance usually pays for your things and a place to stay, and its liability part for damage you cause by accident to the building. The landlord’s policy pays for the building first, and its insurer may ask you to pay it back. Without tenant insurance you pay that yourself.',
    links: ['home-or-tenant', '/insurance/tenant'],
    next: ['home-tenant', 'home-liability', 'home-guest-hurt-me'],
  },
  'home-roommate-things': {
    question: 'Are my roommate’s things covered by my policy?',
    answer:
      'A roommate’s things are usually not insured by your tenant policy, unless they are family or named on it. They need a policy of their own, or the insurer has to add them before the loss. Whoever is not named claims on their own insurance.',
    links: ['tenant-roommates', '/insurance/tenant'],
    next: ['home-roommate', 'home-add-partner', 'home-tenant'],
  },
  'home-record-years': {
    question: 'How long do claims count against a home policy?',
    answer:
      'Home insurers ask about claims in the last several years, and each sets how many; the application says so. Small water claims can weigh as much as a large one. Ask the insurer when yours stop counting, and whether another insurer counts fewer years.',
    links: ['home-lower-premiums', '/insurance/home'],
    next: ['home-claims-history', 'home-why-up', 'home-dropped-claims'],
  },
  'home-new-tenant': {
    question: 'Does my landlord policy change when a new tenant moves in?',
    answer:
      'A new tenant by itself usually changes nothing in a landlord policy. Tell the insurer if the use changes: more people, a room rental, students, short stays or a business. Months without a tenant have rules of their own. Ask whether the lease should require tenant insurance.',
    links: ['rental-tenant-insurance-clause', 'rental-empty-between'],
    next: ['home-rental-lease', 'home-rental-empty', 'home-rent-out'],
  },
  'home-sidewalk': {
    question: 'Somebody slips on the sidewalk in front of my house. Am I liable?',
    answer:
      'Who is liable for a fall on the city’s sidewalk is a legal question; many cities require owners to clear it after snow. The liability part of a home policy usually defends you and pays if you are responsible. Report it to your insurer, take photos, and promise nothing.',
    links: ['/insurance/home'],
    next: ['home-liability', 'no-legal', 'biz-landscaping-snow'],
  },
  'home-mice': {
    question: 'Are mice or rats in the house insured?',
    answer:
      'Mice, rats and insects, and what they chew or soil, are usually excluded from home insurance, because keeping them out is upkeep. Sudden damage that follows, such as a fire or a leak from a chewed pipe, may be paid; ask your insurer. Pest control is at your own cost.',
    links: ['/insurance/home', 'tenant-bedbugs'],
    next: ['home-mould-pests', 'home-what-covers', 'auto-rodents'],
  },
  'spec-identity-now': {
    question: 'Somebody used my name or identity. What do I do?',
    answer:
      'Report it to your police service and to the company where your name was used, and ask Equifax and TransUnion for a fraud alert. The Canadian Anti-Fraud Centre takes reports as well. If it was an insurance policy, ask that insurer to investigate and to confirm in writing that it is not yours. A home policy may include help with the costs.',
    links: ['/insurance/home', '/contact'],
    next: ['spec-identity', 'claim-fake-insurance', 'gen-credit'],
  },
  'gen-add-coverage': {
    question: 'How do I add a coverage to my policy?',
    answer:
      'Ask your broker or insurer to add the coverage, and from which day it is in force; a written confirmation shows it. Some can be added at any time, others only at renewal or after an inspection. It never reaches back to damage that has happened. The price changes from that day.',
    links: ['/blog/how-a-licensed-broker-works'],
    next: ['gen-extra-cost', 'do-change-policy', 'gen-not-bought'],
    reason: 'gen-why-optional',
  },
  'life-pregnant': {
    question: 'Can I get life insurance while pregnant?',
    answer:
      'Most insurers take applications for life insurance during a pregnancy that goes well; some wait until after the birth, for example if there are complications. The application asks about it, so answer truthfully. A broker can ask several insurers without giving your name.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-health-condition', 'life-how-much', 'gen-new-baby'],
  },
  'life-correct-answer': {
    question: 'I gave a wrong answer on a life or health application. Can I correct it?',
    answer:
      'A wrong answer on an application can be corrected: tell the insurer or broker now, in writing, before there is a claim. The insurer may change the price, leave something out or end the policy. If it is found after a claim, the insurer may refuse to pay.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['gen-not-told', 'life-smoker', 'life-claim-refused'],
  },
  'life-disability-proof': {
    question: 'How do I prove my income for disability insurance?',
    answer:
      'Self-employed people usually prove income with tax returns and notices of assessment of the last years, sometimes with financial statements. Insurers look at income after expenses, so what you write off lowers the benefit you can buy. Ask when the proof is needed: at the application, at the claim, or both.',
    links: ['disability-self-employed', '/insurance/life'],
    next: ['life-disability-self', 'life-disability', 'life-disability-wait'],
  },
  'life-disability-job': {
    question: 'Does disability insurance take dangerous jobs?',
    answer:
      'Disability insurers take many dangerous jobs, but put them in classes: the riskier the work, the higher the price and often the shorter the benefit. Some offer only accident coverage for certain trades. Describe what you do in a week, at height, with machines or on the road. A broker knows who takes your trade.',
    links: ['disability-self-employed', '/insurance/life'],
    next: ['life-disability', 'life-disability-self', 'life-weight-job'],
  },
  'visa-dental': {
    question: 'Does visitor or Super Visa insurance pay for a dentist?',
    answer:
      'Visitor insurance usually pays a dentist only in an emergency, such as a broken tooth or sudden pain, and up to a small limit. Check-ups, fillings that can wait and dentures are left out. Call the assistance line before the appointment if you can.',
    links: ['visitors-after-arrival', '/super-visa'],
    next: ['visa-covers', 'visa-visitors', 'claim-travel'],
  },
  'travel-short-trip': {
    question: 'Do I need travel insurance for a few days in the United States?',
    answer:
      'No law requires travel insurance for a short trip, but Alberta health pays only a small part of a hospital bill abroad. A card or a plan at work may include some, with limits on age, days and health. Whether you buy it is your decision; a broker can explain the choices.',
    links: ['travel-does-ahcip-pay', 'travel-credit-card'],
    next: ['travel-health-card', 'travel-credit-card', 'travel-family-plan', 'do-quote-travel'],
  },
  'travel-rental-car': {
    question: 'Does travel insurance cover a rental car on a trip?',
    answer:
      'A rental car is usually not part of travel medical insurance. Damage to it may be covered by a credit card, by an endorsement of your own auto policy (SEF 27), or at the counter. Check countries, kinds of vehicles and who may drive. Liability to others is something else; ask about it too.',
    links: ['travel-credit-card', '/insurance/travel'],
    next: ['auto-borrow-rent', 'travel-credit-card', 'auto-us-trip'],
  },
  'travel-pet-cancel': {
    question: 'Does trip cancellation pay if my pet is ill or dies?',
    answer:
      'An ill or dying pet is usually not one of the reasons that trip cancellation lists, so look for it by name in your policy. Some plans sell an addition that lets you cancel for any reason and pays a part. The insurance on a credit card has a list of its own.',
    links: ['travel-cancellation-reasons', 'travel-credit-card'],
    next: ['travel-cancellation', 'claim-trip-cancelled', 'spec-pet'],
  },
  'home-rent-to-students': {
    question: 'We rent a whole house to several students. How is it insured?',
    answer:
      'A whole house rented to students usually needs a landlord policy, and insurers ask how many tenants there are. Several tenants with leases of their own may count as a rooming house, which not every insurer takes. Ask the students for tenant insurance, and say when the house stands empty.',
    links: ['/insurance/rental-property', 'rental-student-suite'],
    next: ['home-landlord', 'home-rental-lease', 'home-rental-empty'],
  },
  'home-ring-worth': {
    question: 'My ring or watch is worth thousands. How do I insure it?',
    answer:
      'A ring worth thousands is usually above the jewellery limit of a home policy, so it is listed by itself, with an appraisal or the receipt. Your policy shows the limit. A listed piece is insured for its own amount, usually for more kinds of loss and often without a deductible.',
    links: ['/insurance/home', '/insurance/specialty'],
    next: ['home-valuables', 'home-lost-item', 'claim-no-receipts'],
  },
  'home-bylaw': {
    question: 'Does insurance pay if new building rules make the repair cost more?',
    answer:
      'New building rules are paid for under bylaw coverage: after an insured loss it pays what today’s code demands and the old house did not have. Many home policies include some of it, with a limit. Ask how much, above all for an older house.',
    links: ['/insurance/home', 'fort-mcmurray-rebuild-value'],
    next: ['home-replacement-cost', 'home-how-much', 'home-old-house'],
  },
  'home-inventory': {
    question: 'How do I make a list of what I own?',
    answer:
      'Walk through each room and film what is in it, with drawers and cupboards open, and keep the film somewhere outside your home. Add receipts and serial numbers for what cost most. After a loss it helps you to remember, and to show what you had.',
    links: ['claims-first-steps-home', '/insurance/home'],
    next: ['claim-no-receipts', 'home-how-much', 'home-valuables'],
  },
  'home-separation': {
    question: 'We are separating. What about the home insurance?',
    answer:
      'Tell the home insurer or broker before one of you moves out: it needs to know who owns the house and who lives there. Whoever leaves needs insurance for their own things at the new place. Do not end the policy until the house and the mortgage are in the right names.',
    links: ['/insurance/home'],
    next: ['home-whose-name', 'home-tenant', 'auto-separation'],
  },
  'home-vandalism': {
    question: 'Is vandalism at my home insured?',
    answer:
      'Vandalism and graffiti are usually covered by home and tenant policies, less the deductible. A house that has stood empty or is being built is often left out. Report it to police, take photos before you clean, and keep receipts. Damage that a tenant does is another matter.',
    links: ['claims-first-steps-home', '/insurance/home'],
    next: ['home-vacant', 'home-tenant-damage', 'claim-theft-report'],
  },
  'claim-adjuster-visit': {
    question: 'Do I have to let the adjuster in, and may I be there?',
    answer:
      'A policy requires you to let the insurer see the damage, so refusing an adjuster can hold up or end a claim. You can choose a time when you are there, ask for a name and who sends them, take notes and your own photos. If you disagree with what the adjuster finds, say so in writing.',
    links: ['claims-first-steps-home', 'claims-disagree-amount'],
    next: ['claim-adjuster', 'claim-second-opinion', 'claim-disagree-amount'],
  },
  'home-tenant-dog': {
    question: 'My tenant has a dog. Who pays if it bites or ruins something?',
    answer:
      'The tenant’s own liability insurance usually pays first when a tenant’s dog bites, so ask for proof of a tenant policy. You may be named in a claim too, and your landlord policy is there for that; tell your insurer if it asks about animals. Scratched floors are usually wear, and a matter of the deposit.',
    links: ['/insurance/rental-property', 'rental-student-suite'],
    next: ['home-rental-lease', 'home-tenant-damage', 'home-landlord'],
  },
};
