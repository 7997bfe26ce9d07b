export type LocalFact = {
  key: string;
  value: string;
  caption: string | undefined;
  statement: string;
  source: string;
  isBeingChecked: boolean;
};

/** What is known about a place, each fact with its source and date. */
export function LocalFacts({ facts }: { facts: readonly LocalFact[] }) {
  return (
    <ul className="mt-5 grid gap-x-10 *:break-inside-avoid *:border-t *:border-line *:py-4 sm:grid-cols-2 [&_small]:mt-1 [&_small]:block [&_small]:text-xs [&_small]:text-slate">
      {facts.map(({ key, value, caption, statement, source, isBeingChecked }) => (
        <li key={key}>
          {caption ? (
            <>
              <strong className="block text-2xl tracking-tight text-spruce first-letter:uppercase">
                {value}
              </strong>{' '}
              {caption}
            </>
          ) : (
            <Marked text={statement} value={value} />
          )}
          <small>
            {source}
            {isBeingChecked && '; being checked again'}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** The figure inside the sentence, so that the eye finds it. */
function Marked({ text, value }: { text: string; value: string }) {
  const at = text.indexOf(value);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong>{value}</strong>
      {text.slice(at + value.length)}
    </>
  );
}
