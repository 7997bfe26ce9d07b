import { expect, test } from 'vitest';
import { openKnowledge } from './knowledge.server.ts';

const KEY = 'home-is-a-wind-phone-insured';
const WRITTEN = {
  question: 'Is a wind phone insured?',
  answer: 'A tenant policy may cover it as belongings.',
};

test('the content is read once for all, and what one of them is taught no other knows', async () => {
  const [one, other] = [openKnowledge(null), openKnowledge(null)];
  expect((await one.open()).finder).toBe((await other.open()).finder);
  await one.use({ written: { [KEY]: WRITTEN }, addition: null });
  const answerOf = async ({ open }: typeof one) => (await open()).book().find(KEY)?.answer;
  expect(await answerOf(one)).toBe(WRITTEN.answer);
  expect(await answerOf(other)).toBeUndefined();
});
