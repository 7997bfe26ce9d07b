import { expect, test } from 'vitest';
import type { ChatButton } from '#app/features/assistant/schema.ts';
import { newChat } from '#app/features/chat/widget/conversation/chat-state.ts';
import { shownButtons, waysOut } from './shown-buttons.ts';

const asks = (count: number): ChatButton[] =>
  Array.from({ length: count }, (_, at) => ({ label: `Question ${at}`, ask: `Question ${at}` }));
const PERSON: ChatButton = { label: 'Talk to a person', open: 'person' };
const labels = (buttons: readonly ChatButton[]) => buttons.map(({ label }) => label);

test('at most four buttons stand under an answer, with those that stand there anyway', () => {
  expect(shownButtons([...asks(5), PERSON], { listed: [], standing: 1 })).toHaveLength(3);
  expect(labels(shownButtons([...asks(5), PERSON], { listed: [], standing: 1 }))).toContain(PERSON.label);
  expect(shownButtons(asks(2), { listed: [], standing: 2 })).toHaveLength(2);
});

test('what the text lists is pressed there, and stands nowhere twice', () => {
  const listed = ['Question 0', 'Question 1', 'Question 2'];
  expect(labels(shownButtons([...asks(5), PERSON], { listed, standing: 1 }))).toEqual([PERSON.label]);
});

test('a wish for a person is one button', () => {
  const wish: ChatButton = { label: 'I want to talk to a person', ask: 'I want to talk to a person' };
  expect(shownButtons([wish, PERSON], { listed: [], standing: 0 })).toEqual([PERSON]);
  expect(waysOut({ ...newChat('/'), hasLeft: true }, [wish])).toEqual(['details']);
});

test('who may delete what is kept finds the way, and a person who answers needs none', () => {
  const kept = { ...newChat('/'), leadId: 'AB-1' };
  expect(waysOut(kept, [])).toEqual(['kept', 'person']);
  expect(waysOut({ ...kept, isShared: true }, [])).toEqual(['person']);
  expect(waysOut({ ...kept, mode: 'human' }, [])).toEqual([]);
});
