import { expect, test } from 'vitest';
import { maskPersonalData, rebuildConversation, withoutTrackingLinks } from './conversation.ts';

test('system turns are dropped, and ten earlier turns are kept', () => {
  const messages = Array.from({ length: 30 }, (_, index) => ({
    role: (['system', 'user', 'assistant'] as const)[index % 3] ?? 'user',
    content: `turn ${index}`,
  }));
  const { question, earlier } = rebuildConversation([...messages, { role: 'user', content: 'the new one' }]);
  expect(question).toBe('the new one');
  expect(earlier).toHaveLength(10);
  expect(earlier.map(({ role }) => role)).not.toContain('system');
});

test('messages are cut at 1,000 characters, without half a letter', () => {
  const { question } = rebuildConversation([
    { role: 'user', content: `${'a'.repeat(999)}😀${'b'.repeat(50)}` },
  ]);
  expect(question.length).toBeLessThanOrEqual(1000);
  expect(question.isWellFormed()).toBe(true);
});

test('what comes after 1,000 characters is not looked at, whatever is taken out of the first', () => {
  const { question } = rebuildConversation([
    { role: 'user', content: `[a](https://b.example)${' '.repeat(990)}late` },
  ]);
  expect(question).toBe('a');
});

test('links are stripped, their words stay', () => {
  const content =
    'See [this](https://evil.example/a) ![x](http://a.b/c.png) and www.evil.example or javascript:alert(1) now';
  const { question } = rebuildConversation([{ role: 'user', content }]);
  expect(question).toBe('See this x and  or  now');
});

test('control characters and direction marks are taken out', () => {
  const { question } = rebuildConversation([{ role: 'user', content: 'a\u0000b\u202ec' }]);
  expect(question).toBe('abc');
});

test.each([
  ['ada.tremblay+x@example.com is mine', '[email] is mine'],
  ['call +1 (403) 555-0142 now', 'call [number] now'],
  ['card 4111 1111 1111 1111', 'card [number]'],
  ['T2P 1J9', 'T2P ***'],
  ['a limit of $200,000 since 2022', 'a limit of $200,000 since 2022'],
])('%s is kept as %s', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

test('a kept text has the words of a tracking link, not the link', () => {
  const said = 'You can [follow your request](/track/abc-DEF_1) or read [more](/faq).';
  expect(withoutTrackingLinks(said)).toBe('You can follow your request or read [more](/faq).');
});
