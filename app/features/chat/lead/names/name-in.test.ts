import { expect, test } from 'vitest';
import { takeReply } from '../lead-script.ts';
import { nameAlone, nameAndRest, nameIn } from './name-in.ts';

test.each([
  ...[
    'Ada Tremblay',
    'Maureen',
    "Siobhán O'Brien-Kelly",
    'Mrs. Ada Tremblay',
    'Nguyễn Văn Hùng',
    'will smith-okafor',
  ],
  ...['Hi, my name is Priya', "I'm Gurpreet", 'Will Turner', 'Grace Hill', 'its Olena'],
])('"%s" is a name', (text) => {
  expect(nameIn(text)).not.toBeNull();
});

test.each([
  ['Dana Poitras, why do you need that?', 'Dana Poitras', 'why do you need that?'],
  [
    'Hi, my name is Gwen. Does my home insurance cover a burst pipe?',
    'Gwen',
    'Does my home insurance cover a burst pipe?',
  ],
  ['hello there, I’m Omar, is hail covered?', 'Omar', 'is hail covered?'],
  ['My name is Omar and I need insurance for my shop', 'Omar', 'I need insurance for my shop'],
  ['my name is Omar. my shop is on fire', 'Omar', 'my shop is on fire'],
  ['Omar Siddiqui. There is a fire in my shop', 'Omar Siddiqui', 'There is a fire in my shop'],
])('"%s" is a name and something else, which the assistant hears', (text, name, rest) => {
  expect(nameAndRest(text)).toEqual({ name, rest });
  expect(takeReply('name', text, {})).toBeNull();
});

test.each([
  ...['Hail, is it covered?', 'Dana Poitras', 'so, why do you need that?', 'I’m worried, is hail covered?'],
  ...['hi, my name is Gwen', 'Tremblay, Ada', 'Mrs. Ada Tremblay', 'this is urgent. my house is flooded'],
  ...['this is urgent, my policy ends tonight'],
])('"%s" is not a name with something beside it', (text) => {
  expect(nameAndRest(text)).toBeNull();
});

test.each([
  ['Omar Siddiqui', true, 'Omar Siddiqui'],
  ['Omar Siddiqui', false, null],
  ['acutally my name is David Chen', false, 'David Chen'],
  ["yeah hi my name is mike o'brien", false, "mike o'brien"],
  ['my name is Gwen', false, 'Gwen'],
  ['Medicine Hat', true, null],
  ['Home Insurance', true, null],
  ['omar siddiqui', true, null],
  ['My name is Gwen. Is hail covered?', true, null],
])('the name in "%s", expected there: %s, is %s', (text, isExpected, name) => {
  expect(nameAlone(text, isExpected)).toBe(name);
});

test.each([
  ...['this is urgent, my policy ends tonight', 'Omar, my house is on fire', 'this is urgent', 'im worried'],
])('"%s" is no name, and is answered', (text) => {
  expect(nameIn(text)).toBeNull();
  expect(takeReply('name', text, {})).toBeNull();
});

test('a name that is put right is thanked for, and the script goes on', () => {
  const said = (step: 'email' | 'phone', text: string, name: string) => takeReply(step, text, { name });
  expect(said('email', 'actually its Jon, not John', 'John')).toMatchObject({
    step: 'email',
    draft: { name: 'Jon' },
    reply: 'Thank you, Jon. Which email address can we reach you at?',
  });
  const email = 'p@example.com';
  expect(takeReply('phone', 'sorry its Prya', { name: 'Priya', email })).toMatchObject({
    step: 'phone',
    draft: { name: 'Prya', email },
    reply: expect.stringMatching(/^Thank you, Prya\. Let’s continue\. Which phone/),
  });
  expect(takeReply('name', 'my name is jonh by the way', {})?.draft).toEqual({ name: 'Jonh' });
});
