import { useEffect, useState } from 'react';
import { numberWords } from '#app/platform/text/number-words.ts';
import { useNearWindow } from '#app/site/pictures/near-window.ts';

/**
 * How many promises were kept, as the audit log counts them. The line keeps its height while it is not known, and where
 * there are too few to say: nothing moves when it comes.
 */
export function PromisesKept() {
  const [line, isNear] = useNearWindow<HTMLParagraphElement>(300);
  const [kept, setKept] = useState<number>();

  useEffect(() => {
    if (!isNear) return;
    const leaving = new AbortController();
    void fetchKept(leaving.signal).then(setKept, () => undefined);
    return () => leaving.abort();
  }, [isNear]);

  return (
    <p ref={line} className="mt-12 min-h-22 max-w-text print:hidden">
      {kept !== undefined && (
        <>
          <strong className="block text-3xl text-spruce tabular-nums">{numberWords(kept)}</strong>
          requests in which a broker partner made contact by the time we had named, as our records show.
        </>
      )}
    </p>
  );
}

async function fetchKept(signal: AbortSignal): Promise<number | undefined> {
  const response = await fetch('/api/promises', { signal });
  if (!response.ok) return undefined;
  const answer: unknown = await response.json();
  const kept = typeof answer === 'object' && answer !== null && 'kept' in answer ? answer.kept : undefined;
  return typeof kept === 'number' ? kept : undefined;
}
