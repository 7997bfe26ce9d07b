import { expect, test } from 'vitest';
import { holdClock } from '#app/platform/now.ts';
import { allFacts, factsOn } from '#content/facts/facts.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { listDueReviews, listLaterReviews } from './due-reviews.server.ts';
import { logDueReviews } from './jobs.server.ts';
import { readPostFiles } from './post-files.server.ts';

const [fact] = allFacts;
if (!fact) throw new Error('there are facts');
const facts = [
  { ...fact, key: 'auto.one', reviewBy: '2027-02-20' },
  { ...fact, key: 'auto.two', reviewBy: '2027-02-20' },
  { ...fact, key: 'home.one', reviewBy: '2027-11-20' },
];
const dueOn = (day: string) => listDueReviews(day, facts, []);

test('facts are announced thirty days ahead, by subject', () => {
  expect(dueOn('2027-01-20')).toEqual([]);
  expect(dueOn('2027-01-21')).toEqual([
    expect.objectContaining({
      ...{ what: 'Facts about auto insurance: 2', reviewBy: '2027-02-20', isOver: false },
      ...{ path: null, facts: [expect.objectContaining({ statement: fact.statement }), expect.anything()] },
    }),
  ]);
});

test('what is due later is known too, and nothing is in both', () => {
  expect(listLaterReviews('2027-01-21', facts, []).map(({ reviewBy }) => reviewBy)).toEqual(['2027-11-20']);
});

test('the day itself still counts, the day after is over', () => {
  expect(dueOn('2027-02-20').map(({ isOver }) => isOver)).toEqual([false]);
  expect(dueOn('2027-02-21').map(({ isOver }) => isOver)).toEqual([true]);
});

test('articles are announced by their title, as it reads on that day', () => {
  const posts = readPostFiles().map((post) => ({ ...post, reviewBy: '2027-02-20' }));
  const due = listDueReviews('2027-02-01', [], posts);
  const { byKey } = factsOn('2027-02-01');
  expect(due).toHaveLength(posts.length);
  expect(due.map(({ what }) => what)).toContain(
    `Article: What changed for Alberta drivers on ${byKey['reform.start']?.value}`,
  );
});

test('every subject has a name in words, and an article its address', () => {
  const all = listLaterReviews('2026-01-01');
  const named = all.filter(({ path }) => path === null).map(({ what }) => what);
  expect(named.filter((what) => /about [a-z]+[A-Z]|about (site|city|auto|home):/.test(what))).toEqual([]);
  expect(all.find(({ what }) => what.startsWith('Article: '))?.path).toMatch(/^\/blog\/[\w-]+$/);
});

test('the log tells what is due by the calendar of Alberta, not of UTC', () => {
  const said: string[] = [];
  const log = {
    ...silentLog,
    info: () => said.push('due'),
    warn: () => said.push('over'),
  };
  const reviewBy = allFacts.map((one) => one.reviewBy).toSorted()[0] ?? '';
  // Eleven at night in Alberta is the next day in UTC.
  holdClock(new Date(`${reviewBy}T23:00:00-06:00`));
  logDueReviews(log);
  expect(said).toContain('due');
  expect(said).not.toContain('over');
});
