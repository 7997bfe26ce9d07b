import { expect, test } from 'vitest';
import { WORD_LIST } from './word-list.ts';

const sources = import.meta.glob<string>(
  [
    '/app/{site,portals,features,ui}/**/*.{ts,tsx}',
    '!/app/**/*.test.{ts,tsx}',
    '!/app/features/assistant/**',
    '!/app/**/common-passwords*',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** What people may read of a source file: the words between quotation marks and between tags, without comments. */
function wordsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<![:'"`])\/\/ .*$/gm, '');
  const quoted = code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g) ?? [];
  const between = code.match(/>[^<>{}]*[A-Za-z]{2,} [^<>{}]*</g) ?? [];
  return [...quoted, ...between]
    .map((text) => text.slice(1, -1).trim())
    .filter((text) => /[a-z] |^[A-Z]/.test(text));
}

test('words of forms, mail, toasts and portals are read too', () => {
  expect(wordsOf("const a = 'Two words here'; // 'not this'\n<p>And this one.</p>")).toEqual([
    'Two words here',
    'And this one.',
  ]);
  expect(Object.keys(sources).length).toBeGreaterThan(200);
});

test('forms, mail, toasts and portals keep to the word list', () => {
  const breaches = Object.entries(sources).flatMap(([file, source]) =>
    wordsOf(source).flatMap((text) =>
      WORD_LIST.flatMap(({ id, pattern, instead }) => {
        const [found] = pattern.exec(text) ?? [];
        return found ? [`${file}: "${found}" (${id}; write: ${instead})`] : [];
      }),
    ),
  );
  expect(breaches).toEqual([]);
});
