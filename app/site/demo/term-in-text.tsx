import { useId, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';

type TermInTextProps = { term: { term: string; definition: string } };

/**
 * A word that explains itself on hover, on focus and on a press. The pointer may move onto the explanation, and
 * Escape puts it away until the word is left. The explanation opens below the line of the word, as wide as the
 * paragraph, which must be positioned: so it stays inside the window without any script.
 */
export function TermInText({ term }: TermInTextProps) {
  const id = useId();
  const [isPutAway, setPutAway] = useState(false);
  return (
    <span className="group">
      <button
        type="button"
        aria-describedby={id}
        className="cursor-help rounded-small font-semibold underline decoration-dawn decoration-dotted decoration-2 underline-offset-4 focus-visible:outline-offset-1"
        onBlur={() => setPutAway(false)}
        onMouseEnter={() => setPutAway(false)}
        onKeyDown={(event) => event.key === 'Escape' && setPutAway(true)}
      >
        {term.term.toLowerCase()}
      </button>
      <span
        role="tooltip"
        id={id}
        className={classNames(
          'absolute inset-x-0 z-30 -mt-2 hidden pt-3 text-sm',
          !isPutAway && 'group-focus-within:block group-hover:block',
        )}
      >
        <span className="block rounded-control bg-ink px-4 py-3 text-paper shadow-soft forced-colors:border">
          {term.definition}
        </span>
      </span>
    </span>
  );
}
