import { array, assert, constantFrom, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { compareQuotes, LISTED, NOT_MENTIONED } from './compare-quotes.ts';

const quote = (coverage: string, notCovered = '') => ({ coverage, notCovered });
const said = (quotes: ReturnType<typeof quote>[], type?: Parameters<typeof compareQuotes>[1]) => {
  const { covered, notCovered } = compareQuotes(quotes, type);
  const told = (rows: typeof covered) =>
    rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.words ?? null)]);
  return { covered: told(covered), notCovered: told(notCovered) };
};

test('what has one name stands in one row, also where two brokers call it differently', () => {
  const one = quote('Liability: $2,000,000\nCollision: $1,000 deductible');
  const other = quote('Collision: $500 deductible\nThird-party liability: $2,000,000');
  expect(said([one, other], 'auto').covered).toEqual([
    ['Liability', '$2,000,000', '$2,000,000'],
    ['Collision', '$1,000 deductible', '$500 deductible'],
  ]);
});

test('what one covers and another excludes is said once, in the row of the coverage', () => {
  const { covered, notCovered } = said(
    [quote('Glass: $250 deductible'), quote('Collision', 'Glass')],
    'auto',
  );
  expect(covered).toEqual([
    ['Collision', NOT_MENTIONED, LISTED],
    ['Glass', '$250 deductible', 'Not covered'],
  ]);
  expect(notCovered).toEqual([]);
});

test('an exclusion with a limit says it, and what names nothing is not said to be missing from a sentence', () => {
  const { covered } = said([
    quote('E-bikes: $6,000'),
    quote('All that we talked about on May 3', 'E-bikes: over $3,000'),
  ]);
  expect(covered[0]).toEqual(['E-bikes', '$6,000', 'Not covered: Over $3,000']);
  expect(said([quote('Glass'), quote('All that we talked about on May 3')]).covered).toEqual([
    ['Glass', LISTED, 'See its own words'],
    [null, null, 'All that we talked about on May 3'],
  ]);
});

test('an amount that is only written otherwise does not differ', () => {
  const written = ['$2,000,000', '2 million', '$1,000,000'].map((terms) => quote(`Liability: ${terms}`));
  expect(compareQuotes(written, 'auto').covered[0]?.differs).toBe(true);
  expect(compareQuotes(written.slice(0, 2), 'auto').covered[0]?.differs).toBe(false);
});

test('every line of every quote stands in its part once, and a row that is the same in all is said to be', () => {
  const names = ['Liability', 'Glass', 'Sewer backup', 'Contents', 'Flood'];
  const line = record({ name: constantFrom(...names), terms: constantFrom('', '$500', '$1,000') }).map(
    ({ name, terms }) => (terms ? `${name}: ${terms}` : name),
  );
  const text = array(oneof(line, constantFrom('We spoke of 2 more things')), { maxLength: 6 }).map((lines) =>
    lines.join('\n'),
  );
  assert(
    property(
      array(record({ coverage: text, notCovered: text }), { minLength: 1, maxLength: 4 }),
      (quotes) => {
        const compared = compareQuotes(quotes, 'home');
        const all = [...compared.covered, ...compared.notCovered];
        for (const [place, { coverage, notCovered }] of quotes.entries()) {
          const tellOf = (rows: typeof all, line: string) => {
            const [wanted = '', terms = ''] = line.split(': ');
            return rows.filter(({ name, cells }) => {
              const told = `${name ?? ''} ${cells[place]?.words ?? ''}`;
              return told.includes(wanted) && told.includes(terms);
            });
          };
          for (const line of coverage.split('\n').filter(Boolean))
            expect(tellOf(compared.covered, line)).toHaveLength(1);
          for (const line of notCovered.split('\n').filter(Boolean))
            expect(tellOf(all, line).length).toBeGreaterThan(0);
        }
        for (const { name, cells, differs } of all) {
          if (name === null) expect(differs).toBe(false);
          else expect(cells.every((cell) => cell !== null)).toBe(true);
          if (new Set(cells.map((cell) => cell?.words)).size === 1) expect(differs).toBe(false);
        }
      },
    ),
  );
});
