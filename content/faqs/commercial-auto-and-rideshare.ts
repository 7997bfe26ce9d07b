import type { FaqItem } from './faq.ts';

export const commercialAutoFaqs: readonly FaqItem[] = [
  {
    id: 'commercial-auto-when-needed',
    category: 'commercial-auto-and-rideshare',
    question: 'When do I need commercial auto insurance?',
    answer:
      'When you carry goods or people for pay, haul tools or trailers for work, plow snow, let staff drive, or own the vehicle through a company. A drive to one workplace and back is usually still personal. In doubt, describe the week to a broker.',
  },
  {
    id: 'commercial-auto-what-is-a-fleet',
    category: 'commercial-auto-and-rideshare',
    question: 'What counts as a fleet?',
    answer:
      'The rate board speaks of {commercialAuto.fleet}. A fleet policy joins them in one contract, makes adding and removing easy, and lets all drivers use all vehicles. The group is then usually rated as a whole, on its own claims.',
  },
  {
    id: 'commercial-auto-minimum-liability',
    category: 'commercial-auto-and-rideshare',
    question: 'What is the minimum liability for a carrier?',
    answer:
      'The provincial regulation on carriers asks for {commercialAuto.carrier.liability}, and {commercialAuto.carrier.dangerousGoods} for certain dangerous goods. The copy we read is old, so have a broker confirm the figures. Contracts and trips to the United States may ask for more.',
  },
  {
    id: 'commercial-auto-safety-certificate',
    category: 'commercial-auto-and-rideshare',
    question: 'Do I need a Safety Fitness Certificate?',
    answer:
      'Yes, for vehicles of {commercialAuto.safety.inside} or more that stay in Alberta, for vehicles over {commercialAuto.safety.outside} that leave it, and for vehicles built for {commercialAuto.safety.persons}. New carriers take a course and a test first, and are reviewed within {commercialAuto.safety.review}.',
  },
  {
    id: 'commercial-auto-ride-hailing',
    category: 'commercial-auto-and-rideshare',
    question: 'Am I insured when I drive for a ride-hailing app?',
    answer:
      "By two policies in turn. Off the app it is your own. With the app on, it is the company's policy. As first published, it gives {commercialAuto.rideshare.waiting} of liability while you wait, and {commercialAuto.rideshare.trip} from accepting a fare to the end of the trip. Damage to your own car is often your own affair. Tell your insurer.",
  },
  {
    id: 'commercial-auto-employee-cars',
    category: 'commercial-auto-and-rideshare',
    question: 'What if employees use their own cars for work?',
    answer:
      "The owner's policy comes first. If it is not enough, the injured person may turn to you as the employer. Non-owned auto coverage is made for that. For collisions from {reform.start} on most lawsuits over injuries are closed; it still answers for damage to property and for suits that stay open. Ask staff for proof of insurance that mentions business use.",
  },
  {
    id: 'commercial-auto-tools-inside',
    category: 'commercial-auto-and-rideshare',
    question: 'Are tools in the truck covered?',
    answer:
      'Usually not by the auto policy. A tools or equipment coverage takes them, often only if the vehicle was locked and showed signs of a break-in. Keep a list with serial numbers and photos.',
  },
];
