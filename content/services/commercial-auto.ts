import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import type { ServicePage } from './service-page.ts';

export const commercialAutoService: ServicePage = {
  id: 'commercial-auto',
  path: '/commercial-auto',
  alsoAt: ['/insurance/commercial-auto'],
  title: 'Commercial auto insurance in Alberta, van to fleet',
  description:
    'When a vehicle needs a commercial policy in Alberta, what counts as a fleet, minimum limits for carriers, cargo, and the Safety Fitness Certificate.',
  heading: 'Commercial auto insurance',
  lead: 'A vehicle that is used for work, such as a van with tools, a delivery car or a gravel truck, often needs a commercial policy.',
  reviewedOn: '2026-11-26',
  pointers: [SOURCE_PAGES.safetyFitness, SOURCE_PAGES.draftForms, SOURCE_PAGES.airbCareFirst],
  related: [
    { label: 'Driving for a rideshare app', to: '/business/rideshare' },
    { label: 'Contractors', to: '/business/contractors' },
    { label: 'Business insurance', to: '/business' },
    { label: 'Questions about work vehicles', to: '/faq/commercial-auto-and-rideshare' },
  ],
  card: {
    id: 'commercial-auto',
    name: 'Commercial auto insurance',
    description: 'Vans, pickups, trucks and fleets that carry tools, goods or people for work.',
    imageUrl: '/illustrations/commercial-auto.svg',
    features: [
      'When a vehicle needs a commercial policy',
      'Rules for fleets, cargo and trucking companies',
      'Who needs a Safety Fitness Certificate',
    ],
    coverages: [
      'Third-party liability',
      'Accident benefits',
      'Collision and comprehensive',
      'Cargo',
      'Hired and non-owned auto',
      'Attached equipment',
    ],
    longDescription:
      'Commercial auto insurance is for vehicles that carry tools, goods, trailers or paying passengers for work. Minimum limits for carriers are higher than for private drivers, and heavy vehicles need a Safety Fitness Certificate. A licensed broker partner can find out which policy each vehicle needs, and quote a price.',
  },
  order: [
    'whatItIs',
    'sections',
    'change',
    'before',
    'covers',
    'doesNotCover',
    'after',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'Commercial auto insurance covers vehicles used in a business. As with a private car, the law requires two coverages. Third-party liability is for harm to others, and accident benefits are for care and lost income. A policy also includes direct compensation for property damage (DCPD), unless you opt out. After a collision, DCPD pays for the damage to your vehicle, to the extent that your driver was not at fault. The use, the limits and the optional coverages differ from those of a private car.',
    'Personal policies usually do not cover carrying people or goods for pay, unless the insurer has agreed, so ask first. Also tell the insurer if a company owns the vehicle or staff drive it. The same goes if you carry tools, pull a trailer, clear snow or deliver food for work.',
    'Businesses with {commercialAuto.fleet} can ask for a fleet policy. It is one contract for all vehicles and drivers. With fewer vehicles, each one is usually priced separately.',
  ],
  change: {
    heading: '{before reform.start: What changes on}{from reform.start: What changed on} {reform.start}',
    on: '2027-01-01',
    intro:
      'Care-First is Alberta’s new auto insurance system, for collisions on or after {reform.start}. Under it, auto insurers pay for care and lost income, whoever was at fault. The system applies to work vehicles too. People who receive workers’ compensation might get no Care-First benefits (see below).',
    beforeLabel: 'Until {reform.lastDay}',
    afterLabel: 'From {reform.start}',
    rows: [
      {
        what: 'Care after an injury',
        before:
          'Up to {auto.benefits.medical} for each person under accident benefits, within {auto.benefits.medicalPeriod}.',
        after: 'Care that the rules allow, with no limit in dollars or years.',
      },
      {
        what: 'Lost income',
        before:
          'At most {auto.benefits.incomeMaximum}, for up to {auto.benefits.incomePeriod}. People who are not at fault can claim the rest from the driver at fault.',
        after:
          '{reform.incomeShare} of net income (take-home pay) while the injury keeps the person from working, usually until {reform.incomeAge}. People close to that age may get it longer. Pay above {reform.incomeLimit} before tax does not count.',
      },
      {
        what: 'Claims against your business',
        before: 'Injured people can sue the driver at fault and the owner of the vehicle.',
        after:
          'For collisions in Alberta, most lawsuits over injuries are not allowed, because benefits take their place. Injured people can still sue for losses that the benefits do not replace, such as part of a high income. They can sue for pain and suffering if the driver is convicted of a serious offence that the law lists. Liability coverage is still required. Collisions outside Alberta can follow other rules.',
      },
    ],
    note: "WCB-Alberta, the workers' compensation board, usually covers a worker who is hurt on the road. According to a summary of {reform.wcbBill}, people who receive workers' compensation for the injury get no Care-First benefits and cannot sue. We have read only the summary, dated {reform.wcbRead}, and could not confirm that the bill was passed; WCB-Alberta can tell you what applies to you.",
  },
  covers: {
    intro: 'Most of these are parts of a commercial auto policy; some are sold separately.',
    rows: [
      {
        cover: 'Third-party liability',
        what: 'Injury and damage to others. {before reform.start: The minimum for most vehicles is {auto.liability.minimum}. We found no rule that changes it on {reform.start}.}{from reform.start: Until {reform.lastDay}, the minimum for most vehicles was {auto.liability.minimum}. We found no rule that changed it.} According to Alberta Transportation, trucking and bus companies (commercial carriers) need at least {commercialAuto.carrier.liability}, or {commercialAuto.carrier.dangerousGoods} for certain dangerous goods. A broker can tell you which minimum applies to your vehicles.',
        standing: 'required',
      },
      {
        cover: 'Accident benefits',
        what: 'Care and income for people hurt in the vehicle, and for pedestrians and cyclists it hits. The amounts {before reform.start: change}{from reform.start: changed} on {reform.start}.',
        standing: 'required',
      },
      {
        cover: 'Direct compensation for property damage (DCPD)',
        what: 'In a collision, the share of the damage to your vehicle that was not your driver’s fault. DCPD does not apply if the other vehicle is unknown or uninsured. Collisions outside Alberta can follow other rules.',
        standing: 'unlessOptedOut',
      },
      {
        cover: 'Collision and comprehensive',
        what: 'Damage to your own vehicle in a collision, or by hail, fire, theft or vandalism. Lenders and leasing companies usually require both.',
        standing: 'optional',
      },
      {
        cover: 'Cargo',
        what: 'Loss of or damage to goods you carry for others. Commercial carriers, such as trucking companies, must have it. The minimum rises with the weight of the vehicle: from only {commercialAuto.carrier.cargoFrom} for the lightest vehicles to {commercialAuto.carrier.cargoTo} for the heaviest. A load can be worth far more.',
        standing: 'separate',
      },
      {
        cover: 'Attached equipment',
        what: 'Damage to racks, cranes, plows, refrigeration units, signs and printed wraps.',
        standing: 'optional',
      },
      {
        cover: 'Hired and non-owned auto',
        what: 'The business’s liability when staff use their own cars or a rental for work. It does not insure the employee or the employee’s car.',
        standing: 'optional',
      },
      {
        cover: 'Loss of use',
        what: 'The cost of another vehicle, up to a limit, while yours is repaired after damage that the policy covers.',
        standing: 'optional',
      },
      {
        cover: 'Tools and stock inside',
        what: 'The auto policy usually does not pay if these are stolen. DCPD may pay for contents damaged in a collision that was not your driver’s fault. Tools or property coverage can be added.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'A commercial auto policy usually does not pay for:',
    items: [
      'Claims from a use the insurer was not told about, such as delivery or passengers.',
      'Damage to your vehicle when the driver is excluded from the policy, or lacks the right class of licence. Under some policies, also when the insurer has not accepted the driver.',
      'Tools, stock and customers’ goods, unless cargo or property coverage is added.',
      'Losses on longer trips than you told the insurer about, or in the United States if the policy does not allow driving there.',
      'Mechanical breakdown and wear.',
      'Injury or damage caused by operating a machine mounted on the vehicle, such as a crane, at a job site. General liability often covers this.',
    ],
  },
  sections: [
    {
      heading: 'When a personal policy is not enough',
      paragraphs: ['A vehicle may need a commercial policy if any of these is true:'],
      bullets: [
        'You are paid to carry people or goods in it',
        'It carries tools or ladders, or pulls a trailer, most days',
        'A company owns or leases it, or the company name is on the door',
        'Employees drive it, or you drive it to several job sites a day',
        'It has a plow or a sander in winter',
      ],
    },
    {
      kind: 'table',
      heading: 'By kind of work',
      columns: ['Work', 'What insurers look at'],
      rows: [
        [
          'Taxi and limousine',
          'The passenger insurance set by the province, the liability limit set by the city, night shifts, and each driver’s class of licence and record',
        ],
        [
          'Courier and parcels',
          'Stops in a day, the value of the parcels, theft while the van is left running, and loads left in it overnight',
        ],
        [
          'Hauling with a pickup and trailer (hot shot)',
          'The weight of truck and trailer together, cargo, and trips outside Alberta. Also: whose policy applies when you drive empty, yours or that of the company you haul for',
        ],
        [
          'Dump truck and gravel',
          'Rollovers while the dump box is raised, rocks that fall on the road, seasonal use, and the liability limit that a site requires',
        ],
        [
          'Shuttle and small bus',
          'The number of seats, who the passengers are, and the Safety Fitness Certificate',
        ],
        [
          'Snow clearing',
          'The plow and the sander as attached equipment, night work, and people who slip on the ice. Their claims are paid under general liability, a separate policy, and only if it includes snow clearing',
        ],
      ],
    },
    {
      heading: 'Safety Fitness Certificate',
      paragraphs: [
        'A Safety Fitness Certificate is the province’s permission to operate certain commercial vehicles. A carrier is the person or company responsible for operating a vehicle, often its owner. Two limits below are about the registered weight of a truck, a trailer or both together: the weight with the load, as on the registration. A carrier must have the certificate for:',
      ],
      bullets: [
        'Trips only within Alberta, from a weight of {commercialAuto.safety.inside}',
        'Trips outside Alberta, above a weight of {commercialAuto.safety.outside}',
        'Vehicles built for {commercialAuto.safety.persons}, the driver included',
      ],
    },
    {
      heading: 'How a new carrier gets the certificate',
      paragraphs: [
        'New carriers must take an online course, pass a test and pay a fee. Within {commercialAuto.safety.review} of getting the certificate, a new carrier must have a compliance review, a check of whether it follows the safety rules.',
      ],
    },
    {
      heading: 'Drivers',
      paragraphs: [
        "To drive a tractor-trailer, you must have a Class 1 licence. Since {commercialAuto.class1.pathway}, new drivers train for this licence in a program called the Class 1 Learning Pathway. Insurers look at each driver's class, experience and record, and ask for a driver’s abstract, which is the official driving record. Many policies also allow personal trips by the drivers you have named; the application asks about such trips.",
      ],
    },
    {
      heading: 'After a collision',
      paragraphs: [
        'You must report a collision to police if someone is hurt or killed, a driver leaves the scene, or total damage is more than {auto.collision.reportFrom}. If someone is hurt, call 9-1-1. Tell your insurer about any collision.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers look at these:',
    items: [
      {
        factor: 'Vehicles',
        why: 'How many there are, and their weight, age and value.',
        scale: ['few, light', 'many, heavy'],
      },
      {
        factor: 'Use and distance',
        why: 'A truck on long hauls usually costs more to insure than a van in the city.',
        scale: ['local trips', 'long haul'],
      },
      {
        factor: 'Load',
        why: 'Your own tools, other people’s goods, livestock, dangerous goods or passengers.',
        scale: ['your own tools', 'dangerous goods'],
      },
      {
        factor: 'Drivers',
        why: 'Class of licence, years of experience, age and record.',
        scale: ['experienced, clean record', 'new, or with claims'],
      },
      {
        factor: 'Claims',
        why: 'Past claims of the business and of each driver.',
        scale: ['none', 'several'],
      },
      {
        factor: 'Trips to the United States',
        why: 'American rules may require higher limits, and proof of insurance filed with American authorities.',
        scale: ['none', 'regular trips'],
      },
      {
        factor: 'Safety program',
        why: 'Devices that record driving (telematics), dash cameras, training and maintenance records.',
        scale: ['in place', 'none'],
      },
    ],
  },
  checklist: {
    intro: 'A broker usually asks about these:',
    items: [
      'Legal name and what the vehicles are used for',
      'Year, make, model and weight of each vehicle',
      'Drivers with class of licence and driver’s abstracts',
      'How far you drive, in which provinces, and any trips to the United States',
      'What you carry, its highest value, and whether it belongs to others',
      'A letter from each earlier insurer that lists your claims',
      'Safety Fitness Certificate, if you have one',
      'Contracts that require a liability limit',
    ],
  },
  questions: [
    'commercial-auto-when-needed',
    'commercial-auto-what-is-a-fleet',
    'commercial-auto-minimum-liability',
    'commercial-auto-ride-hailing',
    'commercial-auto-employee-cars',
    'commercial-auto-tools-inside',
  ],
  nextStep: {
    text: 'List the vehicles, the drivers and the work. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'commercial-auto',
    label: 'Ask for a commercial auto quote',
  },
};
