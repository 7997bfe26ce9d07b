import { expect, test } from 'vitest';
import { giveWay } from './gives-way.ts';

/** What is ticked of these boxes, of which some are at first, after each has been pressed in turn. */
function leftAfter(ticked: string[], ...presses: string[]): string[] {
  const boxes = ['liability', 'tools', 'cyber', 'unsure'].map((value) => ({
    value,
    checked: ticked.includes(value),
  }));
  for (const value of presses) {
    const pressed = boxes.find((box) => box.value === value);
    if (!pressed) throw new Error(`There is no ${value}`);
    pressed.checked = !pressed.checked;
    giveWay(boxes, pressed, 'unsure');
  }
  return boxes.filter(({ checked }) => checked).map(({ value }) => value);
}

test('what stands alone clears the others, and each of them clears it', () => {
  expect(leftAfter(['liability', 'tools'], 'unsure')).toEqual(['unsure']);
  expect(leftAfter(['unsure'], 'tools')).toEqual(['tools']);
});

test('what was cleared comes back when the one that stands alone is unticked', () => {
  expect(leftAfter(['liability', 'tools'], 'unsure', 'unsure')).toEqual(['liability', 'tools']);
  expect(leftAfter(['liability'], 'unsure', 'cyber', 'unsure', 'unsure')).toEqual(['cyber']);
  expect(leftAfter(['liability'], 'unsure', 'unsure', 'liability', 'unsure', 'unsure')).toEqual([]);
});

test('a tick that is taken away clears nothing', () => {
  expect(leftAfter(['liability', 'tools'], 'tools')).toEqual(['liability']);
});
