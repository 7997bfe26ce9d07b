import { fromMarkdown } from 'mdast-util-from-markdown';

/** A run of words; `inside` nests, such as bold words in a link. */
export type Run =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong'; inside: Run[] }
  | { kind: 'emphasis'; inside: Run[] }
  | { kind: 'link'; to: string; inside: Run[] };

export type Block =
  | { kind: 'heading'; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Run[][] };

type Node = ReturnType<typeof fromMarkdown>['children'][number];
type Parent = Extract<Node, { children: unknown[] }>;

/** Bold in a link in a cursive sentence: nobody writes deeper. */
const DEEPEST = 4;

const SIGNS = /[*_[\]<>`!\\&]|[-+] |\d[.)] /g;
const MOST_SIGNS = 500;
const MOST_LINES = 400;

/** What an issue may not hold, with a sentence for who wrote it. */
export class MarkupError extends Error {}

const NAMES: Partial<Record<Node['type'], string>> = {
  image: 'pictures',
  imageReference: 'pictures',
  html: 'HTML',
  code: 'code',
  inlineCode: 'code',
  blockquote: 'quotations',
  thematicBreak: 'lines across the page',
  linkReference: 'links by a name',
  definition: 'links by a name',
};

/**
 * The Markdown of an issue as data for its mail: `## ` headings, paragraphs, lists, **bold**, _emphasis_ and links to
 * https addresses, mail addresses and own paths. Throws a MarkupError, with the line, for everything else: nothing of what
 * somebody typed reaches a mail but as words, or as the address of a link.
 */
export function readMarkup(markdown: string): Block[] {
  // To parse takes longer with the square of the signs and lines.
  if ((markdown.match(SIGNS)?.length ?? 0) > MOST_SIGNS)
    throw new MarkupError(`There are more than ${MOST_SIGNS} signs of markup: please use fewer.`);
  if (markdown.split('\n', MOST_LINES + 1).length > MOST_LINES)
    throw new MarkupError(`There are more than ${MOST_LINES} lines: please write fewer.`);
  return fromMarkdown(markdown).children.map(readBlock);
}

function readBlock(node: Node): Block {
  if (node.type === 'heading') {
    if (node.depth !== 2) throw refusal(node, 'start a heading with two number signs (##)');
    return { kind: 'heading', runs: readRuns(node) };
  }
  if (node.type === 'paragraph') return { kind: 'paragraph', runs: readRuns(node) };
  if (node.type === 'list') {
    const items = node.children.map((item) => {
      const [only, more] = item.children;
      if (only?.type !== 'paragraph' || more) throw refusal(item, 'a point of a list is one paragraph');
      return readRuns(only);
    });
    return { kind: 'list', ordered: node.ordered === true, start: node.start ?? 1, items };
  }
  throw refusal(node);
}

function readRuns(parent: Parent, depth = 0): Run[] {
  return (parent.children as Node[]).map((node) => readRun(node, depth));
}

function readRun(node: Node, depth: number): Run {
  if (node.type === 'text') return { kind: 'text', text: node.value.replaceAll('\n', ' ') };
  if (node.type === 'break') return { kind: 'break' };
  if (depth === DEEPEST) throw refusal(node, 'too many signs inside each other');
  if (node.type === 'strong') return { kind: 'strong', inside: readRuns(node, depth + 1) };
  if (node.type === 'emphasis') return { kind: 'emphasis', inside: readRuns(node, depth + 1) };
  if (node.type === 'link') {
    if (!isOpenable(node.url))
      throw refusal(node, 'a link leads to an address that begins with https://, mailto: or /');
    return { kind: 'link', to: node.url, inside: readRuns(node, depth + 1) };
  }
  throw refusal(node);
}

/** An address that a mail may link to: no script, no file, no other site in the clear. */
function isOpenable(url: string): boolean {
  if (url.startsWith('/')) return !url.startsWith('//') && !url.startsWith('/\\');
  if (url.startsWith('mailto:')) return url.length > 'mailto:'.length;
  return url.startsWith('https://') && URL.canParse(url);
}

function refusal(node: Node, why?: string): MarkupError {
  const line = node.position?.start.line ?? 1;
  const words = why ?? `${NAMES[node.type] ?? 'this kind of markup'} cannot be in an issue`;
  return new MarkupError(`Line ${line}: ${words}.`);
}
