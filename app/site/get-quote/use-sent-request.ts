import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { readDraft } from './draft/draft.ts';
import { readReceipt } from './sent/receipt.ts';
import { isStep } from './steps/steps.ts';

/**
 * Whoever goes back to a step of a request that has been sent sees that it was, not an empty form. `step` is what the
 * address asks for; the first step is where the next request begins.
 */
export function useSentRequest(step: string | null): void {
  const navigate = useNavigate();
  const atArrival = useRef(step);
  useEffect(() => {
    const isLater = isStep(atArrival.current) && atArrival.current !== 'what';
    if (isLater && !readDraft() && readReceipt(null)) {
      void navigate('/get-quote/thank-you', { replace: true });
    }
  }, [navigate]);
}
