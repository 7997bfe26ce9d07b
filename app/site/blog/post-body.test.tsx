import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PagePartView } from '../skeleton/parts/page-part.tsx';
import { PostBody } from './post-body.tsx';

const part = {
  kind: 'checklist' as const,
  heading: 'When the offer arrives',
  intro: 'Compare these points.',
  items: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
};

test('a post shows its checklists, which a page that has more to say folds on a phone', () => {
  const drawn = (page: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
  const post = drawn(<PostBody blocks={[{ kind: 'part', part, text: part.heading, id: 'when' }]} />);
  expect(post).toContain('<li>g</li>');
  expect(post).not.toContain('<details');
  expect(drawn(<PagePartView part={part} />)).toContain('Show the list: 7 things');
});
