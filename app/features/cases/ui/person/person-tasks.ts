import { PLACES, TO_ANSWER } from '#app/features/cases/information-requests/places.ts';
import type { InformationKind } from '#app/features/cases/information-requests/schema.ts';
import type { Asked, CaseTurn } from '#app/features/cases/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';

/**
 * Of what a person has not answered, what they owe, and what they may leave out. While nothing else comes first, all of it
 * is asked of them alike. The one rule for the list of requests, the page of one, and its tabs.
 */
export function askedOf<One extends Pick<Asked, 'required'>>(
  turn: Pick<CaseTurn, 'who' | 'what'>,
  unanswered: readonly One[],
): { asked: One[]; wished: One[] } {
  const isBeside = turn.who === 'broker' || turn.what === 'decide';
  const isOwed = ({ required }: One) => required || !isBeside;
  return { asked: unanswered.filter(isOwed), wished: unanswered.filter((one) => !isOwed(one)) };
}

type Place<One> = {
  tab: string;
  hash?: string;
  label: string;
  /** What is asked for there. */
  asked: One[];
};

/**
 * Where the next things are done, whoever is to act first: quotes, documents and questions stand in parts of their own, and
 * each button says which it is. `quoted` is how many quotes wait for a decision, where one does.
 */
export function placesToAct<One extends Pick<Asked, 'kind'>>(
  quoted: number,
  unanswered: readonly One[],
): Place<One>[] {
  const of = (wanted: InformationKind) => unanswered.filter(({ kind }) => kind === wanted);
  const [documents, questions] = [of('document'), of('answer')];
  const places: Place<One>[] = [
    { tab: 'quotes', label: viewQuotes(quoted), asked: [] },
    { tab: PLACES.client.document, label: sendDocuments(documents.length), asked: documents },
    {
      tab: PLACES.client.answer,
      hash: TO_ANSWER,
      label: answerQuestions(questions.length),
      asked: questions,
    },
  ];
  return places.filter(({ tab, asked }) => (tab === 'quotes' ? quoted > 0 : asked.length > 0));
}

/** What is asked for, and by which day where one was set: `Current policy, by December 1, 2026`. A question keeps its mark. */
export function askedFor({ title, dueOn }: Pick<Asked, 'title' | 'dueOn'>): string {
  if (!dueOn) return title;
  return /[.?!]$/.test(title) ? `${title} By ${dayWords(dueOn)}` : `${title}, by ${dayWords(dueOn)}`;
}

/** The button that leads to so many quotes. */
function viewQuotes(count: number): string {
  return count > 1 ? 'View your quotes' : 'View your quote';
}

/** The button that leads to so many documents that are asked for. */
function sendDocuments(count: number): string {
  return count === 1 ? 'Send the document' : 'Send the documents';
}

/** The button that leads to so many questions that are asked. */
function answerQuestions(count: number): string {
  return count === 1 ? 'Answer the question' : 'Answer the questions';
}

/** Titles as the broker wrote them, to end a sentence with: a question keeps its mark, which parts it from the next. */
export function titleWords(asked: readonly string[]): string {
  const isMarked = (title: string) => /[.?!]$/.test(title);
  const marked = (title: string, mark: string) => (isMarked(title) ? title : `${title}${mark}`);
  return asked.map((title, at) => marked(title, at === asked.length - 1 ? '.' : ';')).join(' ');
}
