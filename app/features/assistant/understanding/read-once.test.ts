import { expect, it, vi } from 'vitest';
import { readOnce } from './read-once.ts';

it('reads a text once, and another text anew', () => {
  const read = vi.fn((text: string) => Float32Array.of(text.length));
  const once = readOnce({
    keys: ['auto-dcpd'],
    read,
    directionOf: () => Float32Array.of(0),
    knownOf: () => 1,
  });
  expect(once.read('hail')).toEqual(Float32Array.of(4));
  expect(once.read('hail')).toEqual(Float32Array.of(4));
  expect(once.read('theft')).toEqual(Float32Array.of(5));
  expect(read).toHaveBeenCalledTimes(2);
});
