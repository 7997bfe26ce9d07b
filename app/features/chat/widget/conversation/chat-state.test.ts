import { expect, test } from 'vitest';
import { withDetailsNoted } from '#app/features/chat/lead/details-noted.ts';
import { listedIn, piecesOf } from '#app/features/chat/widget/ui/message-text.tsx';
import { buttonsFrom, sourcesFrom } from './answer-parts.ts';
import type { Answered } from './chat-calls.ts';
import {
  isConsentOpen,
  leadToSend,
  line,
  newChat,
  takesUpDetails,
  withAnswer,
  withAskedOn,
  withConsentAsked,
  withHeard,
  withLines,
  withPageNote,
  withScriptResumed,
  withTurn,
} from './chat-state.ts';
import type { KeptChat } from './kept-chat.ts';

const DRAFT = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '(403) 555-0142',
  insuranceType: 'auto',
} as const;
const complete = (changes: Partial<KeptChat> = {}): KeptChat => ({
  ...newChat(),
  step: 'complete',
  draft: DRAFT,
  ...changes,
});
const answered = {
  kind: 'answered',
  response: 'Hello',
  outcome: 'answer',
  sources: [],
  buttons: [],
  leadId: null,
  mode: 'bot',
  messageId: null,
  token: 'token',
} satisfies Answered;
const exchange = { question: 'my car' } as const;

test('contact data go with the next call once they are complete and not saved yet', () => {
  expect(leadToSend(complete(), false)).toMatchObject({ ...DRAFT, consent: false });
  expect(leadToSend(complete())).toMatchObject({ ...DRAFT, consent: null });
  expect(leadToSend({ ...complete(), step: 'phone' }, false)).toBeNull();
  expect(leadToSend(complete({ draft: { name: 'Ada' } }), false)).toBeNull();
  expect(leadToSend(complete({ leadId: 'AB-1' }))).toBeNull();
});

test('whether to share is open until there is a yes or a no, also once the details are saved', () => {
  expect(isConsentOpen(complete())).toBe(true);
  expect(isConsentOpen(complete({ leadId: 'AB-1', isUndecided: true }))).toBe(true);
  expect(isConsentOpen(complete({ leadId: 'AB-1' }))).toBe(false);
  expect(isConsentOpen(complete({ step: 'phone' }))).toBe(false);
  expect(isConsentOpen(complete({ hasLeft: true }))).toBe(false);
});

test('who has said no is asked again where they want to share after all, and a yes or a no ends it', () => {
  const asked = withConsentAsked(complete({ leadId: 'AB-1', hasLeft: true }));
  expect(isConsentOpen(asked)).toBe(true);
  const answer = { ...answered, leadId: 'AB-1' };
  expect(isConsentOpen(withAnswer(asked, { ...exchange, answer, consent: false }))).toBe(false);
  expect(isConsentOpen(withAnswer(asked, { ...exchange, answer, consent: null }))).toBe(true);
});

test('saved without a yes or a no, they go again with either, and only until they are shared', () => {
  expect(leadToSend(complete({ leadId: 'AB-1' }), false)).toMatchObject({ consent: false });
  expect(leadToSend(complete({ leadId: 'AB-1' }), true)).toMatchObject({ consent: true });
  expect(leadToSend(complete({ leadId: 'AB-1', isShared: true }), true)).toBeNull();
});

test('who has left the script asks, and their contact data stay here', () => {
  expect(leadToSend(complete({ hasLeft: true }), false)).toBeNull();
});

test('contact data typed while nothing asks for them are noted, and leaving them is offered', () => {
  const asking = withLines(newChat(), line('user', 'a quote please'), line('assistant', 'You can.'));
  const chat = { ...asking, hasLeft: true };
  const noted = withDetailsNoted(chat, 'ada@example.com')?.(chat);
  expect(noted?.draft).toEqual({ email: 'ada@example.com' });
  expect(noted?.messages.at(-1)).toMatchObject({
    content: expect.stringMatching(/^I have noted ada@example\.com\. It is not saved yet/),
    buttons: [{ open: 'details' }],
  });
  if (noted) expect(withDetailsNoted(noted, 'Ada Tremblay')?.(noted).draft.name).toBe('Ada Tremblay');
  const unasked = { ...chat, messages: chat.messages.slice(1) };
  expect(withDetailsNoted(unasked, 'Ada Tremblay')).toBeNull();
  expect(withDetailsNoted({ ...chat, leadId: 'AB-1' }, 'ada@example.com')).toBeNull();
  expect(withDetailsNoted({ ...chat, mode: 'waiting' }, 'ada@example.com')).toBeNull();
});

test('a name that was noted is put right where nothing asks for it', () => {
  const chat: KeptChat = { ...newChat(), hasLeft: true, draft: { name: 'jonh' } };
  expect(withDetailsNoted(chat, 'sorry i mean John Peters')?.(chat).draft.name).toBe('John Peters');
  expect(withDetailsNoted(chat, 'sorry, is hail covered?')).toBeNull();
});

test('after an answer the script asks on once, and leaves whoever asks again to their questions', () => {
  const turn = { step: 'email', draft: { name: 'Ada' }, reply: 'Let’s continue.' } as const;
  const once = withAskedOn(newChat(), turn);
  expect([once.hasLeft, once.messages.at(-1)?.content]).toEqual([false, turn.reply]);
  const told = withLines(once, line('user', 'and hail?'), line('assistant', 'Hail is covered.'));
  const twice = withAskedOn(told, turn);
  expect([twice.hasLeft, twice.messages.at(-1)?.content]).toEqual([true, 'Hail is covered.']);
});

test('contact data that the server does not take are said and can be corrected', () => {
  const answer = { kind: 'refused', errors: { email: 'Invalid email address' } } as const;
  const refused = withAnswer(complete(), { ...exchange, answer });
  expect(refused).toMatchObject({ leadErrors: answer.errors, leadId: null });
  expect(refused.messages.at(-1)).toMatchObject({
    content: 'I could not save your details yet. Please correct them below.',
    retry: 'my car',
  });
});

test('failures in a row are counted, and an answer begins anew', () => {
  const failed = withAnswer(newChat(), { ...exchange, answer: { kind: 'failed' } });
  const twice = withAnswer(failed, { ...exchange, answer: { kind: 'failed' } });
  expect([failed.failures, twice.failures]).toEqual([1, 2]);
  expect(twice.messages.at(-1)).toMatchObject({ role: 'assistant', retry: 'my car' });
  expect(twice.messages.at(-1)?.content).toMatch(
    /^I'm sorry, I'm currently experiencing technical difficulties\./,
  );
  expect(withAnswer(twice, { ...exchange, answer: answered }).failures).toBe(0);
});

test('an answer keeps its sources and what can be done with it, and a wish goes with the contact data', () => {
  const sources = [{ title: 'Car insurance', to: '/insurance/auto', reviewedOn: '2026-11-20' }];
  const buttons = [{ label: 'Leave my details here', open: 'details' as const }];
  const chat = withAnswer(newChat(), { ...exchange, answer: { ...answered, sources, buttons } });
  expect(chat.messages.at(-1)).toMatchObject({ content: 'Hello', sources, buttons });
  expect(chat.draft).toMatchObject({ additionalDetails: 'my car', insuranceType: 'auto' });
});

test('buttons and sources from outside are taken only where they lead to places of ours', () => {
  expect(
    buttonsFrom([
      { label: 'a', ask: 'b' },
      { label: 'c', to: '//evil.example' },
      { label: 'd', to: '/ok' },
      { label: 'e', open: 'x' },
      7,
    ]),
  ).toEqual([
    { label: 'a', ask: 'b' },
    { label: 'd', to: '/ok' },
  ]);
  expect(sourcesFrom([{ title: 'x', to: 'https://evil.example', reviewedOn: '' }])).toEqual([]);
});

test('the words of a refusal are shown as they are', () => {
  const said = withAnswer(newChat(), { ...exchange, answer: { kind: 'said', text: 'Please wait.' } });
  expect(said.messages.at(-1)?.content).toBe('Please wait.');
});

test('a leadId marks the contact data as saved', () => {
  const answer = { ...answered, leadId: 'AB-1' };
  expect(withAnswer(complete(), { ...exchange, answer })).toMatchObject({ leadId: 'AB-1', isShared: false });
  expect(withAnswer(complete(), { ...exchange, answer, consent: true }).isShared).toBe(true);
});

test('an empty answer of a conversation that a person has adds no line', () => {
  const chat = withAnswer(newChat(), { ...exchange, answer: { ...answered, response: '', mode: 'waiting' } });
  expect(chat.messages).toHaveLength(1);
  expect(chat.mode).toBe('waiting');
});

test('what a person writes is shown once, with their name, and so is what is noted about them', () => {
  const createdAt = new Date().toISOString();
  const heard = {
    mode: 'human' as const,
    promiseAt: null,
    person: { name: 'Dana', isHere: true },
    lines: [
      { id: '1', content: 'Dana has joined the conversation.', author: null, createdAt },
      { id: '2', content: 'Hello Ada', author: 'Dana', createdAt },
    ],
  };
  const once = withHeard({ ...newChat(), mode: 'waiting' }, heard);
  expect(once).toMatchObject({ mode: 'human', person: heard.person });
  expect(once.messages.slice(-2)).toMatchObject([
    { role: 'system', content: 'Dana has joined the conversation.' },
    { role: 'assistant', content: 'Hello Ada', author: 'Dana' },
  ]);
  expect(withHeard(once, heard)).toEqual(once);
  const away = { ...heard, person: { name: 'Dana', isHere: false } };
  expect(withHeard(once, away).person?.isHere).toBe(false);
});

test.each([
  ['[Auto](/insurance/auto)', [{ text: 'Auto', to: '/insurance/auto' }]],
  ['**bold** words', [{ text: 'bold', strong: true }, { text: ' words' }]],
  ['[x](https://evil.example)', [{ text: '[x](https://evil.example)' }]],
  ['[x](//evil.example)', [{ text: '[x](//evil.example)' }]],
  ['[x](/\\evil.example)', [{ text: '[x](/\\evil.example)' }]],
  ['[x](javascript:alert(1))', [{ text: '[x](javascript:alert(1))' }]],
  ['![x](/a.png)', [{ text: '!' }, { text: 'x', to: '/a.png' }]],
  ['<b>x</b>', [{ text: '<b>x</b>' }]],
])('%s is shown safely', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test('the questions that an answer lists are those that its lines begin with', () => {
  const text =
    'One of these:\n\n- [What is DCPD?](/faq/auto) It pays.\n- **And the Grid?** It ends.\n\nWell - [no](/faq)';
  expect(listedIn(text)).toEqual(['What is DCPD?', 'And the Grid?']);
});

test('a line carries the moment it was said', () => {
  expect(Date.parse(line('user', 'x').timestamp)).not.toBeNaN();
});

test('the page a visitor is on is noted once, in place of the page before where nothing was said', () => {
  const begun = withLines(newChat(), line('user', 'Is hail covered?'), line('assistant', 'Often.'));
  expect(withPageNote(newChat(), 'On A.').messages).toHaveLength(1);
  const onA = withPageNote(begun, 'On A.');
  expect(onA.messages.at(-1)).toMatchObject({ role: 'system', content: 'On A.' });
  expect(withPageNote(onA, 'On A.')).toBe(onA);
  expect(
    withPageNote(onA, 'On B.')
      .messages.map(({ content }) => content)
      .slice(2),
  ).toEqual(['Often.', 'On B.']);
  const spoken = withLines(onA, line('user', 'And wind?'));
  expect(withPageNote(spoken, 'On A.')).toBe(spoken);
  expect(
    withPageNote(spoken, 'On B.')
      .messages.map(({ content }) => content)
      .slice(3),
  ).toEqual(['On A.', 'And wind?', 'On B.']);
});

test('what somebody has told of their insurance in the talk is not asked for again', () => {
  const draft = { name: 'Omar', email: 'omar@example.com', phone: '(403) 555-0142' };
  const talk = withLines(
    newChat(),
    line('user', 'can someone call me tomorrow afternoon'),
    line('user', 'about insurance for my food truck'),
    line('assistant', 'A food truck needs both.'),
  );
  const asksKind = { step: 'insurance', draft, reply: 'What kind is it?' } as const;
  const told = withTurn(talk, asksKind);
  expect(told).toMatchObject({
    step: 'complete',
    draft: { insuranceType: 'business', additionalDetails: 'about insurance for my food truck' },
  });
  expect(told.messages.at(-1)?.content).toContain('I have noted: business insurance');
  // Whoever left the script and comes back is not asked either.
  expect(withScriptResumed({ ...talk, draft, hasLeft: true })).toMatchObject({
    step: 'complete',
    hasLeft: false,
  });
  const untold = withLines(newChat(), line('user', 'How long does it take?'));
  expect(withTurn(untold, asksKind)).toMatchObject({ step: 'insurance', draft });
});

test('a yes to leaving one’s details begins the script, and nothing else does', () => {
  const offered = withLines(
    { ...newChat(), hasLeft: true },
    line('assistant', 'Yes: leave your name and number.', {
      buttons: [{ label: 'Leave my details', open: 'details' }],
    }),
  );
  for (const yes of ['sure', 'ok', 'Yes, please do']) expect(takesUpDetails(offered, yes)).toBe(true);
  for (const other of ['no', 'yes?', 'yes my house is on fire', 'what for'])
    expect(takesUpDetails(offered, other)).toBe(false);
  expect(takesUpDetails({ ...offered, hasLeft: false }, 'sure')).toBe(false);
  expect(takesUpDetails({ ...offered, leadId: 'AB-1' }, 'sure')).toBe(false);
  expect(takesUpDetails(withLines(offered, line('assistant', 'Hail is covered.')), 'sure')).toBe(false);
});

test('where somebody is known already a conversation does not begin by asking who they are', () => {
  for (const path of ['/track/abc', '/portal', '/broker/cases/1']) {
    const { hasLeft, messages } = newChat(path);
    expect([hasLeft, messages[0]?.content.includes('your name')]).toEqual([true, false]);
  }
  for (const path of ['/', '/portal/login', '/contact']) {
    const { hasLeft, messages } = newChat(path);
    expect([hasLeft, messages[0]?.content.includes('your name')]).toEqual([false, true]);
  }
});
