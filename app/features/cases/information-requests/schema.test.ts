import { expect, test } from 'vitest';
import { withPauseChosen } from './schema.ts';

test('what stops the promised contact is chosen by itself, and asked only of what is needed', () => {
  const asked = { title: 'Pink card' };
  const found = (more: object, isPromiseRunning = true) =>
    withPauseChosen(isPromiseRunning)
      .safeParse({ ...asked, ...more })
      .error?.issues.map(({ path }) => path.join());
  expect(found({ required: true })).toEqual(['stopsPromise']);
  expect(found({ required: true, stopsPromise: true })).toBeUndefined();
  expect(found({ required: false })).toBeUndefined();
  expect(found({ required: true, stopsPromise: false }, false)).toBeUndefined();
});
