import { expect, test } from 'vitest';
import type { Upload } from '#app/features/documents/ui/uploads/upload-state.ts';
import { fieldsFor, pairOf, questionOnFiles } from './wanted-files.ts';

const file = (key: string, more: Partial<Upload> = {}): Upload => ({
  ...{ key, state: 'chosen', fields: {}, progress: 0, problem: null },
  ...{ file: new File(['x'], `${key}.pdf`), ...more },
});
const policy = { id: 'policy', title: 'Current policy', askedBy: 'Dana Whitford' };
const photo = { id: 'photo', title: 'Photos of the roof', askedBy: 'Dana Whitford' };
const none = new Set<string>();
const asked = (...given: Parameters<typeof questionOnFiles>) => {
  const question = questionOnFiles(...given);
  return question && [question.wanted.id, ...question.files.map(({ key }) => key)];
};

test('of files chosen for a message is asked whether they are what the broker waits for, one request after another', () => {
  expect(asked([], [policy], none)).toBeUndefined();
  expect(asked([file('a')], [], none)).toBeUndefined();
  expect(asked([file('a'), file('b')], [policy, photo], none)).toEqual(['policy', 'a', 'b']);
  const isPolicy = file('a', { fields: fieldsFor(policy) });
  expect(asked([isPolicy, file('b')], [policy, photo], none)).toEqual(['photo', 'b']);
  expect(asked([isPolicy], [policy, photo], none)).toBeUndefined();
});

test('what was said no to is not asked again, of another file it is', () => {
  const refused = new Set([pairOf(policy, file('a'))]);
  expect(asked([file('a')], [policy], refused)).toBeUndefined();
  expect(asked([file('a')], [policy, photo], refused)).toEqual(['photo', 'a']);
  expect(asked([file('a'), file('b')], [policy], refused)).toEqual(['policy', 'b']);
});

test('a file that cannot be sent or is on its way is not asked about, and one that is it gets the kind of the request', () => {
  expect(asked([file('a', { state: 'refused' })], [policy], none)).toBeUndefined();
  expect(asked([file('a', { state: 'sending' })], [policy], none)).toBeUndefined();
  expect(fieldsFor(policy)).toEqual({ requestId: 'policy', category: 'policy' });
  expect(fieldsFor(photo)).toEqual({ requestId: 'photo', category: 'photo' });
});
