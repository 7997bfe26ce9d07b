import { useId, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';

type TermInTextProps = { term: { term: string; definition: string } };

/**
 * A word that explains itself on hover, on focus and on a press. The pointer may move onto the explanation, and
 * Escape puts it away until the word is left.
 */
export function TermInText({ term }: TermInTextProps) {
  const id = useId();
  const [isPutAway, setPutAway] = useState(false);
  return (
    <span className="group relative">
      <button
        type="button"
        aria-describedby={id}
        className="cursor-help font-semibold underline decoration-dawn decoration-dotted decoration-2 underline-offset-4"
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
          'invisible absolute top-full left-0 z-30 w-[min(22rem,70vw)] pt-2 text-sm',
          !isPutAway && 'group-focus-within:visible group-hover:visible',
        )}
      >
        <span className="block rounded-control bg-ink px-4 py-3 text-paper shadow-soft">
          {term.definition}
        </span>
      </span>
    </span>
  );
}
