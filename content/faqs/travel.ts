import type { FaqItem } from './faq.ts';

export const travelFaqs: readonly FaqItem[] = [
  {
    id: 'travel-does-ahcip-pay',
    category: 'travel',
    question: 'Does my Alberta health card pay abroad?',
    answer:
      'Only a little: {travel.ahcip.inpatient} toward a hospital stay, {travel.ahcip.outpatient} toward an out-patient visit, and doctors at the Alberta rate or less. It counts only for sudden emergencies. You pay first and claim later.',
  },
  {
    id: 'travel-how-long-away',
    category: 'travel',
    question: 'How long can I be away and keep Alberta health coverage?',
    answer:
      'As a rule, less than {travel.away.inARow} in a row, and in Alberta for at least {travel.away.present} in {travel.away.year}. Regular vacation absences of up to {travel.away.vacation} in {travel.away.year} are possible if AHCIP agrees. Tell AHCIP before a long trip. Rules of the country you visit, and tax, are separate.',
  },
  {
    id: 'travel-existing-condition',
    category: 'travel',
    question: 'Can I get coverage with a medical condition?',
    answer:
      'Often yes, if it was stable for the time the policy asks: from {travel.stability.usual}, by plan and age. Answer every question in full. A condition you left out can undo the policy, even if the claim is about something else.',
  },
  {
    id: 'travel-multi-trip',
    category: 'travel',
    question: 'Single trip or multi-trip?',
    answer:
      'A multi-trip plan may suit people who travel several times a year. Each trip has a day limit, counted from the day you leave. For a longer trip, buy a top-up before the limit is reached.',
  },
  {
    id: 'travel-cancellation-reasons',
    category: 'travel',
    question: 'For which reasons does trip cancellation pay?',
    answer:
      'Only for those listed in the policy, such as illness of a traveller or of close family, a death, or jury duty. A change of mind is not listed. Some insurers sell coverage "for any reason". It usually costs more and repays only a part.',
  },
  {
    id: 'travel-inside-canada',
    category: 'travel',
    question: 'Do I need travel insurance inside Canada?',
    answer:
      'It can make sense. AHCIP pays insured doctors and hospitals across Canada, but it may not pay for an ambulance, an air ambulance or prescriptions. Cancellation and baggage coverage work inside Canada too.',
  },
  {
    id: 'travel-credit-card',
    category: 'travel',
    question: 'Is the insurance on my credit card enough?',
    answer:
      'Perhaps. Card plans often stop at a certain age or after a number of days, and may ask that the trip was paid with the card. Read the certificate, then ask for a top-up if the trip is longer.',
  },
];
