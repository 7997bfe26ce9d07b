import { expect, test } from 'vitest';
import { valueAt } from './value-at.ts';
import { withValue } from './values.ts';

test('a value is found under its dotted name, and nothing where nothing is', () => {
  const values = { contact: { email: 'a@b.ca' }, rows: [{ age: '9' }] };
  expect(valueAt(values, 'contact.email')).toBe('a@b.ca');
  expect(valueAt(values, 'rows.0.age')).toBe('9');
  expect(valueAt(values, 'rows.1.age')).toBeUndefined();
  expect(valueAt(values, 'contact.email.length.x')).toBeUndefined();
});

test('a changed value leaves the rest, and the values before, as they are', () => {
  const values = { contact: { email: 'a@b.ca', phone: '' }, rows: [{ age: '9' }, { age: '7' }] };
  expect(withValue(values, 'rows.1.age', '8')).toEqual({
    contact: { email: 'a@b.ca', phone: '' },
    rows: [{ age: '9' }, { age: '8' }],
  });
  expect(withValue(values, 'contact.email', '')).toEqual({ ...values, contact: { email: '', phone: '' } });
  expect(values.rows[1]).toEqual({ age: '7' });
});

test('lists and groups come into being with their first field', () => {
  expect(withValue({}, 'answers.travel.people.0.age', '9')).toEqual({
    answers: { travel: { people: [{ age: '9' }] } },
  });
});
