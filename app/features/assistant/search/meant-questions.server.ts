import { withoutPersonalData } from '../conversation.ts';
import type { BookEntry, EntryBook } from '../entries/entry-book.server.ts';
import type { Knowledge } from '../knowledge.server.ts';
import { contentWords, wordsOf } from '../passages/question-words.ts';
import { rankInTalk } from '../talk/read-in-talk.server.ts';
import { NOTHING_SAID } from '../talk/recall.ts';
import { inRightWords, understand } from '../understand.server.ts';
import type { Meant } from './schema.ts';

const MOST = 3;
/** What is less likely than this to be meant stands above nothing that the words themselves find. */
const LIKELY = 0.1;

/**
 * The questions that somebody who searches means, however they put it: "hail dented my truck" means "Hail damaged my car". None
 * for a call for help, which is no search, and none in a language that the entries are not in.
 */
export function questionsMeant(searched: string, known: Knowledge): Meant {
  const { decision, language } = understand(searched, [], known);
  if (language !== null || decision.kind === 'danger') return { isSure: false, items: [] };
  const book = known.book();
  const words = withoutPersonalData(inRightWords(searched, known));
  const likely = rankInTalk(words, NOTHING_SAID, known.learned).filter(({ share }) => share >= LIKELY);
  const called = calledBy(searched, book);
  const named = [book.named(searched), ...called, ...likely.map(({ key }) => book.find(key))];
  const found = named.flatMap((entry) => asQuestion(entry, known) ?? []);
  const items = [...new Map(found.map((one) => [one.question, one])).values()].slice(0, MOST);
  return { isSure: (decision.kind === 'answer' || called.length > 0) && items.length > 0, items };
}

/** The entries whose own question has the one word that is searched for, the one that says least beside it first: "theft". */
function calledBy(searched: string, book: EntryBook): BookEntry[] {
  const [word, ...more] = contentWords(searched);
  if (word === undefined || more.length > 0 || wordsOf(searched).length > 1) return [];
  return book
    .list()
    .filter(({ kind, sources }) => kind === undefined && sources.length > 0)
    .map((entry) => ({ entry, said: contentWords(entry.question) }))
    .filter(({ said }) => said.includes(word))
    .toSorted((a, b) => a.said.length - b.said.length || lengthOf(a.entry) - lengthOf(b.entry))
    .map(({ entry }) => entry);
}

const lengthOf = ({ question }: BookEntry) => wordsOf(question).length;

/** An answer in plain text: what it links to is no part of a search's answer, where the whole is a link. */
export function plainly(answer: string): string {
  return answer.replaceAll('**', '').replaceAll(/\[([^[\]\n]{1,100})\]\([^)\s]{0,100}\)/g, '$1');
}

/**
 * What an entry tells, where it can be read. One that acts within a talk stands for the question of the site that it leads to, or
 * for what people ask next.
 */
function asQuestion(entry: BookEntry | undefined, known: Knowledge): Meant['items'][number] | null {
  if (!entry || entry.kind === 'talk' || entry.kind === 'danger') return null;
  const [source] = entry.sources;
  if (entry.kind === undefined) {
    if (!source) return null;
    const { to } = known.finder.partOf(source, entry.question);
    return { question: entry.question, answer: plainly(entry.answer), to, place: source.title };
  }
  const [link] = entry.links ?? [];
  const place = entry.kind === 'do' && link ? known.finder.readAt(link) : null;
  if (place?.kind === 'question') {
    return { question: place.title, answer: place.lines.join(' '), to: place.to, place: place.title };
  }
  const next = entry.kind === 'do' ? (entry.next ?? []).map((key) => known.book().find(key)) : [];
  return asQuestion(
    next.find((one) => one?.kind === undefined && one?.sources.length),
    known,
  );
}
