import { expect, test } from 'vitest';
import { fieldId, formName, listErrors, stepOfField } from './form-values.ts';

test('a field of the answers is found under its type', () => {
  expect(formName('answers.vehicle.year', 'auto')).toBe('answers.auto.vehicle.year');
  expect(formName('contact.email', 'auto')).toBe('contact.email');
  expect(fieldId('answers.auto.vehicle.year')).toBe('answers-auto-vehicle-year');
});

test('every field belongs to the step that shows it, and the trap for robots to none', () => {
  expect(
    ['type', 'answers.auto.use', 'contact.phone', 'earliestOn', 'consent.share'].map(stepOfField),
  ).toEqual(['what', 'details', 'contact', 'contact', 'review']);
  expect(stepOfField('website')).toBeUndefined();
});

test('messages are listed by field, also those of rows and of a list as a whole', () => {
  const errors = {
    answers: {
      travel: { travellers: [undefined, { age: { type: 'x', message: 'Too old', ref: { name: 'age' } } }] },
    },
    contact: { email: { type: 'x', message: 'Invalid email address' } },
  };
  expect(listErrors(errors)).toEqual([
    { name: 'answers.travel.travellers.1.age', message: 'Too old' },
    { name: 'contact.email', message: 'Invalid email address' },
  ]);
  expect(
    listErrors({ applicants: { root: { type: 'x', message: 'Please add at least one applicant' } } }),
  ).toEqual([{ name: 'applicants', message: 'Please add at least one applicant' }]);
});
