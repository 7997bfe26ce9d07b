import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test.each([
  ['4035550142', '(403) 555-0142'],
  ['+1 403-555-0142', '(403) 555-0142'],
  ['1.403.555.0142', '(403) 555-0142'],
  [' (403)5550142 ', '(403) 555-0142'],
  ['403-555', '403-555'],
  ['+44 20 7946 09', '+44 20 7946 09'],
  ['403-555-0142 ext. 7', '403-555-0142 ext. 7'],
])('%s is shown as %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});
