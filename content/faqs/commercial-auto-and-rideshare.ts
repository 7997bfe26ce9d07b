import type { FaqItem } from './faq.ts';

export const commercialAutoFaqs: readonly FaqItem[] = [
  {
    id: 'commercial-auto-when-needed',
    category: 'commercial-auto-and-rideshare',
    question: 'When do I need commercial auto insurance?',
    answer:
      'Usually when you carry goods or people for pay, haul tools for work, plow snow, let employees drive, or own the vehicle through a company. Driving to one workplace and back is usually still personal use. If you are not sure, describe a normal week to a broker.',
  },
  {
    id: 'commercial-auto-what-is-a-fleet',
    category: 'commercial-auto-and-rideshare',
    question: 'What counts as a fleet?',
    answer:
      'The Automobile Insurance Rate Board (AIRB) describes a fleet as {commercialAuto.fleet}. A fleet policy insures them all in one contract. Vehicles are easy to add and remove, and every driver may use every vehicle. The insurer usually sets one price for the group, based on its own claims.',
  },
  {
    id: 'commercial-auto-minimum-liability',
    category: 'commercial-auto-and-rideshare',
    question: 'What is the minimum liability for a carrier?',
    answer:
      "Alberta's regulation for commercial carriers requires {commercialAuto.carrier.liability}, and {commercialAuto.carrier.dangerousGoods} for certain dangerous goods. We read an older copy of it, so have a broker confirm the figures. Contracts and trips to the United States may require more.",
  },
  {
    id: 'commercial-auto-safety-certificate',
    category: 'commercial-auto-and-rideshare',
    question: 'Do I need a Safety Fitness Certificate?',
    answer:
      'You do for a vehicle of {commercialAuto.safety.inside} or more that stays in Alberta, for one over {commercialAuto.safety.outside} that leaves the province, and for one built for {commercialAuto.safety.persons}. New carriers must first take a course and pass a test, and have a compliance review within {commercialAuto.safety.review}.',
  },
  {
    id: 'commercial-auto-ride-hailing',
    category: 'commercial-auto-and-rideshare',
    question: 'Am I insured when I drive for a ride-hailing app?',
    answer:
      "It depends on the app. When it is off, your own policy applies. When it is on, the company's policy applies. As first published, that policy provides {commercialAuto.rideshare.waiting} of liability while you wait. From accepting a fare to the end of the trip, it provides {commercialAuto.rideshare.trip}. It often does not pay for damage to your own car. Tell your own insurer that you drive for an app.",
  },
  {
    id: 'commercial-auto-employee-cars',
    category: 'commercial-auto-and-rideshare',
    question: 'What if employees use their own cars for work?',
    answer:
      "The employee's own policy pays first. If it is not enough, the injured person may claim against you as the employer. Non-owned auto coverage is for such claims; it does not insure the employee or the car. For collisions from {reform.start} on, most lawsuits over injuries are not allowed. Non-owned auto coverage still applies to damage to property and to the lawsuits that remain. Ask employees for proof that their policy allows business use.",
  },
  {
    id: 'commercial-auto-tools-inside',
    category: 'commercial-auto-and-rideshare',
    question: 'Are tools in the truck covered?',
    answer:
      'Usually not under the auto policy. Tools or equipment coverage pays for them, often only if the vehicle was locked and shows signs of a break-in. A list with serial numbers and photos helps with a claim.',
  },
];
