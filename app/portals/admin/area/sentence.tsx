import { REFERENCE } from '#app/platform/ids.ts';

/** References stay whole at the end of a line. */
export function Sentence({ words }: { words: string }) {
  const found = REFERENCE.exec(words)?.[0];
  if (!found) return words;
  const [before = '', ...after] = words.split(found);
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{found}</span>
      <Sentence words={after.join(found)} />
    </>
  );
}
