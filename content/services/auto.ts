import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const autoService: ServicePage = {
  id: 'auto',
  path: '/insurance/auto',
  title: 'Car insurance in Alberta: what is required and optional',
  description:
    'What Alberta drivers must carry, what is optional, how prices are set, and {before reform.start: what changes}{from reform.start: what changed} on {reform.start}. Then ask one licensed broker at a time.',
  heading: 'Car insurance in Alberta',
  lead: 'Every car on an Alberta road must be insured. Here is what the law requires, what you may add, and {before reform.start: what changes}{from reform.start: what changed} on {reform.start}.',
  reviewedOn: '2026-11-29',
  pointers: [
    SOURCE_PAGES.takeAllComers,
    SOURCE_PAGES.draftForms,
    SOURCE_PAGES.airbCareFirst,
    SOURCE_PAGES.airbCaps,
    SOURCES.ibc,
  ],
  related: [
    { label: 'Your renewal: a checklist', to: '/blog/auto-renewal-checklist' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Driving for a rideshare app', to: '/business/rideshare' },
    { label: 'Motorcycle insurance', to: '/insurance/motorcycle' },
    { label: 'RVs, trailers and motorhomes', to: '/insurance/rv-and-trailer' },
    { label: 'Questions about auto insurance', to: '/faq/auto' },
  ],
  card: {
    id: 'auto',
    name: 'Auto insurance',
    description:
      'Liability, accident benefits and damage to your own car. New rules apply to collisions on or after {reform.start}.',
    imageUrl: '/illustrations/auto.svg',
    features: [
      'What the law requires, before and after {reform.start}',
      'Collision, comprehensive and the common endorsements in plain words',
      'What to have ready for a quote',
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
      'Some car insurance is required by law in Alberta, and some is optional. The law requires coverage for harm to other people and for care after an injury. Coverage for the share of the damage to your car that was another insured driver’s fault is included unless you opt out. Collision and comprehensive are optional. A licensed broker partner can explain the choices and quote.',
  },
  order: [
    'whatItIs',
    { section: 'If your renewal went up' },
    'change',
    'before',
    'covers',
    'doesNotCover',
    'sections',
    'after',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'Car insurance pays others when you are legally responsible for injuring them or damaging their property. It pays for your care and part of your lost income after an injury, no matter who caused the collision. It also pays for damage to your own car, depending on who was at fault and which coverages you have.',
    'The law requires third-party liability and accident benefits. A third coverage, direct compensation for property damage (DCPD), is part of every policy unless you opt out of it. Others are optional, for example for hail or theft. A lender or a leasing company may require them.',
    'Private insurers sell the policies. The Automobile Insurance Rate Board (AIRB), a provincial body, reviews their rates. Licensed brokers and agents advise and arrange the coverage; this site does neither.',
  ],
  change: {
    heading: '{before reform.start: What changes on}{from reform.start: What changed on} {reform.start}',
    on: '2027-01-01',
    intro:
      '{before reform.start: Alberta is moving}{from reform.start: Alberta has moved} to a system called Care-First. Under it, the benefits for injured people are larger, whoever was at fault. In return, most lawsuits over injuries are not allowed. Care-First applies to collisions on or after {reform.start}. Earlier collisions stay under the older rules.',
    beforeLabel: 'Until {reform.lastDay}',
    afterLabel: 'From {reform.start}',
    rows: [
      {
        what: 'Medical care and rehabilitation',
        before: 'Up to {auto.benefits.medical} for each person, within {auto.benefits.medicalPeriod}.',
        after: 'Eligible care, with no dollar or time limit.',
      },
      {
        what: 'Lost income',
        before:
          '{auto.benefits.incomeShare} of gross pay, at most {auto.benefits.incomeMaximum}, while you cannot work at all (total disability), for up to {auto.benefits.incomePeriod}. People who are not at fault can claim the rest from the driver at fault.',
        after:
          '{reform.incomeShare} of net income (take-home pay) while the injury keeps you from working, usually until {reform.incomeAge}. People close to that age may get it longer. Pay above {reform.incomeLimit} before tax does not count.',
      },
      {
        what: 'Permanent impairment (lasting harm to body or mind)',
        before: 'No separate benefit. You can claim from the driver at fault, in court if necessary.',
        after: 'A new benefit of up to {reform.impairment}.',
      },
      {
        what: 'Suing the driver at fault',
        before: 'Possible. For minor injuries, the payment for pain and suffering is capped.',
        after:
          'Mostly not allowed. You can still claim losses above the benefit limits, such as income above the limit. You can claim pain and suffering if the driver is convicted of a listed offence under the {reform.suits}. According to a summary of {reform.wcbBill}, a penalty without a conviction may count too.',
      },
      {
        what: 'Disputes about benefits',
        before: 'You dispute the decision with the insurer, then in court.',
        after: 'A new Care-First tribunal hears disputes.',
      },
      {
        what: 'Limits on price increases',
        before:
          'Under the good driver cap, a rate change {before reform.start: may}{from reform.start: could} add no more than {auto.goodDriver.cap} at renewal for a driver with a clean record. The Grid, a maximum price for liability, accident benefits and DCPD, mainly {before reform.start: protects}{from reform.start: protected} newer drivers.',
        after:
          "One driver's price may rise by no more than {reform.individualCap} at renewal because of a rate change. Averaged over all its drivers, an insurer's rates may rise by no more than {reform.insurerCap} a year. The Grid {before reform.start: is}{from reform.start: was} scheduled to end on {reform.start}.",
      },
    ],
    noteName: 'How certain this is, and who is left out',
    note: '{before reform.start: The new amounts come from published descriptions of Care-First, and regulations may still change them.}{from reform.start: The new amounts come from descriptions published before Care-First began.} Amounts marked “about” go up with inflation. {reform.wcbBill} proposed changes to the new law. We could not confirm that it was passed. We have read two summaries, by the websites CanYouVote (dated {reform.wcbRead}) and The Civics Project, but not its final text. According to the first, people who receive workers’ compensation for their injury get no Care-First benefits. A lawsuit may also be possible against a driver who was given a penalty for a serious offence but was not convicted in court.',
    link: { label: 'Look up a case: who was hurt, and what is paid', to: '/blog/alberta-care-first' },
  },
  covers: {
    intro:
      'The law requires the first two coverages. The third is included unless you opt out of it. You may add the others one by one.',
    more: {
      heading: 'Common endorsements: SEF 20, SEF 27, SEF 43R and SEF 44',
      intro:
        'An endorsement is a written change to a policy, and SEF stands for standard endorsement form. {before reform.start: The numbers below are those of the forms in use until {reform.lastDay}. The Superintendent of Insurance, who supervises insurers for the province, has drafted new forms for {reform.start}. On {reform.formsRead}, the Superintendent’s page still called them drafts.}{from reform.start: The numbers below are those of the forms in use until {reform.lastDay}. The forms were redrafted for {reform.start}, and your own certificate of insurance shows the numbers that apply.}',
      rows: [
        {
          cover: 'Loss of use (SEF 20)',
          what: 'A rental car or other transport while yours is repaired after a loss that the policy covers, up to a limit.',
          standing: 'optional',
        },
        {
          cover: 'Rented or borrowed cars (SEF 27)',
          what: 'Damage to a car you rent or borrow in Canada or the United States, for a limited number of days.',
          standing: 'optional',
        },
        {
          cover: 'New car value (SEF 43R or 43R(L))',
          what: 'Damage to a new or leased car in its first years, without taking off for age and wear (depreciation). 43R(L) is for leased cars.',
          standing: 'optional',
        },
        {
          cover: 'Family protection (SEF 44)',
          what: 'Pays for injuries to you and your family if the driver at fault, whom you could sue, has too little insurance or none. It tops up what the other driver’s insurance pays, up to your own liability limit in total. For collisions on or after {reform.start}, most lawsuits are not allowed, so it applies in fewer cases. One that remains is a collision outside Alberta.',
          standing: 'optional',
        },
      ],
    },
    rows: [
      {
        cover: 'Third-party liability',
        what: 'Injury and damage you cause to others. {before reform.start: The minimum limit is {auto.liability.minimum}. We found no rule that changes it on {reform.start}.}{from reform.start: Until {reform.lastDay}, the minimum limit was {auto.liability.minimum}. We found no rule that changed it.} Many drivers carry {auto.liability.common}.',
        standing: 'required',
      },
      {
        cover: 'Accident benefits',
        what: 'Care and income after an injury, for the driver, passengers, cyclists and pedestrians, no matter who was at fault. The amounts {before reform.start: change}{from reform.start: changed} on {reform.start}.',
        standing: 'required',
      },
      {
        cover: 'Direct compensation for property damage (DCPD)',
        what: 'Since {auto.dcpd.since}, your own insurer pays the share of the damage to your car that was not your fault. DCPD does not apply if the other vehicle is unknown or uninsured.',
        standing: 'unlessOptedOut',
      },
      {
        cover: 'Collision',
        what: 'Damage to your car when it hits a vehicle or an object or rolls over, for the part that DCPD does not pay. You pay the deductible, a dollar amount named in your policy.',
        standing: 'optional',
      },
      {
        cover: 'Comprehensive',
        what: 'Theft, broken glass, and damage by hail, wind, fire, vandals or a wild animal on the road.',
        standing: 'optional',
      },
      {
        cover: 'Benefits above the Care-First limits',
        what: 'Pays for injury losses above the standard benefits, for collisions on or after {reform.start}. According to a summary of {reform.wcbBill}, drivers can buy {reform.excess}. Ask whether your insurer sells it.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Most personal auto policies do not pay for:',
    items: [
      'Wear, rust and mechanical breakdown.',
      'Collisions while you carry people or goods for pay, such as rideshare or delivery, unless the policy allows it.',
      'Hail, if the endorsement SEF 13H (a written change to the policy) takes coverage for hail away.',
      'Rock damage to the windshield, if the endorsement SEF 13D limits glass coverage.',
      'Belongings stolen from the car. A home or tenant policy may cover them.',
      'Damage to the car while the driver has no valid licence, or is excluded by name. The insurer may still pay the people who were hurt, and then claim that money back from you or the driver.',
    ],
  },
  sections: [
    {
      heading: 'If your renewal went up',
      paragraphs: [
        '{before reform.start: Insurers change their prices for everyone from time to time, which is called a rate change. Until {reform.lastDay}, a rate change may raise the price for a driver with a clean record by no more than {auto.goodDriver.cap} at renewal. From {reform.start}, no driver’s price may rise by more than {reform.individualCap} because of a rate change.}{from reform.start: Since {reform.start}, no driver’s price may rise by more than {reform.individualCap} at renewal because of a rate change by the insurer.} {before reform.start: These caps do}{from reform.start: This cap does} not limit increases for other reasons: a claim, a ticket, a move, another car, a new driver or a new insurer.',
        '{before reform.start: A clean record means no at-fault claim in the last {auto.goodDriver.claimYears} and no Criminal Code traffic conviction in the last {auto.goodDriver.criminalYears}. It also means no major traffic conviction in the last {auto.goodDriver.convictionYears}. Since {auto.goodDriver.defined}, one minor ticket in the last {auto.goodDriver.minorYears} can also end a clean record. Some insurers have not adopted that yet; ask yours.}',
      ],
      bullets: [
        'Ask your insurer or broker how much of the increase comes from the insurer’s rates, and how much from changes on your side, such as a claim or a move.',
        'If the insurer’s rates alone add more than the cap, ask for the reason in writing. {before reform.start: The cap is {auto.goodDriver.cap} for a driver with a clean record until {reform.lastDay}, and {reform.individualCap} for every driver from {reform.start}.}',
        'If the answer does not settle it, write to the insurer’s complaint officer. After that, the General Insurance OmbudService (GIO) can look at the complaint free of charge.',
        'Before you renew, ask what a higher deductible (the part of a claim that you pay) or a discount would change. If you change insurers, do it on the renewal date: ending a policy earlier may cost you a charge.',
      ],
      isInSteps: true,
      links: [{ label: 'Your renewal: a checklist', to: '/blog/auto-renewal-checklist' }],
    },
    {
      heading: 'Who pays for what after a collision',
      paragraphs: [
        'For damage to your car, you deal with your own insurer. Each driver is given a share of the fault. The Automobile Insurance Rate Board gives this example: if you are {auto.dcpd.exampleFault} at fault, DCPD pays {auto.dcpd.examplePaid} of the damage. Collision coverage, if you have it, pays the rest, minus your deductible. The deductible usually counts {auto.dcpd.deductible}: here, {auto.dcpd.exampleFault} of it. If the other car drove off or has no insurance, DCPD does not apply; collision or another optional coverage may pay.',
        'You must report a collision to police if someone is hurt or killed, a driver left the scene, or total damage is more than {auto.collision.reportFrom}. If someone is hurt, call 9-1-1. Tell your insurer about any collision.',
      ],
    },
    {
      kind: 'example',
      heading: 'A left turn: who pays what',
      foldedAs: 'Half at fault: the math, line by line',
      example: {
        story: [
          'Priya turns left as another car comes through on a late yellow light. In this example, the insurers find each driver half at fault; in another left turn, the shares may differ. Her car needs $9,000 of repairs. She has collision coverage with a deductible of $1,000.',
        ],
        lines: [
          { what: 'Paid under DCPD, for the half that is not her fault', amount: '$4,500' },
          { what: 'The half that is her fault', amount: '$4,500' },
          { what: 'Deductible, in proportion to her half', amount: '−$500' },
          { what: 'Paid under collision', amount: '$4,000' },
          { what: 'Paid by Priya', amount: '$500' },
        ],
        result: 'Without collision coverage she would have paid $4,500 herself.',
      },
    },
    {
      kind: 'table',
      heading: 'A first car, or a new licence',
      foldedAs: 'You buy a car, get your licence, or move to Alberta',
      columns: ['Your situation', 'What to know'],
      rows: [
        [
          'You have just bought a car',
          'It must be insured before you drive it. If you have no policy yet, a new one must be in force first. If you already have a policy, it may cover the new car for a short time. Most policies do so for {auto.newCar.days}, according to the Insurance Bureau of Canada. Ask your insurer before you drive.',
        ],
        [
          'Your licence is new',
          'Insurers ask which class it is and since when. A certificate from a recognized driver training course can help. After the learner stage, you usually spend {auto.gdl.period} in the graduated (GDL) stage, which has extra rules.',
        ],
        [
          'You have just moved to Alberta',
          'Within {auto.licence.registerVehicle}, you must register a car you brought with you. Within {auto.licence.exchange}, you must exchange a licence from outside Alberta. Insurers may count years without a claim if your old insurer confirms them in a letter.',
        ],
        [
          'Proof of insurance',
          'You must show proof of insurance to register a car. The proof is the pink card, on paper or, if your insurer offers it, on your phone. Registry agents, the private offices that register vehicles in Alberta, accept both.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Special situations',
      foldedAs: 'Tickets, claims, a refusal, a friend at the wheel, leaving early',
      columns: ['Your situation', 'What to know'],
      rows: [
        [
          'Tickets',
          'A ticket may raise the price at renewal, often for several years. Criminal Code convictions usually count for longer. Parking tickets do not count.',
        ],
        [
          'A claim',
          'An at-fault claim usually raises the price at renewal. A claim for hail, or for a collision that was not your fault, usually does not. Some insurers sell an endorsement under which a first at-fault claim does not raise the price.',
        ],
        [
          'A deer, a pothole or a cracked windshield',
          'Comprehensive usually pays for glass and for damage by a wild animal. Collision usually pays for damage by a pothole. Each has its own deductible.',
        ],
        [
          'Impaired driving',
          'A first roadside penalty for impaired driving is called an Immediate Roadside Sanction. (The papers call it “IRS: FAIL”.) It means {auto.impaired.noDriving} without any driving, then a further suspension of {auto.impaired.further}. During the further suspension, you may be allowed to drive with {auto.impaired.interlock}, a device that tests your breath before the car starts. Insurers may charge much more, or not renew the policy.',
        ],
        [
          'Insurers have turned you down',
          'For liability, accident benefits and DCPD, insurers must follow a rule called “take all comers”, which limits when they may refuse a driver. {from reform.start: The bulletins that describe the rule are older than the new law, and we found nothing that changed it. }The rule does not apply to optional coverage. The price may be high until your record is clean again.',
        ],
        [
          'A friend borrows the car',
          'Your policy usually covers anyone with a valid licence who drives the car with your permission. If the friend is at fault, the claim can raise your price. Collision coverage, if you have it, pays for your car, minus your deductible. Anyone who drives it often, or who lives with you and drives, must be listed on the policy.',
        ],
        [
          'You want to leave before renewal',
          'You can cancel at any time. Insurers commonly keep a little more than the price of the days used. The car must stay insured while it is on the road.',
        ],
      ],
    },
  ],
  priceDrivers: {
    intro:
      'Each insurer sets its prices by rules of its own, which it files with the Automobile Insurance Rate Board. Claims are expensive: the average injury claim was {auto.injuryClaim2024}, according to the board, and theft, hail and costly parts add to the total. The Insurance Bureau of Canada quotes the Superintendent of Insurance: insurers paid {auto.insurersPaid2024}. Insurers normally look at:',
    items: [
      {
        factor: 'Your driving record',
        why: 'At-fault claims, usually over {auto.rating.claimYears}, and traffic convictions matter most.',
        scale: ['no claims or tickets', 'at-fault claims, tickets'],
      },
      {
        factor: 'Experience',
        why: 'Years with a licence, age and, with some insurers, gender.',
        scale: ['many years licensed', 'a new licence'],
      },
      {
        factor: 'The vehicle',
        why: 'Repair costs, theft record and safety of that model and year.',
        scale: ['cheap to repair', 'costly, often stolen'],
      },
      {
        factor: 'How you use it',
        why: 'Commuting, distance driven and business use.',
        scale: ['short, personal trips', 'long commute, business'],
      },
      {
        factor: 'Where it is kept',
        why: 'How many claims there are in your area.',
        scale: ['few claims nearby', 'many claims nearby'],
      },
      {
        factor: 'Coverage and deductible',
        why: 'Higher limits cost more; a higher deductible may lower the price.',
        scale: ['higher deductible', 'higher limits'],
      },
      {
        factor: 'Discounts to ask about',
        why: 'Some insurers give discounts for more than one vehicle, home and car with one insurer, anti-theft devices, driver training or winter tires. An app that records how you drive can lower or raise the price.',
        scale: ['several discounts', 'no discount'],
      },
    ],
  },
  checklist: {
    intro: 'The broker will ask about these. It is fine if you do not have all of them.',
    items: [
      'Year, make and model of each vehicle, and the vehicle identification number (VIN) if you have it',
      'How the vehicle is used, and about how far it is driven in a year',
      'Who drives it, and the year each person was first licensed',
      'Claims and tickets in recent years',
      'Your current policy and its renewal date',
      'The coverage you have in mind, or "not sure"',
      'Lease or loan papers, if they require certain coverage',
    ],
  },
  questions: [
    'auto-compulsory-cover',
    'auto-how-much-liability',
    'auto-changes-in-2027',
    'auto-new-driver',
    'auto-driving-uninsured',
    'auto-winter-tires-telematics',
  ],
  nextStep: {
    text: 'Tell us about the car and the drivers. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times. You have no coverage until the broker or insurer confirms it in writing.',
    quoteType: 'auto',
    label: 'Ask for an auto quote',
  },
};
