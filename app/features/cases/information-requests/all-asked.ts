import type { InformationKind } from './schema.ts';

/** As long as what stands with a question may be. */
const LONGEST = 500;

export type ToAsk = {
  kind: InformationKind;
  title: string;
  /** The name of the question of the form; null where the form does not ask it. */
  question: string | null;
};

type Asked = { kind: InformationKind; title: string; instructions: string } & {
  questions: string[];
  ownQuestion: string;
};

/**
 * One request for all of these: questions of the form by their names, and what the form does not ask in words, several as
 * lines that are counted, as many as fit.
 */
export function allAsked(items: readonly ToAsk[]): Asked {
  const questions = items.flatMap(({ question }) => question ?? []);
  const own = items.filter(({ question }) => question === null).map(({ title }) => title);
  const lines = own.length > 1 ? numbered(own) : own;
  const words = lines.join('\n');
  const [first] = items;
  return {
    kind: first?.kind ?? 'answer',
    title: items.length === 1 && first ? first.title : countedTitle(questions.length + lines.length),
    instructions: questions.length === 0 && own.length > 1 ? words : '',
    questions,
    ownQuestion: questions.length > 0 ? words : '',
  };
}

/**
 * Questions are asked together, in one request; a document is asked for by itself, as it is sent by itself. What stands in the
 * form, and the documents that are asked for beside it, a request each.
 */
export function parted<One extends ToAsk>(chosen: readonly One[]): { inForm: One[]; beside: One[] } {
  const answers = chosen.filter(({ kind }) => kind === 'answer');
  const documents = chosen.filter(({ kind }) => kind === 'document');
  const inForm = answers.length > 0 ? answers : documents.slice(0, 1);
  return { inForm, beside: documents.filter((one) => !inForm.includes(one)) };
}

/** What a request for several answers is called. */
export const countedTitle = (count: number) => `${count} questions for the quote`;

function numbered(titles: readonly string[]): string[] {
  const lines: string[] = [];
  for (const title of titles) {
    const line = `${lines.length + 1}. ${title.replace(/[?.]$/, '')}?`;
    if ([...lines, line].join('\n').length > LONGEST) break;
    lines.push(line);
  }
  return lines;
}
