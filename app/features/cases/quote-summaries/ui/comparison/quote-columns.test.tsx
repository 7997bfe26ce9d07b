import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { QuoteColumns } from './quote-columns.tsx';

const quote = (id: string, changes: Partial<QuoteSummary> = {}): QuoteSummary => ({
  ...{ id, insurer: 'Prairie Mutual', premiumCents: 148_900, period: 'year', coverage: 'Liability' },
  ...{ notCovered: '', effectiveOn: null, validUntil: '2026-12-20', documentId: null, replacesId: null },
  ...{
    standing: 'current',
    decision: 'none',
    decisionReason: null,
    decidedAt: null,
    sentAt: '2026-11-20T18:00:00Z',
  },
  broker: { fullName: 'Dana Whitford', brokerage: 'Bow', licenceNumber: '1' },
  ...changes,
});

function cardsOf(items: QuoteSummary[]): string[] {
  const policy = { quoteId: 'became', words: 'Now your policy' };
  const page = renderToStaticMarkup(
    <QuoteColumns isOn items={items} nothing="" policy={policy} actions={() => null} />,
  );
  return page.split('<article').slice(1);
}

test('the quote that became the policy stands alone and says so, and another of the same insurer is folded', () => {
  const [first, second] = cardsOf([quote('other', { decision: 'interested' }), quote('became')]);
  expect(first).toContain('Now your policy');
  expect(first).toContain('Other quotes (1)');
  expect(second).toContain('Not taken');
  expect(second).not.toContain('Now your policy');
});

test('it stays in front once its day has passed, and is not said to be over', () => {
  const cards = cardsOf([quote('other', { standing: 'over' }), quote('became', { standing: 'over' })]);
  expect(cards[0]).toContain('Now your policy');
  expect(cards[0]).not.toContain('No longer valid');
});

test('a revised quote says what changed from the one before it', () => {
  const page = renderToStaticMarkup(
    <QuoteColumns
      isOn
      items={[
        quote('before', {
          ...{
            standing: 'replaced',
            coverage: 'Deductible: $1,000',
            notCovered: 'Glass\nAccident forgiveness',
          },
        }),
        quote('after', { replacesId: 'before', coverage: 'Deductible: $500', notCovered: 'Flood' }),
      ]}
      nothing=""
      actions={() => null}
    />,
  );
  const [revised = '', earlier = ''] = page.split('<article').slice(1);
  expect(revised).toMatch(/Coverage<\/dt>.*Deductible: \$500.*Was: .*Deductible: \$1,000/);
  expect(revised).toMatch(/Now excluded<\/dt>.*Flood/);
  // What is alike stands below one heading.
  expect(revised.split('No longer excluded<')).toHaveLength(2);
  expect(revised).toMatch(/No longer excluded<\/dt>.*Glass.*Accident forgiveness/);
  expect(earlier).not.toContain('What changed');
});

test('a quote that its reader declined is folded with its answer, and compared with the last one until that is decided on', () => {
  const beside = (decision: QuoteSummary['decision']) =>
    renderToStaticMarkup(
      <QuoteColumns
        isOn
        areDeclinedFolded
        items={[
          quote('one', { coverage: 'Deductible: $1,000', decision }),
          quote('no', { decision: 'declined' }),
        ]}
        nothing=""
        actions={({ id }) => `answer to ${id}`}
      />,
    );
  expect(beside('none')).toMatch(/How they differ.*answer to one.*answer to no/s);
  expect(beside('none')).not.toContain('Quotes you declined');
  const page = beside('interested');
  expect(page).not.toContain('How they differ');
  const [open = '', folded = ''] = page.split('<details');
  expect(open).toContain('answer to one');
  expect(folded).toContain('Quotes you declined (1)');
  expect(folded).toContain('answer to no');
});

test('two quotes are one table, which says each thing once, with what can be done under each', () => {
  const coverage = 'Liability: $2,000,000\nGlass: $250 deductible';
  const page = renderToStaticMarkup(
    <QuoteColumns
      isOn
      items={[
        quote('one', { insurer: 'Alpha', coverage }),
        quote('two', {
          ...{
            insurer: 'Beta',
            coverage: 'Liability: $1,000,000\nGlass: $250 deductible\nWe also pay for a taxi, up to 3 days.',
          },
          ...{ notCovered: 'Flood: Of a basement', validUntil: '2026-12-12' },
        }),
      ]}
      nothing=""
      actions={({ id }) => `answer to ${id}`}
    />,
  );
  expect(page).not.toContain('<article');
  expect(page.split('>Glass<')).toHaveLength(2);
  const [table = '', folded = ''] = page.split('<details');
  expect(table).toMatch(/\$2,000,000.*\$1,000,000.*Not covered<.*Flood: Of a basement.*up to 3 days/s);
  expect(table).toMatch(/December 20, 2026.*December 12, 2026.*answer to one.*answer to two/s);
  expect(folded).toMatch(
    /The same in both.*Glass.*\$250 deductible.*Prepared by.*Dana Whitford, Bow, licence 1/s,
  );
});

test('what two quotes do not cover stands in one row each, what is alike in both apart', () => {
  const page = renderToStaticMarkup(
    <QuoteColumns
      isOn
      items={[
        quote('one', { insurer: 'Alpha', notCovered: 'Earthquake\nWear and tear' }),
        quote('two', { insurer: 'Beta', notCovered: 'Wear and tear\nE-bikes: over $3,000\nMould' }),
        quote('three', { insurer: 'Gamma', notCovered: 'Wear and tear' }),
      ]}
      nothing=""
      actions={() => null}
    />,
  );
  const [table = '', folded = ''] = page.split('<details');
  expect(table).toMatch(/>Not covered<.*>Earthquake<.*>E-bikes: Over \$3,000\nMould<.*>Not mentioned</s);
  expect(table).not.toContain('Wear and tear');
  expect(folded).toMatch(/Not covered<\/dt><dd[^>]*>Wear and tear</);
});

test('the form of an answer stands in the place of all that can be answered', () => {
  const page = renderToStaticMarkup(
    <QuoteColumns
      isOn
      items={[quote('one', { insurer: 'Alpha' }), quote('two', { insurer: 'Beta' })]}
      nothing=""
      actions={({ id }) => `answer to ${id}`}
      answering={{ quoteId: 'two', form: 'what to say' }}
    />,
  );
  expect(page).not.toContain('answer to');
  expect(page.split('what to say')).toHaveLength(2);
});

test('what was asked to be otherwise in one of two quotes stands in its column, and the premiums with the insurers', () => {
  const items = [
    quote('one', { insurer: 'Alpha' }),
    quote('two', { insurer: 'Beta', premiumCents: 150_000 }),
  ];
  const shown = { isOn: true, nothing: '', actions: () => null, wishes: new Map([['two', 'Less, please']]) };
  const page = renderToStaticMarkup(<QuoteColumns {...shown} items={items} />);
  const [head = '', rows = ''] = page.split('</thead>');
  expect(head).toMatch(/Alpha.*Beta.*Changes asked.*\$1,489\.00 a year.*\$1,500\.00 a year/s);
  expect(head.split('Changes asked')).toHaveLength(2);
  expect(rows).toMatch(/You asked for.*Less, please/s);
  const alone = renderToStaticMarkup(<QuoteColumns {...shown} items={items.slice(1)} />);
  expect(alone).toMatch(/Changes asked.*You asked for.*Less, please/s);
});

test('of two quotes one whose price alone was revised has no row of what changed, and the price says what it was', () => {
  const before = quote('old', { insurer: 'Alpha', premiumCents: 150_000, standing: 'replaced' });
  const shown = (changes: Partial<QuoteSummary>) =>
    renderToStaticMarkup(
      <QuoteColumns
        isOn
        nothing=""
        actions={() => null}
        items={[
          before,
          quote('one', { insurer: 'Alpha', replacesId: 'old', ...changes }),
          quote('two', { insurer: 'Beta' }),
        ]}
      />,
    );
  expect(shown({})).toContain('Was $1,500.00 a year');
  expect(shown({})).not.toContain('What changed');
  expect(shown({ validUntil: '2026-12-28' })).toContain('What changed');
});
