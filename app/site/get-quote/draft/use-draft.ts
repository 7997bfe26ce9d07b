import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { isQuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { QuoteForm, QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import { EMPTY_FORM } from '#app/site/get-quote/form-values.ts';
import { resetForm } from '#app/ui/forms/state/reset-form.ts';
import { clearDraft, type Draft, newDraft, readDraft, saveDraft } from './draft.ts';

type KeptDraft = {
  draft: RefObject<Draft | null>;
  /** False while the page is as prerendered, before this device has been asked what it kept. */
  isReady: boolean;
  /** When the answers that were found on this device were kept. */
  restoredAt: string | null;
  /** The furthest step reached, counted from 0. */
  reached: number;
  reach: (step: number) => void;
  clear: () => void;
};

/** Fills the form with what this device kept, and keeps every change. `chosenType` comes from the address. */
export function useDraft({ held, values }: QuoteForm, chosenType: string | null): KeptDraft {
  const draft = useRef<Draft>(null);
  const [isReady, setIsReady] = useState(false);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [reached, setReached] = useState(0);
  const typeAtArrival = useRef(chosenType);

  const form = useRef(held);
  form.current = held;
  // What the device kept is not kept again, which would count its days anew.
  const asKept = useRef<QuoteValues>(values);

  useEffect(() => {
    function restore() {
      const kept = readDraft();
      // A type chosen while the script was still loading stands in the document, not yet in the form.
      const pressed = document.querySelector<HTMLInputElement>('input[name="type"]:checked')?.value;
      const type = [typeAtArrival.current, pressed].find(isQuoteType);
      asKept.current = { ...EMPTY_FORM, ...kept?.values, ...(type && { type }) };
      draft.current = kept ?? newDraft();
      resetForm(form.current, asKept.current);
      setRestoredAt(kept?.savedAt ?? null);
      setReached(kept?.reached ?? 0);
      setIsReady(true);
    }
    // The page has just come alive: asking the device waits its turn, and so does drawing what it kept.
    const turn = setTimeout(() => startTransition(restore));
    return () => clearTimeout(turn);
  }, []);

  useEffect(() => {
    if (!draft.current || values === asKept.current) return;
    draft.current = { ...draft.current, values };
    saveDraft(draft.current);
  }, [values]);

  function reach(step: number) {
    if (!draft.current || step <= reached) return;
    draft.current = { ...draft.current, values: held.latest.current.values, reached: step };
    saveDraft(draft.current);
    setReached(step);
  }

  function clear() {
    draft.current = null;
    asKept.current = { ...EMPTY_FORM, type: '' };
    resetForm(held, asKept.current);
    clearDraft();
    draft.current = newDraft();
    setRestoredAt(null);
    setReached(0);
  }

  return { draft, isReady, restoredAt, reached, reach, clear };
}
