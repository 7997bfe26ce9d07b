import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { AgreementCard } from './agreement-card.tsx';

const AGREED = {
  ...{ insurer: 'Rockyview', effectiveOn: '2026-12-01', renewalOn: '2027-12-01' },
  ...{ policyNumber: null, premiumCents: null, premiumPeriod: null, quoteId: 'q' },
};
const QUOTE = {
  ...{ premiumCents: 44_800, period: 'year', coverage: 'Deductible $500', notCovered: 'Flood' },
} as QuoteSummary;
const BROKER = {
  ...{ fullName: 'Dana Whitford', brokerage: 'Foothills', licenceNumber: 'L-88', licenceCheckedAt: null },
  ...{ acceptedAt: '2026-11-20T18:00:00.000Z', email: 'dana@foothills.test', phone: '403-555-0117' },
};

test('a policy shows what the quote said that became it, as quoted, and whose it is to service', () => {
  const told = renderToStaticMarkup(<AgreementCard agreed={AGREED} quote={QUOTE} broker={BROKER} />);
  for (const words of ['$448.00 a year, as quoted', 'Deductible $500', 'Flood', 'Dana Whitford, Foothills'])
    expect(told).toContain(words);
  for (const words of ['Licence L-88', 'tel:4035550117', '(403) 555-0117', 'mailto:dana@foothills.test'])
    expect(told).toContain(words);
  const recorded = { ...AGREED, premiumCents: 45_000, premiumPeriod: 'year' as const };
  const other = renderToStaticMarkup(<AgreementCard agreed={recorded} quote={QUOTE} />);
  expect(other).toContain('$450.00 a year');
  expect(other).not.toContain('as quoted</dd>');
});

test('nothing is said of a quote where none became the policy', () => {
  expect(renderToStaticMarkup(<AgreementCard agreed={AGREED} />)).not.toContain('as quoted');
});
