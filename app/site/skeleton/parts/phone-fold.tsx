import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';

type PhoneFoldProps = {
  /** What stands in its place on a phone. Null: nothing is folded. */
  summary: string | null;
  children: ReactNode;
};

/**
 * What fills more than a phone is folded there into one line, which an address with the #place of its part opens, and a
 * search in the page. Elsewhere, and on paper, it stands open.
 */
export function PhoneFold({ summary, children }: PhoneFoldProps) {
  const { hash, key } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same place opens it again
  useEffect(() => {
    const place = document.getElementById(hash.slice(1));
    if (place && fold.current?.closest('section')?.contains(place)) fold.current.open = true;
  }, [hash, key]);

  if (summary === null) return children;
  return (
    <details ref={fold} className={FOLD}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

const FOLD = classNames(
  'fold-line mt-4 border-line max-sm:border-y [&>summary]:gap-6 [&>summary]:py-3 [&>summary]:text-sm [&>summary]:after:shrink-0',
  'supports-[selector(::details-content)]:sm:mt-0 supports-[selector(::details-content)]:sm:[&>summary]:hidden supports-[selector(::details-content)]:sm:details-content:[content-visibility:visible]',
  'print:details-content:[content-visibility:visible] print:[&>summary]:hidden',
);
