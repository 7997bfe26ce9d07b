import type { FaqItem } from './faq.ts';

export const travelFaqs: readonly FaqItem[] = [
  {
    id: 'travel-does-ahcip-pay',
    category: 'travel',
    question: 'Does my Alberta health card pay abroad?',
    answer:
      'Only a little, and only for sudden emergencies. The Alberta Health Care Insurance Plan (AHCIP) pays up to {travel.ahcip.inpatient} toward a hospital stay. Toward out-patient visits (hospital care without an overnight stay), it pays up to {travel.ahcip.outpatient}, for one visit a day. Both amounts are in Canadian dollars, as published in {travel.ahcip.published}; alberta.ca has the current ones. For a doctor, it pays the bill or what it would pay a doctor in Alberta, whichever is lower. You pay first and claim later.',
  },
  {
    id: 'travel-how-long-away',
    category: 'travel',
    question: 'How long can I be away and keep Alberta health coverage?',
    answer:
      'As a rule, you may be outside Canada for less than {travel.away.inARow} in a row, and you must be in Alberta for at least {travel.away.present} in any {travel.away.year}. There is an exception for people who travel every year: if the Alberta health plan agrees, you can be away for up to {travel.away.vacation} in {travel.away.year}. Ask the plan whether those days may be in a row, and tell the plan before a long trip. Tax rules and the entry rules of the country you visit are separate.',
  },
  {
    id: 'travel-existing-condition',
    category: 'travel',
    question: 'Can I get coverage with a medical condition?',
    answer:
      'Often yes. But a policy usually pays for that condition only if it was stable for a set time before you leave. That time is commonly {travel.stability.usual}, depending on the plan and your age. Stable usually means no new symptom, diagnosis, test, treatment or referral, and no change in the dose of a medication. Each policy has its own definition. Answer every question in full. If you leave out a condition, the insurer may refuse the claim and cancel the policy, even if the claim is about something else.',
  },
  {
    id: 'travel-multi-trip',
    category: 'travel',
    question: 'What is the difference between a single-trip and a multi-trip plan?',
    answer:
      'A single-trip plan covers one trip; a multi-trip plan covers any number of trips in a year. With a multi-trip plan, each trip has a maximum number of days, counted from the day you leave. For a longer trip, some plans allow a top-up (a second policy for the extra days). Ask whether you must buy it before you leave.',
  },
  {
    id: 'travel-cancellation-reasons',
    category: 'travel',
    question: 'Which reasons for cancelling are covered?',
    answer:
      'The policy lists them: for example illness of a traveller or of close family, a death, or jury duty. A change of mind is not listed. Some insurers sell "cancel for any reason" coverage, which usually costs more and repays only part of the cost of the trip.',
  },
  {
    id: 'travel-inside-canada',
    category: 'travel',
    question: 'What does travel insurance add inside Canada?',
    answer:
      'In another province, travel medical insurance can pay for an ambulance, an air ambulance or prescriptions, which the Alberta health plan does not. Trip cancellation and baggage coverage apply inside Canada too. The plan itself pays for insured doctor and hospital services across Canada. A doctor in another province may bill you first, which is common in Quebec, and you claim the money back.',
  },
  {
    id: 'travel-credit-card',
    category: 'travel',
    question: 'Is the insurance on my credit card enough?',
    answer:
      'It depends on the card and the trip. Card plans often end at a certain age or after a number of days, and may apply only if the trip was paid for with the card. The certificate of insurance for the card gives the limits. For a longer trip, many insurers sell a top-up for the extra days. Ask whether the top-up works together with your card’s plan.',
  },
  {
    id: 'travel-parents-visit',
    category: 'travel',
    question: 'Do my parents need insurance to visit Canada?',
    answer:
      'For a Super Visa, yes: medical insurance of at least {superVisa.minimum}, valid for at least {superVisa.term} from the day of entry, and bought before they apply. For an ordinary visit, the law does not require it. But the Alberta health card does not cover visitors, so they must pay their own hospital bills. A policy called “visitors to Canada” covers their medical emergencies for the days you choose.',
  },
];
