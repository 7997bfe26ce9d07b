import { expect, test } from 'vitest';
import { givesWay } from './gives-way.ts';

const box = (value: string, checked = true) => ({ value, checked });

/** What stays ticked of these after one of them was pressed. */
function left(values: string[], pressed: ReturnType<typeof box>): string[] {
  return values.filter(
    (value) => !givesWay(value === pressed.value ? pressed : box(value), pressed, 'unsure'),
  );
}

test('what stands alone clears the others, and each of them clears it', () => {
  expect(left(['liability', 'tools', 'unsure'], box('unsure'))).toEqual(['unsure']);
  expect(left(['liability', 'tools', 'unsure'], box('tools'))).toEqual(['liability', 'tools']);
});

test('a tick that is taken away clears nothing', () => {
  expect(left(['liability', 'unsure'], box('unsure', false))).toEqual(['liability', 'unsure']);
});
