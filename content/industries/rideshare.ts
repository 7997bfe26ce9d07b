import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import type { IndustryPage } from './industry-page.ts';

export const rideshare: IndustryPage = {
  id: 'rideshare',
  name: 'Rideshare and delivery',
  summary: 'Rideshare and food delivery: who insures you with the app off, while you wait and on a trip.',
  imageUrl: '/illustrations/rideshare.svg',
  path: '/business/rideshare',
  alsoAt: ['/insurance/business/rideshare'],
  title: 'Rideshare and delivery insurance in Alberta',
  description:
    'Which policy applies with the app off, while you wait and on a trip in Alberta. Which licence you need, and what to tell your own insurer.',
  heading: 'Insurance for rideshare and delivery drivers',
  lead: 'The policy that applies depends on what you are doing: app off, waiting for a request, or on a trip you have accepted.',
  reviewedOn: '2026-11-28',
  pointers: [SOURCE_PAGES.draftForms, SOURCE_PAGES.airbCareFirst],
  related: [
    { label: 'Auto insurance', to: '/insurance/auto' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Questions about work vehicles', to: '/faq/commercial-auto-and-rideshare' },
    { label: 'Restaurants', to: '/business/restaurants' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['Claims often run into trouble when:'],
    bullets: [
      'A collision happens while the app is on but before a trip is accepted.',
      'The driver’s own insurer was never told about the app.',
      'The policy allows passengers, but the driver was delivering food.',
      "The driver's own car is damaged in a collision that is the driver's fault, and no policy has collision coverage.",
    ],
  },
  order: [
    'whatItIs',
    'sections',
    'covers',
    'before',
    'doesNotCover',
    'change',
    'after',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'Rideshare companies in Alberta must have coverage that the province has accepted. The company buys a policy on a standard policy form (SPF) made for this, SPF No. 9. It applies while you are logged in to the app, but not equally at every stage. {before reform.start: The name of the form may change on}{from reform.start: The name of the form may have changed on} {reform.start}.',
    'Your own auto policy usually does not cover carrying people or goods for pay. While you only wait for a request, your own policy comes first for harm to others. If your policy does not pay, the company’s policy usually does. You must tell your insurer that you drive for an app.',
  ],
  covers: {
    intro:
      'When SPF No. 9 was introduced in {commercialAuto.rideshare.introduced}, the company’s liability limit was {commercialAuto.rideshare.waiting} while a driver waited and {commercialAuto.rideshare.trip} during a trip. The company’s current insurance certificate shows today’s limits.',
    rows: [
      {
        cover: 'App off',
        what: 'Your own auto policy applies. If you never told the insurer that you drive for an app, it may refuse even a claim from a private trip.',
        standing: 'required',
      },
      {
        cover: 'App on, waiting',
        what: 'While you wait for a request, the company’s policy pays liability claims only if your own policy does not.',
        standing: 'required',
      },
      {
        cover: 'Trip accepted, until drop-off',
        what: 'Once you accept a trip, and until it ends, the company’s policy pays liability claims.',
        standing: 'required',
      },
      {
        cover: 'Damage to your own car',
        what: 'Some rideshare companies offer collision coverage, and comprehensive for hail, fire and theft, during a trip. A deductible (the part of each loss that you pay) applies. Some offer these coverages only to drivers whose own policy has them too; ask.',
        standing: 'optional',
      },
      {
        cover: 'Endorsement on your own policy',
        what: 'Some insurers offer an addition to your policy (an endorsement) that allows you to drive for an app.',
        standing: 'optional',
      },
      {
        cover: 'Food and parcel delivery',
        what: 'Insurers treat delivery differently from carrying passengers. For delivery you need your insurer’s separate consent, or a commercial policy.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'These policies usually do not pay for:',
    items: [
      'Passengers who wave you down on the street, and cash trips outside the app.',
      'Damage to your own car that is your fault, or from hail, fire or theft, unless you or the company has added that coverage. If another insured driver was at fault, direct compensation for property damage (DCPD), a part of auto policies, usually pays that share. Ask whether yours or the company’s does while the app is on.',
      'Delivery, if your insurer agreed only to carrying passengers.',
      'Trips by a driver without the required class of licence.',
      'Lost income while your car is being repaired.',
    ],
  },
  sections: [
    {
      heading: 'The vehicle',
      paragraphs: [
        'For rideshare, the vehicle must originally have been built for {commercialAuto.rideshare.seats} people, the driver included, and must not be used as a taxi. You also need a Class 1, 2 or 4 driver’s licence; the ordinary Class 5 is not enough. For the other rules, search alberta.ca for “ride-for-hire”.',
      ],
    },
    {
      kind: 'table',
      heading: 'Which policy applies to each kind of trip',
      columns: ['Kind of trip', 'Which policy usually applies'],
      rows: [
        [
          'Passengers through an app',
          'For liability claims while you wait, your own policy applies. If it does not pay, the company’s policy does. Once you accept a trip, the company’s policy applies.',
        ],
        ['Food through an app', 'Your own policy, if it allows delivery. Apps differ in what they add.'],
        [
          'Parcels in your own car',
          'A personal policy with an addition (endorsement) for delivery, or a commercial policy',
        ],
        [
          'Passengers in a taxi or limousine',
          'A commercial policy for carrying passengers, with the limits your city requires',
        ],
        [
          'A friend who helps pay for gas',
          'Usually your personal policy, because sharing the cost of a trip is not driving for pay',
        ],
      ],
    },
    {
      heading: 'If you are hurt while driving',
      paragraphs: [
        'Accident benefits, the part of an auto policy for care and income after an injury, are paid no matter who was at fault. Ask your insurer and the company whose policy pays them while the app is on. We could not confirm it. For a collision on or before {reform.lastDay}, income benefits are at most {auto.benefits.incomeMaximum}, for up to {auto.benefits.incomePeriod}. If you are not at fault, you can claim the rest of your lost income from the driver at fault.',
        'For a collision on or after {reform.start}, income benefits are {reform.incomeShare} of net income (take-home pay) while you cannot work. They usually end at {reform.incomeAge}, or later for people close to that age. Pay above {reform.incomeLimit} before tax does not count. The new benefits replace most injury lawsuits, which are not allowed. The insurer will ask for proof of what you earn from the app.',
        'If workers’ compensation (WCB) covers you for the trip, it usually applies instead. You then cannot sue {reform.wcbNoSuit}. An Alberta bill, {reform.wcbBill}, is about collisions on or after {reform.start}. According to a summary, people on workers’ compensation get none of the new benefits and cannot sue. We could not confirm that the bill was passed; WCB-Alberta can tell you what applies to you.',
      ],
    },
    {
      heading: 'What to tell your insurer',
      paragraphs: [
        'Insurers ask which apps you use, whether you carry passengers or food, and roughly how many hours a week you drive for them. Ask your insurer whether it allows this, and whether your policy needs an addition (endorsement). Get the answers in writing. If your insurer does not allow driving for an app, a licensed broker can look for one that does.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'The price of your own policy usually depends on:',
    items: [
      { factor: 'Type of work', why: 'Whether you carry passengers, food or parcels.' },
      {
        factor: 'Hours and distance',
        why: 'More time on the road means more chances of a collision.',
        scale: ['a few hours', 'full time'],
      },
      {
        factor: 'Record',
        why: 'At-fault claims and tickets, as for any driver.',
        scale: ['clean record', 'claims, tickets'],
      },
      {
        factor: 'Vehicle and city',
        why: 'Repair costs, theft and traffic.',
        scale: ['cheap to repair', 'often stolen, heavy traffic'],
      },
      {
        factor: 'Coverage for your own car',
        why: 'Collision, comprehensive and their deductibles.',
        scale: ['higher deductibles', 'lower deductibles'],
      },
    ],
  },
  checklist: {
    intro: 'Some of this is in the app, or on your pink card (proof of insurance).',
    items: [
      'Apps you drive for, and what you carry',
      'Hours a week and distance a year',
      'Class of licence, and your official driving record (driver’s abstract)',
      "The company's insurance certificate",
      'Your current policy and its renewal date',
      'Vehicle year, make and model',
    ],
  },
  questions: [
    'rideshare-tell-insurer',
    'rideshare-app-on-waiting',
    'rideshare-food-delivery',
    'rideshare-which-licence',
  ],
  nextStep: {
    text: 'Tell us how you use the car. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'commercial-auto',
    label: 'Ask for a rideshare quote',
  },
};
