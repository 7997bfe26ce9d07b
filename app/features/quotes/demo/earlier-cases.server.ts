import type { HeldCase } from '#app/features/cases/records/held-case.server.ts';
import type { LOST_REASONS } from '#app/features/cases/rules/reasons.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Moment } from './moments.ts';
import type { DemoCase, Happening } from './scripts.server.ts';

const [DANA, PRIYA] = ['demo_broker', 'demo_broker_edmonton'];
const [MARCEL, INES] = ['demo_broker_red_deer', 'demo_broker_lethbridge'];
const RENEE = 'demo_broker_fort_mcmurray';
const [SEARCH, MAILER] = ['google / fall-auto', 'mailer / winter'];

type Time = `${number}:${number}`;
/** How it ended: with the reason why there was no policy, where there is none. */
type End = 'won' | 'withdrawn' | (typeof LOST_REASONS)[number];

/** Sent so many business days ago at nine, accepted and answered on the same day, over two business days later. */
type Earlier = [
  sent: number,
  who: [type: DemoCase['type'], name: string, postalCode: string, broker: string],
  times: [accepted: Time, called: Time],
  end: End,
  campaign?: string,
];

/** What came to its end in the two months before: what the numbers of today stand beside. */
const EARLIER: Earlier[] = [
  [38, ['auto', 'Petra Novak', 'T2K 3B1', DANA], ['11:20', '13:20'], 'won', SEARCH],
  [37, ['home', 'Ian Clarke', 'T6E 1X2', PRIYA], ['09:35', '11:30'], 'price'],
  [36, ['business', 'Rosa Delgado', 'T4N 3T2', MARCEL], ['11:50', '14:00'], 'won'],
  [34, ['life', 'Owen Bell', 'T1J 2A4', INES], ['10:00', '12:20'], 'withdrawn'],
  [33, ['auto', 'Sana Iqbal', 'T3A 2M7', DANA], ['10:35', '12:00'], 'client_chose_other', SEARCH],
  [31, ['commercial-auto', 'Glen Hubert', 'T9H 1W5', RENEE], ['11:30', '16:00'], 'won'],
  [30, ['travel', 'Mei Tan', 'T1K 5P3', INES], ['09:20', '10:15'], 'won', MAILER],
  [28, ['home', 'Dale Friesen', 'T5T 4J2', PRIYA], ['10:20', '12:30'], 'no_contact'],
  [27, ['auto', 'Amara Obi', 'T2J 0P6', DANA], ['09:45', '11:00'], 'won', SEARCH],
  [26, ['specialty', 'Lou Marchand', 'T5R 2K9', PRIYA], ['11:10', '13:00'], 'timing'],
  [25, ['business', 'Hana Sato', 'T4R 1E3', MARCEL], ['09:55', '11:40'], 'price'],
  [24, ['auto', 'Rob Stewart', 'T2V 1H4', DANA], ['10:10', '12:10'], 'withdrawn'],
  [18, ['home', 'Vera Popov', 'T6H 4M6', PRIYA], ['09:25', '10:30'], 'won', MAILER],
  [17, ['auto', 'Tyler Crowfoot', 'T2A 6K1', DANA], ['09:15', '10:00'], 'won', SEARCH],
  [15, ['supervisa', 'Gurpreet Gill', 'T1H 3B8', INES], ['09:40', '10:50'], 'won'],
  [14, ['commercial-auto', 'Nadia Kovacs', 'T9J 1C2', RENEE], ['11:05', '12:50'], 'price'],
  [12, ['life', 'Peter Wong', 'T1J 4E9', INES], ['09:30', '10:40'], 'client_chose_other', MAILER],
  [9, ['auto', 'Chloe Bergeron', 'T3E 5R8', DANA], ['09:20', '10:10'], 'won', SEARCH],
  [8, ['business', 'Samir Haddad', 'T4P 2L7', MARCEL], ['10:05', '11:30'], 'withdrawn'],
  [7, ['home', 'Elsie Cardinal', 'T5N 1A3', PRIYA], ['09:50', '10:35'], 'won', MAILER],
];

export const EARLIER_CASES: DemoCase[] = EARLIER.map(
  ([sent, [type, name, postalCode, broker], [accepted, called], end, campaign]) => ({
    ...{ sent: `${sent}d 09:00`, type, name, postalCode, broker },
    ...(campaign && { campaign }),
    story: [
      ...(accepted > '11:00' ? askedAgain(`${sent}d 11:01`) : []),
      { when: `${sent}d ${accepted}`, by: 'broker', step: 'accept' },
      { when: `${sent}d ${called}`, by: 'broker', step: 'log_contact', input: { method: 'phone' } },
      endOf(end, `${sent - 2}d 11:00`),
      ...(end === 'won' ? [papersAt(`${sent - 2}d 11:30`)] : []),
    ],
  }),
);

/** The two hours to accept were over, and the same broker was asked once more. */
function askedAgain(when: Moment): Happening[] {
  return [
    { when, by: 'system', step: 'expire' },
    { when, by: 'system', step: 'assign' },
  ];
}

/** Of a policy that was recorded weeks ago nothing waits to be sent. */
function papersAt(when: Moment): Happening {
  return {
    ...{ when, by: 'broker' },
    sends: {
      ...{ name: 'Policy.pdf', fields: { category: 'policy' } },
      content: {
        lines: ['Policy of Prairie Mutual (sample).', 'A sample for the demo: nobody is insured by it.'],
      },
    },
  };
}

function endOf(end: End, when: Moment): Happening {
  if (end === 'withdrawn')
    return { when, by: 'client', step: 'withdraw', input: { reason: 'Stayed where I was' } };
  if (end !== 'won') return { when, by: 'broker', step: 'lose', input: { reason: end } };
  const policy = ({ row }: HeldCase) => ({
    insurer: 'Prairie Mutual (sample)',
    effectiveOn: addDays(albertaDate(row.createdAt), 14),
  });
  return { when, by: 'broker', step: 'win', input: policy };
}
