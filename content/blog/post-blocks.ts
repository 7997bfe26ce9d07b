import { fromMarkdown } from 'mdast-util-from-markdown';
import { type FigureId, isFigureId } from '#content/figures/figure.ts';
import { isPostPartKind, type PostPart, readPostPart } from './post-part.ts';

/** A run of text in a paragraph. Links lead to places of this site only. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; to: string };

export type PostBlock =
  | { kind: 'heading'; text: string; id: string }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'figure'; id: FigureId; opensOn?: string }
  | { kind: 'part'; part: PostPart };

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/**
 * The Markdown our posts are written in, as data for the page: `## ` headings, paragraphs, `- ` lists, `**bold**`,
 * `_emphasis_`, links to own paths, figures as `[its heading](figure:its-id)` (`#` and a case after it, where one with
 * several opens on that), and the parts of `post-part.ts` as YAML in a fence that names their kind. Any other markup
 * throws, so that it is not shown as it stands.
 */
export function postBlocks(markdown: string): PostBlock[] {
  return fromMarkdown(markdown).children.map(readBlock);
}

/** The place of a heading on its page. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function readBlock(node: Node): PostBlock {
  if (node.type === 'heading' && node.depth === 2) {
    const text = plainText(node.children);
    return { kind: 'heading', text, id: headingId(text) };
  }
  const figure = readFigure(node);
  if (figure) return { kind: 'figure', ...figure };
  if (node.type === 'paragraph') return { kind: 'paragraph', content: readParagraph(node) };
  if (node.type === 'list' && !node.ordered) {
    return { kind: 'list', items: node.children.map(({ children }) => readParagraph(onlyOne(children))) };
  }
  if (node.type === 'code' && isPostPartKind(node.lang)) {
    return { kind: 'part', part: readPostPart(node.lang, node.value) };
  }
  throw refusal(node);
}

/** A link that stands alone and names a figure of this site. */
function readFigure(node: Node): { id: FigureId; opensOn?: string } | undefined {
  if (node.type !== 'paragraph') return undefined;
  const [link, another] = node.children;
  if (link?.type !== 'link' || another) return undefined;
  const [scheme, id = '', opensOn] = link.url.split(/[:#]/);
  return scheme === 'figure' && isFigureId(id) ? { id, opensOn } : undefined;
}

function readParagraph(node: Node): Inline[] {
  if (node.type !== 'paragraph') throw refusal(node);
  const content = node.children.map(readInline);
  // Tables are no part of plain Markdown: they would pass as words.
  if (content[0]?.text.startsWith('|')) throw refusal(node);
  return content;
}

function readInline(node: Node): Inline {
  if (node.type === 'text') return { kind: 'text', text: plainText([node]) };
  if (node.type === 'strong' || node.type === 'emphasis') {
    return { kind: node.type, text: plainText(node.children) };
  }
  if (node.type === 'link' && node.url.startsWith('/')) {
    return { kind: 'link', text: plainText(node.children), to: node.url };
  }
  throw refusal(node);
}

/** The words of nodes that hold nothing else; a line break in the file is a space. */
function plainText(nodes: readonly Node[]): string {
  const node = onlyOne(nodes);
  if (node.type !== 'text') throw refusal(node);
  return node.value.replaceAll('\n', ' ');
}

function onlyOne(nodes: readonly Node[]): Node {
  const [node, another] = nodes;
  if (!node || another) throw refusal(another ?? node);
  return node;
}

function refusal(node: Node | undefined): SyntaxError {
  const line = node?.position?.start.line ?? 0;
  return new SyntaxError(`Not part of our Markdown: ${node?.type ?? 'nothing'} in line ${line}.`);
}
