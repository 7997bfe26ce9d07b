import { expect, test } from 'vitest';
import { questionsFor, screensFor, sectionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { QUOTE_TYPE_NAMES, type QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { fieldId, formName } from '#app/features/quotes/ui/questions/question-form.ts';
import { currentStep, SHORT_STEPS, stepOfField, stepsOf } from './steps.ts';

test('a field of the answers is found under its type', () => {
  expect(formName('answers.vehicle.year', 'auto')).toBe('answers.auto.vehicle.year');
  expect(formName('contact.email', 'auto')).toBe('contact.email');
  expect(fieldId('answers.auto.vehicle.year')).toBe('answers-auto-vehicle-year');
});

test('every field belongs to the step that shows it, and the trap for robots to none', () => {
  const screens = screensFor('auto');
  const names = ['type', 'answers.auto.use', 'answers.auto.driver.birthDate', 'answers.auto.notes'];
  const others = ['contact.phone', 'earliestOn', 'consent.text', 'consent.share', 'website'];
  expect([...names, ...others].map((name) => stepOfField(name, screens))).toEqual([
    ...['what', 'details-1', 'details-2', 'details-4'],
    ...['contact', 'contact', 'contact', 'review', undefined],
  ]);
});

test('how many steps follow is said before the kind is chosen', () => {
  const counts = QUOTE_TYPE_NAMES.map((type) => stepsOf(screensFor(type).length).length - 1);
  expect(SHORT_STEPS).toBe(`${Math.min(...counts)} to ${Math.max(...counts)}`);
});

test('nobody comes to a step beyond those reached', () => {
  const steps = stepsOf(2);
  expect(steps).toEqual(['what', 'details-1', 'details-2', 'contact', 'review']);
  expect(currentStep('review', 2, steps)).toBe('details-2');
  expect(currentStep('details-9', 4, steps)).toBe('what');
  expect(currentStep('contact', 0, steps)).toBe('what');
  expect(currentStep(null, 4, steps)).toBe('what');
});

test.each(QUOTE_TYPE_NAMES)(
  '%s asks every question on one screen, and each screen needs an answer',
  (type) => {
    const screens = screensFor(type);
    const asked = screens.flatMap(({ asked: needed, more, also }) =>
      [...needed, ...more, ...also.flatMap(({ questions }) => questions)].map(({ name }) => name),
    );
    // A group may stand twice: what is needed of it, and what helps.
    const covered = questionsFor(type).filter(({ name }) => asked.includes(name));
    expect(new Set(asked).size).toBe(covered.length);
    for (const screen of screens) expect(screen.asked.length).toBeGreaterThan(0);
  },
);

test('wishes and the renewal date stand open on the last screen; papers are folded', () => {
  const openOn = (type: QuoteType) =>
    screensFor(type)
      .at(-1)
      ?.also.filter(({ isOpen }) => isOpen)
      .flatMap(({ questions }) => questions.map(({ name }) => name));
  expect(openOn('auto')).toEqual(['currentInsurer', 'renewalOn', 'startOn', 'notes']);
  expect(openOn('supervisa')).toEqual(['deductible', 'monthlyPlan', 'language']);
});

test('the last screen of a home is named for all that it holds, and its section for itself', () => {
  const last = screensFor('home').at(-1);
  expect(last?.title).toBe('Claims, coverage and start date');
  expect(last?.also.map(({ title }) => title)).toContain('Amounts and coverage');
  expect(sectionsFor('home').map(({ title }) => title)).toContain('History');
});
