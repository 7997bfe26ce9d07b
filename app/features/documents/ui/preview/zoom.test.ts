import { expect, test } from 'vitest';
import { FITS, turned, zoomed } from './zoom.ts';

test('a page is shown larger and smaller in steps, up to both ends', () => {
  const larger = [FITS];
  for (let step = 0; step < 5; step++) larger.push(zoomed(larger.at(-1) ?? 0, 1));
  expect(larger).toEqual([1, 1.5, 2, 3, 3, 3]);
  expect(zoomed(FITS, -1)).toBe(0.75);
  expect(zoomed(0.5, -1)).toBe(0.5);
});

test('pages are turned through one file and on into the next, and back to the last page of the one before', () => {
  const pages = [2, 1, 3];
  expect(turned({ file: 0, page: 1 }, 1, pages)).toEqual({ file: 0, page: 2 });
  expect(turned({ file: 0, page: 2 }, 1, pages)).toEqual({ file: 1, page: 1 });
  expect(turned({ file: 1, page: 1 }, -1, pages)).toEqual({ file: 0, page: 2 });
  expect(turned({ file: 0, page: 1 }, -1, pages)).toEqual({ file: 0, page: 1 });
  expect(turned({ file: 2, page: 3 }, 1, pages)).toEqual({ file: 2, page: 3 });
});
