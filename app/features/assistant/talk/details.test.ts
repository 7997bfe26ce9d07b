import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { decide } from '#app/features/assistant/decisions/decide.ts';
import { openKnowledge } from '#app/features/assistant/knowledge.server.ts';
import { composeReply } from '#app/features/assistant/replies/compose-reply.server.ts';
import { decideInTalk } from './decide-in-talk.server.ts';
import { followUpsOf, talksIn } from './learning/talk-wordings.server.ts';
import { NOTHING_SAID, recall } from './recall.ts';
import { quoteMeant } from './subjects.ts';

const assistant = createAssistant(null);

/** A reader to whom words alone say nothing clear. */
/** As many others as there are, of which none is a choice: beside them what is hardly likely is not near. */
const OTHERS = Array.from({ length: 1600 }, (_, at) => `danger-${at}`);
const UNSURE = {
  entries: { keys: ['auto-grid', 'auto-tow', ...OTHERS], read: () => new Float32Array(OTHERS.length + 2) },
  talk: { weights: [], followed: {}, temperature: 1 },
} as unknown as Parameters<typeof decideInTalk>[3];

/** The answer to the second of two turns. */
async function second(said: string, next: string) {
  const { response } = await assistant.answer({ question: said, earlier: [] });
  return assistant.answer({
    question: next,
    earlier: [
      { role: 'user', content: said },
      { role: 'assistant', content: response },
    ],
  });
}

test.each([
  ['i want a quote for car insurance', '31, class 5, two tickets in 2024', '/get-quote?type=auto'],
  ['i want a quote for my house', 'built 1984, new roof, camrose', '/get-quote?type=home'],
])(
  'details are no question: after "%s", "%s" is told where they belong, and what can be asked',
  async (said, next, form) => {
    const { key, outcome, response } = await second(said, next);
    expect(key).toBe('talk-details');
    expect(outcome).toBe('answer');
    expect(response).toContain(`(${form})`);
  },
);

test.each([
  ['talk-okay', 'k', 'answer'],
  ['talk-okay', 'k then who checks it every day', 'ask'],
  ['auto-grid', 'k', 'ask'],
])(
  'words that alone clearly are %s, "%s": only a short word about the talk is taken as that',
  (key, said, kind) => {
    const memory = { ...NOTHING_SAID, entry: 'auto-dcpd', subject: 'auto', asked: 'what is dcpd' };
    const ranking = [
      { key: 'auto-tow', share: 0.65 },
      { key: key, share: 0.2 },
    ];
    const sure = { ...UNSURE, entries: { keys: [key], read: () => Float32Array.of(0.95) } };
    expect(decideInTalk(said, ranking, memory, sure as unknown as typeof UNSURE).kind).toBe(kind);
  },
);

test('where only what was just said is likely, it is asked which part of it is meant', () => {
  const memory = { ...NOTHING_SAID, entry: 'auto-dcpd', subject: 'auto', asked: 'what is dcpd' };
  const ranking = (said: number) => [
    { key: 'auto-dcpd', share: said },
    { key: 'auto-grid', share: 0.11 },
    { key: 'auto-tow', share: 0.08 },
  ];
  expect(decideInTalk('and his side', ranking(0.6), memory, UNSURE)).toMatchObject({
    kind: 'answer',
    key: 'auto-dcpd',
    others: ['auto-grid', 'auto-tow'],
  });
  expect(decideInTalk('and his side', ranking(0.4), memory, UNSURE).kind).toBe('unknown');
});

test('a talk stays with what it was about after details, as it does after any word about the talk', () => {
  const file =
    '# talk\nauto-deductible | what is a deductible\ntalk-details | mine is 500\nno-price | how much is it\nauto-tow | who tows me\n';
  expect(followUpsOf(talksIn(file, 'round')).map(({ after, key }) => `${after}, ${key}`)).toEqual([
    'auto-deductible, talk-details',
    'auto-deductible, no-price',
    'auto-deductible, auto-tow',
  ]);
});

test('words that are thanks as much as a goodbye are answered, not asked back', () => {
  const shared = [
    { key: 'talk-goodbye', share: 0.52 },
    { key: 'talk-thanks', share: 0.46 },
  ];
  expect(decide(shared)).toMatchObject({ kind: 'answer', key: 'talk-goodbye' });
  const doubtful = [
    { key: 'talk-goodbye', share: 0.4 },
    { key: 'auto-tow', share: 0.35 },
  ];
  expect(decide(doubtful).kind).toBe('ask');
});

test('after details, what may be asked in this talk is told in a sentence each, and stands on the buttons', async () => {
  const knowledge = await openKnowledge(null).open();
  const others = ['home-wiring', 'home-insurer-deadline'];
  const decision = { kind: 'answer' as const, key: 'talk-details', share: 0.9, others };
  const memory = { ...NOTHING_SAID, entry: 'home-old-house', subject: 'home', asked: 'an old farmhouse' };
  const { response, buttons } = composeReply(
    'it has fuses too',
    { decision, memory, language: null, also: null, wish: null },
    knowledge,
  );
  const questions = others.map((key) => knowledge.book().find(key)?.question ?? '');
  expect(buttons.map(({ label }) => label)).toEqual(['Open the quote form', ...questions]);
  for (const question of questions) expect(response).toContain(question);
});

test.each([
  ['that are likely', 0.45, 0.2, 'answer'],
  ['that are not, and something to be chosen', 0.3, 0.5, 'ask'],
  ['that are not, and nothing to be chosen', 0.3, 0.15, 'unknown'],
])('details %s are taken as that, asked back about, or not known', (_, details, other, kind) => {
  const memory = { ...NOTHING_SAID, entry: 'auto-dcpd', subject: 'auto', asked: 'what is dcpd' };
  const ranking = [
    { key: 'talk-details', share: details },
    { key: 'auto-grid', share: other },
    { key: 'auto-tow', share: 0.1 },
  ];
  expect(decideInTalk('2014 civic', ranking, memory, UNSURE).kind).toBe(kind);
});

test.each([
  [0.5, 'ask'],
  [0.65, 'answer'],
])('details with something else that is likely are told with a question: %f', (details, kind) => {
  const memory = { ...NOTHING_SAID, entry: 'auto-dcpd', subject: 'auto', asked: 'what is dcpd' };
  const ranking = [
    { key: 'talk-details', share: details },
    { key: 'auto-rebuilt', share: 0.25 },
    { key: 'auto-tow', share: 0.1 },
  ];
  expect(decideInTalk('its rebuilt title tho', ranking, memory, UNSURE).kind).toBe(kind);
});

test.each([
  ['do-call-me', 0.82, 'answer'],
  ['do-call-me', 0.78, 'ask'],
  ['auto-grid', 0.82, 'ask'],
])(
  'the words alone ask for %s by %f: only what is asked of this site is answered in any talk',
  (key, share, kind) => {
    const memory = { ...NOTHING_SAID, entry: 'auto-dcpd', subject: 'auto', asked: 'what is dcpd' };
    const ranking = [
      { key: 'auto-tow', share: 0.5 },
      { key, share: 0.2 },
    ];
    const sure = { ...UNSURE, entries: { keys: [key], read: () => Float32Array.of(share) } };
    expect(decideInTalk('can they phone', ranking, memory, sure as unknown as typeof UNSURE).kind).toBe(kind);
  },
);

test.each([
  ['why', 'talk-why'],
  ['why is that so', 'talk-why'],
  ['why would a trade cost more than an office', undefined],
])('"%s" asks for the reason of the last answer, or for something of its own', (said, key) => {
  const memory = { ...NOTHING_SAID, entry: 'auto-dcpd', subject: 'auto', asked: 'what is dcpd' };
  const ranking = [
    { key: 'talk-why', share: 0.8 },
    { key: 'auto-grid', share: 0.08 },
    { key: 'auto-tow', share: 0.06 },
  ];
  const decision = decideInTalk(said, ranking, memory, UNSURE);
  expect('key' in decision ? decision.key : undefined).toBe(key);
});

test.each([
  [0.66, 'ask'],
  [0.72, 'answer'],
])('what the words and the talk agree on is answered from its line on: %f', (share, kind) => {
  const memory = { ...NOTHING_SAID, entry: 'auto-dcpd', subject: 'auto', asked: 'what is dcpd' };
  const ranking = [
    { key: 'auto-grid', share },
    { key: 'auto-tow', share: 0.1 },
  ];
  const sure = { ...UNSURE, entries: { ...UNSURE.entries, read: () => Float32Array.of(0.95, 0.01) } };
  expect(decideInTalk('the grid', ranking, memory, sure)).toMatchObject({ kind });
});

test.each([
  ['ok lets do a quote then', 'do-quote-auto', 'home', 'do-quote-home'],
  ['ok a quote for my car then', 'do-quote-auto', 'home', 'do-quote-auto'],
  ['send me the quote thing', 'do-quote-specialty', 'home', 'do-quote-specialty'],
  ['a quote please', 'do-quote-auto', null, 'do-quote-auto'],
])('a wish for a quote that names no kind is about the talk: "%s" (%#)', (said, key, subject, meant) => {
  expect(quoteMeant(said, key, subject)).toBe(meant);
});

test('a talk is about what its words name, where what was made of them tells nothing', () => {
  const price = { kind: 'refuse' as const, key: 'no-price', share: 0.9, others: [] };
  const unknown = { kind: 'unknown' as const, share: 0.1, near: [] };
  const after = (decision: typeof price | typeof unknown) =>
    recall(
      [{ role: 'user', content: 'for my drywall business' }],
      () => decision,
      () => 'biz',
    ).subject;
  expect([price, unknown].map(after)).toEqual(['biz', 'biz']);
});

test.each([
  'my premium jumped 22 percent but I have no tickets or claims',
  'My auto renewal went up 22%. Is that allowed?',
  'My insurance went up a lot, can they do that?',
])('a renewal that went up is answered with the limit on it: "%s"', async (question) => {
  expect((await assistant.answer({ question, earlier: [] })).key).toBe('auto-rate-cap');
});

test.each([
  ['is hail on my car covered', 'who will see my phone number', /broker/],
  ['what does collision cover', 'who sees my phone number', /broker/],
])('another subject is answered as that: "%s", then "%s"', async (said, next, words) => {
  const { response } = await second(said, next);
  const knowledge = await openKnowledge(null).open();
  expect(response).toContain(knowledge.book().find('site-who-sees-data')?.answer.slice(0, 40));
  expect(response).toMatch(words);
});

test('a wish for it after a question opens the form of what the talk is about', async () => {
  const { buttons } = await second(
    'how is an old farmhouse with knob and tube insured',
    'ok lets do a quote then',
  );
  expect(buttons).toContainEqual(expect.objectContaining({ to: '/get-quote?type=home' }));
});

test('"simpler" says more than a short first sentence, where an entry has no simpler words', async () => {
  const knowledge = await openKnowledge(null).open();
  const entry = knowledge.book().find('home-condo-must');
  const [first = '', next = ''] = entry?.answer.split(/(?<=[.!?])\s/) ?? [];
  expect(entry?.simpler).toBeUndefined();
  const decision = { kind: 'answer' as const, key: 'talk-simpler', share: 0.9, others: [] };
  const memory = { ...NOTHING_SAID, entry: 'home-condo-must', asked: 'do i have to insure my condo' };
  const understood = { decision, memory, language: null, also: null, wish: null };
  expect(composeReply('simpler please', understood, knowledge).response).toContain(`${first} ${next}`);
});

test('a price that is asked for beside something else is declined beside its answer', async () => {
  const knowledge = await openKnowledge(null).open();
  const decision = { kind: 'answer' as const, key: 'group-smallest', share: 0.9, others: [] };
  const understood = { decision, memory: NOTHING_SAID, language: null, also: 'no-price', wish: null };
  const { response } = composeReply('how small, and how much', understood, knowledge);
  for (const key of ['group-smallest', 'no-price']) {
    expect(response).toContain(knowledge.book().find(key)?.answer);
  }
});

test.each(['why', 'are you sure?'])(
  'a word about the talk is no question back: "%s" after an answer',
  async (word) => {
    const { outcome } = await second('is hail on my roof paid in full', word);
    expect(outcome).toBe('answer');
  },
);

test.each([
  ['details and what was just said, together likely', 'the carpet is soaked by now', 0.25, 0.15, 'answer'],
  ['a question', 'is the carpet insured as well', 0.25, 0.15, 'unknown'],
  ['what is less likely', 'the carpet is soaked by now', 0.2, 0.1, 'unknown'],
])(
  'what asks nothing and goes on with what was just said is taken as told: %s',
  (_, said, before, told, kind) => {
    const ranking = [
      { key: 'claim-burst-pipe', share: before },
      { key: 'talk-details', share: told },
      { key: 'claim-clean-up', share: 0.08 },
    ].toSorted((a, b) => b.share - a.share);
    const memory = { ...NOTHING_SAID, entry: 'claim-burst-pipe', subject: 'home', asked: 'a pipe burst' };
    expect(decideInTalk(said, ranking, memory, UNSURE)).toMatchObject({ kind });
  },
);

test('but what is told after a danger is no detail of it', () => {
  const ranking = [
    { key: 'danger-gas', share: 0.25 },
    { key: 'talk-details', share: 0.15 },
    { key: 'home-breakdown', share: 0.08 },
  ];
  const memory = { ...NOTHING_SAID, entry: 'danger-gas', subject: 'home', asked: 'it smells like gas' };
  const decision = decideInTalk('we stand in the yard by now', ranking, memory, UNSURE);
  expect('key' in decision ? decision.key : null).not.toBe('talk-details');
});
