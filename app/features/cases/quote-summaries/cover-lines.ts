/** A sentence has ended: a point behind a word or a number, and a capital after it. `No. 2` and `St. Albert` go on. */
const SENTENCE_END = /(?<=[\p{Ll}\d)%]{3}\.)\s+(?=\p{Lu})/u;

/** What a broker wrote about the cover, a line each: their own lines where there are some, else their sentences. */
export function coverLines(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const parts = lines.length > 1 ? lines : lines.flatMap((line) => line.split(SENTENCE_END));
  return parts.map((line) => line.trim());
}

/** The lines of one text that do not stand in each of the others; none where there is nothing to compare with. */
export function differingLines(text: string, others: readonly string[]): ReadonlySet<string> {
  const known = others.map((other) => new Set(coverLines(other).map(plain)));
  return new Set(coverLines(text).filter((line) => known.some((lines) => !lines.has(plain(line)))));
}

/** Capitals, spaces and the mark at the end make no difference. */
const plain = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.;,]$/, '');
