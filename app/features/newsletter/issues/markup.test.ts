import { expect, test } from 'vitest';
import { writeIssue } from './issue-mail.server.ts';
import { readMarkup } from './markup.server.ts';

const write = async (body: string) => {
  const { html, text } = writeIssue({ subject: 'Hail', body, preferencesPath: '/p' });
  return { html: String(await html), text };
};

test('an issue says the same as page and as text: headings, lists, bold, and links', async () => {
  const { html, text } = await write(
    '## Before\n\nPark **inside**, says [the _city_](https://calgary.ca/hail).\n\n1. Wait\n2. Look\n\n- [Ours](/blog)',
  );
  expect(html).toContain('Park <strong>inside</strong>, says <a href="https://calgary.ca/hail"');
  expect(html).toMatch(/the <em>city<\/em><\/a>\.<\/p>\s*<ol/);
  expect(html).toContain('href="http://localhost:3000/blog"');
  expect(text).toContain(
    'BEFORE\n\nPark inside, says the city (https://calgary.ca/hail).\n\n1. Wait\n2. Look\n\n- Ours (http',
  );
});

test('who sends it, where mail reaches them, and the way out stand in both', async () => {
  for (const words of Object.values(await write('Hello'))) {
    expect(words).toContain('Sent by Chinook Cover, 100 Example Street SW');
    expect(words).toContain('Choose topics or unsubscribe');
    expect(words).toContain('http://localhost:3000/p');
  }
});

test('what somebody types reaches a mail as words alone', async () => {
  const { html } = await write('5 < 6 & "so" \\<b\\>');
  expect(html).toContain('5 &lt; 6 &amp; &quot;so&quot; &lt;b&gt;');
});

test.each([
  ['<script>alert(1)</script>', 'Line 1: HTML cannot be in an issue.'],
  ['Hello\n\n![a](https://x.example/a.png)', 'Line 3: pictures cannot be in an issue.'],
  ['[a](javascript:alert(1))', 'Line 1: a link leads to'],
  ['[a](http://x.example)', 'Line 1: a link leads to'],
  ['[a](//x.example)', 'Line 1: a link leads to'],
  ['# Loud', 'Line 1: start a heading with two number signs (##)'],
  ['- a\n  - b', 'Line 1: a point of a list'],
  ['***'.repeat(200), 'There are more than 500 signs'],
  ['a\n'.repeat(401), 'There are more than 400 lines'],
])('%j is refused with its line', (body, message) => {
  expect(() => readMarkup(body)).toThrow(message);
});
