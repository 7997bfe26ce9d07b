import type { FaqItem } from './faq.ts';

export const homeCondoTenantFaqs: readonly FaqItem[] = [
  {
    id: 'home-is-it-mandatory',
    category: 'home-condo-tenant',
    question: 'Is home or tenant insurance mandatory in Alberta?',
    answer:
      'Not by law. A mortgage lender usually requires home insurance, and a lease may require tenant insurance. If your policy is ending, arrange a new one before that day, and tell the lender or the landlord who requires it. If no new policy begins, the lender may arrange coverage at your cost.',
  },
  {
    id: 'home-is-hail-covered',
    category: 'home-condo-tenant',
    question: 'Is hail damage covered?',
    answer:
      'Usually yes, under a standard home policy. Policies differ, for example in two ways. Hail may have a separate deductible (the part of a loss that you pay). And for an older roof, a policy may pay the price of a new one or only what the old one was still worth.\n\nHail damage to a vehicle is paid under the auto policy, if you bought coverage that includes hail, such as comprehensive.',
  },
  {
    id: 'home-sewer-or-overland',
    category: 'home-condo-tenant',
    question: 'Sewer backup and overland water: what is the difference?',
    answer:
      'They are two separate coverages, and a standard home policy includes neither. Sewer backup is water or sewage that comes up through a drain. Overland water comes in at ground level, from heavy rain, melting snow or a river. A flood can bring both at once. If you have only one of the two coverages, the insurer may refuse to pay for damage from the water that came in the other way.\n\nEach coverage has its own limit, which can be less than the cost of redoing a basement.',
  },
  {
    id: 'home-ice-dam',
    category: 'home-condo-tenant',
    question: 'Is a leak from an ice dam on the roof covered?',
    answer:
      'Usually, if the water came in suddenly, according to the Insurance Bureau of Canada; some policies limit or exclude it. An ice dam is a ridge of ice at the edge of the roof that holds meltwater back. Damage that is repeated or comes from poor upkeep is usually left out. Take photos, prevent more damage if you can do so safely, and ask your insurer before large repairs.',
  },
  {
    id: 'home-condo-deductible-rule',
    category: 'home-condo-tenant',
    question: 'Can my condo corporation charge me its deductible?',
    answer:
      "Before {home.condo.changed}, it was allowed to, if the damage began in your unit. Alberta’s condo law changed on that day. We could not confirm whether the rule still applies; ask the property manager or a lawyer. The deductible is the part of a loss that the corporation’s insurer does not pay.\n\nThe rule began on {home.condo.since}. Under it, the charge was at most {home.condo.deductible}. The corporation did not have to prove that you were careless. An area for your use alone, such as a balcony, counted as part of your unit. You owed nothing if the cause was a construction defect, an act or failure of the corporation, or normal deterioration of the common property. Common property is what all owners share. But the corporation was allowed to charge you if the bylaws (its own rules) said that you must maintain the part that wore out.\n\nCondo deductible coverage on your own policy is for a charge like this. The corporation's insurance certificate shows the deductible.",
  },
  {
    id: 'home-own-tree',
    category: 'home-condo-tenant',
    question: 'My tree fell on a neighbour’s fence. Who pays?',
    answer:
      'Usually your neighbour’s own home policy, minus their deductible, the part of a loss that they pay. You are usually responsible only if you knew, or should have known, that the tree was dangerous and did nothing. In that case, the personal liability in your policy may pay.\n\nTake photos, tell your insurer, and do not promise to pay. If the tree came down without hitting anything that is insured, many policies pay little or nothing to remove it.',
  },
  {
    id: 'home-replacement-or-cash-value',
    category: 'home-condo-tenant',
    question: 'Replacement cost or actual cash value: what is the difference?',
    answer:
      'Replacement cost pays what a new item of the same kind costs, usually once you have replaced or repaired it. Actual cash value subtracts depreciation for wear and age, so for an older roof or sofa you may get far less than the price of a new one.',
  },
  {
    id: 'home-away-all-winter',
    category: 'home-condo-tenant',
    question: 'What should I do if I am away all winter?',
    answer:
      'Read what your policy requires when you are away. In the heating season, many policies set conditions if you are gone for more than a few days. Policies commonly accept one of three: regular checks of the home, water off and pipes drained, or an alarm that monitors the heat. The policy says how often somebody must check the home; many require it every day. Keep a log of the visits.\n\nA winter away does not usually make a home vacant. It is vacant when the people who lived there have moved out and do not plan to return. Many policies then stop paying for {home.vacancy.lostFirst}. After {home.vacancy.days}, coverage commonly stops altogether. Ask early for a vacancy permit, which is the insurer’s written agreement to keep some coverage.',
  },
  {
    id: 'home-evacuation-costs',
    category: 'home-condo-tenant',
    question: 'Who pays if we are ordered to leave because of a wildfire?',
    answer:
      'Your home or tenant insurer, if the policy includes additional living expenses (such as a hotel and meals). The policy usually pays after a mandatory order, and only for costs above your normal ones. If your home was not damaged, policies generally pay for {home.evacuation.days}; yours may have another period. If you leave before an order, the policy may pay nothing for the days before it. Leave anyway if you feel unsafe.\n\nKeep receipts. According to the Insurance Bureau of Canada, help from the government or the Red Cross does not lower what the insurer pays.',
  },
  {
    id: 'home-drp-not-insurance',
    category: 'home-condo-tenant',
    question: 'Does the province pay after a flood?',
    answer:
      'Only for losses that insurance could not have covered. The province’s program is called the Hazard Assistance and Resilience Program (HARP), formerly the Disaster Recovery Program. It does not pay for a loss if adequate insurance was available at a reasonable price, even if you did not buy it. It opens for an event only if the town, city or county asks for it and the province agrees. At the first application for an address, the program pays {home.drp.share} of the costs its rules allow, within limits. One address can get help at most {home.drp.times}; alberta.ca lists the province’s share for the second and third time. HARP does not pay for hail damage, sewer backup or the deductible of an insurance policy.',
  },
];
