/** A text in pieces, of which some are what was looked for. */
export type MarkedPieces = readonly { text: string; isHit: boolean }[];

/** A text with what was looked for in it marked. */
export function Marked({ pieces }: { pieces: MarkedPieces }) {
  let at = 0;
  return pieces.map(({ text, isHit }) => {
    const key = at;
    at += text.length;
    if (!isHit) return <span key={key}>{text}</span>;
    return (
      <mark key={key} className="rounded-sm bg-warning-soft text-inherit">
        {text}
      </mark>
    );
  });
}
