import { markWords } from '#app/features/cases/oversight/list/mark-words.ts';

/** A text with what was looked for in it marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  let at = 0;
  return markWords(text, words).map((piece) => {
    const key = at;
    at += piece.text.length;
    if (!piece.isHit) return <span key={key}>{piece.text}</span>;
    return (
      <mark key={key} className="rounded-sm bg-warning-soft text-inherit">
        {piece.text}
      </mark>
    );
  });
}
