import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import type { SubjectPage } from './subject-page.ts';

export const motorcycle: SubjectPage = {
  slug: 'motorcycle',
  name: 'Motorcycle insurance',
  summary: 'The law for riders, storing the bike over winter, gear, and injuries.',
  imageUrl: '/illustrations/motorcycle.svg',
  under: 'specialty',
  path: '/insurance/motorcycle',
  title: 'Motorcycle insurance in Alberta: riding season and lay-up',
  description:
    'Class 6, what the law requires of riders in Alberta, storing the bike over winter, gear, and what {before reform.start: changes}{from reform.start: changed} for injuries on {reform.start}.',
  heading: 'Motorcycle insurance in Alberta',
  lead: 'On the road, a motorcycle must be insured like a car. This page explains what the law requires, what you can add, and how coverage works while the bike is stored for the winter (lay-up).',
  reviewedOn: '2026-11-26',
  pointers: [SOURCE_PAGES.registration, SOURCE_PAGES.airbCareFirst],
  related: [
    { label: 'Auto insurance', to: '/insurance/auto' },
    { label: 'Specialty insurance', to: '/insurance/specialty' },
    { label: 'RV and trailer insurance', to: '/insurance/rv-and-trailer' },
    { label: 'Care-First, the new rules for drivers', to: '/blog/alberta-care-first' },
  ],
  parts: [
    {
      kind: 'timeline',
      heading: 'A riding year',
      steps: [
        {
          when: 'Before the first ride',
          what: 'You must have registration, insurance and a licence: Class 6, the class for motorcycles. To learn under a supervising rider, you need a Class 7 or a car licence. A bike you have just bought must be insured before you ride it.',
        },
        {
          when: 'Spring',
          what: 'After a lay-up, the coverage that you paused must be back in force before the first ride.',
        },
        {
          when: 'Summer',
          what: 'Theft and hail are covered, at home and on the road, if you have one of two optional coverages. Comprehensive is for most causes other than a crash; specified perils is for the causes on its list.',
        },
        {
          when: 'Fall: lay-up',
          what: 'Many insurers let you pause road coverage, which is the coverage for riding, and keep comprehensive or specified perils. Both cover fire and theft. If snow brings the shed roof down, usually only comprehensive pays.',
        },
      ],
    },
    {
      kind: 'coverage',
      heading: 'What the law requires, and what you may add',
      intro:
        'As with a car, the law requires the first two coverages. The third is included unless you opt out of it.',
      rows: [
        {
          cover: 'Third-party liability',
          what: 'Injury and damage you cause to others. {before reform.start: The minimum limit is {auto.liability.minimum}. We found no rule that changes it on {reform.start}.}{from reform.start: Until {reform.lastDay}, the minimum limit was {auto.liability.minimum}. We found no rule that changed it.} Many riders carry {auto.liability.common}.',
          standing: 'required',
        },
        {
          cover: 'Accident benefits',
          what: 'Care and part of your lost income after an injury, no matter who was at fault. The amounts {before reform.start: change}{from reform.start: changed} on {reform.start}.',
          standing: 'required',
        },
        {
          cover: 'Direct compensation for property damage (DCPD)',
          what: 'The share of the damage to your bike that was not your fault, if the other vehicle is known and insured.',
          standing: 'unlessOptedOut',
        },
        {
          cover: 'Collision',
          what: 'Damage to your bike in a crash that was wholly or partly your fault, for example when you slide on gravel.',
          standing: 'optional',
        },
        {
          cover: 'Comprehensive or specified perils',
          what: 'Theft, fire and hail. Comprehensive also covers vandalism and hitting a wild animal; specified perils is only for the causes on its list.',
          standing: 'optional',
        },
        {
          cover: 'Gear and accessories',
          what: 'Helmet, leathers, bags and added parts, above the policy’s small standard limit.',
          standing: 'optional',
        },
      ],
    },
    {
      heading: 'If you are hurt',
      paragraphs: [
        'For a collision on or before {reform.lastDay}, accident benefits pay for care up to {auto.benefits.medical} within {auto.benefits.medicalPeriod}. The rider and a passenger each have this limit. For a collision on or after {reform.start}, eligible care has no dollar or time limit. While an injury keeps you from working, the insurer pays {reform.incomeShare} of your net income (take-home pay). Pay above {reform.incomeLimit} before tax does not count.',
        'In return for the larger benefits, most injury lawsuits against the driver at fault are not allowed for collisions on or after {reform.start}. You may still sue for losses above the benefit limits. You may also sue for pain and suffering if the driver is convicted of certain offences under the {reform.suits}. The auto insurance page compares both sets of rules.',
      ],
    },
    {
      kind: 'table',
      heading: 'Mopeds, e-bikes and borrowed bikes',
      columns: ['The case', 'What to know'],
      rows: [
        [
          'A moped or a small gas scooter',
          'On the road, it must be registered and insured. The rider must have a driver’s licence and wear a motorcycle helmet. A scooter with an engine above {specialty.moped.engine} counts as a motorcycle.',
        ],
        [
          'An e-bike',
          'The law requires no insurance for a power bicycle with a motor of up to {specialty.ebike.power} and a top speed of {specialty.ebike.speed}. A home or tenant policy may cover its theft; many limit or exclude it.',
        ],
        [
          'A friend rides your motorcycle',
          'Your policy usually applies if your friend has your permission and a Class 6 licence. Damage to the bike is covered only if you have collision, and your deductible applies. An at-fault claim can affect your record.',
        ],
        [
          'You rent a motorcycle',
          'For injury or damage you cause in Alberta, your own auto policy, if you have one, usually pays before the rental company’s. Ask your insurer whether your own policy extends to a rented motorcycle. The rental contract shows what you pay for damage to the bike.',
        ],
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What is left out',
      intro: 'Most motorcycle policies do not pay for:',
      items: [
        'Damage during track days, races and timed events.',
        'A crash while the rider has no motorcycle licence, unless the rider keeps to the rules for learners. The insurer may pay people who were hurt, and then claim the amount back from the rider.',
        'A crash while road coverage is paused.',
        'A crash while you deliver food or parcels for pay.',
        'Accessories worth more than the standard limit, unless you listed them.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'Insurers look at:',
      items: [
        {
          factor:
            'The kind of bike, its engine size and its value: a sport bike usually costs more to insure than a cruiser',
          scale: ['cruiser', 'sport bike'],
        },
        {
          factor: 'How many years you have had a Class 6 licence, your age, and any training course',
          scale: ['many years, a course', 'new licence'],
        },
        { factor: 'Your claims and convictions, including those in a car', scale: ['none', 'several'] },
        { factor: 'Where the bike is kept, and how it is locked', scale: ['locked garage', 'street'] },
        { factor: 'How far you ride, and whether you commute', scale: ['little riding', 'daily commute'] },
        {
          factor: 'Which optional coverages you add, and their deductibles (the part of a loss that you pay)',
          scale: ['higher deductibles', 'more coverages'],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'The registration shows some of these facts.',
      items: [
        'Year, make, model and engine size',
        'How long you have had a Class 6 licence, and any training course',
        'Claims and tickets, with a motorcycle or a car',
        'Where it is kept, summer and winter',
        'Accessories and gear, with values',
        'Kilometres a year, and whether you carry passengers',
      ],
    },
  ],
  questions: [
    'motorcycle-lay-up',
    'motorcycle-learner',
    'motorcycle-gear',
    'motorcycle-stolen',
    'motorcycle-united-states',
    'motorcycle-dirt-bike',
  ],
  nextStep: {
    text: 'Tell us about the bike and the rider. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'specialty',
    label: 'Ask for a motorcycle quote',
  },
};
