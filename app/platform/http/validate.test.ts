import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './validate.server.ts';

const schema = z.strictObject({ name: z.string({ error: 'Name is required' }).optional() });

function errorsOf(value: unknown, by: z.ZodType = schema) {
  return fieldErrors(by.safeParse(value).error?.issues ?? []);
}

test('an unknown field is named', () => {
  expect(errorsOf({ role: 'admin' })).toEqual({ role: 'This field is not known here' });
});

test('thousands of unknown fields are answered briefly', () => {
  const many = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`field${at}`, 1]));
  const errors = errorsOf(many);
  expect(Object.keys(errors)).toHaveLength(21);
  expect(errors.form).toBe('There are more mistakes than are named here');
});

test('so are thousands of wrong entries', () => {
  const errors = errorsOf(Array(9_000).fill(1), z.array(z.string()));
  expect(Object.keys(errors)).toHaveLength(21);
});

test('a very long unknown name is cut', () => {
  const [name] = Object.keys(errorsOf({ ['x'.repeat(90_000)]: 1 }));
  expect(name?.length).toBeLessThanOrEqual(101);
});

test('names that every object has are named like others', () => {
  const errors = errorsOf(JSON.parse('{"__proto__": 1, "constructor": 1}'));
  expect(Object.entries(errors)).toEqual([
    ['__proto__', 'This field is not known here'],
    ['constructor', 'This field is not known here'],
  ]);
});
