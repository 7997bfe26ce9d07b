import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import {
  draftOf,
  emptyDraft,
  type QuoteDraft,
} from '#app/features/cases/quote-summaries/ui/drafts/quote-draft.ts';
import { QuotePreview } from './quote-preview.tsx';

const author = { fullName: 'Dana Whitford', brokerage: 'Bow', licenceNumber: '1' };
const sent: QuoteSummary = {
  ...{
    id: '0197a000-0000-7000-8000-000000000000',
    insurer: 'Prairie Mutual',
    premiumCents: 148_900,
    period: 'year',
  },
  ...{ coverage: 'Deductible: $1,000', notCovered: '', effectiveOn: null, validUntil: '2099-12-20' },
  ...{
    documentId: null,
    replacesId: null,
    standing: 'current',
    decision: 'none',
    decisionReason: null,
    decidedAt: null,
  },
  ...{ sentAt: '2026-11-20T18:00:00.000Z', broker: author },
};

const cardsOf = (draft: QuoteDraft): string[] => pageOf(draft).split('<article').slice(1);

function pageOf(draft: QuoteDraft, known = sent): string {
  const client = new QueryClient();
  client.setQueryData(quoteSummariesQuery('c').queryKey, { isOn: true, items: [known], author });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <QuotePreview caseId="c" type="home" drafts={[draft]} onChange={() => undefined} />
    </QueryClientProvider>,
  );
}

test('a further quote is looked over beside those that the client has', () => {
  const draft = { ...emptyDraft(), insurer: 'Foothills', premiumCents: '1200', validUntil: '2099-12-20' };
  const page = pageOf({ ...draft, coverage: 'Deductible: $500' });
  expect(page).toMatch(/Prairie Mutual.*Foothills.*\$1,000.*\$500.*Nov 20, .*Not sent yet/s);
});

test('a revision is looked over with what it changes, in the place of the one before', () => {
  const cards = cardsOf({ ...draftOf(sent), coverage: 'Deductible: $500', premiumCents: '1300' });
  expect(cards).toHaveLength(1);
  expect(cards[0]).toContain('Not sent yet');
  expect(cards[0]).toContain('Was $1,489');
  expect(cards[0]).toMatch(/Coverage<\/dt>.*Deductible: \$500.*Was: .*Deductible: \$1,000/);
});

test('a revision says above all what is changed in it, its price too, and that nothing is where nothing is', () => {
  const [told = ''] = pageOf({ ...draftOf(sent), premiumCents: '1300' }).split('<article');
  expect(told).toMatch(/What you changed.*Premium<\/dt>.*\$1,300\.00 a year.*Was: .*\$1,489\.00 a year/);
  expect(told).not.toContain('Changed</dt>');
  expect(pageOf(draftOf(sent))).toContain('Nothing yet: it is the same quote.');
});

test('a revised premium beside the monthly payments of the one before is asked about', () => {
  const before = { ...sent, coverage: `${sent.coverage}\nMonthly payments: 12 of $124.08` };
  const asks = /monthly payments are as before: .*\$124\.08.*Do they belong to the new premium/;
  expect(pageOf({ ...draftOf(before), premiumCents: '1300' }, before)).toMatch(asks);
  expect(pageOf(draftOf(before), before)).not.toMatch(asks);
});
