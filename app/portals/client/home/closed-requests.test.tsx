import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CaseListItem } from '#app/features/cases/schema.ts';
import { ClosedRequests } from './closed-requests.tsx';
import type { Talk } from './person-state.ts';

const item = (more: Partial<CaseListItem>) =>
  ({
    ...{ id: '1', reference: 'CC-1', title: 'Home insurance request', status: 'won', agreed: null },
    ...{ closedAt: '2026-11-26T18:00:00Z', broker: { fullName: 'Dana Whitford' }, ...more },
  }) as CaseListItem;
const drawn = (...items: CaseListItem[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ClosedRequests items={items} talkOf={() => undefined} />
    </MemoryRouter>,
  );

test('a policy is a card that names the insurer and when it renews, and leads to its page', () => {
  const agreed = { insurer: 'Prairie Mutual', effectiveOn: '2026-12-03', renewalOn: '2027-12-03' };
  const html = drawn(item({ agreed }));
  expect(html).toContain('Prairie Mutual');
  expect(html).toMatch(/Renews<\/dt><dd[^>]*>December 3, 2027/);
  expect(html).toContain('href="/portal/cases/1?tab=policy"');
  expect(html).not.toContain('Closed');
  const titled = drawn(item({ agreed, title: 'Home insurance with Prairie Mutual' }));
  expect(titled).toContain('>Home insurance, arranged by Dana Whitford</p>');
});

test('a new message is told of in the same words and look on a card and on a line', () => {
  const agreed = { insurer: 'Prairie Mutual', effectiveOn: '2026-12-03', renewalOn: '2027-12-03' };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ClosedRequests
        items={[item({ agreed }), item({ id: '2', status: 'lost' })]}
        talkOf={() => ({ unread: 1 }) as Talk}
      />
    </MemoryRouter>,
  );
  const badges = html.match(/<span[^>]*>1 new message<\/span>/g) ?? [];
  expect(badges).toHaveLength(2);
  expect(new Set(badges).size).toBe(1);
});

test('what ended without a policy is a line below, and no card', () => {
  const html = drawn(item({ status: 'lost' }));
  expect(html).toContain('CC-1, closed November 26, 2026');
  expect(html).not.toContain('View your policy');
});
