import { useId, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';

type TermInTextProps = { term: { term: string; definition: string } };

const MARGIN_PX = 16;

/**
 * A word that explains itself on hover, on focus and on a press. The pointer may move onto the explanation, and
 * Escape puts it away until the word is left.
 */
export function TermInText({ term }: TermInTextProps) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [isPutAway, setPutAway] = useState(false);
  return (
    <span className="group relative">
      <button
        type="button"
        aria-describedby={id}
        className="cursor-help rounded-small font-semibold underline decoration-dawn decoration-dotted decoration-2 underline-offset-4 focus-visible:outline-offset-1"
        onFocus={() => keepInWindow(box.current)}
        onBlur={() => setPutAway(false)}
        onMouseEnter={() => {
          setPutAway(false);
          keepInWindow(box.current);
        }}
        onKeyDown={(event) => event.key === 'Escape' && setPutAway(true)}
      >
        {term.term.toLowerCase()}
      </button>
      <span
        ref={box}
        role="tooltip"
        id={id}
        className={classNames(
          'absolute top-full left-0 z-30 hidden w-[min(22rem,70vw)] pt-2 text-sm',
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

/** Moves the explanation left when it would reach beyond the window. */
function keepInWindow(box: HTMLElement | null): void {
  if (!box) return;
  box.style.left = '0';
  const beyond = box.getBoundingClientRect().right - (document.documentElement.clientWidth - MARGIN_PX);
  if (beyond > 0) box.style.left = `${-beyond}px`;
}
