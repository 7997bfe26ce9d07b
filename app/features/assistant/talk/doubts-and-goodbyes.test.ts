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

test.each([
  ['What does a deductible mean in simple words please, English is my third language', /^The deductible/],
  ['what does dcpd mean in simple terms pls', /^Direct compensation/],
])('"%s" is answered, and not only how', async (message, answer) => {
  const [said] = await talk(message);
  expect(said?.response).toMatch(answer);
});

test('who asks for simpler words alone is asked for the subject, or hears the last answer again', async () => {
  const [alone] = await talk('in plain english please');
  expect(alone?.key).toBe('talk-simpler');
  const [first, simpler] = await talk('what is dcpd', 'can you say that in simple words for my mom');
  expect(first?.key).toBe('auto-dcpd');
  expect(simpler?.key).not.toBe('site-for-others');
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
