import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isQuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { QuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';

/**
 * Shows the kind of insurance that the address names, with its answers, to whoever has gone back in the browser to before
 * they chose another. A choice that is not left yet stands in no address.
 */
export function useTypeOfAddress(form: QuoteForm, named: string | null, isReady: boolean): void {
  const { key } = useLocation();
  const latest = useRef(form);
  latest.current = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place of the history is asked once
  useEffect(() => {
    const { held, fill } = latest.current;
    if (!isReady || !isQuoteType(named) || named === held.latest.current.values.type) return;
    // A form is drawn as it is filled, which waits for what is being drawn.
    queueMicrotask(() => fill({ type: named }));
  }, [key, isReady]);
}
