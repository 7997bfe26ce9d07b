import { useEffect, useRef, useState } from 'react';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { QuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { fillBlanks } from '#app/ui/forms/state/fill-blanks.ts';
import { fillForm } from '#app/ui/forms/state/reset-form.ts';
import { isBlank, valueAt } from '#app/ui/forms/state/value-at.ts';
import { withValue } from '#app/ui/forms/state/values.ts';
import type { KnownPerson } from './known-person.ts';

/**
 * For somebody who is signed in: fills in how to reach them, where nothing is typed yet, and offers what they answered
 * last time. Asked once a type is chosen; reading the page needs none of it.
 */
export function useKnownPerson({ held }: QuoteForm, type: QuoteType | null) {
  const [known, setKnown] = useState<KnownPerson | null>(null);
  const [usedFor, setUsedFor] = useState<QuoteType | null>(null);
  const form = useRef(held);
  form.current = held;

  useEffect(() => {
    if (!type) return;
    let isCurrent = true;
    void import('./known-person.ts')
      .then(({ readKnownPerson }) => readKnownPerson(type))
      .then((found) => {
        if (!isCurrent || !found) return;
        setKnown(found);
        fillBlanks(form.current, 'contact', found.contact);
        const { values } = form.current.latest.current;
        if (isBlank(valueAt(values, 'windows'))) {
          fillForm(form.current, withValue(values, 'windows', found.windows));
        }
      })
      // Then everything is typed, as by anybody else.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [type]);

  const earlier = known?.earlier ?? null;
  return {
    isKnown: known !== null,
    /** Offered while the questions of this type are unanswered. */
    earlier:
      type && usedFor !== type && isBlank(valueAt(held.latest.current.values, `answers.${type}`))
        ? earlier
        : null,
    use: () => {
      if (!type || !earlier) return;
      fillForm(held, withValue(held.latest.current.values, `answers.${type}`, earlier.answers));
      setUsedFor(type);
    },
    usedFor,
  };
}
