import { Figure } from '#app/site/figures/figure.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import type { Inline } from '#content/blog/post-blocks.ts';
import { PagePartView } from '../skeleton/parts/page-part.tsx';
import type { ShownBlock } from './show-blocks.ts';

/** The text of a post. Its places never move, so their positions serve as keys. */
export function PostBody({ blocks }: { blocks: readonly ShownBlock[] }) {
  return keyed(blocks).map(([key, block]) => <Block key={key} block={block} />);
}

function Block({ block }: { block: ShownBlock }) {
  if (block.kind === 'heading')
    return (
      <h2 id={block.id} className="mt-11 text-2xl break-after-avoid">
        {block.text}
      </h2>
    );
  if (block.kind === 'paragraph')
    return (
      <p className="mt-5 max-w-text">
        <Line content={block.content} />
      </p>
    );
  if (block.kind === 'part') return <PagePartView part={block.part} isListOpen />;
  if (block.kind === 'figure')
    return (
      <section aria-labelledby={block.id} className="drawn-in-view mt-11">
        <h2 id={block.id} className="text-2xl break-after-avoid">
          {block.text}
        </h2>
        <Figure figure={block.figure} opensOn={block.opensOn} />
      </section>
    );
  return (
    <ul className="mt-5 flex max-w-text list-disc flex-col gap-2 pl-6 marker:text-dawn">
      {keyed(block.items).map(([key, item]) => (
        <li key={key} className="pl-1">
          <Line content={item} />
        </li>
      ))}
    </ul>
  );
}

function Line({ content }: { content: readonly Inline[] }) {
  return keyed(content).map(([key, run]) => {
    if (run.kind === 'link')
      return (
        <TextLink key={key} to={run.to}>
          {run.text}
        </TextLink>
      );
    if (run.kind === 'strong') return <strong key={key}>{run.text}</strong>;
    if (run.kind === 'emphasis') return <em key={key}>{run.text}</em>;
    return <span key={key}>{run.text}</span>;
  });
}

function keyed<Item>(items: readonly Item[]): [string, Item][] {
  return items.map((item, position) => [`place-${position}`, item]);
}
