/** A text in pieces, those marked that begin with a word which was looked for. */
export function markWords(text: string, words: readonly string[]): { text: string; isHit: boolean }[] {
  const pieces = text.split(/([\p{L}\p{N}]+)/u).filter((piece) => piece !== '');
  return pieces.flatMap((piece) => {
    const word = words
      .filter((one) => piece.toLowerCase().startsWith(one))
      .toSorted((one, other) => other.length - one.length)[0];
    if (word === undefined) return [{ text: piece, isHit: false }];
    const rest = piece.slice(word.length);
    return [
      { text: piece.slice(0, word.length), isHit: true },
      ...(rest ? [{ text: rest, isHit: false }] : []),
    ];
  });
}
