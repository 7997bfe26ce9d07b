import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LEFT_ALONE } from './build-program.ts';

test('what the built server leaves alone is found beside it: each is a dependency of ours, not of another package', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(LEFT_ALONE));
});
