import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { TablePart } from '#content/pages/page-part.ts';
import { PagePartView } from './page-part.tsx';

/** What stands in place of a table on a phone; undefined where the table itself stands there. */
function foldOf(part: Partial<TablePart>): string | undefined {
  const table: TablePart = {
    kind: 'table',
    heading: 'Who insures what',
    columns: ['Part', 'Whose policy'],
    rows: ['Roof', 'Walls', 'Upgrades', 'Furniture', 'Hotel', 'Guests'].map((name) => [name, 'Yours']),
    ...part,
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PagePartView part={table} />
    </MemoryRouter>,
  );
  return html.match(/<summary>(.*?)<\/summary>/)?.[1];
}

test('a long table is folded on a phone under a line that says so', () => {
  expect(foldOf({})).toBe('Show the table: 6 rows');
  expect(foldOf({ foldedAs: 'Show six cases' })).toBe('Show six cases');
});

test('a short table, and one that the page is read for, is not folded', () => {
  expect(foldOf({ rows: [['Roof', 'Theirs']] })).toBeUndefined();
  expect(foldOf({ isOpenOnPhone: true })).toBeUndefined();
});
