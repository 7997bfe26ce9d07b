import { placeId } from '#app/platform/text/place-id.ts';
import { type PostBlock, postBlocks } from '#content/blog/post-blocks.ts';
import type { FactBook } from '#content/facts/reading/fact.ts';
import { type LoadedFigure, loadFigure } from '../figures/load-figures.ts';
import { setTypeIn } from '../skeleton/set-type.ts';

export type ShownBlock =
  | Exclude<PostBlock, { kind: 'figure' | 'part' }>
  | (Extract<PostBlock, { kind: 'part' }> & { text: string; id: string })
  | { kind: 'figure'; text: string; id: string; figure: LoadedFigure; opensOn?: string };

/** The text of a post with its figures and parts, which stand under headings of their own. For loaders only. */
export function showBlocks(content: string, facts: FactBook): ShownBlock[] {
  // Set in type last: curly quotes would spoil the parts that are written as YAML.
  return setTypeIn(postBlocks(content)).map((block) => {
    if (block.kind === 'part') return { ...block, text: block.part.heading, id: placeId(block.part.heading) };
    if (block.kind !== 'figure') return block;
    const figure = loadFigure(block.id, facts);
    const { opensOn } = block;
    return { kind: 'figure', text: figure.heading, id: placeId(figure.heading), figure, opensOn };
  });
}
