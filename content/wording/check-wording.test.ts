import { expect, test } from 'vitest';
import { findTypedNumbers } from '#content/facts/reading/typed-numbers.ts';
import { findWordingBreaches, sentencesOf } from './check-wording.ts';

const BREAKS: readonly [string, string][] = [
  ['Look at our policies and our rates.', 'our-insurance'],
  ['We insure Calgary homes.', 'we-do-insurance'],
  ['We will find you the best price.', 'we-find-price'],
  ['Talk to an advisor.', 'staff-title'],
  ['The best price in town.', 'best-price'],
  ['Alberta’s leading service.', 'superlative'],
  ['Save money today.', 'saving'],
  ['Guaranteed results.', 'guarantee'],
  ['You are approved.', 'approved'],
  ['Get an instant quote.', 'instant'],
  ['You are fully covered.', 'you-are-covered'],
  ['Full coverage for your car.', 'full-coverage'],
  ['Hurry, it ends soon.', 'pressure'],
  ['A seamless experience.', 'hype'],
  ['At 9 am MST.', 'zone-name'],
  ['The color of the car.', 'american'],
  ['Your license number.', 'licence-noun'],
  ['Winter tyres help.', 'british'],
  ['Ask for overland water cover.', 'cover-noun'],
  ['Which covers come first? The covers of a firm.', 'cover-noun'],
  ['It is dearer at renewal.', 'dear'],
  ['To mend wrong answers.', 'mend'],
  ['Our web shop was breached.', 'web-shop'],
  ['You can ask again afterwards.', 'wards'],
  ['Until you tick it.', 'tick'],
  ['By a published summary of the bill.', 'by-a-source'],
  ['Conditions that exist already.', 'existing-already'],
  ['Enough for a first talk.', 'talk-noun'],
  ['This page needs script.', 'script'],
  ['A request waits for you.', 'waits-for-you'],
  ['Leaving on', 'leaving-on'],
  ['This was answered already.', 'already-last'],
  ['A wrong answer can undo the whole claim.', 'undo-a-claim'],
  ['After a waiting time it pays.', 'waiting-time'],
  ['Whether they insure you, and at which price.', 'at-which-price'],
  ['Linked at the foot of every page.', 'foot-of'],
  ['A truck with a plough.', 'plough'],
  ['Only what the law asks.', 'law-asks'],
  ['Ask your present broker first.', 'present-broker'],
  ['Losses were put at two billion.', 'put-at'],
  ['Tell the insurer as it was.', 'as-it-was'],
  ["A policy of one's own.", 'ones-own'],
  ['The client may turn to you.', 'turn-to-you'],
];

test.each(BREAKS)('"%s" breaks %s', (text, rule) => {
  expect(findWordingBreaches(text).map((breach) => breach.rule)).toContain(rule);
});

test('plain sentences of the site break nothing', () => {
  const fine = [
    'A licensed broker partner can quote.',
    'Chinook Cover is not an insurance broker, agent or insurer.',
    'Guaranteed replacement cost may exceed the limit.',
    'Values are not guaranteed.',
    'Brokers are licensed by the Alberta Insurance Council.',
    'You can look up the licence of a broker.',
    'Ask whether you are covered under the policy.',
    'Your policy may cover the roof, and it covers your things.',
    'Chinook Cover is not a broker.',
    'Does my policy cover it?',
  ];
  expect(fine.flatMap(findWordingBreaches)).toEqual([]);
});

test('typed numbers are found, names and placeholders are not', () => {
  expect(findTypedNumbers('It pays $50,000 or 80% within 30 days.')).toEqual(['$50,000', '80%', '30']);
  expect(findTypedNumbers('It pays for two years.')).toEqual(['two years']);
  expect(
    findTypedNumbers('SEF 44 and Class 1, 2 or 4, under section 34.1 of Bill 47: {auto.liability.minimum}.'),
  ).toEqual([]);
});

test('labels without an end are not sentences', () => {
  expect(sentencesOf('Vans and trucks')).toEqual([]);
  expect(sentencesOf('One here. Another there?')).toEqual(['One here.', 'Another there?']);
});
