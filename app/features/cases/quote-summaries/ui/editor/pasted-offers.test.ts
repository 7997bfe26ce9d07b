import { expect, test } from 'vitest';
import { readPasted } from '#app/features/cases/quote-summaries/pasted/read-pasted.ts';
import { emptyDraft } from '#app/features/cases/quote-summaries/ui/drafts/quote-draft.ts';
import { leftFrom, leftToRead, offersOf } from './pasted-offers.ts';

const offers = (text: string) => offersOf(readPasted(text, '2026-11-29', 'home'));

test('days that were counted from today are offered with that said, and not filled in with all else', () => {
  const [all, ...single] = offers('Aviva\nBuilding: $640,000\nQuote valid for 30 days');
  expect(all?.offer).toEqual({ insurer: 'Aviva', coverage: 'Building: $640,000' });
  expect(single).toContainEqual({
    ...{ label: 'Valid until: December 29, 2026 (30 days from today)', offer: { validUntil: '2026-12-29' } },
  });
});

test('monthly payments that the text states are filled in beside its premium by the year, as it states them', () => {
  for (const [text, monthly] of [
    [
      'Total annual premium incl. taxes: $1,413.00\nor 12 monthly payments of $121.28',
      '12 monthly payments of $121.28',
    ],
    ['Total premium with tax $192.00/yr or $17.28/month', '$17.28 a month'],
    ['Annual premium (incl taxes) 1,449.00\nMonthly 12 x 124.40', '12 monthly payments of $124.40'],
    [
      'Total premium with tax $1,200 a year\nMonthly 12 x $105.00 (includes 3% service charge)',
      '12 monthly payments of $105.00 (includes 3% service charge)',
    ],
    [
      'Total premium (12 mos.): $1,947\nPlan: down payment $324.50 then 10 x $167.12',
      'down payment $324.50 then 10 x $167.12',
    ],
    [
      'Total premium with tax $1,200 a year\n$200 deposit and 11 monthly payments of $95.00',
      '$200 deposit and 11 monthly payments of $95.00',
    ],
  ] as const) {
    const [all] = offers(`${text}\nBuilding: $640,000`);
    expect(all?.offer, text).toMatchObject({ period: 'year', monthly });
  }
});

test('payments that make no year, several of them, and a premium by the month alone are no monthly payments', () => {
  for (const text of [
    'Total premium with tax $1,200 a year\n$200 deposit and 5 monthly payments of $95.00',
    'Total premium with tax $1,200 a year\n12 monthly payments of $105.00\n10 monthly payments of $126.00',
    'Total premium with tax $105.00 a month',
  ])
    for (const { offer } of offers(text)) expect(offer.monthly, text).toBeUndefined();
});

test('of what goes into no field neither a greeting nor a signature is read', () => {
  const text = `Hi Dana,
Thanks for your patience.
Sewer backup: $40,000
Subject to a satisfactory inspection within 60 days
Regards,
Marla Jensen
Underwriter, Personal Lines
The rate stands only if the roof was replaced after 2015`;
  expect(leftToRead(readPasted(text, '2026-11-29', 'home'))).toEqual([
    'Subject to a satisfactory inspection within 60 days',
    'The rate stands only if the roof was replaced after 2015',
  ]);
});

test('what an earlier text has filled in goes with the next text, and what its broker has changed stays', () => {
  const filled = { validUntil: '2026-12-20', effectiveOn: '2026-12-07', insurer: 'Prairie' };
  const draft = { ...emptyDraft(), ...filled, insurer: 'Prairie Mutual' };
  expect(leftFrom(filled, draft)).toEqual({ validUntil: '', effectiveOn: '' });
});

test('a condition beside a day is told, and a premium that is left to the broker is said', () => {
  const valid =
    'The quote is valid for 30 days, until December 27, 2026, and is subject to confirmation of the roof age.';
  expect(leftToRead(readPasted(`Building: $640,000\n${valid}`, '2026-11-29', 'home'))).toEqual([valid]);
  const [all] = offers('Aviva\nBuilding: $640,000\nAnnual premium $2,100\nTotal premium $2,175');
  expect(all?.label).toBe('Fill in everything but the premium');
});

test('an offer of a premium says whether it is of a year or of a month', () => {
  const labels = offers(
    'Premium: $1,764.00 per year\nTotal: $1,764.00\nMonthly plan: 12 x $151.41 (total $1,816.92)',
  );
  expect(labels.map(({ label }) => label)).toEqual([
    'Fill in everything found',
    'Premium of a year, from “Total: $1,764.00”',
    'Monthly payments: 12 monthly payments of $151.41',
  ]);
});
