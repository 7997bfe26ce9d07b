import type { InformationKind } from './schema.ts';

/** As long as what stands with a question may be. */
const LONGEST = 500;

/** One request that holds several questions, each on a line of its own, counted: as many as fit. */
export function allAsked(titles: readonly string[]): {
  kind: InformationKind;
  title: string;
  instructions: string;
} {
  const lines: string[] = [];
  for (const title of titles) {
    const line = `${lines.length + 1}. ${title.replace(/[?.]$/, '')}?`;
    if ([...lines, line].join('\n').length > LONGEST) break;
    lines.push(line);
  }
  return {
    kind: 'answer',
    title: `${lines.length} questions for your quote`,
    instructions: lines.join('\n'),
  };
}
