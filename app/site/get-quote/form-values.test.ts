import { expect, test } from 'vitest';
import { fieldId, formName } from '#app/features/quotes/ui/questions/question-form.ts';
import { stepOfField } from './form-values.ts';

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
