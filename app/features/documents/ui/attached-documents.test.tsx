import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import { AttachedDocuments } from './attached-documents.tsx';

const door = caseDoor('c');
const file = (id: string, mime: string, about = {}) => ({
  ...{ id, name: id, mime, state: 'available', canOpen: true, pages: 1, isAccepted: false },
  ...{ isHeld: false, rejectReason: null, ...about },
});

function shown(showsPictures: boolean): string[] {
  const client = new QueryClient();
  const items = [
    file('roof.jpg', 'image/jpeg'),
    file('policy.pdf', 'application/pdf'),
    file('late.png', 'image/png', { canOpen: false, state: 'quarantined' }),
  ];
  client.setQueryData<unknown>(documentsQuery(door).queryKey, { items, room: 1 });
  const page = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AttachedDocuments
        {...{ door, showsPictures }}
        asksWhy={false}
        ids={['roof.jpg', 'policy.pdf', 'late.png']}
      />
    </QueryClientProvider>,
  );
  return page
    .split('<li')
    .slice(1)
    .map((item) => (item.includes('aria-label="Open ') ? 'picture' : 'file'));
}

test('a photo is seen at once by whoever’s looking is noted nowhere, and all else is a name to press', () => {
  expect(shown(true)).toEqual(['picture', 'file', 'file']);
  expect(shown(false)).toEqual(['file', 'file', 'file']);
});
