import type { FaqItem } from './faq.ts';

export const commercialAutoFaqs: readonly FaqItem[] = [
  {
    id: 'commercial-auto-when-needed',
    category: 'commercial-auto-and-rideshare',
    question: 'When do I need commercial auto insurance?',
    answer:
      'Usually when you carry goods or people for pay. You may also need it if the vehicle carries tools most days or plows snow, if employees drive it, or if a company owns it. Driving to one workplace and back is usually still personal use. If you only visit clients or carry a few tools, some insurers add business use to a personal policy. Driving for a rideshare app has rules of its own: see “Am I insured when I drive for a rideshare app?”',
  },
  {
    id: 'commercial-auto-what-is-a-fleet',
    category: 'commercial-auto-and-rideshare',
    question: 'What counts as a fleet?',
    answer:
      'The Automobile Insurance Rate Board (AIRB) describes a fleet as {commercialAuto.fleet}. A fleet policy insures them all in one contract. Vehicles can be added and removed during the year, and usually any driver the insurer has accepted may use any of them. The insurer usually sets one price for the fleet, based on the fleet’s own claims.',
  },
  {
    id: 'commercial-auto-minimum-liability',
    category: 'commercial-auto-and-rideshare',
    question: 'How much liability insurance must a trucking or bus company have?',
    answer:
      "According to Alberta Transportation, at least {commercialAuto.carrier.liability}, and {commercialAuto.carrier.dangerousGoods} to carry certain dangerous goods. The rule is for commercial carriers, such as trucking and bus companies. Companies that carry passengers also need passenger hazard insurance, which is for injuries to passengers. The minimum for this passenger insurance is {commercialAuto.carrier.passengers}, depending on how many people the vehicle can carry. We could not tell whether these rules also apply to a tradesperson's van; ask a broker. Contracts and trips to the United States may require more.",
  },
  {
    id: 'commercial-auto-safety-certificate',
    category: 'commercial-auto-and-rideshare',
    question: 'Do I need a Safety Fitness Certificate?',
    answer:
      'It depends on the weight, the seats and where you drive. The certificate is the province’s permission to operate larger vehicles. For trips only within Alberta, you need one if the truck, the trailer or both combined have a registered weight of {commercialAuto.safety.inside} or more. For trips outside Alberta, you need one above {commercialAuto.safety.outside}. Registered weight is the weight with the load, as on the registration. You also need one for a vehicle built for {commercialAuto.safety.persons}, the driver included. New carriers must first take a course and pass a test. Within {commercialAuto.safety.review} of getting the certificate, they must have a compliance review, a check of whether they follow the safety rules.',
  },
  {
    id: 'commercial-auto-ride-hailing',
    category: 'commercial-auto-and-rideshare',
    question: 'Am I insured when I drive for a rideshare app?',
    answer:
      "It depends on whether the app is off, you are waiting for a request, or you have accepted a trip. With the app off, your own policy applies. But if you never told your insurer that you drive for an app, it may refuse even a claim from a private trip. While you wait for a request, your own policy comes first for harm to others (liability). If your policy does not pay, the rideshare company's policy usually pays for that harm, but not for damage to your own car. Once you accept a trip, and until it ends, the company's policy applies.\n\nWhen Alberta introduced rideshare policies in {commercialAuto.rideshare.introduced}, the liability limit was {commercialAuto.rideshare.waiting} while a driver waited and {commercialAuto.rideshare.trip} once a trip was accepted. Ask the company which limits apply now, and whether its policy pays for damage to your own car.",
  },
  {
    id: 'commercial-auto-employee-cars',
    category: 'commercial-auto-and-rideshare',
    question: 'What if employees use their own cars for work?',
    answer:
      "The employee's own policy pays first, if it allows use for work. If the policy does not allow it, the employee's insurer might not pay, and more of the claim can fall on you. If the employee injures somebody, that person may also claim against you as the employer. Non-owned auto coverage is for such a claim against the business; it does not insure the employee or the car. Ask employees for proof that their policy allows business use.\n\nFor collisions on or after {reform.start}, auto insurers pay benefits to injured people, and {before reform.start: most injury lawsuits will not be allowed}{from reform.start: most injury lawsuits are not allowed}. Damage to a vehicle is usually paid by its owner’s insurer. Non-owned auto coverage {before reform.start: will then be}{from reform.start: is then} for damage to other things (such as a building), collisions outside Alberta, and the lawsuits still allowed.",
  },
  {
    id: 'commercial-auto-tools-inside',
    category: 'commercial-auto-and-rideshare',
    question: 'Are tools in the truck covered?',
    answer:
      'Usually not if they are stolen. Direct compensation for property damage (DCPD) is part of your auto policy, unless you opted out. It may pay for contents damaged in a collision that was not your driver’s fault. Tools or equipment coverage can pay for a theft, but often only if the vehicle or the tool box was locked and there are signs of a break-in. A list with serial numbers and photos helps with a claim.',
  },
];
