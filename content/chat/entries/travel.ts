import type { Entries } from '../entry.ts';

/** Trips and holidays. */
export const travelEntries: Entries = {
  'travel-health-card': {
    facet: 'abroad',
    question: 'Does my Alberta health card pay abroad?',
    answer:
      'Only a little: {travel.ahcip.inpatient} toward a hospital stay, {travel.ahcip.outpatient} toward an out-patient visit, and for doctors no more than in Alberta. It pays only for sudden emergencies, and you pay first and claim later. Bills abroad can be many times higher.',
    links: ['travel-does-ahcip-pay'],
    next: ['travel-what-covers', 'travel-how-long', 'travel-inside-canada'],
  },
  'travel-what-covers': {
    facet: 'covers',
    question: 'What is covered by travel insurance?',
    answer:
      'Usually emergency medical care; as additions trip cancellation or interruption, baggage, accidental death and the trip home. It does not pay for treatment you travel for, nor usually for conditions that were not stable. Limits and days differ.',
    links: ['/insurance/travel'],
    next: ['travel-condition', 'travel-cancellation', 'do-quote-travel'],
  },
  'travel-inside-canada': {
    question: 'Do I need travel insurance inside Canada?',
    answer:
      'Your health card covers doctors and hospitals in other provinces, but usually not an ambulance, prescriptions, an air rescue or the trip home. Travel insurance can pay for those.',
    links: ['travel-inside-canada'],
    next: ['travel-health-card', 'travel-cancellation'],
  },
  'travel-condition': {
    facet: 'condition',
    question: 'Can I get travel insurance with a medical condition?',
    answer:
      'A medical condition can often be insured if it was stable for the time the policy requires. Commonly that is {travel.stability.usual}, depending on plan and age. Stable usually means no new symptom, test, treatment or change of dose in that time. Answer every question in full, because leaving out a condition can void the policy.',
    simpler:
      'Often yes, if your health and your medicine have not changed for some time before the trip. Tell them everything.',
    links: ['travel-existing-condition'],
    next: ['travel-seniors', 'travel-what-covers', 'do-quote-travel', 'travel-pre-existing'],
    reason: 'travel-why-health',
  },
  'travel-pregnancy': {
    question: 'Is pregnancy covered by travel insurance?',
    answer:
      'Many travel plans cover sudden complications of a pregnancy up to a certain week, and leave out normal delivery and the newborn. Ask for the week in writing, and ask the airline how late in pregnancy you may fly. A child born abroad may need a policy of its own.',
    links: ['/insurance/travel', 'travel-existing-condition'],
    next: ['travel-condition', 'travel-what-covers', 'do-quote-travel'],
  },
  'travel-cancellation': {
    facet: 'refund',
    question: 'Which reasons for cancelling a trip are insured?',
    answer:
      'Trip cancellation pays only for reasons listed in the policy, such as illness of a traveller or of close family, a death, or jury duty. What has already happened or is known, such as a cancelled flight or a fire, can no longer be insured. Buy it when you book. "Any reason" coverage usually costs more and repays only a part.',
    links: ['travel-cancellation-reasons'],
    next: ['claim-travel', 'travel-advisory', 'travel-flight-delay'],
  },
  'travel-how-long': {
    facet: 'how-long',
    question: 'How long can I be away and keep health coverage?',
    answer:
      'As a rule, outside Canada for less than {travel.away.inARow} in a row, and in Alberta for at least {travel.away.present} in {travel.away.year}. Vacations of up to {travel.away.vacation} in {travel.away.year} are possible if AHCIP agrees. Tell AHCIP before a long trip; rules on tax and on stays in the United States are separate.',
    links: ['travel-how-long-away'],
    next: ['travel-health-card', 'home-away', 'travel-seniors', 'travel-day-limit'],
  },
  'travel-multi-trip': {
    question: 'Single trip or multi-trip?',
    answer:
      'A multi-trip plan may suit people who travel several times a year; each trip has a day limit. For a longer trip, some plans allow a top-up; ask whether you must buy it before you leave. If you travel for work, ask whether the plan covers that.',
    links: ['travel-multi-trip'],
    next: ['travel-extend', 'travel-top-up', 'do-quote-travel'],
  },
  'travel-credit-card': {
    question: 'Is the insurance on my credit card enough?',
    answer:
      'The certificate of the card decides: read it for the age limit, the number of days and the conditions it leaves out. See whether the trip must be paid with the card. Call the number on the card and ask. A top-up can fill gaps.',
    links: ['travel-credit-card'],
    next: ['travel-condition', 'travel-top-up', 'travel-multi-trip', 'travel-what-covers'],
  },
  'travel-seniors': {
    question: 'Is there travel insurance for older people?',
    answer:
      'Yes, often with a health questionnaire and longer stability periods; each insurer has an age limit and the price rises with age. Answer fully, and compare the stability clause before the price.',
    links: ['travel-existing-condition', '/insurance/travel'],
    next: ['travel-condition', 'travel-how-long', 'do-quote-travel'],
  },
  'travel-sports': {
    question: 'Are skiing, diving and risky sports covered?',
    answer:
      'Ordinary sports such as skiing on marked runs are often covered. Risky ones, such as heli-skiing, climbing, deep diving or racing, are often left out or need an addition. Look for the list in the policy, and for rescue costs.',
    links: ['/insurance/travel'],
    next: ['travel-what-covers', 'do-quote-travel'],
  },
  'travel-advisory': {
    question: 'What if there is a travel advisory or war?',
    answer:
      'Many policies limit or refuse claims when the government said "avoid" before you left. An advisory that comes after you booked may count as a reason to cancel, if the plan lists it. Check travel.gc.ca on the day you buy and before you leave.',
    links: ['/insurance/travel', 'travel-cancellation-reasons'],
    next: ['travel-cancellation', 'travel-extend'],
  },
  'travel-baggage': {
    question: 'Is lost or delayed baggage covered?',
    answer:
      'If your plan has baggage coverage, up to its limits for each item; report the loss to the airline at once and keep its report. Your home or tenant policy may cover theft abroad too. The airline pays first under its own rules.',
    links: ['/insurance/travel', '/insurance/home'],
    next: ['claim-travel', 'home-theft'],
  },
  'travel-extend': {
    question: 'Can I buy or extend after leaving?',
    answer:
      'Extending is often possible before the policy ends, if you are well and had no claim. After you have left, only a few insurers sell a policy, with a waiting period. Call before the last day.',
    links: ['/insurance/travel', 'travel-multi-trip'],
    next: ['travel-multi-trip', 'travel-how-long'],
  },
  'travel-students-work': {
    question: 'I study or work abroad. What do I need?',
    answer:
      'Usually a plan for long stays, because holiday plans end after a set number of days and may leave out work. AHCIP can allow longer absences, up to {travel.away.longWork} for work and for full-time study; tell them before you go.',
    links: ['travel-how-long-away', '/insurance/travel'],
    next: ['travel-how-long', 'travel-health-card'],
  },
  'travel-flight-delay': {
    question: 'What if a flight is late or missed?',
    answer:
      'Ask the airline first: federal air passenger rules set what it owes. Trip interruption or delay coverage may pay hotels and meals after a waiting period, for listed reasons. Keep receipts and something in writing that names the cause.',
    links: ['/insurance/travel', 'travel-cancellation-reasons'],
    next: ['claim-travel', 'travel-baggage'],
  },
};
