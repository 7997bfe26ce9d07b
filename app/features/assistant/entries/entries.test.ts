import { expect, test } from 'vitest';
import { passagesFrom } from '#app/features/assistant/passages/saved-passages.server.ts';
import { readTalks } from '#app/features/assistant/talk/learning/talk-wordings.server.ts';
import { readWordings, wordingsIn } from '#app/features/assistant/understanding/wordings.server.ts';
import { entries } from '#content/chat/entries.ts';
import { factsOn } from '#content/facts/facts.ts';
import { fillFacts } from '#content/facts/reading/fill-facts.ts';
import { countWords } from '#content/wording/check-wording.ts';
import { bookOn } from './entry-book.server.ts';

const finder = await passagesFrom(null)();
const wordings = await readWordings();
const DAYS = ['2026-12-31', '2027-01-01'];
const all = Object.entries(entries);
/** Pages that say nothing by themselves, but are where something is done. */
const PLACES = new Set(['/locations', '/insurance/all']);

test('every key that is named is an entry', () => {
  expect(
    all.flatMap(([key, { next = [], reason }]) =>
      [...next, ...(reason ? [reason] : [])]
        .filter((one) => !(one in entries))
        .map((one) => `${key}: ${one}`),
    ),
  ).toEqual([]);
});

test('every link leads to a question or a page of ours', () => {
  const lost = all.flatMap(([key, { links = [] }]) =>
    links.filter((link) => !finder.placeOf(link) && !PLACES.has(link)).map((link) => `${key}: ${link}`),
  );
  expect(lost).toEqual([]);
});

test('what informs can be read somewhere', () => {
  const book = bookOn(DAYS[0] ?? '', finder);
  const bare = all.filter(([key, { kind }]) => kind === undefined && book.find(key)?.sources.length === 0);
  expect(bare.map(([key]) => key)).toEqual([]);
});

test.each(DAYS)(
  'on %s an answer begins with a sentence of about 25 words, and three more follow at most',
  (day) => {
    const wordy = all.flatMap(([key, { answer }]) => {
      const sentences = fillFacts(answer, factsOn(day))
        .replaceAll(/\]\([^)]*\)/g, '')
        .split(/(?<=[.?]"?)\s+(?=[A-Z"])/);
      const first = sentences[0] ?? '';
      const isWordy = countWords(first) > 26 || sentences.length > 5;
      return isWordy ? [`${key}: ${countWords(first)} words, ${sentences.length} sentences`] : [];
    });
    expect(wordy).toEqual([]);
  },
);

/** "It depends", "Yes, it does": a pronoun, or nothing, where the noun should stand. */
const IN_MID_AIR =
  /^(?:(?:Yes|No|Perhaps|Usually|Often|Sometimes|As a rule)[,:]? )?(?:[Dd]epends|(?:[Ii]t|[Tt]hey|[Tt]hat|[Tt]his|[Tt]hese|[Tt]hose|[Hh]e|[Ss]he)\b(?! site\b))/;

test('a first sentence names what it is about: it is also read alone, under its question among choices', () => {
  const book = bookOn(DAYS[1] ?? '', finder);
  const informing = book.list().filter(({ kind }) => kind === undefined);
  expect(informing.filter(({ answer }) => IN_MID_AIR.test(answer)).map(({ key }) => key)).toEqual([]);
  expect(
    ['It depends on the loss.', 'Yes, it does.', 'No: they pay.'].every((one) => IN_MID_AIR.test(one)),
  ).toBe(true);
});

const YES_OR_NO = /^(?:Yes|No|Not quite|Not always|Usually (?:yes|not)|Often yes|Perhaps)[.,:;]/;
const ASKS_FOR_IT =
  /(?:^|[.,:] )(?:am|is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have)\b[^.]*\?$/i;

test.each(DAYS)('on %s an answer of yes or no stands under a question that asks for one', (day) => {
  const informing = bookOn(day, finder)
    .list()
    .filter(({ answer }) => YES_OR_NO.test(answer));
  expect(informing.length).toBeGreaterThan(50);
  expect(informing.filter(({ question }) => !ASKS_FOR_IT.test(question)).map(({ key }) => key)).toEqual([]);
});

test.each(DAYS)('on %s a button’s question leads to its own entry', (day) => {
  const book = bookOn(day, finder);
  const other = all.filter(([key]) => book.named(book.find(key)?.question ?? '')?.key !== key);
  expect(other.map(([key, { question }]) => `${key}: ${question}`)).toEqual([]);
  expect(all.filter(([, { question }]) => question.length > 110).map(([key]) => key)).toEqual([]);
});

test('every wording belongs to an entry or a language, and every entry has as many as it needs', () => {
  const known = (key: string) => key in entries || key.startsWith('language-');
  expect([...new Set(wordings.map(({ key }) => key))].filter((key) => !known(key))).toEqual([]);
  const counts = new Map<string, number>();
  for (const { key } of wordings) counts.set(key, (counts.get(key) ?? 0) + 1);
  expect(
    all.filter(([key]) => (counts.get(key) ?? 0) < 15).map(([key]) => `${key}: ${counts.get(key)}`),
  ).toEqual([]);
});

/** Talks of people who knew neither this site nor its entries tell what is common, by how often they ask for it. */
const STRANGERS_TALKS = [1, 2, 3, 4, 5, 8, 9, 11].map((round) => `talks-round-${round}`);
const COMMON = 8;

test('what strangers ask most has at least forty ways of asking, written in more than one round', async () => {
  const talks = (await readTalks()).filter(({ round }) => STRANGERS_TALKS.includes(round));
  const asked = talks.flatMap(({ turns }) => turns.flatMap(({ keys: [key] }) => key ?? []));
  const common = [...Map.groupBy(asked, (key) => key)].filter(([, turns]) => turns.length >= COMMON);
  expect(common.length).toBeGreaterThan(40);
  const written = Map.groupBy(wordings, ({ key }) => key);
  const few = common.filter(([key]) => {
    const ways = written.get(key) ?? [];
    return ways.length < 40 || new Set(ways.map(({ round }) => round)).size < 2;
  });
  expect(few.map(([key]) => `${key}: ${written.get(key)?.length}`)).toEqual([]);
});

test('a wording asks for one thing: the same words never stand for two entries in one round', () => {
  const seen = new Map<string, string>();
  const twice = wordings.filter(({ text, key, round }) => {
    const other = seen.get(`${round} ${text}`);
    seen.set(`${round} ${text}`, key);
    return other !== undefined && other !== key;
  });
  expect(twice.length).toBeLessThan(wordings.length / 100);
});

test('a file of wordings is read by its keys', () => {
  expect(wordingsIn('## a\none\ntwo\n\n## b\nthree\n')).toEqual([
    { key: 'a', text: 'one' },
    { key: 'a', text: 'two' },
    { key: 'b', text: 'three' },
  ]);
});
