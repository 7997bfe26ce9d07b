import { type PostBlock, postBlocks } from '#content/blog/post-blocks.ts';
import type { FactBook } from '#content/facts/reading/fact.ts';
import { type LoadedFigure, loadFigure } from '../figures/load-figures.ts';
import { placeId } from '../skeleton/text-section.tsx';

export type ShownBlock =
  | Exclude<PostBlock, { kind: 'figure' }>
  | { kind: 'figure'; text: string; id: string; figure: LoadedFigure };

/** The text of a post with its figures, which stand under headings of their own. For loaders only. */
export function showBlocks(content: string, facts: FactBook): ShownBlock[] {
  return postBlocks(content).map((block) => {
    if (block.kind !== 'figure') return block;
    const figure = loadFigure(block.id, facts);
    return { kind: 'figure', text: figure.heading, id: placeId(figure.heading), figure };
  });
}
