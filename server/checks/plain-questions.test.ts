import MiniSearch from 'minisearch';
import { beforeAll, expect, test } from 'vitest';
import { type Knowledge, openKnowledge } from '#app/features/assistant/knowledge.server.ts';
import { questionsMeant } from '#app/features/assistant/search/meant-questions.server.ts';
import { loader } from '#app/site/search/search-index.ts';
import { type Findable, SEARCH_OPTIONS } from '#app/site/search/search-options.ts';
import { find } from '#app/site/search/use-index.ts';
import { findsLittle, isFitting, withMeant } from '#app/site/search/with-meant.ts';
import { PLAIN_QUESTIONS } from '#tests/fixtures/assistant/plain-questions.ts';

const FIRST = 3;

const answer = loader({ request: new Request('https://chinookcover.example/search-index.json') });
const index = MiniSearch.loadJSON<Findable>(await answer.text(), SEARCH_OPTIONS);
let known: Knowledge;
beforeAll(async () => {
  known = await openKnowledge(null).open();
});

type Listed = ReturnType<typeof withMeant>;

/** The questions whose answer is not among the first. */
function missed(listFor: (asked: string) => Listed): string[] {
  const isIn = (answers: readonly string[], { title, to, place }: Listed[number]) =>
    answers.some((one) => (place === undefined ? one === to : known.book().find(one)?.question === title));
  const isFound = ([asked, ...answers]: (typeof PLAIN_QUESTIONS)[number]) =>
    listFor(asked)
      .slice(0, FIRST)
      .some((one) => isIn(answers, one));
  return PLAIN_QUESTIONS.filter((one) => !isFound(one)).map(([asked]) => asked);
}

const amongQuestions = (asked: string) => find(index, asked, 'Question').filter(isFitting);

test('a plain question finds its answer among the first three questions of the FAQ', () => {
  expect(missed((asked) => withMeant(amongQuestions(asked), questionsMeant(asked, known)))).toEqual([]);
});

test('the words alone find few of them', () => {
  expect(missed(amongQuestions).length).toBeGreaterThan(PLAIN_QUESTIONS.length / 2);
});

test('the search of the site finds most of them, as it asks what is meant where the words find little', () => {
  const all = (asked: string) => {
    const found = find(index, asked);
    return findsLittle(asked, found) ? withMeant(found, questionsMeant(asked, known)) : found;
  };
  expect(missed(all).length).toBeLessThanOrEqual(3);
});

test('a call for help, another language and what nobody knows mean no question', () => {
  for (const asked of ['i want to die', 'my house is on fire', 'je veux annuler mon contrat', 'asdf qwer']) {
    expect(questionsMeant(asked, known)).toEqual({ isSure: false, items: [] });
  }
});

test('one word means the questions that are called by it, the one that says least beside it first', () => {
  const meantBy = (word: string) => questionsMeant(word, known);
  const titles = meantBy('deductible').items.map(({ question }) => question);
  expect(titles.slice(0, 2)).toEqual(['What is a deductible?', 'How does a deductible work?']);
  const { isSure, items } = meantBy('theft');
  expect(isSure).toBe(true);
  expect(items.map(({ question }) => question)).toContain('Is theft covered, even away from home?');
});

test('an answer is plain text: it stands in a link, and holds none', () => {
  for (const asked of ['who can i talk to', 'my policy has another deductible', 'what is covered']) {
    for (const { answer } of questionsMeant(asked, known).items) expect(answer).not.toMatch(/\]\(|\*\*/);
  }
});

test('what acts within a talk stands for the question of the site that tells it', () => {
  const [first] = questionsMeant('cancel my request', known).items;
  expect(first?.to).toBe('/faq/privacy-and-account#privacy-withdraw');
});
