import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { withWord, wordIn } from '../skeleton/kept-word.ts';

const loadFound = () => import('./found-questions.tsx');
const FoundQuestions = lazy(async () => ({ default: (await loadFound()).FoundQuestions }));

/**
 * Finds a question by its words. What searches is fetched when somebody turns to the field. The word stands in the address,
 * so that whoever comes back from an answer finds the others again.
 */
export function FaqSearch() {
  const id = useId();
  const [wanted, setWanted] = useState('');
  // Pages are made without a word; the address is read once the page stands.
  useEffect(() => {
    const kept = wordIn(location.href, 'q');
    if (kept) setWanted(kept);
  }, []);

  function look(word: string) {
    setWanted(word);
    // Not through the router: the page is the same, and nothing is fetched again.
    history.replaceState(history.state, '', withWord(location.href, 'q', word));
  }

  return (
    <search className="mt-12 block noscript:hidden print:hidden">
      <label htmlFor={id} className="scroll-mt-24 text-2xl font-semibold">
        Find a question
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder="Hail, deductible, landlord…"
        value={wanted}
        onFocus={({ currentTarget }) => {
          void loadFound().catch(() => undefined);
          // A keyboard on the screen covers the lower half of a phone, where what is found would stand.
          if (matchMedia('(pointer: coarse)').matches) currentTarget.labels?.[0]?.scrollIntoView();
        }}
        onChange={(event) => look(event.target.value)}
        className="mt-3 block min-h-12 w-full max-w-form rounded-control border border-control bg-surface px-3.5 text-base placeholder:text-slate [&::-webkit-search-cancel-button]:hidden"
      />
      {wanted.trim() && (
        <Suspense fallback={<p className="mt-3 text-sm text-slate">Loading…</p>}>
          <FoundQuestions wanted={wanted} />
        </Suspense>
      )}
    </search>
  );
}
