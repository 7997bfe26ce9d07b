import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { talkWith } from '#tests/fixtures/assistant/talk.ts';

const assistant = createAssistant(null);
const talk = (...questions: string[]) => talkWith(assistant, questions);

test.each([
  ['my friend says hail isnt covered is that true', /hail/i],
  ['my mom says tenant insurance is required by law is that true', /tenant|renter/i],
])('what is doubted at the end of "%s" is what it asks about', async (message, about) => {
  const [answer] = await talk(message);
  expect(answer?.key).not.toBe('talk-sure');
  expect(answer?.response).toMatch(about);
});

test('a doubt about the last answer is one, in few words or many', async () => {
  const [, sure] = await talk('what is dcpd', 'are you really sure about that');
  expect(sure?.response).not.toMatch(/^I (?:am not sure|do not know)/);
});

test('nothing is offered below a goodbye, whatever the talk was about', async () => {
  const [, bye] = await talk('can i cancel my policy early', 'thx bye');
  expect(bye?.key).toBe('talk-goodbye');
  expect(bye?.buttons).toEqual([]);
});
