import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const travelService: ServicePage = {
  id: 'travel',
  path: '/insurance/travel',
  title: 'Travel insurance for Albertans: medical and cancellation',
  description:
    'How little the Alberta plan pays abroad, how long you may be away, what "stable" means, and which travel coverage fits which trip. Ask a broker partner.',
  heading: 'Travel insurance',
  lead: 'Your Alberta health card pays only a small part of a hospital bill abroad. Travel insurance is there for the rest.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.aic],
  related: [
    { label: 'Visitors to Canada insurance', to: '/insurance/visitors-to-canada' },
    { label: 'Super Visa insurance for visiting parents', to: '/super-visa' },
    { label: 'Home insurance while you are away', to: '/insurance/home' },
    { label: 'Questions about travel insurance', to: '/faq/travel' },
    { label: 'Life insurance', to: '/insurance/life' },
  ],
  card: {
    id: 'travel',
    name: 'Travel insurance',
    description: 'Emergency medical, cancellation and baggage coverage for a week away or a winter south.',
    imageUrl: '/illustrations/travel.svg',
    features: [
      'What the Alberta plan pays abroad, to the dollar',
      'How long you can be away and stay insured at home',
      'The stability clause in plain words',
    ],
    coverages: [
      'Emergency medical',
      'Trip cancellation',
      'Trip interruption',
      'Baggage',
      'Evacuation',
      'Top-up',
    ],
    longDescription:
      'Travel insurance pays for emergencies the provincial plan leaves to you: hospital, doctors and the way home. Other parts repay a trip you had to cancel or lost bags. Health that has not been stable can limit coverage. A licensed broker partner can match the plan to the trip and quote.',
  },
  order: [
    'sections',
    'whatItIs',
    'covers',
    'doesNotCover',
    'change',
    'before',
    'after',
    'checklist',
    'priceDrivers',
  ],
  whatItIs: [
    'The Alberta Health Care Insurance Plan (AHCIP) follows you abroad, but not far. It pays {travel.ahcip.inpatient} toward a hospital stay, and {travel.ahcip.outpatient} toward an out-patient visit. Doctors are paid at the Alberta rate or less. You pay first and claim later. Only sudden emergencies count.',
    'A hospital abroad can charge many times that. Travel medical insurance pays the difference, up to its limit and subject to its wording.',
    'Inside Canada, AHCIP pays insured doctors and hospitals. It may not pay for an ambulance or for prescriptions in another province.',
  ],
  covers: {
    intro: 'Plans combine these parts in different ways.',
    rows: [
      {
        cover: 'Emergency medical',
        what: 'Hospital, doctors, tests and medicine for a sudden illness or injury on the trip.',
        standing: 'included',
      },
      {
        cover: 'Evacuation and return',
        what: "Transport to a suitable hospital, or home. The insurer's assistance line must usually agree first.",
        standing: 'included',
      },
      {
        cover: 'Trip cancellation',
        what: 'Prepaid costs when you cannot leave, for reasons listed in the policy.',
        standing: 'optional',
      },
      {
        cover: 'Trip interruption',
        what: 'Unused costs and a new flight when you must return early, for a listed reason.',
        standing: 'optional',
      },
      {
        cover: 'Baggage',
        what: 'Lost, stolen or late bags, with low limits for valuables.',
        standing: 'optional',
      },
      {
        cover: 'Accidental death',
        what: 'A set sum after a fatal accident on the trip.',
        standing: 'optional',
      },
      {
        cover: 'Multi-trip plan',
        what: 'Many trips in a year, each up to a number of days you choose.',
        standing: 'optional',
      },
      {
        cover: 'Top-up',
        what: 'More days when your plan from work, a card or a yearly plan ends before the trip does.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Common reasons why a policy may not pay:',
    items: [
      'A condition that was not stable before the trip.',
      'A condition you did not mention when the insurer asked, sometimes even if the claim has nothing to do with it.',
      'Treatment that could wait until you are home, or that you travelled for.',
      'Cancelling for a reason the policy does not list, such as a change of mind.',
      'Regions under an official "avoid travel" notice when you left, in many policies.',
      'Sports and work the policy excludes.',
      'Days beyond the limit of the plan.',
    ],
  },
  sections: [
    {
      heading: 'What "stable" means',
      paragraphs: [
        'Insurers cover a pre-existing condition only if it was stable for a time before you left. The length depends on plan and age; {travel.stability.usual} is common.',
        'Stable usually means no new symptom, diagnosis, test, treatment or referral, and no change in a dose. A lower dose is a change too. The broker can read the clause with you before you buy.',
      ],
    },
    {
      heading: 'How long you may be away',
      paragraphs: [
        'To keep AHCIP you usually need to be in Alberta for at least {travel.away.present} in {travel.away.year}, and to be away for less than {travel.away.inARow} in a row. Regular winter travellers may be away up to {travel.away.vacation} in {travel.away.year}, if AHCIP agrees.',
        'Longer stays for travel, up to {travel.away.longTravel}, or for work, up to {travel.away.longWork}, need notice to AHCIP. How long the United States lets you stay is a separate matter, and so is tax. A home left empty brings duties of its own under your home policy.',
      ],
    },
    {
      heading: 'If something happens',
      paragraphs: [
        'Call the assistance number on your card before treatment if you can. Show the policy number at admission. Keep every bill and report. Claim from AHCIP and from the insurer; some insurers do the first part for you.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'A weekend and a winter are priced very differently.',
    items: [
      { factor: 'Age', why: 'The strongest factor for medical coverage.' },
      { factor: 'Length of the trip', why: 'Each day adds to the price.' },
      { factor: 'Destination', why: 'Care in the United States costs more than in most places.' },
      {
        factor: 'Health',
        why: 'Older travellers often answer a questionnaire. Answer it with your pharmacy list beside you.',
      },
      { factor: 'Cost of the trip', why: 'For cancellation coverage.' },
      { factor: 'Deductible and limit', why: 'A higher deductible may lower the price.' },
    ],
  },
  checklist: {
    intro: 'Useful for the quote, and on the day you need to claim.',
    items: [
      'Ages of all travellers',
      'Where you go, with dates of departure and return',
      'Whether everyone has a valid Alberta health card',
      'Medical only, cancellation, or both',
      'The prepaid cost of the trip, if you want cancellation coverage',
      'Coverage you have through work or a credit card, with its age and day limits',
      'Whether you want to talk about pre-existing conditions; the details are for the broker',
    ],
  },
  questions: [
    'travel-does-ahcip-pay',
    'travel-how-long-away',
    'travel-existing-condition',
    'travel-multi-trip',
    'travel-cancellation-reasons',
    'travel-inside-canada',
    'travel-credit-card',
  ],
  nextStep: {
    text: 'Tell us who travels, where and when. One licensed broker partner gets your request and is asked to contact you within {site.promise}. If you leave sooner than that, contact a broker or insurer directly.',
    quoteType: 'travel',
    label: 'Ask for a travel quote',
  },
};
