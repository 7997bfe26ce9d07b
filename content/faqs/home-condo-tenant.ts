import type { FaqItem } from './faq.ts';

export const homeCondoTenantFaqs: readonly FaqItem[] = [
  {
    id: 'home-is-it-mandatory',
    category: 'home-condo-tenant',
    question: 'Is home or tenant insurance mandatory in Alberta?',
    answer:
      'Not by law. A mortgage lender usually asks for it, and a landlord may put it in the lease. If a policy lapses, tell them at once; a lender may arrange coverage at your cost.',
  },
  {
    id: 'home-is-hail-covered',
    category: 'home-condo-tenant',
    question: 'Is hail damage covered?',
    answer:
      'Usually yes, on a standard home policy. Look at two things before the season: the deductible for hail, and whether an older roof or siding is paid as new or at its present value.\n\nHail on a vehicle needs comprehensive coverage on the auto policy.',
  },
  {
    id: 'home-sewer-or-overland',
    category: 'home-condo-tenant',
    question: 'Sewer backup or overland water: which do I need?',
    answer:
      'They are different events. Sewer backup is water that comes up through a drain. Overland water runs in at ground level, from rain, melt or a river. A flood can bring both at once, and a policy with only one of them may refuse the mix.\n\nAsk for the limit of each. Compare it with what it would cost to redo the basement.',
  },
  {
    id: 'home-condo-deductible-rule',
    category: 'home-condo-tenant',
    question: 'Can my condo corporation charge me its deductible?',
    answer:
      "Since {home.condo.since}, yes: up to {home.condo.deductible}, if the damage began in your unit, and without proving that you were careless. Damage that begins in an area for your use alone, such as a balcony, counts too. The exceptions are a construction defect, an act or omission of the corporation, and normal deterioration of the common property.\n\nAsk for condo deductible coverage with a limit that matches the corporation's deductible. Its insurance certificate gives the figure.",
  },
  {
    id: 'home-replacement-or-cash-value',
    category: 'home-condo-tenant',
    question: 'Replacement cost or actual cash value: what is the difference?',
    answer:
      'Replacement cost pays what a new one of the same kind costs, usually once you have bought or repaired it. Actual cash value takes off wear and age. Under the second, an older roof or sofa can bring far less.',
  },
  {
    id: 'home-away-all-winter',
    category: 'home-condo-tenant',
    question: 'What should I do if I am away all winter?',
    answer:
      'Read the clause on absence. In the heating season, many policies set a condition once you are away for more than a few days. Someone checks the home, or the water is shut off, or the heat is monitored. Agree on a checker and keep a log.\n\nIf you have moved out for good, the home is vacant. Then coverage commonly shrinks after {home.vacancy.days}; ask for a permit first.',
  },
  {
    id: 'home-evacuation-costs',
    category: 'home-condo-tenant',
    question: 'Who pays if we are ordered to leave because of a wildfire?',
    answer:
      'Additional living expenses, if your policy has them. They usually begin with a mandatory order, often for up to {home.evacuation.days}, and pay only what goes beyond your normal costs. Leaving before an order may not count.\n\nKeep receipts. Help from the government or the Red Cross does not reduce your claim, says the Insurance Bureau of Canada.',
  },
  {
    id: 'home-drp-not-insurance',
    category: 'home-condo-tenant',
    question: 'Does the province pay after a flood?',
    answer:
      'Only as a last resort, for losses that could not be insured. The Hazard Assistance and Resilience Program (HARP), formerly the Disaster Recovery Program, has to be opened for that event. It pays {home.drp.share} of eligible costs, at most {home.drp.times} for one address. Hail, sewer backup and deductibles are not eligible.',
  },
];
