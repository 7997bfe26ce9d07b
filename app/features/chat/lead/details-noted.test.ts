import { expect, test } from 'vitest';
import { line, newChat, withLines } from '#app/features/chat/widget/conversation/chat-state.ts';
import type { KeptChat } from '#app/features/chat/widget/conversation/kept-chat.ts';
import { script } from '#content/chat/script.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';
import { lateName, saidOfDetail, withDetailsNoted } from './details-noted.ts';

/** Who asked a question, and has left the script with it. */
const left = withLines(
  { ...newChat('/'), hasLeft: true },
  line('user', 'is hail covered?'),
  line('assistant', 'Often it is.'),
);
const after = (chat: KeptChat, message: string) => withDetailsNoted(chat, message)?.(chat);

test.each([
  ['fine. Mike', 'Mike'],
  ['Priya Nair', 'Priya Nair'],
  ["yeah hi my name is mike o'brien", "Mike O'Brien"],
  ['Jaspreet Gill, not Jaspreet', 'Jaspreet Gill'],
])('"%s" is taken some turns after a name was asked for, and repeated', (typed, name) => {
  const noted = after(left, typed);
  expect(noted?.draft).toEqual({ name });
  expect(noted?.messages.at(-1)?.content).toBe(`Thank you, ${name}. ${script.notedAside}`);
});

test('a lone word may be something that the assistant knows; right after the reason it is the name', () => {
  expect(after(left, 'Jaspreet')).toBeUndefined();
  expect(lateName(left, 'Jaspreet', false)).toBe('Jaspreet');
  const told = withLines(left, line('user', 'why do u need my name'), line('assistant', script.why.name));
  expect(after(told, 'jaspreet')?.draft).toEqual({ name: 'Jaspreet' });
});

test.each(['Calgary', 'Intact', 'Tesla', 'my car', 'Is hail covered?', 'my house is on fire'])(
  '"%s" is no name that comes late',
  (typed) => {
    expect(after(left, typed)).toBeUndefined();
    expect(lateName(left, typed, false)).toBeNull();
  },
);

test('a surname is added to the name that was taken', () => {
  expect(after({ ...left, draft: { name: 'Karen' } }, 'karen smith')?.draft.name).toBe('Karen Smith');
});

test.each([
  ['why do u need my name', script.why.name],
  ['why do you need my number', script.why.phone],
  ['what do you need my email for', script.why.email],
  ['i dont wanna give my phone', script.phoneRefused],
  ['idk my email', script.emailRefused],
  ['my name is not important', script.nameRefused],
])('"%s" is told what it needs to know, after the script was left too', (typed, said) => {
  expect(saidOfDetail(left, typed)).toBe(said);
});

test('why is told where it is asked, and other questions are for the assistant', () => {
  expect(saidOfDetail(newChat('/'), 'why')).toBe(script.why.name);
  expect(saidOfDetail(left, 'why')).toBeNull();
  for (const other of [
    'why is my premium so high?',
    'who sees my email?',
    'i have no phone and he is bleeding',
  ])
    expect(saidOfDetail(left, other)).toBeNull();
});

test('what is said of a detail keeps the wording rules', () => {
  const said = [...Object.values(script.why), script.nameRefused, script.neverMind, script.phoneRefused];
  expect(said.flatMap(findWordingBreaches)).toEqual([]);
});
