import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { decide } from '#app/features/assistant/decisions/decide.ts';
import { openKnowledge } from '#app/features/assistant/knowledge.server.ts';
import { composeReply } from '#app/features/assistant/replies/compose-reply.server.ts';
import { lastAnswer, talkWith } from '#tests/fixtures/assistant/talk.ts';
import { NOTHING_SAID } from './recall.ts';
import { fitsTalk } from './subjects.ts';

const assistant = createAssistant(null);

/** The answers to these turns of one talk. */
const talk = (...questions: string[]) => talkWith(assistant, questions);

test('an answer is not said twice: there is no other, and choices follow', async () => {
  const [first, again] = await talk('what is dcpd', 'and dcpd is what?');
  expect(again?.response).not.toContain(first?.response.slice(0, 40));
  expect(again?.buttons.length).toBeGreaterThan(1);
});

test('what is not known is said so, with what comes near and a sentence that answers it, and a person', async () => {
  const knowledge = await openKnowledge(null).open();
  const near = ['auto-dcpd', 'auto-grid'];
  const memory = { ...NOTHING_SAID, asked: 'what is dcpd' };
  const decision = { kind: 'unknown' as const, share: 0.25, near };
  const understood = { decision, memory, language: null, also: null, wish: null };
  const { outcome, response, buttons } = composeReply('and the paper in the drawer', understood, knowledge);
  expect(outcome).toBe('unknown');
  expect(response).toMatch(/^I do not know that one/);
  const questions = near.map((key) => knowledge.book().find(key)?.question);
  expect([...response.matchAll(/^- \[(.+?)\]\([^)]+\) \S/gm)].map(([, asked]) => asked)).toEqual(questions);
  expect(buttons.map((button) => Object.keys(button).filter((name) => name !== 'label'))).toEqual([
    ['ask'],
    ['ask'],
    ['open'],
    ['to'],
  ]);
  expect(buttons.map(({ label }) => label)).toContain(knowledge.book().find('auto-grid')?.question);
});

test('where no question comes near, the nearest pages are named', async () => {
  const decision = { kind: 'unknown' as const, share: 0.01, near: [] };
  const understood = { decision, memory: NOTHING_SAID, language: null, also: null, wish: null };
  const knowledge = await openKnowledge(null).open();
  const { response } = composeReply('wildfire in my grain', understood, knowledge);
  expect(response).toContain('These pages come nearest:');
  expect(response).toMatch(/^- \[.+\]\(\/.+\)$/m);
});

test('where what comes near is about suicide, whom to call stands below it', async () => {
  const decision = { kind: 'unknown' as const, share: 0.1, near: ['life-suicide-clause', 'life-joint'] };
  const memory = {
    ...NOTHING_SAID,
    entry: 'life-joint',
    subject: 'life',
    asked: 'what is joint first to die',
  };
  const understood = { decision, memory, language: null, also: null, wish: null };
  const { response } = composeReply('and the other thing', understood, await openKnowledge(null).open());
  expect(response).toMatch(/^I do not know that one/);
  expect(response).toContain('9-8-8');
});

test('what is left to people is declined first, and what else may be meant follows, unless it was just said', async () => {
  const knowledge = await openKnowledge(null).open();
  const other = knowledge.book().find('home-flood');
  const asked = (said: string) => {
    const decision = {
      kind: 'refuse' as const,
      key: 'no-price',
      share: 0.5,
      others: [],
      beside: 'home-flood',
    };
    const memory = { ...NOTHING_SAID, entry: 'home-sewer-overland', subject: 'home', asked: 'a', said };
    return composeReply(
      'how much is that',
      { decision, memory, language: null, also: null, wish: null },
      knowledge,
    ).response;
  };
  const refusal = asked(`Before: ${other?.answer}`);
  expect(refusal).not.toContain(other?.answer.slice(0, 40));
  expect(asked('')).toMatch(/^(?!\*\*)/);
  expect(asked('').indexOf(other?.answer.slice(0, 40) ?? '-')).toBeGreaterThan(40);
});

test('after a refusal or a form the choices are still those of the subject of the talk', () => {
  const refused = { entry: 'no-fraud', subject: 'auto' };
  expect(fitsTalk('can she be excluded instead', refused, 'auto-exclude-driver')).toBe(true);
  expect(fitsTalk('can she be excluded instead', refused, 'visa-excluded-useful')).toBe(false);
  const formOpened = { entry: 'do-quote-home', subject: 'home' };
  expect(fitsTalk('is it mandatory or just the bank', formOpened, 'home-required')).toBe(true);
  expect(fitsTalk('is it mandatory or just the bank', formOpened, 'auto-required')).toBe(false);
  expect(fitsTalk('is it mandatory for my truck', formOpened, 'auto-required')).toBe(true);
  const begun = { entry: 'no-fraud', subject: null };
  expect(fitsTalk('can she be excluded instead', begun, 'auto-exclude-driver')).toBe(true);
});

test('choices in a talk say that they may not hold the answer, and the sentence that answers each', async () => {
  const keys = ['auto-dcpd', 'auto-grid'];
  const decision = { kind: 'ask' as const, keys, share: 0.6, first: 0.45, second: 0.1 };
  const memory = { ...NOTHING_SAID, asked: 'what is dcpd' };
  const understood = { decision, memory, language: null, also: null, wish: null };
  const { response, buttons } = composeReply('and that', understood, await openKnowledge(null).open());
  expect(response).toMatch(/^I am not sure that I have the answer/);
  expect(response).toMatch(/\n- \[[^\]]+\]\(\/[^)]+\) \S/);
  expect(buttons.map(({ label }) => label)).toEqual([
    'What is DCPD?',
    'What is the Grid?',
    'Talk to a person',
  ]);
});

test('the first choice is said under its own question only where the words alone ask for it, and it was not said before', async () => {
  const knowledge = await openKnowledge(null).open();
  const answer = knowledge.book().find('auto-dcpd')?.answer ?? '';
  const asked = (isBoth: boolean, said = '') => {
    const decision = {
      kind: 'ask' as const,
      keys: ['auto-dcpd', 'auto-grid'],
      share: 0.9,
      first: 0.8,
      second: 0.1,
      isBoth,
    };
    const memory = { ...NOTHING_SAID, asked: 'who pays for my car', said };
    return composeReply('and that', { decision, memory, language: null, also: null, wish: null }, knowledge)
      .response;
  };
  expect(asked(true)).toMatch(/^I take your question as "What is DCPD\?"/);
  // What else may be meant is answered in a sentence, and the first is not said twice.
  expect(asked(true).match(/\n- (?:\[[^\]]+\]\([^)]+\)|\*\*.+?\*\*) \S/g)).toHaveLength(1);
  expect(asked(true)).not.toMatch(/\n- \[What is DCPD/);
  expect(asked(false)).toMatch(/^I am not sure/);
  expect(asked(true, `Before: ${answer}`)).toMatch(/^I am not sure/);
});

test.each([
  [['my cousin rents our basement', 'does he need his own policy'], 'home-lodger'],
  [['do we need travel insurance for a weekend in banff', 'and the ambulance'], 'travel-what-covers'],
])(
  'what the words alone clearly ask for, and is far from the talk, is one of the choices: %s',
  async (turns, near) => {
    const { decision } = await lastAnswer(assistant, turns);
    expect(decision).toMatchObject({ kind: 'ask', keys: expect.arrayContaining([near]) });
    expect(decision).not.toHaveProperty('isBoth');
  },
);

test('an answer that is not sure has the next that may be meant below it in a sentence, and a sure one stands alone', async () => {
  const knowledge = await openKnowledge(null).open();
  const asked = (share: number) => {
    const ranking = [
      { key: 'biz-salon', share },
      { key: 'home-business-at-home', share: 0.04 },
    ];
    const understood = {
      decision: decide(ranking),
      memory: NOTHING_SAID,
      language: null,
      also: null,
      wish: null,
    };
    return composeReply('nail salon at home', understood, knowledge).response;
  };
  expect(asked(0.85)).toMatch(/\n\n- \[Is my business at home insured\?\]\(\/[^)]+\) \S/);
  expect(asked(0.95)).not.toContain('\n- ');
});
