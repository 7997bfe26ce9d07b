import type { Entries } from '../../../../entry.ts';

/** What people ask after a death in the family or the firm, and of things at home and on the farm that no other answer names. */
export const afterADeathOrALoss: Entries = {
  'auto-died-in-crash': {
    question: 'Somebody died in a collision. What does car insurance pay?',
    answer:
      'I am so sorry for your loss. Accident benefits, which every Alberta car policy has, also pay after a death, whoever was at fault. For a collision on or before {reform.lastDay} they pay up to {auto.benefits.funeral} for the funeral, grief counselling, and a sum to the family. For one on or after {reform.start}, a spouse’s death benefit is {reform.spousalDeath}. Call the insurer of the car they were in and ask for the form for a death; there is no need to settle it alone or today.',
    links: ['/insurance/auto', 'auto-changes-in-2027'],
    next: ['auto-spouse-died', 'gen-somebody-died', 'claim-life', 'auto-accident-benefits'],
  },
  'biz-partner-died': {
    question: 'My business partner has died. What about the policy, and buy-sell insurance?',
    answer:
      'I am sorry for your loss. Buy-sell insurance cannot be bought for a partner who has died, so the share now follows your agreement or the estate; a lawyer can tell you. The business policy does not usually end by itself: tell the insurer soon who owns and runs the firm, and have the names changed.',
    links: ['/business', '/insurance/life'],
    next: ['life-business', 'biz-changes', 'claim-life', 'do-quote-business'],
  },
  'group-member-died': {
    question: 'My spouse had the benefits plan and has died. Are we cut off?',
    answer:
      'I am sorry for your loss. Many plans at work go on for the family for some months after a death, often without a premium, and others stop at once. Call the employer or the insurer with the plan number before you fill prescriptions. Ask about life insurance too, and apply for another plan before this one ends.',
    links: ['/group-benefits'],
    next: ['health-no-plan', 'health-drugs', 'claim-life', 'group-beneficiary'],
  },
  'group-baby-died': {
    question: 'We lost our baby. Is there anything to file at work?',
    answer:
      'I am so sorry. There is no rush: family coverage at work sometimes includes life insurance for a child, and the plan says from when it begins. The employer’s benefits office can look it up for you, and can tell you about leave and counselling. Somebody you trust can make that call.',
    links: ['/group-benefits'],
    next: ['group-eap', 'claim-life', 'group-on-leave', 'do-person'],
  },
  'claim-hail-both': {
    question: 'Hail hit the house and the car. Are there two deductibles?',
    answer:
      'Usually yes: house and car are two policies, so each claim has a deductible of its own, even with one insurer. You may claim for one of them alone. If both policies are with one insurer, ask whether it takes only one. Report both soon all the same, because claims have time limits.',
    links: ['claims-hail-auto-or-home', 'home-is-hail-covered'],
    next: ['claim-hail-home', 'claim-hail-car', 'home-hail-percent', 'claim-below-deductible'],
  },
  'home-well-pump': {
    question: 'Is a well pump, cistern or cracked water line insured at home?',
    answer:
      'A well pump or cistern is usually part of the home, so sudden damage by lightning or fire is often paid, less the deductible. Wear, rust and a pump that just stops are not, unless you bought equipment breakdown coverage. Frost is often left out. Ask the insurer what it pays outside the walls, and keep the broken part.',
    links: ['/insurance/seasonal-and-acreage', '/insurance/home'],
    next: ['home-power-surge', 'home-breakdown', 'home-sump-septic', 'home-service-line'],
  },
  'home-oxygen': {
    question: 'Do I tell my home insurer about oxygen or a medical device at home?',
    answer:
      'Answer what the home insurer asks: some ask about oxygen at home, because it makes a fire burn faster. They also ask about smoking or a stove. Your health itself is not what it wants to know. Ask whether the rented equipment is insured as well. Leave the details out of this chat.',
    links: ['/insurance/home', 'general-am-i-covered'],
    next: ['gen-tell-insurer', 'gen-why-asked', 'home-smoker', 'home-detectors'],
  },
  'farm-heat-lamp': {
    question: 'Is a heat lamp in a coop or barn a problem for insurance?',
    answer:
      'A heat lamp in a coop or barn is a common cause of fire, so some insurers ask about it, and a policy may have conditions. A fire is usually paid if the building is listed and your answers were true. Fix the lamp well, away from straw, or use a safer heater. Animals and tools inside have limits of their own.',
    links: ['/insurance/farm', '/insurance/seasonal-and-acreage'],
    next: ['home-outbuildings', 'biz-farm', 'farm-livestock', 'claim-house-fire'],
  },
};
