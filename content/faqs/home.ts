import type { FaqItem } from './faq.ts';

/** The six questions on the home page. */
export const homeFaqs: readonly FaqItem[] = [
  {
    id: 'home-auto-premium-factors',
    category: 'home',
    question: 'What affects the price of my auto insurance?',
    answer:
      'Your driving record counts for a lot. Insurers usually look back {auto.rating.claimYears} for collisions that were your fault. Convictions for traffic offences count too. Insurers also look at your years of driving, the vehicle, where it is kept, and how far you drive and why. The coverage you choose makes a difference, and so does your deductible, the part of a loss that you pay yourself.\n\nEach insurer weighs these in its own way. The Automobile Insurance Rate Board (AIRB) regulates how insurers set their prices.',
  },
  {
    id: 'home-or-tenant',
    category: 'home',
    question: 'What is the difference between home and tenant insurance?',
    answer:
      "If you own a house, home insurance covers the building, your belongings and your liability. Liability is what you owe if you injure somebody or damage their property by accident. If covered damage forces you out of your home for a time, the insurance also pays extra living costs, such as a hotel, up to a limit. Tenant insurance leaves out the building and covers the rest: belongings, liability and extra living costs.\n\nThe landlord's policy does not cover a tenant's belongings or liability.",
  },
  {
    id: 'home-why-a-broker',
    category: 'home',
    question: 'What does a broker do?',
    answer:
      'A broker explains what policies say, compares your options, arranges the policy and helps when there is a claim. Brokers are licensed by the Alberta Insurance Council and may work with several insurers. A broker is usually paid by the insurer, through a commission that is part of the price of the policy. You can ask your broker how much it is.\n\nWe are not a broker. We pass your request to one licensed broker at a time. You pay us nothing; the broker may pay us a flat fee for the introduction.',
  },
  {
    id: 'home-lower-premiums',
    category: 'home',
    question: 'How can I lower my premiums?',
    answer:
      'A record without recent claims or traffic convictions often lowers the premium (the price of the policy). So does a higher deductible, but you then pay more of each loss yourself. Some insurers give a discount if they insure both your home and your car. Other things count only with some insurers: driver training, an alarm, an anti-theft device or winter tires.\n\nWhat counts, and how much, differs between insurers. A broker who works with several insurers can ask each of them.',
  },
  {
    id: 'home-collision-or-comprehensive',
    category: 'home',
    question: 'Collision or comprehensive: what is the difference?',
    answer:
      'Collision pays for damage to your car when it hits a vehicle or an object, or rolls over. Comprehensive pays for theft and for most other sudden damage: hail, fire, vandalism, broken glass, and hitting a wild animal. The law requires neither, but a lender or a leasing company may require both.\n\nAfter a crash with another insured vehicle, two coverages share the damage to your car. Direct compensation for property damage (DCPD) pays for the share that was not your fault. It has been part of auto policies since {auto.dcpd.since}, unless the driver opts out. Collision pays for the share that was your fault, usually minus the same share of your deductible. If you were half at fault, that is half of the damage, minus half of the deductible. Collision usually also pays after a hit-and-run, or if the other driver has no insurance.',
  },
  {
    id: 'home-flood-coverage',
    category: 'home',
    question: 'Am I covered for flood?',
    answer:
      'Not by a standard home policy alone. Many insurers can add two coverages, which cost extra. Sewer backup coverage is for water that comes up through a drain, and overland water coverage is for water that flows in at ground level. Slow seepage through the ground is usually covered by neither.\n\nAfter a disaster, the province may pay part of the losses that people could not insure. It does so through the Hazard Assistance and Resilience Program (HARP), formerly the Disaster Recovery Program. The program opens only if your town, city or county asks and the province agrees. It does not pay if you could have bought adequate insurance at a reasonable price. After an overland flood it may still pay: the province says that such insurance is {home.overland.public}.\n\nAt the first application for an address, the program pays {home.drp.share} of the costs its rules allow, within limits. One address can get help at most {home.drp.times}; the share is different the second and third time. See alberta.ca/disaster-recovery-programs.',
  },
];
