import { expect, test } from 'vitest';
import { allAsked, parted } from './all-asked.ts';

const own = (title: string) => ({ kind: 'answer', title, question: null }) as const;
const ofForm = (question: string) => ({ kind: 'answer', title: `${question}?`, question }) as const;

test('several in words are asked as lines of one request, and counted', () => {
  expect(allAsked([own('Work vehicles to insure as well'), own('When was each claim?')])).toEqual({
    ...{ kind: 'answer', title: '2 questions for the quote', questions: [], ownQuestion: '' },
    instructions: '1. Work vehicles to insure as well?\n2. When was each claim?',
  });
});

test('questions of the form are asked by their names, and what it does not ask stands beside them', () => {
  expect(allAsked([ofForm('startOn'), ofForm('vehicle.vin'), own('Who else drives it?')])).toEqual({
    ...{ kind: 'answer', title: '3 questions for the quote', instructions: '' },
    ...{ questions: ['startOn', 'vehicle.vin'], ownQuestion: 'Who else drives it?' },
  });
  expect(allAsked([ofForm('startOn')])).toMatchObject({ title: 'startOn?', questions: ['startOn'] });
});

test('a document is asked for beside questions and other documents, whichever was chosen first', () => {
  const [licence, lease] = ['Licence', 'Lease'].map((title) => ({
    ...{ kind: 'document' as const, title, question: null },
  }));
  if (!licence || !lease) throw new Error();
  const question = ofForm('startOn');
  expect(parted([licence, question, lease])).toEqual({ inForm: [question], beside: [licence, lease] });
  expect(parted([lease, licence])).toEqual({ inForm: [lease], beside: [licence] });
  expect(parted([])).toEqual({ inForm: [], beside: [] });
});

test('what does not fit whole is left for another time', () => {
  const many = Array.from({ length: 9 }, (_, at) => own(`${at} ${'a'.repeat(90)}`));
  const { title, instructions } = allAsked(many);
  expect(instructions.length).toBeLessThanOrEqual(500);
  expect(instructions).toMatch(/\?$/);
  expect(title).toBe('5 questions for the quote');
});
