import { expect, test } from 'vitest';
import type { Answered } from './chat-calls.ts';
import {
  hasKeptLead,
  hasUnsaved,
  leadToSend,
  line,
  newChat,
  withAnswer,
  withDetailsForgotten,
  withLines,
} from './chat-state.ts';
import type { KeptChat } from './kept-chat.ts';

const complete = (changes: Partial<KeptChat> = {}): KeptChat => ({
  ...newChat(),
  step: 'complete',
  draft: { name: 'Ada', email: 'ada@example.com', phone: '(403) 555-0142', insuranceType: 'auto' },
  ...changes,
});

test('details that are forgotten are gone from the talk, which goes on', () => {
  expect(hasUnsaved(complete())).toBe(true);
  const after = withDetailsForgotten(complete());
  expect(hasUnsaved(after)).toBe(false);
  expect(after).toMatchObject({ draft: {}, step: 'name', hasLeft: true, leadId: null });
  expect(after.messages.at(-1)?.content).toMatch(/^All right\. Your details are forgotten/);
  expect(leadToSend(after, true)).toBeNull();
});

test('only what is saved, and shared with nobody, can be deleted here', () => {
  expect(hasKeptLead(complete({ leadId: 'AB-1' }))).toBe(true);
  expect(hasKeptLead(complete())).toBe(false);
  expect(hasKeptLead(complete({ leadId: 'AB-1', isShared: true }))).toBe(false);
  expect(hasKeptLead(complete({ leadId: 'AB-1', mode: 'waiting' }))).toBe(false);
});

const answered = (response: string): Answered => ({
  ...{ kind: 'answered', response, outcome: 'answer', sources: [], buttons: [], leadId: null },
  ...{ mode: 'bot', messageId: null, token: null },
});
const said = ({ messages }: KeptChat) => messages.map(({ content }) => content);

test('who sends more than is taken reads one notice, until something is answered', () => {
  const asked = (chat: KeptChat, question: string) => withLines(chat, line('user', question));
  const limited = (question: string, text: string) =>
    ({ question, answer: { kind: 'limited', text } }) as const;
  const once = withAnswer(asked(newChat(), 'hail?'), limited('hail?', 'Wait 5 minutes.'));
  const twice = withAnswer(asked(once, 'wind?'), limited('wind?', 'Wait 4 minutes.'));
  expect(said(twice).slice(1)).toEqual(['Wait 4 minutes.']);
  const then = withAnswer(asked(twice, 'hail?'), { question: 'hail?', answer: answered('Often it is.') });
  expect(said(then).slice(1)).toEqual(['hail?', 'Often it is.']);
});

test('what to do in danger is not said again at length below another answer', () => {
  const danger =
    `If anyone is hurt, call 9-1-1. ${'Stay where it is safe, and wait for help. '.repeat(5)}`.trim();
  const told = withAnswer(newChat(), { question: 'crash', answer: answered(danger) });
  const next = withAnswer(told, {
    question: 'no insurance',
    answer: answered(`The fund pays.\n\n${danger}`),
  });
  expect(said(next).at(-1)).toBe('The fund pays.\n\nIf anyone is hurt, call 9-1-1.');
  // Said alone it is said whole.
  expect(said(withAnswer(told, { question: 'crash', answer: answered(danger) })).at(-1)).toBe(danger);
});
