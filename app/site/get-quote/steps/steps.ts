import type { Screen } from '#app/features/quotes/questions/catalogue.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';

/** What to insure, one screen for each subject of its questions, who asks, and everything once more. */
export type Step = 'what' | `details-${number}` | 'contact' | 'review';

export const STEP_TITLES = {
  what: 'What would you like to insure?',
  contact: 'How to reach you',
  review: 'Review before sending',
} as const;

/** How many steps follow the choice of what to insure, before it is made: of the shortest kind and the longest. */
export const SHORT_STEPS = '3 to 6';

/** The steps of a type that asks on so many screens. */
export function stepsOf(screens: number): Step[] {
  const details = Array.from({ length: screens }, (_, place): Step => `details-${place + 1}`);
  return ['what', ...details, 'contact', 'review'];
}

export function isStep(value: unknown): value is Step {
  return typeof value === 'string' && /^(?:what|details-\d{1,2}|contact|review)$/.test(value);
}

/** The place of a screen of questions, counted from 0; undefined for the other steps. */
export function screenOf(step: Step): number | undefined {
  const [name, place] = step.split('-');
  return name === 'details' ? Number(place) - 1 : undefined;
}

/** The step that the address asks for, but never one beyond those reached. */
export function currentStep(wanted: string | null, reached: number, steps: readonly Step[] | null): Step {
  if (!isStep(wanted) || reached === 0) return 'what';
  if (!steps) return wanted;
  const place = Math.max(0, steps.indexOf(wanted));
  return steps[Math.min(place, reached)] ?? 'what';
}

const CONTACT_FIELDS = ['contact', 'windows', 'earliestOn', 'consent.call', 'consent.text'];

/** The step that shows a field of the form, by its name there; undefined for what none shows, such as the trap for robots. */
export function stepOfField(name: string, screens: readonly Screen[]): Step | undefined {
  const [root, , question] = name.split('.');
  if (root === 'type') return 'what';
  if (root === 'answers') return `details-${Math.max(0, placeOf(question, screens)) + 1}`;
  if (CONTACT_FIELDS.some((field) => `${name}.`.startsWith(`${field}.`))) return 'contact';
  return root === 'consent' ? 'review' : undefined;
}

/** The same while everything is looked over: an agreement that is missing there is asked for there. */
export function stepOnReview(name: string, screens: readonly Screen[]): Step | undefined {
  return name.startsWith('consent.') ? 'review' : stepOfField(name, screens);
}

function placeOf(question: string | undefined, screens: readonly Screen[]): number {
  return screens.findIndex((screen) => questionsOn(screen).some(({ name }) => name === question));
}

/** Every question of a screen; a group that stands in two places is there twice. */
function questionsOn({ start, asked, more, also }: Screen): Question[] {
  return [...start, ...asked, ...more, ...also.flatMap(({ questions }) => questions)];
}
