import { expect, test } from 'vitest';
import { train } from './train.ts';

const NO_VECTORS = { width: 0, directionOf: () => new Float32Array(0) };
const WORDINGS = ['home', 'auto', 'life', 'travel'].flatMap((key) =>
  Array.from({ length: 12 }, (_, at) => ({ key, text: `${key} insurance question ${'abcdefghijkl'[at]}` })),
);

test('what is learned does not depend on the order in which the wordings stand', () => {
  const learned = train(WORDINGS, NO_VECTORS);
  const turned = train(WORDINGS.toReversed(), NO_VECTORS);
  expect(turned.keys).toEqual(learned.keys);
  expect(turned.table.weights).toEqual(learned.table.weights);
});
