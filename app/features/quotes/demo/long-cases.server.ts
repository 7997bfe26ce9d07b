import { type DemoCase, firstQuote, requestIn } from './scripts.server.ts';

/** The day so many days from now; the player puts it in. */
export const inDays = (days: number) => `in ${days} days`;

const CASEY = { name: 'Casey Morgan', postalCode: 'T2P 2M5', isDemoClients: true } as const;
const DANA = { broker: 'demo_broker' } as const;

/** Requests that somebody has lived with for a week: talk, papers, quotes, and how they ended. */
export const LONG_CASES: DemoCase[] = [
  {
    ...{ ...CASEY, ...DANA, sent: '5d 09:40', type: 'auto' },
    story: [
      { when: '5d 10:15', by: 'broker', step: 'accept' },
      {
        ...{ when: '5d 10:40', by: 'broker', step: 'log_contact' },
        input: { method: 'phone', outcome: 'left_message', note: 'Asked to call back after four' },
      },
      {
        ...{ when: '5d 10:45', by: 'broker' },
        says: 'Good morning! I have taken your request and left you a message. Is there a better time to call, or shall we write here?',
      },
      {
        ...{ when: '5d 16:20', by: 'client' },
        says: 'Hi, writing is easier for me during the day. What do you need from me?',
      },
      {
        ...{ when: '5d 16:31', by: 'client' },
        sends: {
          ...{ name: 'Old policy, scanned.pdf', fields: { category: 'policy' } },
          content: { lines: ['Automobile policy 2025-2026'], isScripted: true },
        },
      },
      {
        ...{ when: '5d 16:34', by: 'client' },
        sends: {
          ...{ name: 'Driver’s abstract.pdf', fields: { category: 'abstract' } },
          content: {
            lines: [
              'Driver: Casey Morgan',
              'Class 5, first licensed 2006',
              'Convictions in the last 3 years: 1 minor',
              'Suspensions: none',
            ],
          },
        },
      },
      {
        ...{ when: '5d 16:36', by: 'client' },
        sends: {
          name: 'Winter tires.jpg',
          ...{ fields: { category: 'photo' }, content: { picture: 'tires' } },
        },
      },
      {
        ...{ when: '4d 09:30', by: 'broker', step: 'request_information' },
        input: {
          ...{ kind: 'answer', title: 'Who else drives the car?' },
          instructions: 'Everybody who drives it more than twice a month.',
        },
      },
      {
        ...{ when: '4d 12:10', by: 'client', step: 'answer_request' },
        input: (held) => ({ ...requestIn('open')(held), answer: 'Only me, and my mother on some weekends.' }),
      },
      { when: '3d 09:05', by: 'broker', opens: 'Driver’s abstract.pdf' },
      { when: '3d 09:08', by: 'broker', opens: 'Winter tires.jpg' },
      { when: '3d 09:15', by: 'broker', step: 'accept_answer', input: requestIn('submitted') },
      { when: '3d 09:20', by: 'broker', note: 'Mother: ask for her licence class if they take the quote.' },
      { when: '3d 09:25', by: 'broker', step: 'set_stage', input: { stage: 'quoting' } },
      {
        ...{ when: '3d 15:30', by: 'broker' },
        says: 'Thank you, that is all I need. I am asking two insurers and will send you what they say tomorrow.',
      },
      {
        ...{ when: '2d 11:00', by: 'broker', step: 'send_quotes' },
        input: {
          summaries: [
            {
              ...{ insurer: 'Prairie Mutual (sample)', premiumCents: 178_800, period: 'year' },
              coverage:
                'Third-party liability: $2,000,000\nCollision: $1,000 deductible\nComprehensive: $1,000 deductible\nLoss of use: up to $1,500',
              notCovered: 'Glass\nAccident forgiveness',
              ...{ effectiveOn: inDays(12), validUntil: inDays(21) },
            },
            {
              ...{ insurer: 'Foothills General (sample)', premiumCents: 15_640, period: 'month' },
              coverage:
                'Third-party liability: $2,000,000\nCollision: $500 deductible\nComprehensive: $250 deductible\nGlass: $250 deductible\nLoss of use: up to $1,500',
              notCovered: 'Accident forgiveness',
              ...{ effectiveOn: inDays(12), validUntil: inDays(14) },
            },
          ],
        },
      },
      {
        ...{ when: '2d 11:03', by: 'broker' },
        sends: {
          ...{ name: 'Both quotes in full.pdf', fields: { category: 'quote' } },
          content: {
            lines: [
              'Prairie Mutual (sample): $1,788.00 a year',
              'Foothills General (sample): $156.40 a month',
              'Both with liability of $2,000,000 and loss of use.',
            ],
          },
        },
      },
      {
        ...{ when: '2d 11:05', by: 'broker' },
        says: 'Both quotes are here now. The main difference is the deductible and the glass. Have a look in your own time.',
      },
      {
        ...{ when: '1d 17:40', by: 'client', step: 'decide_quote' },
        input: (held) => ({ summaryId: firstQuote(held), decision: 'interested' }),
      },
      { when: '1d 17:45', by: 'client', says: 'I like the first one. What would glass cost on top?' },
    ],
  },
  {
    ...{ ...CASEY, ...DANA, sent: '4d 11:00', type: 'home' },
    story: [
      { when: '4d 11:30', by: 'broker', step: 'accept' },
      { when: '4d 13:00', by: 'broker', step: 'log_contact', input: { method: 'phone', note: 'Nice call' } },
      {
        when: '4d 13:10',
        by: 'client',
        says: 'Here is the house from the street, as you asked on the phone.',
      },
      {
        ...{ when: '4d 13:12', by: 'client' },
        sends: {
          name: 'House from the street.jpg',
          ...{ fields: { category: 'photo' }, content: { picture: 'house' } },
        },
      },
      { when: '3d 09:50', by: 'broker', opens: 'House from the street.jpg' },
      {
        ...{ when: '3d 10:00', by: 'broker', step: 'request_information' },
        input: {
          ...{ kind: 'document', title: 'Current policy', dueOn: inDays(3) },
          instructions: 'All pages, so that we compare like with like. A photo is fine.',
        },
      },
      {
        ...{ when: '3d 10:01', by: 'broker', step: 'request_information' },
        input: { kind: 'answer', title: 'When was the roof last replaced?' },
      },
      {
        ...{ when: '3d 10:05', by: 'broker' },
        says: 'Thank you for the picture. Two things are missing now; then I can ask the insurers.',
      },
    ],
  },
  {
    ...{ ...CASEY, ...DANA, sent: '5d 13:00', type: 'business' },
    story: [
      { when: '5d 13:20', by: 'broker', step: 'accept' },
      { when: '5d 14:00', by: 'broker', step: 'log_contact', input: { method: 'phone' } },
      { when: '5d 14:05', by: 'client', says: 'Thank you for calling so soon. The lease starts next month.' },
      {
        ...{ when: '4d 10:00', by: 'broker', step: 'send_quotes' },
        input: {
          summaries: [
            {
              ...{ insurer: 'Bow Commercial (sample)', premiumCents: 214_000, period: 'year' },
              coverage:
                'Commercial general liability: $2,000,000\nContents: $60,000\nBusiness interruption: 12 months',
              notCovered: 'Professional liability\nCyber',
              validUntil: inDays(25),
            },
          ],
        },
      },
      {
        ...{ when: '3d 09:00', by: 'client', step: 'ask_for_changes' },
        input: { note: 'Could we have contents of $40,000 instead?' },
      },
      {
        ...{ when: '3d 14:00', by: 'broker', step: 'send_quotes' },
        input: (held) => ({
          summaries: [
            {
              ...{ insurer: 'Bow Commercial (sample)', premiumCents: 189_600, period: 'year' },
              coverage:
                'Commercial general liability: $2,000,000\nContents: $40,000\nBusiness interruption: 12 months',
              notCovered: 'Professional liability\nCyber',
              ...{ validUntil: inDays(25), replacesId: firstQuote(held) },
            },
          ],
        }),
      },
      {
        ...{ when: '2d 09:30', by: 'client', step: 'decide_quote' },
        input: ({ records }) => ({ summaryId: records.summaries[1]?.id, decision: 'interested' }),
      },
      {
        ...{ when: '2d 15:00', by: 'broker', step: 'win' },
        input: ({ records }) => ({
          ...{ insurer: 'Bow Commercial (sample)', effectiveOn: inDays(7) },
          ...{ policyNumber: 'SAMPLE-4471', premiumCents: 189_600, period: 'year' },
          quoteId: records.summaries[1]?.id,
        }),
      },
      {
        ...{ when: '2d 15:20', by: 'broker' },
        sends: {
          ...{ name: 'Policy 2026-2027.pdf', fields: { category: 'policy' } },
          content: {
            lines: [
              'Bow Commercial (sample)',
              'Commercial general liability $2,000,000',
              'Contents $40,000',
              'Business interruption',
            ],
          },
        },
      },
      {
        when: '2d 15:25',
        by: 'broker',
        says: 'Welcome! Your policy is here. Please look over the address on page one.',
      },
      {
        ...{ when: '1d 10:00', by: 'client', step: 'request_certificate' },
        input: {
          ...{ holder: 'Kensington Square Properties', address: '1100 Kensington Road NW, Calgary' },
          wording: 'Kensington Square Properties is named as an additional insured.',
          neededBy: inDays(5),
        },
      },
    ],
  },
  {
    ...{
      ...DANA,
      sent: '4d 09:10',
      type: 'auto',
      name: 'Priscilla Wong',
      postalCode: 'T3B 2V3',
      method: 'phone',
    },
    story: [
      { when: '4d 09:50', by: 'broker', step: 'accept' },
      { when: '4d 10:30', by: 'broker', step: 'log_contact', input: { method: 'phone' } },
      {
        when: '3d 11:00',
        by: 'broker',
        step: 'wait_for_client',
        input: { note: 'Which day should it start?' },
      },
      { when: '3d 11:05', by: 'broker', isPutAside: true },
    ],
  },
  {
    ...{
      ...DANA,
      sent: '3d 13:00',
      type: 'home',
      name: 'Devon Cardinal',
      postalCode: 'T2Z 1A1',
      method: 'email',
    },
    story: [
      { when: '3d 13:30', by: 'broker', step: 'accept' },
      { when: '3d 15:00', by: 'broker', step: 'log_contact', input: { method: 'email' } },
      {
        when: '2d 10:35',
        by: 'broker',
        note: 'Two insurers asked, the third offers no overland water there.',
      },
      {
        when: '2d 10:37',
        by: 'broker',
        plans: 'Call the second insurer about overland water',
        dueInHours: 3,
      },
      {
        ...{ when: '2d 10:40', by: 'broker' },
        sends: {
          ...{ name: 'Rating worksheet.pdf', fields: { category: 'other', visibility: 'internal' } },
          content: { lines: ['Detached house of 1978, roof renewed', 'Gas furnace, no wood stove'] },
        },
      },
    ],
  },
];
