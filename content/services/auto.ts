import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const autoService: ServicePage = {
  id: 'auto',
  path: '/insurance/auto',
  title: 'Car insurance in Alberta: what the law asks, what you add',
  description:
    'What Alberta drivers must carry, what is optional, how prices are set, and {before reform.start: what changes}{from reform.start: what changed} on {reform.start}. Then ask one licensed broker partner.',
  heading: 'Car insurance in Alberta',
  lead: 'Every car on an Alberta road needs insurance. Here is what the law asks for, what you may add, and {before reform.start: what changes}{from reform.start: what changed} on {reform.start}.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCE_PAGES.takeAllComers, SOURCES.alberta, SOURCES.airb, SOURCES.airbForDrivers, SOURCES.ibc],
  related: [
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Driving for a ride-hailing app', to: '/business/rideshare' },
    { label: 'Motorcycle insurance', to: '/insurance/motorcycle' },
    { label: 'RVs, trailers and motorhomes', to: '/insurance/rv-and-trailer' },
    { label: 'Questions about auto insurance', to: '/faq/auto' },
  ],
  card: {
    id: 'auto',
    name: 'Auto insurance',
    description:
      'Liability, accident benefits and damage to your own car. Collisions from {reform.start} on follow new rules.',
    imageUrl: '/illustrations/auto.svg',
    features: [
      'What the law asks for, before and after {reform.start}',
      'Collision, comprehensive and the common endorsements in plain words',
      'What to have ready, so that a broker partner asks only once',
    ],
    coverages: [
      'Third-party liability',
      'Accident benefits',
      'Direct compensation for property damage',
      'Collision',
      'Comprehensive',
      'Family protection (SEF 44)',
    ],
    longDescription:
      'Car insurance in Alberta is partly set by law and partly your choice. The law asks for coverage toward other people and for care after an injury. Damage to your own car is included when an identified, insured driver is at fault; collision and comprehensive are up to you. A licensed broker partner can explain the choices and quote.',
  },
  order: [
    'whatItIs',
    'change',
    'before',
    'covers',
    'sections',
    'doesNotCover',
    'after',
    'checklist',
    'priceDrivers',
  ],
  whatItIs: [
    'Car insurance does three jobs. It pays other people when you injure them or damage their property. It pays for care and lost income after an injury, whoever caused the collision. And it pays for damage to your own car, partly by law and partly if you choose.',
    'The law requires the first two. Damage to your own car is divided. The part for which another, identified and insured driver is at fault comes with every policy (direct compensation, see below). The rest, such as your own share of a collision, hail or theft, is your choice, though a lender or a leasing company may require it.',
    'Private insurers sell the policies, a provincial board watches the prices, and licensed brokers explain and arrange the coverage. This site does none of that: it brings your request to one licensed broker partner.',
  ],
  change: {
    heading: '{before reform.start: What changes on}{from reform.start: What changed on} {reform.start}',
    on: '2027-01-01',
    intro:
      '{before reform.start: Alberta moves}{from reform.start: Alberta has moved} to a system called Care-First. It applies to collisions on or after {reform.start}. Earlier collisions stay under the older rules.',
    beforeLabel: 'Until {reform.lastDay}',
    afterLabel: 'From {reform.start}',
    rows: [
      {
        what: 'Medical care and rehabilitation',
        before: 'Up to {auto.benefits.medical} for each person, within {auto.benefits.medicalPeriod}.',
        after: 'Eligible care without a money limit, for life if it is needed.',
      },
      {
        what: 'Lost income',
        before:
          '{auto.benefits.incomeShare} of gross pay, at most {auto.benefits.incomeMaximum}, for up to {auto.benefits.incomePeriod}.',
        after:
          '{reform.incomeShare} of net income, on gross pay up to {reform.incomeLimit}, usually to {reform.incomeAge}.',
      },
      {
        what: 'Lasting impairment',
        before: 'No benefit of its own. You claim from the driver at fault, in court if need be.',
        after: 'A new benefit of up to {reform.impairment}.',
      },
      {
        what: 'Suing the driver at fault',
        before: 'Possible, with a cap on pain and suffering for minor injuries.',
        after:
          'Mostly not allowed. Losses above the benefit limits can still be claimed. So can pain and suffering, if the driver is convicted of a listed offence under the {reform.suits}.',
      },
      {
        what: 'Disputes about benefits',
        before: 'With the insurer, then in court.',
        after: 'Heard by a new Care-First tribunal.',
      },
      {
        what: 'Limits on price increases',
        before:
          'The good driver cap: {auto.goodDriver.cap} at renewal for drivers with a good record, and the Grid as a ceiling for basic coverage.',
        after:
          "At most {reform.individualCap} at renewal from an insurer's rate change, and {reform.insurerCap} a year on average across an insurer's drivers. The Grid {before reform.start: is}{from reform.start: was} scheduled to end on that day.",
      },
    ],
    note: '{before reform.start: Figures of the new system come from published designs and may still change by regulation.}{from reform.start: Figures of the new system come from designs published before it began.} Sums marked "about" are indexed to prices. People on workers\' compensation are left out of the new benefits, according to a summary of {reform.wcbBill}.',
  },
  figures: { before: ['care-first'] },
  covers: {
    intro:
      'SEF stands for standard endorsement form. {before reform.start: The numbers below belong to the policy in use until {reform.lastDay}. The Superintendent of Insurance has drafted new forms for {reform.start}, to be finalized in {reform.forms}.}{from reform.start: The numbers below belong to the policy in use until {reform.lastDay}; the forms were redrafted for {reform.start}. Your own certificate shows the numbers that apply.}',
    rows: [
      {
        cover: 'Third-party liability',
        what: 'Injury and damage you cause to others. {before reform.start: Until {reform.lastDay} the minimum is {auto.liability.minimum}. We found no published change for {reform.start}.}{from reform.start: Until {reform.lastDay} the minimum was {auto.liability.minimum}. When we last checked we had found no published change.} Many drivers carry {auto.liability.common}.',
        standing: 'required',
      },
      {
        cover: 'Accident benefits',
        what: 'Care and income after an injury, for the driver, passengers and pedestrians, whoever was at fault. Amounts {before reform.start: change}{from reform.start: changed} on {reform.start}; see the box above.',
        standing: 'required',
      },
      {
        cover: 'Direct compensation for property damage (DCPD)',
        what: 'Since {auto.dcpd.since} your own insurer pays for damage to your car to the extent you were not at fault. It does not apply when the other vehicle is unknown or uninsured. The reform of {reform.start} is about injuries.',
        standing: 'required',
      },
      {
        cover: 'Collision',
        what: 'Your share of the damage when you hit a vehicle or an object, or roll over. You pay the deductible.',
        standing: 'optional',
      },
      {
        cover: 'Comprehensive',
        what: 'Hail, wind, fire, theft, vandalism, broken glass and animals on the road, subject to the policy wording.',
        standing: 'optional',
      },
      {
        cover: 'Loss of use (SEF 20)',
        what: 'A rental car or other transport while yours is repaired after an insured loss, up to a limit.',
        standing: 'optional',
      },
      {
        cover: 'Rented or borrowed cars (SEF 27)',
        what: 'Damage to a car you rent or borrow in Canada or the United States, for a limited number of days.',
        standing: 'optional',
      },
      {
        cover: 'New car value (SEF 43R or 43R(L))',
        what: 'Waives depreciation on a new or leased car in its first years.',
        standing: 'optional',
      },
      {
        cover: 'Family protection (SEF 44)',
        what: 'Pays up to your own liability limit when the driver at fault has too little insurance, or none, and you could have sued. For collisions from {reform.start} on most lawsuits are closed, so it answers in fewer cases: those abroad and those that stay open.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'These usually fall outside a personal policy, or need an endorsement first.',
    items: [
      'Wear, rust and mechanical breakdown.',
      'Carrying people or goods for pay, unless the policy says so. Ride-hailing and delivery are the usual surprises.',
      'Hail, if the policy carries the endorsement that removes it (SEF 13H).',
      'Rock damage to the windshield, if glass coverage is limited (SEF 13D).',
      'Belongings stolen from the car; a home or tenant policy may respond instead.',
      'Driving by someone the policy excludes, or without a valid licence.',
    ],
  },
  sections: [
    {
      heading: 'Who pays for what after a collision',
      paragraphs: [
        "Under direct compensation (DCPD) you deal with your own insurer. Each driver is given a share of the fault. In the rate board's own example, a driver who is {auto.dcpd.exampleFault} at fault has {auto.dcpd.examplePaid} of the damage paid under DCPD. The rest needs collision coverage. DCPD changes who pays, not how much is paid. If the other car drove off or has no insurance, DCPD does not apply; collision coverage can.",
        'Report a collision to police if someone is hurt or killed, if a driver left the scene, or if the total damage is more than {auto.collision.reportFrom}. That threshold dates from {auto.collision.reportSince} and may be indexed later.',
      ],
    },
    {
      heading: 'Proof of insurance, and driving without it',
      paragraphs: [
        'You need proof of insurance to register a car. A car you have just bought must be insured before you drive it. If you already have a policy, one brokerage gives you {auto.newCar.days} to add the car. Until then it has no more coverage than the car with the least on that policy. Ask yours first. The pink card may be on paper or, if your insurer offers it, on your phone; registry agents take both.',
        'A first conviction for driving uninsured costs {auto.uninsured.firstMinimum} to {auto.uninsured.firstMaximum}, plus a surcharge. A second one within {auto.uninsured.againPeriod} costs {auto.uninsured.againMinimum} to {auto.uninsured.againMaximum}. The car may be seized, and you would pay for any damage yourself.',
      ],
    },
    {
      kind: 'table',
      heading: 'When your case is not the usual one',
      columns: ['Your case', 'What to know'],
      rows: [
        [
          'You have just moved to Alberta',
          'Register the car within {auto.licence.registerVehicle} and exchange a licence from elsewhere within {auto.licence.exchange}. A letter from your old insurer about years without a claim may count.',
        ],
        [
          'Tickets',
          'A minor one may raise the price at renewal, often for some years. Serious ones count for longer. Parking tickets do not count.',
        ],
        [
          'Impaired driving',
          'A first roadside sanction (IRS: FAIL) brings {auto.impaired.noDriving} without any driving, then a further suspension of {auto.impaired.further}. Insurers may move you to a plan for high risks, or not renew.',
        ],
        [
          'Nobody seems to want to insure you',
          'For basic coverage insurers are held to a rule called take all comers. The Superintendent of Insurance explained in a bulletin what they may and may not do to avoid it. Optional coverage is another matter. The price may be high, and a clean record brings it down again.',
        ],
        [
          'A friend borrows the car',
          'Your policy usually follows the car: a claim counts on it, with your deductible. Somebody who drives it often, or lives with you, has to be named.',
        ],
        [
          'You want to leave before renewal',
          'You may cancel at any time. Insurers commonly keep a little more than the share of the days used. Have the new policy in force first.',
        ],
      ],
    },
    {
      kind: 'example',
      heading: 'A left turn, worked through',
      example: {
        story: [
          'Priya turns left and a car comes through on a late yellow light. Insurers put half of the fault on each. Her car needs $9,000 of repairs. She has collision coverage with a deductible of $1,000.',
        ],
        lines: [
          { what: 'Paid under direct compensation, for the half that is not her fault', amount: '$4,500' },
          { what: 'The half that is her fault', amount: '$4,500' },
          { what: 'Deductible on the collision part', amount: '−$1,000' },
          { what: 'Paid under collision', amount: '$3,500' },
          { what: 'Paid by Priya', amount: '$1,000' },
        ],
        result: 'Without collision coverage she would have paid $4,500 herself.',
      },
    },
    {
      heading: 'Why prices rose',
      paragraphs: [
        'The average premium for a private car was put at {auto.averagePremium}. Insurers paid {auto.insurersPaid2024} that year, according to the Superintendent. Injury claims, theft, hail and the price of parts stand behind it. Your own price depends on your record and your car, not on the average.',
      ],
    },
  ],
  priceDrivers: {
    intro:
      'Each insurer has its own rating plan, filed with the Automobile Insurance Rate Board. These things normally count.',
    items: [
      {
        factor: 'Your driving record',
        why: 'At-fault claims, usually over {auto.rating.claimYears}, and traffic convictions weigh the most.',
      },
      { factor: 'Experience', why: 'Years with a licence, age and, with some insurers, gender.' },
      { factor: 'The vehicle', why: 'Repair costs, theft record and safety of that model and year.' },
      { factor: 'How you use it', why: 'Commuting, distance, business use.' },
      { factor: 'Where it is kept', why: 'Claims in your rating territory.' },
      {
        factor: 'Coverage and deductible',
        why: 'Higher limits cost more; a higher deductible may lower the price.',
      },
      {
        factor: 'Discounts to ask about',
        why: 'More than one vehicle, home and car with one insurer, anti-theft devices, driver training, winter tires, a driving app. Each insurer decides; an app can also raise the price.',
      },
    ],
  },
  checklist: {
    intro: 'A broker partner will ask about these. Leave out what you do not have.',
    items: [
      'Year, make and model of each vehicle, and the VIN if you have it',
      'How the vehicle is used and about how far it goes in a year',
      'Who drives it, and the year each person was first licensed',
      'Claims and tickets in recent years',
      'Your current policy and its renewal date',
      'The coverage you have in mind, or "not sure"',
      'Lease or loan papers, if they ask for certain coverage',
    ],
  },
  questions: [
    'auto-compulsory-cover',
    'auto-how-much-liability',
    'auto-changes-in-2027',
    'auto-price-caps',
    'auto-new-driver',
    'auto-driving-uninsured',
    'auto-winter-tires-telematics',
  ],
  nextStep: {
    text: 'Tell us about the car and the drivers. One licensed broker partner gets your request and is asked to contact you within {site.promise}. You have no coverage until the broker or insurer confirms it in writing.',
    quoteType: 'auto',
    label: 'Ask for an auto quote',
  },
};
