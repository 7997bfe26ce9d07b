import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { openKnowledge } from '#app/features/assistant/knowledge.server.ts';
import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';
import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import { readWordings } from '#app/features/assistant/understanding/wordings.server.ts';
import { newId } from '#app/platform/ids.ts';
import { emergencyQuestions } from '#content/chat/out-of-scope-questions.ts';
import { writtenAnswer } from '#tests/fixtures/api/calls/lesson-calls.ts';
import type { LessonToLearn } from './check-learned.server.ts';
import { type Asking, findCallsForHelp, findProblems } from './check-learned.server.ts';
import { learnInThread } from './learn-in-thread.server.ts';

const knowledge = openKnowledge(null);
const assistant = createAssistant(null, knowledge);
const answerTo = async (question: string) => (await assistant.answer({ question, earlier: [] })).key;

const lesson = (wording: string, entryKey: string, part: Partial<LessonToLearn> = {}): LessonToLearn => ({
  ...{ id: newId(), wording, entryKey, entry: null, inUseSince: null },
  ...part,
});
const ASKED = 'kite came down on a bumper, whose wallet has to open';
const learn = (lessons: LessonToLearn[]) => learnInThread(null, lessons, new AbortController().signal);

/** Three seconds of a core for each thread: long on a busy machine. */
const PATIENCE = { timeout: 300_000 };

test(
  'what was taught is answered, everything else as before, and a lesson that does not work is left out',
  PATIENCE,
  async () => {
    const KEY = 'home-is-a-wind-phone-insured';
    const lessons = [
      lesson(ASKED, 'auto-dcpd'),
      lesson('our wind phone, an old rotary set on a post', KEY, { entry: writtenAnswer }),
      // A call for help stays one.
      lesson(emergencyQuestions[0] ?? '', 'talk-thanks'),
    ];
    const before = await answerTo(ASKED);
    expect(before).not.toBe('auto-dcpd');
    const [once, again] = await Promise.all([learn(lessons), learn(lessons)]);
    expect(once).toEqual(again);
    expect(once.learned).toEqual(lessons.slice(0, 2).map(({ id }) => id));
    expect(once.problems).toEqual([
      { id: lessons[2]?.id, problem: expect.stringContaining('call for help') },
    ]);
    await knowledge.use(once.taught);
    expect(await answerTo(ASKED)).toBe('auto-dcpd');
    expect(await answerTo('our wind phone, an old rotary set on a post')).toBe(KEY);
    expect(await answerTo('Is a wind phone insured?')).toBe(KEY);
    expect(await answerTo('What is a Super Visa?')).toMatch(/^visa-/);
    await knowledge.use({ written: {}, addition: null });
    expect(await answerTo(ASKED)).toBe(before);
    expect(await answerTo('our wind phone, an old rotary set on a post')).not.toBe(KEY);
  },
);

/** What is asked, by another classifier of entries and another of danger. */
async function asking(change: (built: Understanding) => Partial<Understanding>): Promise<Asking> {
  const { learned, book } = await knowledge.open();
  return { learned: { ...learned, ...change(learned) }, book };
}
/** A classifier that is sure of one thing, of every text that `is` names. */
const sureOf = (
  { keys, read, ...rest }: Classifier,
  key: string,
  is: (text: string) => boolean,
): Classifier => ({
  ...rest,
  keys,
  read: (text) => (is(text) ? Float32Array.from(keys, (one) => Number(one === key)) : read(text)),
});
const calls = new Set(emergencyQuestions);

test('a call for help is found before anything is learned, unless it is taught as one', async () => {
  const help = emergencyQuestions[0] ?? '';
  const [found, ...others] = [
    lesson(help, 'talk-thanks'),
    lesson(ASKED, 'auto-dcpd'),
    lesson(help, 'danger-crash'),
  ];
  expect(findCallsForHelp([found, ...others], await asking(() => ({})))).toEqual([
    { id: found.id, problem: expect.stringContaining('call for help') },
  ]);
});

test.each([
  ['a call for help is not heard any more', () => true, 'other', /call for help was no longer recognized/],
  [
    'old wordings are lost',
    (text: string) => text.length % 20 === 7 && !calls.has(text),
    null,
    /too many other questions/,
  ],
] as const)('where %s, nothing new is used', async (_what, is, heard, problem) => {
  const without = await asking(() => ({}));
  const asked = await asking(({ entries, danger }) => ({
    entries: sureOf(entries, 'talk-thanks', is),
    danger: heard ? sureOf(danger, heard, is) : danger,
  }));
  const old = (await readWordings()).filter(({ key }) => !key.startsWith('talk-'));
  const used = lesson('thank you very much', 'talk-thanks', { inUseSince: new Date() });
  const fresh = lesson('thanks a lot', 'talk-thanks');
  expect(findProblems([used, fresh], { old, without, asked })).toEqual([
    { id: fresh.id, problem: expect.stringMatching(problem) },
  ]);
});
