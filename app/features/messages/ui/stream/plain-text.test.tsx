import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlainText } from './plain-text.tsx';

const shown = (text: string) => renderToStaticMarkup(<PlainText text={text} />);
/** Each link as where it leads and what it says. */
const links = (text: string) =>
  [...shown(text).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, words]) => [to, words]);

test('markup in a message is shown as it was typed, and is none', () => {
  const typed =
    '<img src=x onerror=alert(1)> & <a href="javascript:alert(1)">press</a>\n**bold** [here](https://a.example)';
  const html = shown(typed);
  expect(html).toContain(
    '&lt;img src=x onerror=alert(1)&gt; &amp; &lt;a href=&quot;javascript:alert(1)&quot;&gt;',
  );
  expect(html).toContain('**bold** [here](');
  expect(html).not.toMatch(/<(?!\/?(div|a)\b)/);
});

test.each([
  ['See https://www.alberta.ca/insurance.', 'https://www.alberta.ca/insurance'],
  ['(https://a.example/b?c=1&d=2)', 'https://a.example/b?c=1&amp;d=2'],
  ['“https://a.example/x”', 'https://a.example/x'],
])('a web address in %s is pressed where it says it leads', (typed, address) => {
  expect(links(typed)).toEqual([[address, address]]);
  expect(shown(typed)).toContain('rel="noopener noreferrer nofollow ugc"');
});

test.each([
  'javascript:alert(1)',
  'http://a.example',
  'data:text/html,x',
  'www.a.example',
  'mailto:a@a.example',
])('%s is text, and nothing to press', (typed) => {
  expect(shown(typed)).not.toContain('<a');
  expect(shown(typed)).toContain(typed);
});
