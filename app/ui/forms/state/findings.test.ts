import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkValues, findingsOf, placeFindings } from './findings.ts';

const schema = z.strictObject({
  email: z.string().trim().min(3, { error: 'Too short' }).regex(/@/, { error: 'No address' }),
  rows: z.array(z.strictObject({ age: z.string().min(1, { error: 'How old?' }) })),
});
const refusal = (status: number, body: unknown) => Object.assign(new Error('refused'), { status, body });

test('what the schema makes of the values is what is sent', async () => {
  expect(await checkValues(schema, { email: ' a@b.ca ', rows: [] })).toEqual({
    input: { email: 'a@b.ca', rows: [] },
  });
});

test('each wrong field has its first message, under its dotted name', async () => {
  expect(await checkValues(schema, { email: 'x', rows: [{ age: '4' }, { age: '' }] })).toEqual({
    errors: { email: 'Too short', 'rows.1.age': 'How old?' },
  });
});

test('the server’s own words are kept, about the whole and about fields', () => {
  const found = findingsOf(refusal(409, { message: 'Taken', errors: { email: 'In use', odd: 7 } }), 'Failed');
  expect(found).toEqual({ problem: 'Taken', errors: { email: 'In use' } });
});

test('a failure without words has those of the form', () => {
  for (const failure of [new TypeError('Failed to fetch'), refusal(502, {}), refusal(502, undefined), null]) {
    expect(findingsOf(failure, 'Failed')).toEqual({ problem: 'Failed', errors: {} });
  }
});

test('findings stand in the order of the fields, and then the whole is not blamed too', () => {
  const placed = placeFindings({ problem: 'Please check', errors: { phone: 'Odd', email: 'Taken' } }, [
    'email',
    'phone',
  ]);
  expect(placed).toEqual({ errors: { email: 'Taken', phone: 'Odd' }, problem: undefined });
  expect(Object.keys(placed.errors)).toEqual(['email', 'phone']);
});

test('a finding about something that the form does not ask for is said above', () => {
  expect(placeFindings({ problem: 'Gone', errors: { token: 'Gone too' } }, ['email'])).toEqual({
    errors: {},
    problem: 'Gone',
  });
  expect(placeFindings({ errors: { token: 'Gone' } }, ['email']).problem).toBe('Gone');
});

test('what is wrong with the whole alone is said above', () => {
  expect(placeFindings({ problem: 'Too many', errors: {} }, ['email'])).toEqual({
    errors: {},
    problem: 'Too many',
  });
});
