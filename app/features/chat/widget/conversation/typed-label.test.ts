import { expect, test } from 'vitest';
import { typedLabel } from './typed-label.ts';

test.each([
  ['Leave my details', 'details'],
  ['leave my details here.', 'details'],
  ['ask a question', 'ask'],
  ['Talk to a person', 'person'],
  ['talk to a person please', null],
  ['how do i leave my details', null],
  ['Ada Tremblay', null],
])('"%s" typed does what the button does: %s', (message, does) => {
  expect(typedLabel(message)).toBe(does);
});
