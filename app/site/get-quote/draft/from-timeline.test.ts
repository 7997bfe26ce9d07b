import { expect, test } from 'vitest';
import { timelineWords } from './from-timeline.tsx';

const dates = { arrival: '2027-03-15', departure: '2028-09-15' };
const answers = { arrivalOn: '2027-03-15', durationDays: '548' };

test('the length of a stay says where it comes from, and so does the arrival', () => {
  expect(timelineWords(['coverage', 'durationDays'], answers, dates)).toBe(
    'The length is filled in from your timeline: March 15, 2027 to September 15, 2028.',
  );
  expect(timelineWords(['country', 'arrivalOn'], answers, dates)).toBe(
    'The day of arrival is filled in from your timeline.',
  );
});

test('a length that stayed when the arrival was changed says so', () => {
  expect(timelineWords(['durationDays'], { ...answers, arrivalOn: '2027-04-01' }, dates)).toMatch(
    /^The length is filled in from your timeline: .* You have changed the arrival since: check the length/,
  );
});

test('what was answered otherwise, or elsewhere, does not', () => {
  expect(timelineWords(['durationDays'], { ...answers, durationDays: '730' }, dates)).toBe('');
  expect(timelineWords(['arrivalOn'], { ...answers, arrivalOn: '2027-04-01' }, dates)).toBe('');
  expect(timelineWords(['durationDays'], answers, { arrival: '', departure: '' })).toBe('');
  expect(timelineWords(['durationDays'], { ...answers, durationDays: '' }, { ...dates, departure: '' })).toBe(
    '',
  );
  expect(timelineWords(['deductible'], answers, dates)).toBe('');
});
