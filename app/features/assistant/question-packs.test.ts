import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ALSO_ASKED } from '#content/chat/also-asked.ts';
import { harmlessQuestions } from '#content/chat/harmless-questions.ts';
import { type AnsweredQuestions, inScopeQuestions } from '#content/chat/in-scope-questions.ts';
import {
  emergencyQuestions,
  outOfScopeQuestions,
  unansweredQuestions,
} from '#content/chat/out-of-scope-questions.ts';
import { visitorQuestions, visitorQuestionsWithoutAnswer } from '#content/chat/visitor-questions.ts';
import { faqs } from '#content/faqs/faqs.ts';
import { PUBLIC_PATHS } from '#content/pages/public-paths.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { createAssistant } from './assistant.server.ts';
import { createPassageFinder, indexPassages } from './passages/find-passages.server.ts';
import { listPassages } from './passages/passages.server.ts';
import { passagesFrom, savePassages } from './passages/saved-passages.server.ts';
import { judgeQuestion } from './scope/scope-guard.ts';

/** The index goes through a file, as it does with the build of the site. */
const folder = await mkdtemp(join(tmpdir(), 'passages-'));
afterAll(() => rm(folder, { recursive: true }));
const file = join(folder, 'passages.json');
await savePassages(file);
const openPassages = passagesFrom(file);

const assistant = createAssistant(null, silentLog, openPassages);
const finder = await openPassages();
const oneByOne = (pack: readonly AnsweredQuestions[]) =>
  pack.flatMap(({ pages, questions }) => questions.map((question) => ({ question, pages })));
const siteAsked = oneByOne(inScopeQuestions);
const visitorsAsked = oneByOne(visitorQuestions);
const asked = [...siteAsked, ...visitorsAsked];
const answerTo = (question: string) => assistant.answer({ question, earlier: [] });

const pageOf = (to = '') => to.replace(/#.*/, '');

/** The pages that come first for a question, each once. */
const pagesFor = (question: string) => [...new Set(finder.find(question).map(({ passage }) => passage.page))];

test('the packs are as large as they have to be, and each question stands once', () => {
  expect(siteAsked.length).toBeGreaterThanOrEqual(200);
  expect(visitorsAsked.length).toBeGreaterThanOrEqual(200);
  expect(outOfScopeQuestions.length).toBeGreaterThanOrEqual(60);
  const all = [
    ...asked.map(({ question }) => question),
    ...outOfScopeQuestions,
    ...visitorQuestionsWithoutAnswer,
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('a saved index finds what a fresh one finds', () => {
  const fresh = createPassageFinder(indexPassages(listPassages()));
  for (const { question } of asked.slice(0, 50)) expect(finder.find(question)).toEqual(fresh.find(question));
});

test.each([
  ['the words of the site', siteAsked],
  ['visitors’ own words', visitorsAsked],
])(
  'asked in %s, the right page is first in nine of ten cases, and among the first three in 97 of a hundred',
  (_words, pack) => {
    const first = pack.filter(({ question, pages }) => pages.includes(pagesFor(question)[0] ?? ''));
    const amongThree = pack.filter(({ question, pages }) =>
      pagesFor(question)
        .slice(0, 3)
        .some((page) => pages.includes(page)),
    );
    expect(first.length / pack.length).toBeGreaterThanOrEqual(0.9);
    expect(amongThree.length / pack.length).toBeGreaterThanOrEqual(0.97);
  },
);

test('visitors hardly ever get a wrong page, and where the assistant is not sure it often links the right one', async () => {
  const answered = await Promise.all(
    visitorsAsked.map(async (one) => ({ ...one, ...(await answerTo(one.question)) })),
  );
  const wrong = answered.filter(
    ({ outcome, sources, pages }) => outcome === 'answer' && !pages.includes(pageOf(sources[0]?.to)),
  );
  expect(wrong.length / answered.length).toBeLessThanOrEqual(0.05);
  const unsure = answered.filter(({ outcome }) => outcome === 'unknown');
  expect(unsure.length / answered.length).toBeLessThanOrEqual(0.15);
  const linked = unsure.filter(({ response, pages }) =>
    [...response.matchAll(/^- \[.+\]\((.+)\)$/gm)].some(([, to]) => pages.includes(pageOf(to))),
  );
  expect(linked.length / unsure.length).toBeGreaterThanOrEqual(0.5);
});

test('each other way to ask names something of the site', () => {
  const known = new Set(
    listPassages().flatMap(({ page, to, title }) => [to.split('#')[1] ?? '', `${page} ${title}`]),
  );
  expect(Object.keys(ALSO_ASKED).filter((key) => !known.has(key))).toEqual([]);
});

test('what no page answers is not answered with a neighbouring page', async () => {
  const answers = await Promise.all(unansweredQuestions.map(answerTo));
  expect(answers.map(({ outcome }) => outcome)).toEqual(unansweredQuestions.map(() => 'unknown'));
});

test('most of what visitors ask and no page answers is admitted', async () => {
  const answers = await Promise.all(visitorQuestionsWithoutAnswer.map(answerTo));
  const admitted = answers.filter(({ outcome }) => outcome !== 'answer');
  expect(admitted.length / answers.length).toBeGreaterThanOrEqual(0.8);
});

test('who names a car is not answered about a house', () => {
  expect(pagesFor('does my policy cover hail damage to my car')[0]).toBe('/faq/claims-and-complaints');
  expect(pagesFor('does home insurance cover theft')[0]).toBe('/insurance/home');
});

test('a figure that stands only in the list of a city is found', () => {
  const found = finder.find('How many people did the census count in Calgary?');
  expect(found.flatMap(({ passage }) => passage.lines).join(' ')).toContain('1,306,784');
});

test('no question of the site is taken for something out of scope', () => {
  const questions = [...asked.map(({ question }) => question), ...faqs.map(({ question }) => question)];
  expect(questions.filter((question) => judgeQuestion(question) !== null)).toEqual([]);
});

test('a word that sounds like danger, or like something to refuse, is neither by itself', () => {
  expect(harmlessQuestions.filter((question) => judgeQuestion(question) !== null)).toEqual([]);
});

test('questions in scope are answered with a page of ours and the day of its last reading', async () => {
  const answers = await Promise.all(
    asked.map(async ({ question }) => ({ question, ...(await answerTo(question)) })),
  );
  const unanswered = answers.filter(({ outcome }) => outcome !== 'answer').map(({ question }) => question);
  const ofTheSite = siteAsked.filter(({ question }) => unanswered.includes(question));
  expect(ofTheSite.length / siteAsked.length).toBeLessThan(0.03);
  const known = new Set([...PUBLIC_PATHS, '/tooltips']);
  for (const { outcome, response, sources } of answers) {
    if (outcome !== 'answer') continue;
    expect(response).toMatch(/Read more: \[.+\]\(\/.+\), last reviewed [A-Z][a-z]+ \d+, 20\d\d\./);
    for (const { to } of sources) expect(known).toContain(to.replace(/#.*/, ''));
  }
});

test('everything out of scope is refused or handed over', async () => {
  const answers = await Promise.all(
    outOfScopeQuestions.map(async (question) => ({ question, ...(await answerTo(question)) })),
  );
  const answered = answers.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'unknown');
  expect(answered.map(({ question }) => question)).toEqual([]);
  // No price, and nothing that was typed is repeated.
  expect(answers.filter(({ response }) => /\$|\d{2,} (?:dollars|a month)/.test(response))).toEqual([]);
  const offers = answers.filter(({ response }) => /\]\(\/(?:contact|get-quote)\)/.test(response));
  expect(offers.length / answers.length).toBeGreaterThan(0.95);
});

test.each(emergencyQuestions)('"%s" gets the emergency answer first', async (question) => {
  const { outcome, response } = await answerTo(question);
  expect(outcome).toBe('emergency');
  expect(response).toMatch(/9-1-1|9-8-8/);
});

test('no answer breaks a wording rule', async () => {
  const questions = [...asked.map(({ question }) => question), ...outOfScopeQuestions, ...emergencyQuestions];
  const breaches = [];
  for (const question of questions) {
    for (const { rule, found } of findWordingBreaches((await answerTo(question)).response)) {
      breaches.push(`${question}: "${found}" (${rule})`);
    }
  }
  expect(breaches).toEqual([]);
});

test('who asks about their phone number asks who sees it', async () => {
  const { sources } = await answerTo('who will see my phone number');
  expect(sources[0]?.to).toMatch(/privacy/);
});

test('a short question about something else does not get the answer before once more', async () => {
  const earlier = [{ role: 'user' as const, content: 'Do I need a class 5 licence with a GDL?' }];
  for (const question of ['mold', 'mould??', 'broken heart']) {
    const { response } = await assistant.answer({ question, earlier });
    expect(response).not.toContain('GDL');
  }
});

test('a short question leans on the one before it', async () => {
  const earlier = [{ role: 'user' as const, content: 'Is food delivery insured?' }];
  const { sources } = await assistant.answer({ question: 'and the licence?', earlier });
  expect(sources[0]?.to).toContain('/business/rideshare');
  expect((await answerTo('and the licence?')).sources[0]?.to).not.toBe(sources[0]?.to);
});
