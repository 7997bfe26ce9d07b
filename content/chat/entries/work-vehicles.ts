import type { Entries } from '../entry.ts';

/** Trucks, fleets, taxis and driving for an app. */
export const workVehicleEntries: Entries = {
  'fleet-when-needed': {
    facet: 'required',
    question: 'When do I need commercial auto?',
    answer:
      'You usually need commercial auto to carry goods or people for pay, haul for work, plow snow, let staff drive, or use a company vehicle. A drive to one workplace and back is usually still personal.',
    links: ['commercial-auto-when-needed', 'red-deer-work-truck'],
    next: ['fleet-minimum', 'fleet-cargo', 'do-quote-commercial-auto'],
    reason: 'fleet-why-not-personal',
  },
  'fleet-what-is': {
    facet: 'what',
    question: 'What counts as a fleet?',
    answer:
      'The Automobile Insurance Rate Board (AIRB) describes a fleet as {commercialAuto.fleet}. A fleet policy joins them in one contract, makes adding and removing easy, and is usually rated on its own claims.',
    links: ['commercial-auto-what-is-a-fleet'],
    next: ['fleet-minimum', 'do-quote-commercial-auto'],
  },
  'fleet-minimum': {
    facet: 'minimum',
    question: 'What is the minimum liability for trucks?',
    answer:
      'The provincial regulation on carriers requires {commercialAuto.carrier.liability}, and {commercialAuto.carrier.dangerousGoods} for certain dangerous goods. The copy we read is old, so have a broker confirm it. Contracts and trips to the United States may ask for more.',
    links: ['commercial-auto-minimum-liability'],
    next: ['fleet-us', 'fleet-safety-certificate', 'fleet-cargo'],
  },
  'fleet-safety-certificate': {
    question: 'Do I need a Safety Fitness Certificate?',
    answer:
      'Yes, for a truck, a trailer or both together of {commercialAuto.safety.inside} or more inside Alberta, and over {commercialAuto.safety.outside} if they leave it. Vehicles built for {commercialAuto.safety.persons} need one too. New carriers take a course and a test first.',
    links: ['commercial-auto-safety-certificate'],
    next: ['fleet-minimum', 'fleet-owner-operator'],
  },
  'fleet-cargo': {
    question: 'Are the goods I carry insured?',
    answer:
      'Not by the auto policy: cargo insurance covers other people’s goods while you carry them. The regulation names minimums from {commercialAuto.carrier.cargoFrom} to {commercialAuto.carrier.cargoTo} by weight, and customers often ask for far more. Ask what is left out, such as theft from an unlocked truck.',
    links: ['/commercial-auto'],
    next: ['fleet-minimum', 'biz-tools', 'do-quote-commercial-auto'],
  },
  'fleet-rideshare': {
    question: 'Am I insured when I drive for Uber or Lyft?',
    answer:
      "With the app off, by your own policy. While you wait for a fare, the company's policy pays liability claims only if your own does not. Once you accept a fare, it is the company's. In {commercialAuto.rideshare.introduced} its limits were {commercialAuto.rideshare.waiting} while you wait and {commercialAuto.rideshare.trip} during a trip. It often does not pay for damage to your own car, so tell your insurer that you drive for an app.",
    links: ['commercial-auto-ride-hailing', 'rideshare-tell-insurer'],
    next: ['fleet-rideshare-licence', 'fleet-food-delivery'],
    reason: 'fleet-why-not-personal',
  },
  'fleet-food-delivery': {
    question: 'Am I insured when I deliver food, and must I tell my insurer?',
    answer:
      'Tell your insurer before you deliver food or parcels for pay, even for a few hours: an ordinary car policy usually does not cover it. The insurer may agree to it, or you need a commercial policy. The special policy of ride-hailing companies is about passengers.',
    links: ['rideshare-food-delivery', 'rideshare-tell-insurer'],
    next: ['fleet-rideshare', 'auto-delivery-use', 'do-quote-auto'],
    reason: 'fleet-why-not-personal',
  },
  'fleet-rideshare-licence': {
    question: 'Which licence do I need to drive for an app?',
    answer:
      'A Class 1, 2 or 4, with a police information check and a vulnerable sector check. Class 4 takes a knowledge test, a vision test and a medical. Your city may ask for a permit as well.',
    links: ['rideshare-which-licence', 'edmonton-vehicle-for-hire'],
    next: ['fleet-rideshare', 'fleet-taxi-bus'],
  },
  'fleet-employee-cars': {
    question: 'What if staff drive their own cars for work?',
    answer:
      "The owner's policy pays first; if it is not enough, the injured person may claim against you as the employer. Non-owned auto coverage is for that. For collisions on or after {reform.start}, most injury lawsuits are not allowed, so it applies mainly to damage to property. Ask staff for proof of insurance that mentions business use.",
    links: ['commercial-auto-employee-cars', 'restaurants-delivery-drivers'],
    next: ['fleet-when-needed', 'biz-liability'],
  },
  'fleet-trailer-plow': {
    question: 'Are trailers and snow plows insured?',
    answer:
      'Liability of a hitched trailer usually follows the truck; damage to the trailer, the plow or attached equipment has to be listed. Tell the insurer that you plow or haul for pay, because it changes the use.',
    links: ['commercial-auto-when-needed', '/commercial-auto'],
    next: ['fleet-cargo', 'biz-landscaping-snow'],
  },
  'fleet-drivers': {
    question: 'Who may drive our work vehicles?',
    answer:
      'Drivers the insurer knows of, with the right licence class; insurers ask for records and often for some years of experience. New Class 1 drivers go through the Learning Pathway, since {commercialAuto.class1.pathway}. Report a new driver before the first trip.',
    links: ['/commercial-auto'],
    next: ['fleet-minimum', 'fleet-owner-operator', 'fleet-why-experience'],
    reason: 'fleet-why-experience',
  },
  'fleet-us': {
    facet: 'abroad',
    question: 'What do trucks need for the United States?',
    answer:
      'Usually filings with American authorities by your insurer, and higher liability limits; a policy for Alberta alone is not enough. Vehicles over {commercialAuto.safety.outside} that leave the province need a Safety Fitness Certificate. Start early, because filings take time.',
    links: ['/commercial-auto', 'commercial-auto-safety-certificate'],
    next: ['fleet-minimum', 'fleet-cargo'],
  },
  'fleet-owner-operator': {
    question: 'What does a new trucking company need?',
    answer:
      'Usually liability as a carrier, cargo, physical damage to truck and trailer, and a Safety Fitness Certificate where it applies. The broker asks for driving records and contracts. If you run under another carrier, ask whose policy applies when you drive empty.',
    links: ['/commercial-auto', 'commercial-auto-safety-certificate'],
    next: ['fleet-cargo', 'fleet-minimum', 'do-quote-commercial-auto', 'fleet-why-experience'],
    reason: 'fleet-new-expensive',
  },
  'fleet-taxi-bus': {
    question: 'How are taxis, limousines and buses insured?',
    answer:
      'With a commercial policy for carrying passengers, with limits set by regulation and by the city. Vehicles built for {commercialAuto.safety.persons} need a Safety Fitness Certificate. Drivers need the right licence class and checks.',
    links: ['/commercial-auto', 'edmonton-vehicle-for-hire'],
    next: ['fleet-rideshare-licence', 'fleet-minimum'],
  },
};
