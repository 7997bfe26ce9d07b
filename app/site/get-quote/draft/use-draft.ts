import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isQuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { EMPTY_FORM } from '#app/site/get-quote/form-values.ts';
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
export function useDraft(form: UseFormReturn, chosenType: string | null): KeptDraft {
  const draft = useRef<Draft>(null);
  const [isReady, setIsReady] = useState(false);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [reached, setReached] = useState(0);
  const typeAtArrival = useRef(chosenType);

  useEffect(() => {
    let stopKeeping = () => {};
    function restore() {
      const kept = readDraft();
      draft.current = kept ?? newDraft();
      // A type chosen while the script was still loading stands in the document, not yet in the form.
      const pressed = document.querySelector<HTMLInputElement>('input[name="type"]:checked')?.value;
      if (kept) form.reset({ ...EMPTY_FORM, ...kept.values });
      const type = [typeAtArrival.current, pressed].find(isQuoteType);
      if (type) form.setValue('type', type);
      setRestoredAt(kept?.savedAt ?? null);
      setReached(kept?.reached ?? 0);
      setIsReady(true);
      stopKeeping = form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!draft.current) return;
          draft.current = { ...draft.current, values };
          saveDraft(draft.current);
        },
      });
    }
    // The page has just come alive: asking the device waits its turn, and so does drawing what it kept.
    const turn = setTimeout(() => startTransition(restore));
    return () => {
      clearTimeout(turn);
      stopKeeping();
    };
  }, [form]);

  function reach(step: number) {
    if (!draft.current || step <= reached) return;
    draft.current = { ...draft.current, values: form.getValues(), reached: step };
    saveDraft(draft.current);
    setReached(step);
  }

  function clear() {
    draft.current = null;
    form.reset({ ...EMPTY_FORM, type: '' });
    clearDraft();
    draft.current = newDraft();
    setRestoredAt(null);
    setReached(0);
  }

  return { draft, isReady, restoredAt, reached, reach, clear };
}
