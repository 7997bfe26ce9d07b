import { expect, test } from 'vitest';
import { writeLetter } from './letter.server.ts';

const letter = writeLetter({
  subject: 'We have your request',
  greeting: 'Hello,',
  paragraphs: ['First.', 'Then <b>.'],
  facts: [{ term: 'Reference', detail: 'AB-1' }],
  action: { label: 'Follow it', path: '/track/abc' },
});

test('text and page say the same, in the same order', () => {
  const words = ['Hello,', 'First.', 'Reference', 'AB-1', 'Then', 'Follow it'];
  const places = (where: string) => words.map((word) => where.indexOf(word));
  const body = String(letter.html).slice(String(letter.html).indexOf('<h1'));
  for (const where of [letter.text, body]) {
    expect(places(where)).toEqual(places(where).toSorted((a, b) => a - b));
    expect(places(where)).not.toContain(-1);
    expect(where).toContain('/track/abc');
  }
});

test('what the mail is for can come before the rest', () => {
  const { html, text } = writeLetter({
    ...{ subject: 'We have it', greeting: 'Hello,', paragraphs: ['First.', 'Then.'] },
    facts: [{ term: 'Reference', detail: 'AB-1' }],
    ...{ action: { label: 'Confirm it', path: '/track/abc' }, isActionFirst: true },
  });
  for (const where of [text, String(html)]) {
    expect(where.indexOf('Confirm it')).toBeGreaterThan(where.indexOf('First.'));
    expect(where.indexOf('Confirm it')).toBeLessThan(where.indexOf('AB-1'));
    expect(where.split('Confirm it')).toHaveLength(2);
  }
});

test('what stands in it is escaped, and it loads nothing but our own mark', () => {
  const page = String(letter.html);
  expect(page).toContain('Then &lt;b&gt;.');
  const sources = [...page.matchAll(/src="([^"]*)"/g)].map(([, source]) => new URL(source ?? '').pathname);
  expect(sources).toEqual(['/icon-192.png']);
  expect(page).not.toMatch(/@import|<link|<script|url\(/);
});
