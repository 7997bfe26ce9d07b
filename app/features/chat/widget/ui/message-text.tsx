import { Link } from 'react-router';

type Piece = { text: string; strong?: boolean; to?: string };

type MessageTextProps = {
  text: string;
  /** The questions that are asked by a press where a line of a list begins with them, in place of a link. */
  asks?: readonly string[];
  onAsk?: (question: string) => void;
};

/** Links lead to places of this site only: one slash, and not a second one that would name another host. */
const MARKED = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\((\/(?!\/)[^)\s\\]*)\)/g;

/** The little Markdown of answers: paragraphs, lists, bold and own links. Everything else is shown as it stands. */
export function MessageText({ text, asks = [], onAsk }: MessageTextProps) {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  return (
    <div className="flex flex-col gap-2">
      {blocks.map((block, index) => {
        const lines = block.split('\n');
        const isList = lines.every((line) => line.startsWith('- '));
        const key = `${index}-${block.slice(0, 12)}`;
        if (!isList) return <Line key={key} text={block} />;
        return (
          <ul key={key} className="ml-4 flex list-disc flex-col gap-1">
            {lines.map((line) => (
              <li key={line}>
                <ListLine text={line.slice(2)} asks={asks} onAsk={onAsk} />
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

/** A line of a list; a question that it begins with is asked by a press, where it can be. */
function ListLine({ text, asks = [], onAsk }: MessageTextProps) {
  const [first, ...rest] = piecesOf(text);
  const question = first?.text;
  if (!onAsk || question === undefined || !asks.includes(question)) return <Pieces text={text} />;
  return (
    <>
      <button
        type="button"
        className="text-left align-top font-semibold text-spruce underline underline-offset-2"
        onClick={() => onAsk(question)}
      >
        {question}
      </button>
      <PiecesOf pieces={rest} />
    </>
  );
}

/** The questions that a text lists, each at the beginning of a line. */
export function listedIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [first] = line.startsWith('- ') ? piecesOf(line.slice(2)) : [];
    return first ? [first.text] : [];
  });
}

function Line({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-line">
      <Pieces text={text} />
    </p>
  );
}

function Pieces({ text }: { text: string }) {
  return <PiecesOf pieces={piecesOf(text)} />;
}

function PiecesOf({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text: words, strong, to }, index) => {
    const key = `${index}-${words.slice(0, 12)}`;
    if (to) {
      return (
        <Link
          prefetch="intent"
          key={key}
          to={to}
          className="font-semibold text-spruce underline underline-offset-2"
        >
          {words}
        </Link>
      );
    }
    const Look = strong ? 'strong' : 'span';
    return (
      <Look key={key}>
        <Words text={words} />
      </Look>
    );
  });
}

/** Numbers of three digits that are called in need: one press calls, and no line breaks them. */
const SHORT_NUMBER = /\b([2-9]-(?:1-1|8-8))\b/;

function Words({ text }: { text: string }) {
  return text.split(SHORT_NUMBER).map((part, index) =>
    SHORT_NUMBER.test(part) ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
        key={index}
        href={`tel:${part.replaceAll('-', '')}`}
        className="font-semibold whitespace-nowrap underline underline-offset-2"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
}

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, strong, label, to] = match;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    if (strong) pieces.push({ text: strong, strong: true });
    else if (label && to) pieces.push({ text: label, to });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
