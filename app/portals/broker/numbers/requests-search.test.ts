import { expect, test } from 'vitest';
import { behindPath } from './count-link.tsx';
import { readSearch } from './requests-search.ts';

const read = (path: string) => readSearch(new URLSearchParams(path.split('?')[1]));

test('the link of a number asks for what it counts', () => {
  const days = { from: '2026-11-02', to: '2026-11-27', period: '12w' } as const;
  expect(read(behindPath({ ...days, part: 'kept', type: 'home' }))).toMatchObject({
    ...{ part: 'kept', type: 'home', period: '12w' },
    asked: 'from=2026-11-02&to=2026-11-27&type=home&part=kept',
  });
  expect(read(behindPath({ ...days, part: 'received' }))).toMatchObject({
    ...{ part: 'received', type: undefined },
    asked: 'from=2026-11-02&to=2026-11-27',
  });
});

test('what an address has that is none of ours is not asked', () => {
  expect(read('?from=9999-12-31&to=now&part=sold&type=boat&period=2d')).toEqual({
    ...{ part: 'received', type: undefined, from: '', to: '', after: '', period: '4w', asked: '' },
  });
});
