import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/**
 * A look that hangs on the place of an ancestor among its siblings (`group-first:`), or on a sibling (`peer-open:`). Chromium
 * cannot tell whom such a rule is for, as Tailwind writes it: it styles a whole page anew whenever something comes or goes.
 * `[li:last-child>&]:` and `[[open]~&]:` say the same and name the element.
 */
const STYLES_ALL = /\b(?:group-(?:first|last|only|odd|even|nth|empty)|peer-)[\w/[\]-]*:/g;

test('no look makes a browser style a whole page anew when something comes or goes', async () => {
  const found: string[] = [];
  for await (const path of glob('app/**/*.tsx')) {
    for (const [variant] of (await readFile(path, 'utf8')).matchAll(STYLES_ALL))
      found.push(`${path}: ${variant}`);
  }
  expect(found).toEqual([]);
});
