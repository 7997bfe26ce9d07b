import { expect, test } from 'vitest';
import { idMadeAt, newId, newReference, newToken } from './ids.ts';

test('ids are UUIDs of version 7 and sort by the time they were made', async () => {
  const first = newId();
  await new Promise((resolve) => setTimeout(resolve, 3));
  const second = newId();
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(first < second).toBe(true);
});

test('ids made within one millisecond sort by the order in which they were made', () => {
  const ids = Array.from({ length: 5_000 }, newId);
  expect(ids).toEqual(ids.toSorted());
});

test('an instant stands between the ids made before it and those made from then on', () => {
  const before = newId();
  const at = new Date(Date.now() + 1_000);
  expect(before < idMadeAt(at)).toBe(true);
  expect(idMadeAt(new Date(at.getTime() - 2_000)) < before).toBe(true);
});

test('a reference has eight letters and digits without look-alikes', () => {
  for (let count = 0; count < 500; count += 1) {
    expect(newReference()).toMatch(/^AB-[0-9ABCDEFGHJKMNPQRSTVWXYZ]{8}$/);
  }
});

test('a token is 32 bytes in base64url and never repeats', () => {
  const tokens = new Set(Array.from({ length: 200 }, newToken));
  expect(tokens.size).toBe(200);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});
