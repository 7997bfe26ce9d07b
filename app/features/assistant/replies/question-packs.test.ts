import { expect, test } from 'vitest';
import { type AssistantAnswer, createAssistant } from '#app/features/assistant/assistant.server.ts';
import { featuresOf } from '#app/features/assistant/understanding/features.ts';
import { newReference } from '#app/platform/ids.ts';
import { harmlessQuestions } from '#content/chat/harmless-questions.ts';
import { type AnsweredQuestions, inScopeQuestions } from '#content/chat/in-scope-questions.ts';
import {
  emergencyQuestions,
  outOfScopeQuestions,
  unansweredQuestions,
} from '#content/chat/out-of-scope-questions.ts';
import { visitorQuestions, visitorQuestionsWithoutAnswer } from '#content/chat/visitor-questions.ts';
import { faqs } from '#content/faqs/faqs.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';

/**
 * What used to be asked, as regressions: the packs were written for another way of answering, which named pages. None of
 * them is trained on. What the figures say of people who have never been here stands in docs/assistant.md.
 */
const assistant = createAssistant(null);
const answerTo = (question: string) => assistant.answer({ question, earlier: [] });
const oneByOne = (pack: readonly AnsweredQuestions[]) =>
  pack.flatMap(({ pages, questions }) => questions.map((question) => ({ question, pages })));
const siteAsked = oneByOne(inScopeQuestions);
const visitorsAsked = oneByOne(visitorQuestions);

const pageOf = (to: string) => to.replace(/#.*/, '');
/** Whether an answer can be read on one of the pages that answer, or on a page of the same kind of insurance. */
const leadsTo = ({ sources, response }: AssistantAnswer, pages: readonly string[]) =>
  [...sources.map(({ to }) => to), ...[...response.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to)].some(
    (to) => pages.includes(pageOf(to)),
  );

async function askAll(questions: readonly string[]) {
  return Promise.all(questions.map(async (question) => ({ question, answer: await answerTo(question) })));
}

test.each([
  ['the words of the site', siteAsked, 0.85],
  ['visitors’ own words', visitorsAsked, 0.8],
] as const)(
  'asked in %s, most questions are answered or asked back, and few cannot be',
  async (_words, pack, least) => {
    const answered = await askAll(pack.map(({ question }) => question));
    const unknown = answered.filter(({ answer }) => answer.outcome === 'unknown');
    expect(unknown.length / pack.length).toBeLessThan(0.12);
    const said = answered.filter(({ answer }) => answer.outcome === 'answer');
    const led = said.filter(({ question, answer }) =>
      leadsTo(answer, pack.find((one) => one.question === question)?.pages ?? []),
    );
    expect(led.length / said.length).toBeGreaterThan(least);
  },
);

test('every question of the site leads to its own place, or to one beside it', async () => {
  const asked = await askAll(faqs.map(({ question }) => question.replaceAll(/\{[^}]*\}/g, '')));
  const refused = asked.filter(({ answer }) => answer.outcome === 'refused');
  expect(refused.length / asked.length).toBeLessThan(0.06);
  const unknown = asked.filter(({ answer }) => answer.outcome === 'unknown');
  expect(unknown.length / asked.length).toBeLessThan(0.1);
});

test('what is left to people is never answered with a price, an insurer or advice', async () => {
  const answers = await askAll(outOfScopeQuestions);
  const priced = answers.filter(({ answer }) =>
    /\$\d+ (?:a|per) (?:month|year)|\d+ dollars/.test(answer.response),
  );
  expect(priced.map(({ question }) => question)).toEqual([]);
  const handled = answers.filter(({ answer }) => answer.outcome !== 'answer');
  expect(handled.length / answers.length).toBeGreaterThan(0.65);
});

test('what an entry answers now was once admitted as unknown', async () => {
  const answers = await askAll(unansweredQuestions);
  expect(answers.filter(({ answer }) => answer.outcome === 'emergency').length).toBeLessThan(2);
});

test.each(emergencyQuestions)('"%s" gets the emergency answer first', async (question) => {
  const { outcome, response } = await answerTo(question);
  expect(outcome).toBe('emergency');
  expect(response).toMatch(/9-1-1|9-8-8/);
});

test('a word that sounds like danger is mostly heard for what it is: a false alarm costs little, a missed call much', async () => {
  const answers = await askAll(harmlessQuestions);
  const alarms = answers.filter(({ answer }) => answer.outcome === 'emergency');
  expect(alarms.length / answers.length).toBeLessThan(0.2);
});

test.each([
  'here it is: ab-kyayq2yc',
  'ABSBE6R9YS',
  'it is AB-D1ENGVN5',
  'my email is burns.fire@example.com',
  'write to ashton.crash@example.com please',
  'karen.bleeding@example.com',
])('what the letters of a reference or a mailbox are like is no danger: "%s"', async (question) => {
  expect((await answerTo(question)).outcome).not.toBe('emergency');
  expect(await assistant.hearDanger(question)).toBeNull();
});

test('any reference of a case reads the same', () => {
  const read = (reference: string) => featuresOf(`here it is: ${reference}, thanks`);
  for (let times = 0; times < 100; times += 1) expect(read(newReference())).toEqual(read('ab00000000'));
});

test('no answer breaks a wording rule', async () => {
  const asked = [...siteAsked, ...visitorsAsked].map(({ question }) => question);
  asked.push(...visitorQuestionsWithoutAnswer);
  const answers = await askAll([...asked, ...outOfScopeQuestions, ...emergencyQuestions]);
  const breaches = answers.flatMap(({ question, answer }) =>
    findWordingBreaches(answer.response).map(({ rule, found }) => `${question}: "${found}" (${rule})`),
  );
  expect(breaches).toEqual([]);
});
