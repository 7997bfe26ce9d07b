import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { openKnowledge } from '#app/features/assistant/knowledge.server.ts';
import { composeReply } from '#app/features/assistant/replies/compose-reply.server.ts';
import { talkWith } from '#tests/fixtures/assistant/talk.ts';
import { withoutReaction } from './courtesy.ts';
import { followUp } from './follow-up.ts';
import { NOTHING_SAID } from './recall.ts';
import { isFarFrom, subjectOf } from './subjects.ts';

const assistant = createAssistant(null);

/** The answers to these turns of one talk. */
const talk = (...questions: string[]) => talkWith(assistant, questions);

test('"simpler" says the last answer in other words', async () => {
  const [, again] = await talk('what is dcpd', 'can you say that in simple words');
  expect(again).toMatchObject({ key: 'auto-dcpd', response: expect.stringMatching(/^In short: /) });
});

test('"why" reads on from the page, and "are you sure" names the day of its last reading', async () => {
  const [, why] = await talk('is hail on my roof covered', 'why');
  expect(why?.response).toMatch(/^This is what the page says: /);
  const [, sure] = await talk('is flood covered by my home insurance', 'are you sure');
  expect(sure?.response).toMatch(/last read against its sources on [A-Z][a-z]+ \d+, 20\d\d/);
});

test('"why" asks for the reason where another answer tells it', async () => {
  const [, raised] = await talk('is there a limit on how much my car insurance may rise', 'why');
  expect(raised?.key).toBe('auto-why-up');
  const [, one] = await talk('how many companies will call me', 'why only one');
  expect(one?.key).toBe('site-why-one-broker');
});

test('what is told of the answer before is taken as details of it, and not answered with it again', async () => {
  const [, told] = await talk(
    'is pregnancy covered by travel insurance',
    '25 weeks, we fly to lisbon to see my sister',
  );
  expect(told?.response).toMatch(/^Thank you, that can matter/);
  expect(told?.response).not.toContain('what I said above');
});

test('the minimum, the papers and a quote are those of the subject of the talk', async () => {
  const [, minimum] = await talk('super visa insurance for my parents', 'how much is the minimum they need');
  expect(minimum?.response).toContain('$100,000');
  const [, quote] = await talk('what does travel insurance cover', 'ok i want a quote');
  expect(quote?.response).toContain('/get-quote?type=travel');
});

test('"and for" another kind of insurance asks for the same side of it', async () => {
  const [, life] = await talk('is the group benefit taxable', 'and life insurance payout?');
  expect(life?.response).toContain('free of income tax');
});

test('a talk keeps its subject: the years of the partner, when to buy, and what it costs', async () => {
  const [years, each] = await talk('do my years of driving in Mexico count', 'and for my wife?');
  expect(years?.key).toBe('auto-foreign-years');
  expect(years?.sources[0]?.to).toBe('/blog/first-car-in-alberta#what-insurers-look-at');
  expect(each?.key).toBe('auto-foreign-each');
  expect(each?.response).not.toMatch(/^Yes/);
  const [, , buy] = await talk(
    'what is super visa insurance',
    'can i pay monthly',
    'they come february 2027, when should i buy',
  );
  expect(buy?.key).toBe('visa-start-date');
  const [, , price] = await talk(
    'how much super visa coverage do they need',
    'what happen if the visa is refused?',
    'how much for two person 68 and 65',
  );
  expect(['visa-price', 'no-price']).toContain(price?.key);
  expect(price?.buttons.map(({ label }) => label).join()).not.toMatch(/car|home|business/i);
});

test('a second question that says little alone is read with what stands before it', async () => {
  const [both] = await talk(
    'got a ticket 31 over. does insurance go up and how long does it stay on my record',
  );
  expect(both?.response).toContain('A ticket can raise the premium');
  expect(both?.response).toContain('At-fault claims usually count');
});

test('a second question of a message is not taken for another subject that it does not name', async () => {
  const [refund] = await talk('what happen if the visa is refused? we get money back?');
  expect(refund?.key).toBe('visa-refund');
  expect(refund?.response).not.toMatch(/premium at death|Return of premium/i);
});

test('how to be reached, and in which language', async () => {
  const [text] = await talk('will the broker phone me if i chose text?');
  expect(text?.key).toBe('site-contact-choice');
  const [language] = await talk('does broker speak punjabi?');
  expect(language?.key).toBe('site-broker-languages');
});

test('a courtesy before a question is not taken for the question', async () => {
  const [, raised] = await talk(
    'somebody hit my parked car and drove off',
    'ok thanks. will my premium go up if i claim?',
  );
  expect(raised?.key).toBe('claim-affects-price');
});

test.each([
  [['how much is insurance on a silverado', 'ok whatever what makes it cheaper then'], 'auto-lower-price'],
  [
    ['what if my son only has his learners', 'lol ok and if he takes it without asking and wrecks it'],
    'claim-child-took-car',
  ],
  [['motorcycle insurance for summer only?', 'k. and is theft in december paid'], 'spec-motorcycle-stolen'],
])('what is said to the answer before is not taken for what is asked next: %j', async (turns, key) => {
  const asked = (await talk(...turns)).at(-1);
  const offered = asked?.decision.kind === 'ask' ? asked.decision.keys : [];
  expect([asked?.key, ...offered]).toContain(key);
});

/** To whom "you didn't answer." alone is a complaint, and nothing else says anything. */
const COMPLAINS = {
  keys: ['talk-wrong-answer'],
  read: (text: string) => Float32Array.of(text.startsWith("you didn't") && text.length < 20 ? 0.9 : 0.1),
};

test.each([
  ['lol ok and if he wrecks it', 'and if he wrecks it'],
  ['ok whatever what makes it cheaper', 'what makes it cheaper'],
  ['fine. how do i get him to call', 'how do i get him to call'],
  ["you didn't answer. is that legal here", 'is that legal here'],
  ['no the pies are not a business', 'no the pies are not a business'],
  ['good grades discount for my son', 'good grades discount for my son'],
  ['well water in the basement', 'well water in the basement'],
  ['ok thanks', 'ok thanks'],
])('"%s" asks for "%s"', (said, asked) => {
  expect(withoutReaction(said, COMPLAINS)).toBe(asked);
});

test('what is said to the answer before is heard all the same', async () => {
  const [, danger] = await talk('what does life insurance pay', 'ok whatever. i want to kill myself');
  expect(danger?.key).toBe('danger-suicide');
});

test('what is asked of this site is answered, whatever the talk is about', async () => {
  const [, call] = await talk('what happens if i drive without insurance', 'call me');
  expect(call?.key).toBe('do-call-me');
  const [, licence] = await talk('how much for a 19 year old', 'do i have to give my licence number');
  expect(licence?.key).toBe('site-personal-numbers');
});

test('whoever is worried is asked what has happened, and no page is named as its source', async () => {
  const [, worried] = await talk('can a landlord make me buy tenant insurance', 'im really worried');
  expect(worried?.key).toBe('talk-worried');
  expect(worried?.response).toContain('9-8-8');
});

test('what was said is quoted, not guessed', async () => {
  const [first, said] = await talk('how soon will someone call me', 'what did you say before?');
  expect(said?.response).toContain(first?.response.slice(0, 40));
});

test('a talk is no reason to hear less: danger in the middle of it comes first', async () => {
  const [, danger] = await talk('i want a quote for my house', 'wait there is smoke coming out of the wall');
  expect(danger?.outcome).toBe('emergency');
});

test('a word about the talk, without one, asks what it is about', async () => {
  const [why] = await talk('why?');
  expect(why?.outcome).toBe('answer');
  expect(why?.key).toBe('talk-why');
});

test('a later turn in a whole sentence is read alone and with the talk', async () => {
  const [, mine] = await talk(
    'what do i do after a car accident',
    "ok so what if I'm the one who hit them, does that change it?",
  );
  expect(mine?.key).toBe('auto-i-caused-it');
  const [, kids] = await talk(
    'do i need travel medical for a week in vegas',
    'ok what about my 3 kids, same plan?',
  );
  expect(kids?.key).toBe('travel-family-plan');
  const [, weekly] = await talk(
    'does somebody have to check my house while i am away',
    'weekly is fine, right?',
  );
  expect(weekly?.key).not.toBe('talk-goodbye');
  expect(weekly?.buttons.length).toBeGreaterThan(1);
});

test('somebody hurt and alone in a second turn is told whom to call, and offered no choices', async () => {
  const [, alone] = await talk(
    'what do i do after a car accident',
    "he's not answering me and i'm alone with him",
  );
  expect(alone).toMatchObject({ outcome: 'emergency', response: expect.stringContaining('9-1-1') });
});

test('whoever spoke of dying is told whom to call with the answer to whatever comes next', async () => {
  const [, next] = await talk('i want to kill myself', 'anyway does life insurance pay for that');
  expect(next?.outcome).toBe('emergency');
  expect(next?.response).toContain('9-8-8');
});

test.each([
  ['who gets my info when i fill out the form', 'and if i dont like it can i make them delete it'],
  ['my wife drives to work every day, does it matter', 'and for her? she just goes to the train station'],
])('a few odd words in a talk are neither a plan nor a danger: "%s", then "%s"', async (first, then) => {
  const [, next] = await talk(first, then);
  expect(['answer', 'choices']).toContain(next?.outcome);
});

test('what was said before and is asked for by its words is said again in the sentence that it is in', async () => {
  const knowledge = await openKnowledge(null).open();
  const entry = knowledge.book().find('auto-high-risk');
  const decision = { kind: 'answer' as const, key: 'auto-high-risk', share: 0.9, others: [] };
  const memory = {
    ...NOTHING_SAID,
    entry: 'auto-high-risk',
    asked: 'nobody insures me',
    said: entry?.answer ?? '',
  };
  const understood = { decision, memory, language: null, also: null, wish: null };
  const { response } = composeReply('and does that cost more', understood, knowledge);
  expect(response).toContain('That is in what I said above: It usually costs more');
  // One word of many in common is no answer: which part is meant is asked.
  const another = composeReply('is the cost the same at the garage of my brother', understood, knowledge);
  expect(another.response).not.toContain('That is in what I said above');
  expect(another.response).toContain('Which part do you want to know more about?');
  const told = composeReply('my brother says the cost is the same at his garage', understood, knowledge);
  expect(told.response).toMatch(/^Thank you, that can matter/);
});

test('a claim is about what was lost, and a claim about anything stays with the talk', () => {
  expect(['claim-windshield', 'claim-burst-pipe', 'claim-denied'].map(subjectOf)).toEqual([
    'auto',
    'home',
    null,
  ]);
  expect(isFarFrom('claim-upstairs-leak', 'claim-uninsured-driver')).toBe(true);
  expect(isFarFrom('auto-dcpd', 'claim-uninsured-driver')).toBe(false);
  expect(isFarFrom('claim-upstairs-leak', 'claim-denied')).toBe(false);
});

test('what to have ready is what a broker asks, where the talk is about nothing that has papers of its own', () => {
  const talked = { ...NOTHING_SAID, entry: 'site-obligation', asked: 'do i have to buy' };
  expect(followUp('talk-documents', talked)).toEqual({ kind: 'entry', key: 'site-broker-needs' });
});

test.each([
  ['claim-upstairs-leak', 'home', 'claim-how-long'],
  ['claim-crash-after', 'auto', 'claim-how-long'],
  ['do-quote-specialty', 'spec', 'site-when-contacted'],
])('"how long does it take" after %s is about that', (entry, subject, key) => {
  const talked = { ...NOTHING_SAID, entry, subject, asked: 'before' };
  expect(followUp('talk-how-long', talked)).toEqual({ kind: 'entry', key });
});

test('whoever waits for help and asks what to photograph is told it below whom to call, or at once', async () => {
  const [, next] = await talk(
    'my passenger cant feel her hand after the crash',
    'they are on the way. what should i take pictures of',
  );
  expect(next?.response).toMatch(/photo/i);
});

test.each([
  'i just want to know if he can see it when i change my address here',
  'can i leave my new address out of the policy so he doesnt know',
])('whoever is threatened is not taken for a liar: "%s"', async (question) => {
  const [threat, next] = await talk('my husband threatens me and he checks my phone', question);
  expect(threat?.response).toContain('9-1-1');
  expect(next?.key).not.toBe('no-fraud');
  expect(next?.outcome).not.toBe('refused');
});
