import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { isQuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { QuoteForm, QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import { EMPTY_FORM, textAt } from '#app/site/get-quote/form-values.ts';
import { ITEM } from '#app/site/get-quote/steps/known-item.ts';
import { resetForm } from '#app/ui/forms/state/reset-form.ts';
import { isBlank } from '#app/ui/forms/state/value-at.ts';
import { withValue } from '#app/ui/forms/state/values.ts';
import { clearDraft, type Draft, newDraft, readDraft, saveDraft } from './draft.ts';

// Few arrive for it, and the others do not load it.
const loadStay = () => import('./with-stay.ts');

type KeptDraft = {
  draft: RefObject<Draft | null>;
  /** False while the page is as prerendered, before this device has been asked what it kept. */
  isReady: boolean;
  /** What was found on this device. */
  restored: Draft | null;
  /** The furthest step reached of the type that is chosen, counted from 0. */
  reached: number;
  reach: (step: number) => void;
  /** Where to go on without being asked: a type that the address names needs no choosing, and what was begun goes on. */
  resumeAt: number;
  clear: () => void;
};

/** What the address of the page says already: the type, for a business its trade, for a home of which kind it is, or what it is. */
type Known = Record<'type' | 'trade' | 'kind' | 'item', string | null>;

function withKnown(values: QuoteValues, { trade, kind, item }: Omit<Known, 'type'>): QuoteValues {
  const told = [
    ['answers.business.industry', trade],
    ['answers.home.kind', kind],
    [ITEM, item],
  ] as const;
  return told.reduce((all, [name, value]) => (value ? withValue(all, name, value) : all), values);
}

const withReached = (draft: Draft, type: string, step: number): Draft => ({
  ...draft,
  reached: { ...draft.reached, [type]: step },
});

/** Whether anything was entered: what to insure alone is no answer. */
function hasAnswers({ type, ...entered }: QuoteValues): boolean {
  return !isBlank(entered);
}

/** Fills the form with what this device kept and the address says, and keeps every change. */
export function useDraft({ held, values }: QuoteForm, known: Known): KeptDraft {
  const draft = useRef<Draft>(null);
  const [isReady, setIsReady] = useState(false);
  const [restored, setRestored] = useState<Draft | null>(null);
  const [reached, setReached] = useState<Draft['reached']>({});
  const [resumeAt, setResumeAt] = useState(0);
  const atArrival = useRef(known);

  const form = useRef(held);
  form.current = held;
  // What the device kept is not kept again, which would count its days anew.
  const asKept = useRef<QuoteValues>(values);

  useEffect(() => {
    function restore(withKeptStay?: (values: QuoteValues) => QuoteValues) {
      const kept = readDraft();
      // A type chosen while the script was still loading stands in the document, not yet in the form.
      const pressed = document.querySelector<HTMLInputElement>('input[name="type"]:checked')?.value;
      const { type: given, trade, kind, item } = atArrival.current;
      const type = [given, pressed].find(isQuoteType);
      draft.current = kept ?? newDraft();
      if (kept || type || trade || kind || item) {
        asKept.current = withKnown(
          { ...EMPTY_FORM, ...kept?.values, ...(type && { type }) },
          { trade, kind, item },
        );
        if (withKeptStay) asKept.current = withKeptStay(asKept.current);
        // Drawn at once: most visitors have nothing to be filled in, and do not wait for it.
        resetForm(form.current, asKept.current);
      }
      setRestored(kept && hasAnswers(kept.values) ? kept : null);
      const chosen = textAt(asKept.current, 'type');
      const at = Math.max(kept?.reached[chosen] ?? 0, isQuoteType(given) ? 1 : 0);
      draft.current = withReached(draft.current, chosen, at);
      setReached(draft.current.reached);
      setResumeAt(at);
      setIsReady(true);
    }
    // The page has just come alive: asking the device waits its turn, and so does drawing what it kept.
    let isLeft = false;
    const turn = setTimeout(async () => {
      const isStay = atArrival.current.type === 'supervisa';
      const stay = isStay ? await loadStay().catch(() => undefined) : undefined;
      if (!isLeft) startTransition(() => restore(stay?.withKeptStay));
    });
    return () => {
      isLeft = true;
      clearTimeout(turn);
    };
  }, []);

  useEffect(() => {
    if (!draft.current || values === asKept.current) return;
    draft.current = { ...draft.current, values };
    saveDraft(draft.current);
  }, [values]);

  function reach(step: number) {
    const { values: latest } = held.latest.current;
    const type = textAt(latest, 'type');
    if (!draft.current || step <= (draft.current.reached[type] ?? 0)) return;
    draft.current = withReached({ ...draft.current, values: latest }, type, step);
    saveDraft(draft.current);
    setReached(draft.current.reached);
  }

  function clear() {
    draft.current = null;
    asKept.current = { ...EMPTY_FORM, type: '' };
    resetForm(held, asKept.current);
    clearDraft();
    draft.current = newDraft();
    setRestored(null);
    setReached({});
    setResumeAt(0);
  }

  return { draft, isReady, restored, reached: reached[textAt(values, 'type')] ?? 0, reach, resumeAt, clear };
}
