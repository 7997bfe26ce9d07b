import { expect, test } from 'vitest';
import type { Control } from './controls.ts';
import { readControls } from './read-controls.ts';

const control = (name: string, type: string, value: string, rest: Partial<Control> = {}): Control => ({
  ...{ name, type, value, disabled: false, dataset: {}, hasAttribute: () => false },
  ...rest,
});
const hasValue = () => true;
const held = (...controls: Control[]) => Object.fromEntries(readControls(controls));

test('a text is taken as it was typed, and a number as one', () => {
  expect(held(control('a', 'text', ' x '), control('n', 'number', '10'))).toEqual({ a: ' x ', n: 10 });
  expect(held(control('n', 'number', ''))).toEqual({ n: undefined });
});

test('of several buttons the pressed one counts, and none is an empty text', () => {
  const button = (value: string, checked: boolean) =>
    control('use', 'radio', value, { checked, hasAttribute: hasValue });
  expect(held(button('work', false), button('farm', true), button('fun', false))).toEqual({ use: 'farm' });
  expect(held(button('work', false), button('farm', false))).toEqual({ use: '' });
});

test('several boxes are a list, also when there is only one', () => {
  const box = (value: string, checked: boolean) =>
    control('cities', 'checkbox', value, { checked, dataset: { several: '' }, hasAttribute: hasValue });
  expect(held(box('Calgary', true), box('Banff', false), box('Canmore', true))).toEqual({
    cities: ['Calgary', 'Canmore'],
  });
  expect(held(box('Calgary', false))).toEqual({ cities: [] });
});

test('a lone box says yes or no', () => {
  expect(held(control('agree', 'checkbox', 'on', { checked: true }))).toEqual({ agree: true });
  expect(held(control('agree', 'checkbox', 'on', { checked: false }))).toEqual({ agree: false });
});

test('a box with a value stands in for the text of the same name while it is chosen', () => {
  const unknown = (checked: boolean) =>
    control('year', 'checkbox', 'unknown', { checked, hasAttribute: hasValue });
  expect(held(control('year', 'text', '2019'), unknown(true))).toEqual({ year: 'unknown' });
  expect(held(control('year', 'text', '2019'), unknown(false))).toEqual({ year: '2019' });
  // The text was switched off while the box was chosen.
  expect(held(unknown(false))).toEqual({ year: '' });
});

test('the three fields of a day are one value', () => {
  const part = (name: string, value: string) =>
    control('born', 'text', value, { dataset: { part: name }, hasAttribute: hasValue });
  expect(held(part('day', '7'), part('month', '4'), part('year', '1988'))).toEqual({ born: '1988-04-07' });
  expect(held(part('day', ''), part('month', ''), part('year', ''))).toEqual({ born: '' });
});
