import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('the tests that docs/security.md names exist', () => {
  const lastCells = readFileSync('docs/security.md', 'utf8').matchAll(/^\|.*\| (`.*`) \|$/gm);
  const named = [...lastCells].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
  const files = globSync('{app,server,tests}/**/*.{test,spec}.{ts,tsx}').map((path) => basename(path));
  const known = new Set(files.map((name) => name.replace(/(\.test)?\.tsx?$/, '')));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
