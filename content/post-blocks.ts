/** A run of text in a paragraph. Links lead to places of this site only. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; to: string };

export type PostBlock =
  | { kind: 'heading'; text: string; id: string }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; items: Inline[][] };

/**
 * The Markdown our posts are written in, as data for the page: `## ` headings, paragraphs, `- ` lists, `**bold**`,
 * `_emphasis_` and links to own paths. Any other markup throws, so that it is not shown as it stands.
 */
export function postBlocks(markdown: string): PostBlock[] {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(readBlock);
}

/** The place of a heading on its page. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function readBlock(block: string): PostBlock {
  if (block.startsWith('## ')) {
    const text = block.slice(3);
    return { kind: 'heading', text, id: headingId(text) };
  }
  if (/^(?:#|>|\||```|\d+\. |!\[)/.test(block)) throw new SyntaxError(`Not part of our Markdown: ${block}`);
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => readInline(line.slice(2))) };
  }
  return { kind: 'paragraph', content: readInline(lines.join(' ')) };
}

const MARKED = /\*\*([^*]+)\*\*|_([^_]+)_|\[([^\]]+)\]\((\/[^)\s]*)\)/g;

function readInline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, strong, emphasis, label, to] = match;
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    if (strong) found.push({ kind: 'strong', text: strong });
    else if (emphasis) found.push({ kind: 'emphasis', text: emphasis });
    else if (label && to) found.push({ kind: 'link', text: label, to });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}
